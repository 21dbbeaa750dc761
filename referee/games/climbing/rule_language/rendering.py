"""The text of a rule sentence, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from referee.games.climbing.plays.play import Play
from referee.i18n.messages import LANGS, listing, message
from referee.model.types import Words
from referee.rulebook.rule_language import NumberRange

from .actions import actions_in
from .actions.base import RuleAction
from .actions.field import AddAction
from .actions.plays import PARITIES, AllowAction, named
from .conditions import (
    ALL,
    ANY_NUMBER,
    EITHER,
    EQUAL,
    NEITHER,
    BelowCondition,
    Comparison,
    PlayCondition,
)
from .phrases import CAUSE, brief, capitalized, card_args, conditioned, numbers, trigger_args
from .sentence import SWEPT, TRIGGERS, RuleSentence, StateCondition, read_sentence, trigger_of

TRIGGER_WORDS = {f"when.{trigger}" for trigger in TRIGGERS}


def rule_text(words: Mapping[str, Any]) -> Words:
    """The text of the rule. Words that are left to readings are omitted; only the trigger, without
    which it would be another rule, has its first reading."""
    fixed = {path: _fixed_value(path, value) for path, value in words.items()}
    fixed = {path: value for path, value in fixed.items() if value is not None}
    sentence = read_sentence(fixed)
    actions = [action(sentence) for action in actions_in(fixed)]
    return {
        lang: message(lang, "said-gap").join(
            [sentence_text(sentence, actions, lang), *modifier_sentences(fixed, lang)]
        )
        for lang in LANGS
    }


def _fixed_value(path: str, value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    readings = (reading for name, reading in value.items() if name != "reading")
    return next(readings, None) if path in TRIGGER_WORDS else None


def sentence_text(
    sentence: RuleSentence, actions: Sequence[RuleAction], lang: str, effect: str = ""
) -> str:
    """The sentence itself; if it only says what may be played, the limits of its actions.

    ``effect``: what is in effect if that is a condition; by default, ``this``.
    """
    any_time = sentence.turn.who == ALL
    about_cards = card_args(sentence.cards, lang)
    offering = {**about_cards, "when": "anybody" if any_time else sentence.when}
    about_cards["when"] = "called" if any_time else sentence.when
    offered = next((action for action in actions if action.is_offered), None)
    first = offered.phrase(lang, offering) if offered else ""
    others = (action.phrase(lang, about_cards) for action in actions if action is not offered)
    phrases = [phrase for phrase in others if phrase]
    allowed = any(isinstance(action, AllowAction) for action in actions)
    if actions and not (first or phrases or allowed):
        return next(filter(None, (action.limit(lang) for action in actions)), "")
    then = listing(lang, phrases, "list-last-effect") if phrases else ""
    together = offered.together if isinstance(offered, AddAction) else ANY_NUMBER
    args = {
        **trigger_args(sentence, lang, effect=effect, way="allowed" if allowed else ""),
        "then": then or ("" if first or allowed else "…"),
        "offered": first,
        "calls": bool(actions) and offered is None,
        **numbers(lang, "together", together),
    }
    key = "said-rule-allow" if allowed else f"said-rule-{sentence.when}"
    return conditioned(message(lang, key, **args), sentence, lang)


def condition_text(sentence: RuleSentence, lang: str) -> str:
    """The beginning of the sentence: ``when a 7 is played``, or 「7を出すと」."""
    begin = sentence_text(sentence, (), lang).partition("…")[0].rstrip(" ,、")
    return begin[:1].lower() + begin[1:] if lang == "en" else begin


def cause_text(
    sentence: RuleSentence,
    count: int = 0,
    below: int = 0,
    all_skipped: bool = False,
    made: str = "",
    stood: bool = False,
    placed: tuple[Play, Play] | None = None,
) -> Words:
    """What has set the sentence off, such as ``Two 6s were played``.

    Args:
        count: how many cards it was, if known
        below: how many cards they were played on, if known
        all_skipped: whether all other players are skipped by them
        made: whether they made a ``revolution`` or a ``counter-revolution``, if known
        stood: whether only jokers stood for the rank that it is about
        placed: the play and the one below it, if they are to be named
    """
    cards = sentence.cards
    if made and cards.makes == EITHER:
        sentence = replace(sentence, cards=replace(cards, makes=made))
    if cards.makes == NEITHER and cards.rank:  # the cards say what counts
        sentence = replace(sentence, cards=replace(sentence.cards, makes=""))
    times = sentence.state.times.exactly
    is_any_state = replace(sentence.state, times=ANY_NUMBER, who="all") == StateCondition()
    is_any_play = cards == PlayCondition(makes=cards.makes) and is_any_state
    if count:
        sentence = replace(sentence, cards=replace(sentence.cards, count=NumberRange(count, count)))
    if below and cards.on:
        on = replace(cards.on, count=NumberRange(below, below))
        sentence = replace(sentence, cards=replace(sentence.cards, on=on))
    texts = {}
    for lang in LANGS:
        args = trigger_args(brief(sentence), lang, way=CAUSE)
        args |= {"makes": "all-skipped"} if all_skipped else {}
        args["nth"] = times
        if placed:
            args |= _placed_args(sentence, placed, lang)
        key = "said-cause-swept" if sentence.when == SWEPT else "said-cause"
        if is_any_play and cards.makes not in ("", NEITHER):
            key = "said-cause-made"
        if cards == PlayCondition(last=True):
            key = "said-cause-last"
        if stood and is_any_state and not cards.on:
            key, args["rank"] = "said-cause-stood", cards.rank[0]
        texts[lang] = capitalized(message(lang, key, **args))
    return texts


def names_both(cards: PlayCondition) -> bool:
    """Whether a play is better told with its own cards and those below it than in the words of the
    sentence, because these only say how the two compare."""
    on, compared = cards.on or BelowCondition(), cards.compared or Comparison()
    if on.rank or on.by or on.anywhere or on.around or on.plays != ANY_NUMBER or cards.face_down:
        return False
    only_equal = replace(compared, together=ANY_NUMBER, stand_ins=False)
    if only_equal not in (Comparison(), Comparison(strength=EQUAL)):
        return False
    return bool(cards.on or cards.compared or cards.lead is False)


def _placed_args(sentence: RuleSentence, placed: tuple[Play, Play], lang: str) -> dict[str, Any]:
    """The arguments of the cause that say which cards were played on which."""
    play, below = placed
    args = {"on": named(below, lang), "same": "", "lead": "", "beside": ""}
    cards = sentence.cards
    if cards.rank or cards.suit or cards.shows or cards.mix or cards.put or cards.row:
        return args
    nothing = {"count": 0, "least": 0, "most": 0, "only": "no", "form": "", "any_cards": False}
    many = "several" if play.count > 1 else "one"
    return {**args, **nothing, "noun": named(play, lang), "many": many}


MODIFIERS = (
    "when.pass.skipped_pass", "when.pass.stuck", "when.play.stand_ins", "when.play.counts",
    "when.play.on.stand_ins", "if.cleared", "when.hand.fours",
    "when.hand.stand_ins", "if.hand.stand_ins",
    "then.order", "then.may", "then.direction", "then.lock.rank", "then.lock.but_runs",
    "then.answerable", "then.all_skipped", "then.give.strength",
    "then.discard.strength", "then.take.strength", "then.swap.strength", "then.show.strength",
    "then.ties",
    "then.give.in_full", "then.discard.in_full", "then.called", "then.called_out", "then.emptied",
    "then.take.stays", "then.draw.from", "then.draw.first", "then.draw.in_full", "then.put.turns",
    "then.put.named", "then.put.rest_stays", "when.play.compared.faces",
)  # fmt: skip
"""The words with a sentence of their own, which follows the rule, in this order."""


def _also_fitting(ranks: Sequence[str], lang: str) -> str:
    """The ranks that fit a lock on even or odd ones as well; empty for other locks."""
    named = [rank for rank in ranks if rank not in PARITIES]
    return listing(lang, named, "list-last") if len(named) < len(ranks) and named else "none"


def modifier_key(path: str) -> str:
    """The key of the message about a word of :data:`MODIFIERS`."""
    last = path.rpartition(".")[2]
    alike = last == "strength" or (last == "in_full" and path != "then.draw.in_full")
    return f"said-besides-{last if alike else path.replace('.', '-')}"


def modifier_sentences(words: Mapping[str, Any], lang: str) -> Iterator[str]:
    """The sentences that follow the one of the rule."""
    when = trigger_of(words)
    for path in MODIFIERS:
        if path in words and (text := _modifier_sentence(path, words[path], lang, when)):
            yield text


def _modifier_sentence(path: str, value: Any, lang: str, when: str) -> str:
    if path == "then.lock.rank":
        arg = _also_fitting(value, lang)
    elif isinstance(value, bool):
        arg = "yes" if value else "no"
    elif isinstance(value, (tuple, list)):
        arg = listing(lang, map(str, value), "list-last")
    else:
        arg = str(value).replace(" ", "-")
    return message(lang, modifier_key(path), said=arg, when=when)
