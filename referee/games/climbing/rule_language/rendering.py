"""A sentence in words of both languages: the rule itself, and what it gives as a reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from referee.i18n.messages import LANGS, listing, message
from referee.model.types import Words

from .actions import RuleAction, actions_in
from .conditions.turns import ANY
from .phrases import brief, capitalized, rank_args, suit_phrase, trigger_args
from .sentence import TRIGGERS, RuleSentence, read_sentence

ANYBODY = "anybody"
"""Who does something at any time."""
SETTING_OFF = {f"when.{trigger}" for trigger in TRIGGERS}
"""A sentence without its trigger would be about something else."""


def rule_text(words: Mapping[str, Any]) -> Words:
    """The rule as somebody at the table would say it; a word left to a reading is passed over, but
    for what sets it off."""
    said = {path: told for path, value in words.items() if (told := _told(path, value)) is not None}
    sentence = read_sentence(said)
    actions = [action(sentence) for action in actions_in(said)]
    return {
        lang: message(lang, "said-gap").join(
            [sentence_text(sentence, actions, lang), *modifier_sentences(said, lang)]
        )
        for lang in LANGS
    }


def _told(path: str, value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    readings = (said for name, said in value.items() if name != "reading")
    return next(readings, None) if path in SETTING_OFF else None


def sentence_text(sentence: RuleSentence, actions: Sequence[RuleAction], lang: str) -> str:
    """A sentence whole; where it only says what may be played, that."""
    colour = suit_phrase(sentence.cards.suit, lang)
    when = ANYBODY if sentence.turn.whose == ANY else sentence.when
    counted = {**rank_args(sentence.cards.rank, lang), "colour": colour, "when": when}
    offered = next((action for action in actions if action.is_offered), None)
    first = offered.say(lang, counted) if offered else ""
    doing = (action.say(lang, counted) for action in actions if action is not offered)
    told = [text for text in doing if text]
    if actions and not (first or told):
        return next(filter(None, (action.limit(lang) for action in actions)), "")
    then = listing(lang, told, "list-last-clause") if told else "" if first else "…"
    effects = {"then": then, "offered": first, "calls": bool(actions) and offered is None,
               "together": offered.together_from if offered else 0}  # fmt: skip
    return capitalized(
        message(lang, f"said-rule-{sentence.when}", **trigger_args(sentence, lang), **effects)
    )


def cause_text(sentence: RuleSentence, count: int = 0, all_skipped: bool = False) -> Words:
    """What has happened: ``Two 6s were played``. ``count``: how many cards it was, where known.
    ``all_skipped``: whether everybody else is skipped by them."""
    if count:
        sentence = replace(sentence, cards=replace(sentence.cards, count=count))
    short = brief(sentence)
    more = {"makes": "all-skipped"} if all_skipped else {}
    told = {
        lang: message(lang, "said-cause", **{**trigger_args(short, lang), **more}) for lang in LANGS
    }
    return {lang: capitalized(text) for lang, text in told.items()}


MODIFIERS = (
    "when.pass.skips", "when.play.mix_jokers", "when.play.mix_counts", "when.play.stand_ins",
    "when.play.on.stand_ins", "when.hand.fours", "when.hand.several", "when.hand.stand_ins",
    "then.order", "then.order_chosen", "then.direction", "then.lock.also", "then.lock.but_runs",
    "then.lock.jokers", "then.answerable", "then.all_skipped", "then.usual_order", "then.together",
    "then.all_or_none", "then.enough", "then.called", "then.emptied", "then.draw.from",
    "then.draw.first", "then.draw.in_full", "then.put.turns", "then.put.named",
    "then.put.rest_stays", "when.play.compared.faces",
)  # fmt: skip
"""The words that are told after the sentence itself, in this order."""


def modifier_sentences(words: Mapping[str, Any], lang: str) -> Iterator[str]:
    """The sentences that follow the one of the rule."""
    for path in MODIFIERS:
        if path in words and (text := _said(path, words[path], lang)):
            yield text


def _said(path: str, value: Any, lang: str) -> str:
    if isinstance(value, bool):
        said = "yes" if value else "no"
    elif isinstance(value, (tuple, list)):
        said = listing(lang, [str(each) for each in value], "list-last")
    else:
        said = str(value).replace(" ", "-")
    return message(lang, f"said-besides-{path.replace('.', '-')}", said=said)
