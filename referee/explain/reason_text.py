"""Answers, reasons and facts in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.engine.answer import UnknownFact
from referee.i18n import messages
from referee.i18n.card_names import card_words, cards_together
from referee.i18n.messages import has_message, listing
from referee.model.questions import KINDS, WHAT_HAPPENS, WHAT_ORDER, Question
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Reason

OPEN = ("depends", "unsettled")
"""Answers that settle nothing."""

CARDS = (
    "read",
    "cards", "card", "top", "right", "plays", "choices", "stands",
    "lead", "laid", "near", "held", "winning", "strange", "fitting", "beside", "lying", "start",
)  # fmt: skip
"""What a sentence calls the cards that it names."""


def message(lang: str, key: str, **args: object) -> str:
    """A message whose cards are told as players call them. Raises ``KeyError``."""
    told = {name: _cards(lang, each) if name in CARDS else each for name, each in args.items()}
    if isinstance(told.get("top"), str):
        told["top"] = cards_together(lang, str(args["top"]).split())
    text = messages.message(lang, key, **told)
    cards = (each for name in CARDS if isinstance(each := told.get(name), str) and each)
    begins = any(text.startswith(each) for each in cards)
    return text[0].upper() + text[1:] if begins and text.endswith(_ENDS) else text


_ENDS = (".", "?", "!")
"""How a sentence ends, which begins with a capital letter: also with ``yellow 6``, ``a joker``."""


def _cards(lang: str, named: object) -> object:
    if isinstance(named, (list, tuple)):
        return cards_together(lang, named) if named else named
    return card_words(lang, named) if isinstance(named, str) else named


def value_text(kind: str, answer: Any, lang: str) -> str:
    """An answer's value in words."""
    if answer is None:
        return message(lang, "value-open")
    if isinstance(answer, str):
        key = f"value-{answer}"
        return message(lang, key) if has_message(lang, key) else answer
    if isinstance(answer, bool):
        return message(lang, "value-yes" if answer else "value-no")
    if isinstance(answer, list):
        return _list_text(kind, answer, lang)
    if isinstance(answer, dict):
        return _dict_text(kind, answer, lang)
    return str(answer)


def _list_text(kind: str, answer: list[Any], lang: str) -> str:
    if not answer:
        return message(lang, "value-nothing")
    if kind == "what_happens":
        told = dict.fromkeys(happening_text(each, lang) for each in answer)
        return listing(lang, told, "list-last-clause")
    if kind == WHAT_ORDER:
        answer = [card_words(lang, each) for each in answer]
    joiner = message(lang, "value-order-joiner") if KINDS[kind].in_order else None
    words = [value_text(kind, each, lang) for each in answer]
    if kind == "must_do":
        return listing(lang, words, "list-last-sentence")
    return joiner.join(words) if joiner else listing(lang, words)


def happening_text(told: dict[str, Any], lang: str) -> str:
    """One effect of ``what happens`` in words."""
    about = ((key, each) for key, each in told.items() if key not in ("clause", "effect"))
    args = {key: _titled(each, lang) for key, each in about}
    return message(lang, f"effect-{told['effect']}", **_due(args))


def happened_text(effects: Sequence[dict[str, Any]], lang: str) -> str:
    """What a move set off, a sentence an effect: ``The field is cleared. Aki leads.``"""
    told = dict.fromkeys(happening_text(each, lang) for each in effects)
    return message(lang, "say-joiner").join(clause_sentence(each, lang) for each in told)


def clause_sentence(clause: str, lang: str) -> str:
    """A clause as it stands in a list, as a sentence of its own."""
    return message(lang, "headline-sentence", text=clause[:1].upper() + clause[1:])


def asked_args(question: Question) -> dict[str, object]:
    """What the sentence of an answer names of its question."""
    args: dict[str, object] = {
        "seat": question.seat,
        "other": question.other,
        "rank": question.rank,
        "cards": [str(card) for card in question.cards],
    }
    return args | ({"suit": question.suit} if question.suit else {})


def answered(kind: str, answer: Any, args: Mapping[str, object], lang: str) -> str:
    """An answer to a question of a kind as one sentence; ``args``: what was asked about."""
    if isinstance(answer, str) and has_message(lang, key := f"answer-{kind}-{answer}"):
        return message(lang, key, **args)
    if kind == WHAT_HAPPENS and isinstance(answer, list) and answer:
        return message(lang, "answer-what_happens", told=happened_text(answer, lang))
    value = value_text(kind, answer, lang)
    for all_there_is, called in (("value-nothing", "nothing"), ("plays-pass", "pass")):
        own = f"answer-{kind}-{called}"
        if value == message(lang, all_there_is) and has_message(lang, own):
            return message(lang, own, **args)
    return message(lang, f"answer-{kind}", **args, told=value)


def _dict_text(kind: str, answer: dict[str, Any], lang: str) -> str:
    if kind == "must_give":
        return _gift_text(answer, lang)
    if kind == "must_do":
        return owed_text(answer, lang)
    if kind == "deal":
        return _deal_text(answer, lang)
    if kind == "what_plays":
        groups = [
            message(lang, f"plays-{form}", plays=" / ".join(plays))
            for form, plays in answer.items()
            if form != "pass"
        ]
        words = groups + ([message(lang, "plays-pass")] if answer.get("pass") else [])
        return listing(lang, words) or message(lang, "value-nothing")
    pair = "value-score-pair" if kind == "score" else "value-title-pair"
    pairs = [message(lang, pair, seat=seat, title=title) for seat, title in answer.items()]
    return listing(lang, pairs, "list-last-clause") or message(lang, "value-nothing")


def _deal_text(answer: dict[str, Any], lang: str) -> str:
    if "by_seat" in answer:
        pairs = answer["by_seat"].items()
        hands = [message(lang, "value-deal-hand", seat=seat, count=n) for seat, n in pairs]
        told = {"hands": listing(lang, hands), "left": answer["left"]}
        return message(lang, "value-deal-differs", **told)
    key = "value-deal-victim" if "victim" in answer else "value-deal"
    return message(lang, key, **{"more": 0, **answer})


def _gift_text(owed: dict[str, Any], lang: str) -> str:
    if not owed["count"]:
        return message(lang, "gift-none")
    args = {"other": owed["to"], "count": owed["count"], "cards": owed["forced"], "choices": ""}
    args["choices"] = " / ".join(owed["choices"])
    way = "show" if owed.get("show") else "free" if owed.get("free") else "forced"
    some = ("cards" if owed["forced"] else "") + ("choices" if owed["choices"] else "")
    return message(lang, f"gift-{way}" + (f"-{some}" if way == "forced" and some else ""), **args)


def owed_text(owed: dict[str, Any], lang: str) -> str:
    """One thing owed, such as ``may hand over up to 2 cards``."""
    return message(lang, f"must-{owed['do'].replace('_', '-')}", **_due({"to": "", **owed}))


def _due(args: Mapping[str, object]) -> dict[str, object]:
    """What is owed, with how its two numbers stand: ``upto``, ``exact`` or ``between``; what is but
    offered says so itself."""
    if "least" not in args:
        return dict(args)
    least, count = args["least"], args["count"]
    span = "upto" if not least else "exact" if least == count else "between"
    return {"span": span, "offered": False, **args}


def reason_text(reason: Reason, lang: str, key: str = "") -> str:
    """A reason in words, without its clause's title; ``key``: another message than its own."""
    told = {"clause": reason.clause.title[lang], **_counted(reason.args, lang)}
    if "do" in told:
        told["owed"] = owed_text(told, lang)
    text = message(lang, key or reason.key, **told)
    if not key and "since" in reason.args:
        named = {**told, "title": ""}  # it stands before the reason
        effect = message(lang, f"effect-{reason.key.removeprefix('happens-')}", **named)
        text = message(lang, "happens-since", since=told["since"], effect=effect, text=text)
    if key or "over" not in reason.args:
        return text
    return message(lang, "goes-before", text=text, over=_titled(reason.args["over"], lang))


def _counted(args: Mapping[str, object], lang: str) -> dict[str, object]:
    """What a reason names, with how many cards that is and whether the field has as many."""
    cards, top = args.get("cards"), str(args.get("top", "")).split()
    many = len(cards) if isinstance(cards, list) else 0
    counts = {"many": many, "topmany": len(top), "fits": many == len(top)}
    told = {"other": "", "count": 0, **counts, **_due(args)}
    told |= {name: _titled(value, lang) for name, value in args.items()}
    if "not" in args:
        told["not"] = _denied(str(args["not"]), lang)
    if "outcome" in args:
        told["outcome"] = _outcome(args, lang)
    return told


def _outcome(args: Mapping[str, Any], lang: str) -> str:
    """What comes of it if one clause acts first, as a sentence."""
    answer, asked = args["outcome"], args["asked"]
    if answer in OPEN:
        return message(lang, f"answer-{answer}", about="cards")
    return answered(asked.kind, answer, asked_args(asked), lang)


def _titled(value: object, lang: str) -> object:
    """A clause by its title, words in the language; other values as they are."""
    if isinstance(value, Clause):
        return value.title[lang]
    if isinstance(value, list) and value and isinstance(value[0], Clause):
        return [clause.title[lang] for clause in value]
    return value[lang] if isinstance(value, Mapping) and lang in value else value


def _denied(effect: str, lang: str) -> str:
    """That an effect does not come about: by its name or what that begins with."""
    while effect and not has_message(lang, f"not-{effect}"):
        effect = effect.rpartition("-")[0]
    return message(lang, f"not-{effect or 'other'}")


def spell_fact(fact: UnknownFact, lang: str) -> str:
    """A fact nobody knows, as a statement."""
    return message(lang, f"fact-{fact.key}", **fact.args)


def fact_question(fact: UnknownFact, lang: str) -> str:
    """The question that asks for a fact: ``Who played the yellow 6?``"""
    key = f"asks-{fact.key}"
    if has_message(lang, key):
        return message(lang, key, **fact.args)
    return message(lang, "asks-whether", fact=spell_fact(fact, lang))


def clarification_label(fact: UnknownFact, answer: str, lang: str) -> str:
    """The label of the button that answers :func:`fact_question`: yes, no, a seat or a card."""
    if fact.told_by == "joker":
        return card_words(lang, answer)
    return message(lang, f"asks-{answer}") if answer in ("yes", "no") else answer
