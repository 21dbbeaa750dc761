"""Answers to questions in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, cast

from referee.cards.card import JOKER
from referee.engine.answer import UnknownFact
from referee.engine.family import engine_of
from referee.i18n import messages
from referee.i18n.card_names import bid_words, card_words, cards_to_choose, cards_together
from referee.i18n.messages import has_message, listing, signed
from referee.model.questions import (
    DEAL,
    KINDS,
    MAY_ACCEPT,
    MUST_DO,
    MUST_GIVE,
    RANKS,
    SCORE,
    TITLES,
    WHAT_HAPPENS,
    WHAT_ORDER,
    WHAT_PLAYS,
    WHO_WINS,
    Question,
)
from referee.verdict.interfaces import VerdictLike

OPEN = ("depends", "unsettled")
"""Answers that settle nothing."""
Plays = dict[str, Any]
"""The plays that may be made, by their form, and whether a pass may be made."""
Effect = Mapping[str, Any]
"""One effect of a move, as the answer to ``what happens`` lists it."""

CARDS = (
    "read", "under",
    "cards", "card", "top", "right", "plays", "choices", "stands",
    "lead", "laid", "near", "held", "winning", "strange", "fitting", "beside", "lying", "start",
    "unfit", "due", "weaker", "stronger", "wanted", "instead", "moved",
)  # fmt: skip
"""The arguments of messages that are cards."""
BIDS = ("number", "bid", "contract")
"""The arguments that may be bids with their trumps, such as ``4S``, or announced games."""
EITHER = ("any", "beside", "right", "fitting")
"""The arguments that are cards of which one is enough."""
MODALS = ("may", "must", "could", "would")
"""Verbs that are the same for one player and for several."""
LONG_RUN = 6
"""From how many ranks on those in the middle of a run are left out of an order in short."""
PREVENTED = "mark-prevented-"
"""The names of effects that don't happen begin with this."""
_SENTENCE_ENDS = (".", "?", "!")
"""The last letter of a text that begins with a capital, even in ``Yellow 6 …`` or ``A joker …``."""
SEATS = ("seat", "seats", "to", "by")
"""The arguments of effects that are players."""


def card_message(lang: str, key: str, **args: object) -> str:
    """A message in which cards have the names that players use. Raises ``KeyError``."""
    named = {name: _in_words(lang, name, value) for name, value in args.items()}
    if isinstance(named.get("top"), str):
        named["top"] = cards_together(lang, str(args["top"]).split())
    text = messages.message(lang, key, **named)
    cards = (value for name in CARDS if isinstance(value := named.get(name), str) and value)
    begins_with_card = any(text.startswith(card) for card in cards)
    if begins_with_card and text.endswith(_SENTENCE_ENDS):
        return text[0].upper() + text[1:]
    return text


def _in_words(lang: str, name: str, value: object) -> object:
    """The names of the cards, if the argument is cards; else the value as it is."""
    if name in EITHER and isinstance(value, (list, tuple)):
        names = dict.fromkeys(cards_together(lang, str(play).split()) for play in value)
        return listing(lang, names, "list-either")
    if name in BIDS and isinstance(value, str):
        return bid_words(lang, value)
    if name == "choices" and isinstance(value, list) and value:
        return cards_to_choose(lang, value)
    if name not in CARDS:
        return value
    if isinstance(value, (list, tuple)):
        return cards_together(lang, value) if value else value
    return card_words(lang, value) if isinstance(value, str) else value


# ---- sentences


def answer_sentence(
    question: Question,
    answer: Any,
    lang: str,
    facts: Sequence[UnknownFact] = (),
    *,
    form: str = "answer",
    deed: Mapping[str, object] | None = None,
) -> str:
    """The answer as one sentence, such as ``Chie may not play ♣10.``

    Args:
        facts: what the answer depends on
        form: ``then`` for the words after a condition, ``headline`` for those of a headline
        deed: what is done with the cards that the question is about, if that is known, and by the
            rules of which family, as arguments of the message
    """
    kind, real = question.kind, form != "then"
    is_open = any(fact.key == "unknown-hand" for fact in facts)
    args = {**question_args(question), **(deed or {}), "real": real, "open": is_open}
    if question.move and answer == "no":
        return card_message(lang, f"answer-no-{question.move.replace('_', '-')}", **args)
    if isinstance(answer, str) and (key := _answer_key(lang, form, f"{kind}-{answer}")):
        return card_message(lang, key, **args)
    if answer in OPEN:
        return open_answer_sentence(answer, lang, facts)
    if kind == WHAT_HAPPENS and isinstance(answer, list) and answer:
        if not real:
            return _would_happen(answer, lang, "then-what_happens")
        return card_message(lang, "answer-what_happens", told=happenings_text(answer, lang))
    value = value_text(kind, answer, lang, real=real)
    for value_key, ending in (
        ("value-nothing", "nothing"),
        ("value-open", "open"),
        ("plays-pass", "pass"),
    ):
        key = _answer_key(lang, form, f"{kind}-{ending}")
        if value == card_message(lang, value_key) and key:
            return card_message(lang, key, **args)
    if kind == WHAT_PLAYS and isinstance(answer, dict) and answer.get("pass"):
        value = value_text(kind, {**answer, "pass": False}, lang)
        return card_message(lang, "answer-what_plays-or-pass", **args, told=value)
    args["own"] = isinstance(answer, str) and answer == question.other
    args["winners"] = len(answer) if isinstance(answer, list) else 1
    if kind == WHO_WINS and args.get("together") and args["winners"] != 1:
        args["winners"] = "side"
    args["place"] = answer if isinstance(answer, int) else 0
    ending = f"{kind}-gaps" if kind == RANKS and has_gaps(answer) else kind
    return card_message(lang, _answer_key(lang, form, ending), **args, told=value)


def _answer_key(lang: str, form: str, ending: str) -> str:
    """The message of an answer in this form, else in the usual one; empty if there is none."""
    keys = (f"{form}-{ending}", f"answer-{ending}")
    return next((key for key in keys if has_message(lang, key)), "")


def open_answer_sentence(answer: str, lang: str, facts: Sequence[UnknownFact] = ()) -> str:
    """That an answer is unsettled or depends on something."""
    about = next((fact.about for fact in facts if fact.about != "cards"), "cards")
    return card_message(lang, f"answer-{answer}", about=about)


def question_args(question: Question) -> dict[str, object]:
    """What the sentence of an answer names of its question."""
    args: dict[str, object] = {
        "seat": question.seat,
        "other": question.other,
        "rank": question.rank,
        "number": question.number,
        "cards": [str(card) for card in question.cards],
        "deed": "",
        "by": "",
        "receiver": "",
        "blind": False,
        "family": "",
    }
    return args | ({"suit": question.suit} if question.suit else {})


def yes_or_no(kind: str, answer: str, lang: str, deed: Mapping[str, object] | None = None) -> str:
    """Yes or no, in Japanese in the verb of the question; ``deed``: see :func:`deed_args`."""
    args = {"kind": kind, "deed": "", "receiver": "", "blind": False, **(deed or {})}
    return card_message(lang, f"headline-{answer}", **args)


def deed_args(verdict: VerdictLike, lang: str) -> dict[str, object]:
    """By what obligation or offer cards move, by which clause and for whom; the family of games and
    its ranks, and which move the question is about."""
    question, rulebook = verdict.question, verdict.table.rulebook
    asked: dict[str, object] = {"kind": question.move or question.kind, "family": rulebook.family}
    asked["ranks"] = rulebook.deck.ranks
    asked["together"] = any(
        reason.key.endswith(("-wins", "-stops", "-won")) and len(reason.players) > 1
        for reason in verdict.because
    )
    own = [reason for reason in verdict.because if reason.key != "debt-others"]
    owing = next((reason for reason in own if "do" in reason.args), None)
    if owing is None and question.kind == MAY_ACCEPT:
        owing = next((reason for reason in verdict.nearly if "deed" in reason.args), None)
    if owing is None:
        traits = engine_of(rulebook).traits
        deed = traits.deeds.get(question.kind, "")
        return {**asked, "deed": deed} if deed else asked
    deed = str(owing.args.get("do", owing.args.get("deed"))).replace("_", "-")
    by, receiver = without_gloss(owing.clause.title[lang]), owing.args.get("to", "")
    blind = bool(owing.args.get("blind"))
    return {**asked, "deed": deed, "by": by, "receiver": receiver, "blind": blind}


def without_gloss(title: str) -> str:
    """A title without the words in brackets at its end."""
    return title.partition("(")[0].strip() or title


_OF_A_RULE = re.compile(
    r"[Ii]t (?=(?:applies|doesn’t apply|takes|has ended|ended|only concerns|stops while)\b)"
)
"""How an English text begins whose “it” is its rule."""
_OF_SEVERAL = re.compile(r" and |[^s]s$")
"""What there is in a title that isn’t followed by a verb of one thing."""


def with_title(title: str, text: str, lang: str) -> str:
    """A text with the title of its rule: ``8-cut: An 8 was played.``; in English the title stands
    for “it”: ``5-cut applies only in a revolution.``
    """
    name, found = without_gloss(title), _OF_A_RULE.match(text) if lang == "en" else None
    if found and not _OF_SEVERAL.search(name):
        return f"{name} {text[found.end() :]}"
    return card_message(lang, "say-reason", title=title, text=text)


def lowered(text: str, lang: str, *seats: object) -> str:
    """The text with a small first letter, if it begins with an ordinary word.

    ``seats``: the players that it may begin with, such as one who is called Red.
    """
    if any(seat and text.startswith(f"{seat} ") for seat in seats):
        return text
    word = text.partition(" ")[0].removesuffix(":")
    is_ordinary = word in card_message(lang, "headline-small-words").split()
    return text[0].lower() + text[1:] if is_ordinary else text


def then_text(
    question: Question,
    answer: Any,
    lang: str,
    now: Any = None,
    *,
    deed: Mapping[str, object] | None = None,
) -> str:
    """The answer after a changed rule and a comma, such as ``Chie could.``

    ``now``: the answer without the change. Only the plays and effects that differ from it are
    listed. ``deed``: as of :func:`answer_sentence`.
    """
    if answer in OPEN:
        return _then_open(question, answer, lang, real=False)
    text = _then_text(question, answer, lang, now, deed or {})
    return lowered(text, lang, answer, question.seat, question.other)


def _is_offered(duties: Any) -> bool:
    """Whether all that a seat may do now is optional."""
    return isinstance(duties, list) and bool(duties) and not any(each["least"] for each in duties)


def _then_open(question: Question, answer: str, lang: str, *, real: bool) -> str:
    """That an answer would be open, and about what."""
    asked = "may" if question.kind.startswith("may_") else question.kind
    args = {"asked": asked, "seat": question.seat, "real": real}
    return card_message(lang, f"then-{answer}", **args)


def if_true_text(
    question: Question,
    answer: Any,
    lang: str,
    deed: Mapping[str, object] | None = None,
    *,
    is_whole: bool = False,
) -> str:
    """The answer after a condition that may be true and a comma, such as ``Chie may.``

    ``is_whole``: with what the question is about, such as ``Chie may play ♣10.``
    """
    key = f"then-{question.kind}-{answer}"
    is_may = question.kind.startswith("may_") and answer not in OPEN and not is_whole
    if is_may and has_message(lang, key):
        args = {**question_args(question), **(deed or {})}
        return card_message(lang, key, **args, real=True)
    if answer in OPEN:
        return _then_open(question, answer, lang, real=True)
    if question.kind == WHAT_HAPPENS and answer:
        return _would_happen(answer, lang, "then-what_happens", real=True)
    return lowered(answer_sentence(question, answer, lang, deed=deed), lang, answer, question.seat)


def _then_text(
    question: Question, answer: Any, lang: str, now: Any, deed: Mapping[str, object]
) -> str:
    if question.kind.startswith("may_"):
        kind = "move" if question.move else question.kind
        args = {**question_args(question), **deed}
        return card_message(lang, f"then-{kind}-{answer}", **args, real=False)
    if question.kind == MUST_DO and answer == [] and _is_offered(now):
        return card_message(lang, "then-must_do-not-offered", seat=question.seat)
    difference = ""
    if question.kind == WHAT_ORDER and (order := _reversed_order(answer, now, deed)):
        return card_message(lang, "then-what_order-reversed", order=order)
    if question.kind == WHAT_ORDER and isinstance(answer, list):
        told = order_text(answer, cast("Sequence[str]", deed.get("ranks", ())), lang)
        return card_message(lang, "then-what_order", told=told)
    if isinstance(answer, dict) and isinstance(now, dict):
        if question.kind in (TITLES, SCORE) and answer and answer.items() < now.items():
            if question.kind == SCORE:
                return card_message(lang, "then-score-part", seats=[*answer])
            return card_message(lang, "then-titles-part", seats=[*answer], count=len(answer))
        if question.kind == MUST_GIVE and now.get("show") and not answer["count"]:
            return card_message(lang, "then-must_give-unshown", seat=question.seat)
    if question.kind == WHAT_PLAYS and isinstance(answer, dict) and isinstance(now, dict):
        difference = _play_difference(question, answer, now, lang)
    if question.kind == WHAT_HAPPENS and isinstance(answer, list) and isinstance(now, list):
        difference = _effect_difference(answer, now, lang)
    return difference or answer_sentence(question, answer, lang, form="then", deed=deed)


def _reversed_order(order: Any, now: Any, deed: Mapping[str, object]) -> str:
    """Whether an order of cards that is the present one the other way round, apart from the jokers,
    is the ``usual`` or the ``reversed`` one of the game, or neither (``round``); empty if it isn't.
    """
    if not (isinstance(order, list) and isinstance(now, list)):
        return ""
    ranks, ranks_now = ([card for card in cards if card != str(JOKER)] for cards in (order, now))
    if ranks == ranks_now or ranks != ranks_now[::-1]:
        return ""
    usual = [*cast("Sequence[str]", deed.get("ranks", ()))]
    return "usual" if ranks == usual else "reversed" if ranks_now == usual else "round"


def order_text(order: Sequence[str], usual: Sequence[str], lang: str) -> str:
    """The ranks from weakest to strongest. Of a long run in the ``usual`` order of the deck, or in
    the reverse of it, only the first ones and the last are named."""
    places = {rank: place for place, rank in enumerate(usual)}
    runs: list[list[str]] = [[]]
    for rank in order:
        run = [*runs[-1], rank]
        known = [places[each] for each in run if each in places]
        steps = {after - before for before, after in pairwise(known)}
        if len(known) == len(run) and steps in (set(), {1}, {-1}):
            runs[-1] = run
        else:
            runs.append([rank])
    words: list[str] = []
    for run in runs:
        named = [card_words(lang, rank) for rank in run]
        if len(run) >= LONG_RUN:
            args = {"third": named[2], "last": named[-1]}
            named[2:] = [card_message(lang, "headline-order-run", **args)]
        words += named
    return card_message(lang, "value-order-joiner").join(words)


def _effect_difference(answer: Sequence[Effect], now: Sequence[Effect], lang: str) -> str:
    """Which effects come and go, or which are left; empty if none stays."""
    texts, texts_now = _happenings(answer, lang), _happenings(now, lang)
    come = {text: effect for text, effect in texts.items() if text not in texts_now}
    gone = {text: effect for text, effect in texts_now.items() if text not in texts}
    is_turned = any("ranking" in effect for effect in gone.values())
    if not (come or gone) or (len(come) == len(texts) and not (is_turned and not texts)):
        return ""
    staying = {effect["effect"] for text, effect in texts.items() if text not in come}
    coming = {effect["effect"] for effect in come.values()}
    lost = {kind: effect for effect in gone.values() if (kind := effect["effect"]) not in coming}
    if any("ranking" in effect and effect["effect"] in coming for effect in gone.values()):
        lost = {kind: effect for kind, effect in lost.items() if "ranking" not in effect}
    if lost.keys() & staying or not all(has_message(lang, f"not-{kind}") for kind in lost):
        return "" if come else _would_happen(answer, lang, "then-what_happens-only")
    alike = {_regardless_of_seat(effect) for effect in come.values()}
    shown = [effect for effect in texts.values() if _regardless_of_seat(effect) in alike]
    words = [
        happening_text(effect, lang, real=False) for effect in _joined(shown, lang, real=False)
    ]
    words += (_effect_text(f"not-{kind}", lost[kind], lang, real=False) for kind in sorted(lost))
    told = listing(lang, words, "list-last-sentence")
    return card_message(lang, "then-what_happens", told=told)


def _regardless_of_seat(effect: Effect) -> str:
    return repr({**effect, "seat": ""})


def _would_happen(effects: Sequence[Effect], lang: str, key: str, *, real: bool = False) -> str:
    """The effects of a move after a condition: two in one sentence, more in a sentence each."""
    joined = _joined(effects, lang, real=real)
    words = [*dict.fromkeys(happening_text(effect, lang, real=real) for effect in joined)]
    if len(words) > 2 and key == "then-what_happens":
        return happenings_text(effects, lang, real=real)
    return card_message(lang, key, told=listing(lang, words, "list-last-effect"))


def same_happenings(one: Iterable[Effect], other: Iterable[Effect], lang: str) -> bool:
    """Whether the same happens, in any order and apart from what doesn't happen."""
    texts = (_happenings(effects, lang).items() for effects in (one, other))
    first, second = (
        {text for text, effect in each if not effect["effect"].startswith(PREVENTED)}
        for each in texts
    )
    return first == second


def _happenings(effects: Iterable[Effect], lang: str) -> dict[str, Effect]:
    return {happening_text(effect, lang): effect for effect in effects}


def _play_difference(question: Question, answer: Plays, now: Plays, lang: str) -> str:
    """Which plays come and go; empty if the whole list is as short."""
    new, gone = _without(answer, now), _without(now, answer)
    spellings = _spellings(new) + _spellings(gone)
    is_shorter = 0 < len(spellings) < len(_spellings(answer))
    if not is_shorter or len({*spellings}) < len(spellings):  # a play only changes its form
        return ""
    if not new and [*gone] == ["pass"]:
        return card_message(lang, "then-plays-no-pass", seat=question.seat)
    texts = {
        name: value_text(question.kind, plays, lang) if plays else ""
        for name, plays in (("come", new), ("gone", gone))
    }
    return card_message(lang, "then-plays", seat=question.seat, **texts)


def _without(plays: Plays, others: Plays) -> Plays:
    """The plays that are not among the others, by their forms."""
    rest: Plays = {}
    for form, listed in plays.items():
        if form == "pass":
            left: Any = listed and not others.get(form)
        else:
            left = [play for play in listed if play not in others.get(form, ())]
        if left:
            rest[form] = left
    return rest


def _spellings(plays: Plays) -> list[str]:
    """All plays as they are written, a pass as ``pass``."""
    return [
        spelling
        for form, listed in plays.items()
        if listed
        for spelling in (listed if isinstance(listed, list) else [form])
    ]


# ---- values


def value_text(kind: str, answer: Any, lang: str, *, real: bool = True) -> str:
    """The value of an answer in words. ``real``: false for the words after a condition."""
    if answer is None:
        return card_message(lang, "value-open")
    if isinstance(answer, str):
        key = f"value-{answer}"
        return card_message(lang, key) if has_message(lang, key) else answer
    if isinstance(answer, bool):
        return card_message(lang, "value-yes" if answer else "value-no")
    if isinstance(answer, list):
        return _list_text(kind, answer, lang, real=real)
    if isinstance(answer, dict):
        return _dict_text(kind, answer, lang, real=real)
    return str(answer)


def _list_text(kind: str, answer: list[Any], lang: str, *, real: bool) -> str:
    if not answer:
        return card_message(lang, "value-nothing")
    if kind == WHAT_HAPPENS:
        effects = dict.fromkeys(happening_text(effect, lang, real=real) for effect in answer)
        return listing(lang, effects, "list-last-clause")
    if kind == WHAT_ORDER:
        answer = [card_words(lang, card) for card in answer]
    if KINDS[kind].in_order:
        return _in_order_text(kind, answer, lang, real=real)
    if kind == MUST_DO:
        words = [owed_text(owed, lang, real=real) for owed in _same_to_several(answer, lang)]
        return listing(lang, _each_with_times(words, lang), "list-last-sentence")
    return listing(lang, [value_text(kind, value, lang, real=real) for value in answer])


def _same_to_several(debts: Iterable[Mapping[str, Any]], lang: str) -> list[Mapping[str, Any]]:
    """What is owed; the same to several players as one."""
    alike = [({**owed, "to": ""}, owed.get("to", "")) for owed in debts]
    merged: list[Mapping[str, Any]] = []
    for owed, _ in {repr(owed): (owed, to) for owed, to in alike}.values():
        to = [other for same, other in alike if same == owed]
        several = len({*to}) == len(to) > 1
        named = [card_message(lang, "list-each", seats=to)] if several else to
        merged += [{**owed, "to": each} for each in named]
    return merged


def _each_with_times(texts: Iterable[str], lang: str) -> list[str]:
    """Each text once, with how often it is there."""
    return [
        card_message(lang, "must-times", told=text, times=times) if times > 1 else text
        for text, times in Counter(texts).items()
    ]


def _in_order_text(kind: str, answer: list[Any], lang: str, *, real: bool) -> str:
    """A list in order. Of places that are not decided it says only that they are not; the others
    are numbered then."""
    decided = [(place, value) for place, value in enumerate(answer, 1) if value is not None]
    words = [value_text(kind, value, lang) for _, value in decided]
    if has_gaps(answer):
        words = [
            card_message(
                lang, "value-order-place", place=place, seat=value, real=real, first=not at
            )
            for at, (place, value) in enumerate(decided)
        ]
    told = card_message(lang, "value-order-joiner").join(words)
    if not words or len(decided) == len(answer):
        return told or card_message(lang, "value-open")
    return card_message(lang, "value-order-open", told=told, real=real)


def has_gaps(answer: Any) -> bool:
    """Whether a list has places that are not decided among others that are."""
    return isinstance(answer, list) and None in answer and {*answer} != {None}


def _dict_text(kind: str, answer: dict[str, Any], lang: str, *, real: bool) -> str:
    if kind == MUST_GIVE:
        return _gift_text(answer, lang, real=real)
    if kind == MUST_DO:
        return owed_text(answer, lang, real=real)
    if kind == DEAL:
        return _deal_text(answer, lang, real=real)
    if kind == WHAT_PLAYS:
        groups = [
            card_message(lang, f"plays-{form}", plays=" / ".join(plays), any=plays)
            for form, plays in answer.items()
            if form != "pass"
        ]
        words = groups + ([card_message(lang, "plays-pass")] if answer.get("pass") else [])
        return listing(lang, words, "list-last-or") or card_message(lang, "value-nothing")
    if kind == SCORE:
        points = [(seat, signed(value)) for seat, value in answer.items()]
        pairs = [card_message(lang, "value-score-pair", seat=s, title=each) for s, each in points]
    else:
        seats: dict[str, list[str]] = {}
        for seat, title in answer.items():
            seats.setdefault(title, []).append(seat)
        pairs = [
            card_message(
                lang, "value-title-pair",
                seats=holders, title=title, count=len(holders), real=real, first=not at,
            )
            for at, (title, holders) in enumerate(seats.items())
        ]  # fmt: skip
    return listing(lang, pairs, "list-last-clause") or card_message(lang, "value-nothing")


def _deal_text(answer: dict[str, Any], lang: str, *, real: bool) -> str:
    if "by_seat" in answer:
        counts = answer["by_seat"].items()
        hands = [card_message(lang, "value-deal-hand", seat=s, count=count) for s, count in counts]
        args = {"hands": listing(lang, hands), "left": answer["left"], "real": real}
        return card_message(lang, "value-deal-differs", **args)
    if "landlord" in answer:
        return card_message(lang, "value-deal-landlord", real=real, **answer)
    if "stock" in answer:
        return card_message(lang, "value-deal-stock", **{"up": 0, "real": real, **answer})
    if "kitty" in answer:
        return card_message(lang, "value-deal-kitty", real=real, **answer)
    if "skat" in answer:
        return card_message(lang, "value-deal-skat", real=real, **answer)
    key = "value-deal-victim" if "victim" in answer else "value-deal"
    return card_message(lang, key, **{"more": 0, "real": real, **answer})


def _gift_text(owed: dict[str, Any], lang: str, *, real: bool) -> str:
    if not owed["count"]:
        return card_message(lang, "gift-none", real=real)
    args = {
        "other": owed["to"],
        "count": owed["count"],
        "cards": owed["forced"],
        "left": owed["count"] - len(owed["forced"]),
        "choices": listing(lang, [card_words(lang, card) for card in owed["choices"]]),
        "any": owed["choices"],
        "real": real,
    }
    if owed.get("show"):
        return card_message(lang, "gift-show", **args)
    if owed.get("free"):
        return card_message(lang, "gift-unseen" if owed.get("unseen") else "gift-free", **args)
    named = ("cards" if owed["forced"] else "") + ("choices" if owed["choices"] else "")
    return card_message(lang, "gift-forced" + (f"-{named}" if named else ""), **args)


def owed_text(owed: Mapping[str, Any], lang: str, *, real: bool = True) -> str:
    """One thing that is owed, such as ``may hand over up to 2 cards``."""
    key = f"must-{owed['do'].replace('_', '-')}"
    return card_message(lang, key, **with_span({"to": "", "real": real, "pack": "suits", **owed}))


def with_span(args: Mapping[str, object]) -> dict[str, object]:
    """The arguments with the ``span`` of an obligation: ``upto``, ``exact`` or ``between``; ``due``
    if there may be fewer cards than are owed, ``whole`` if it is all of them or none.

    ``offered`` and ``blind`` are false, and ``only`` (which cards) is empty, unless the arguments
    say otherwise.
    """
    if "least" not in args:
        return dict(args)
    least, count = args["least"], args["count"]
    span = "upto" if not least else "exact" if least == count else "between"
    if count != 1 and args.get("whole"):
        span = "whole"
    if args.get("forced"):
        span = "due"
    return {"to": "", "only": "", "span": span, "offered": False, "blind": False, **args}


# ---- effects of a move


def happening_text(effect: Effect, lang: str, *, real: bool = True) -> str:
    """One effect of a move in words. ``real``: false for the words after a condition."""
    return _effect_text(f"effect-{effect['effect']}", effect, lang, real=real)


def _effect_text(key: str, effect: Effect, lang: str, *, real: bool) -> str:
    """A message about an effect of a move."""
    details = {key: value for key, value in effect.items() if key not in ("clause", "effect")}
    args = {key: localised(value, lang) for key, value in details.items()}
    absent: dict[str, object] = {"ranking": "", "said": "", "standing": "", "laid": "", "times": 1}
    args = {"count": seat_count(args), **absent, "real": real, **with_span(args)}
    return card_message(lang, key, **args)


def seat_count(args: Mapping[str, object]) -> int:
    """How many players the argument ``seats`` lists."""
    seats = args.get("seats")
    return len(seats) if isinstance(seats, (list, tuple)) else 0


def happenings_text(effects: Iterable[Effect], lang: str, *, real: bool = True) -> str:
    """The effects of a move, a sentence each: ``The field is cleared. Aki leads.``"""
    told = (happening_sentence(each, lang, real=real) for each in _joined(effects, lang, real=real))
    return card_message(lang, "say-joiner").join(dict.fromkeys(told))


def without_opposites(effects: Iterable[Effect]) -> list[Effect]:
    """The effects; a mark that is set and dropped again by the same move as one effect, and without
    those that the move ends by clearing the field."""
    left: list[Effect] = []
    for effect in effects:
        if "ended" in effect:
            continue
        kind = _OF_A_MARK.sub("", str(effect["effect"]))
        twice = {**effect, "effect": f"mark-twice-{kind}"}
        opposite = next((other for other in left if _are_opposite(effect, other)), None)
        if opposite and has_message("en", f"effect-{twice['effect']}"):
            left[left.index(opposite)] = twice
        else:
            left.append(effect)
    return left


_OF_A_MARK = re.compile("^mark-(?:set|dropped)-")


def _are_opposite(one: Effect, other: Effect) -> bool:
    names = [str(effect["effect"]) for effect in (one, other)]
    kinds = {_OF_A_MARK.sub("", name) for name in names}
    return len({*names}) == 2 and len(kinds) == 1 and all(map(_OF_A_MARK.match, names))


def _joined(effects: Iterable[Effect], lang: str, *, real: bool) -> list[Effect]:
    """The effects; those that are the same for several players as one of all of them."""
    joined: dict[object, Effect] = {}
    for effect in without_opposites(effects):
        seat, text = effect.get("seat"), happening_text(effect, lang, real=real)
        verb = text.removeprefix(f"{seat} ").partition(" ")[0]
        if not isinstance(seat, str) or (lang == "en" and verb not in MODALS):
            joined[len(joined)] = effect
            continue
        alike = _regardless_of_seat(effect)
        seats = dict.fromkeys([*joined.get(alike, {}).get("seat", ()), seat])
        joined[alike] = {**effect, "seat": [*seats]}
    return list(joined.values())


def happening_sentence(effect: Effect, lang: str, *, real: bool = True) -> str:
    """One effect of a move as a sentence. It begins with a capital unless that would change the
    name of a player."""
    text = happening_text(effect, lang, real=real)
    if not any(_begins_with(text, effect.get(key, "")) for key in SEATS):
        text = text[:1].upper() + text[1:]
    return card_message(lang, "headline-sentence", text=text)


def _begins_with(text: str, seats: object) -> bool:
    name = str(seats[0] if isinstance(seats, list) and seats else seats)
    after = text[len(name) : len(name) + 1]  # in Japanese, a particle
    return name != "" and text.startswith(name) and not (after.isascii() and after.isalnum())


def localised(value: object, lang: str) -> object:
    """The text in a language, if the value is a text in each; other values as they are."""
    return value[lang] if isinstance(value, Mapping) and lang in value else value
