"""An answer to a question as one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.engine.answer import Fact
from referee.language.messages import has_message
from referee.model.questions import WHAT_HAPPENS, Question

from .wording import happening_text, message, value_text

OPEN = ("depends", "unsettled")


def outcome(question: Question, answer: Any, lang: str, facts: Sequence[Fact] = ()) -> str:
    """The answer as one sentence: ``Chie may not play ♣10.``; ``facts``: what it depends on."""
    args = _args(question)
    if isinstance(answer, str):
        key = f"answer-{question.kind}-{answer}"
        if has_message(lang, key):
            return message(lang, key, **args)
        if answer in OPEN:
            return message(lang, f"answer-{answer}", about=_about(facts))
    if question.kind == WHAT_HAPPENS and isinstance(answer, list) and answer:
        return message(lang, "answer-what_happens", value=happened_text(answer, lang))
    value = value_text(question.kind, answer, lang)
    nothing = f"answer-{question.kind}-nothing"
    if value == message(lang, "value-nothing") and has_message(lang, nothing):
        return message(lang, nothing, **args)
    return message(lang, f"answer-{question.kind}", **args, value=value)


def happened_text(effects: Sequence[dict[str, Any]], lang: str) -> str:
    """What a move set off, a sentence an effect: ``The field is cleared. Aki leads.``"""
    told = dict.fromkeys(happening_text(each, lang) for each in effects)
    return message(lang, "say-joiner").join(clause_sentence(each, lang) for each in told)


def clause_sentence(clause: str, lang: str) -> str:
    """A clause as it stands in a list, as a sentence of its own."""
    return message(lang, "headline-sentence", text=clause[:1].upper() + clause[1:])


def then(question: Question, answer: Any, lang: str) -> str:
    """The answer after a condition, where the question has just been answered otherwise: ``yes,
    Chie may.``"""
    key = f"then-{question.kind}-{answer}" if isinstance(answer, str) else ""
    if key and has_message(lang, key):
        return message(lang, key, **_args(question))
    if answer in OPEN:
        return message(lang, f"then-{answer}")
    return outcome(question, answer, lang)


def _args(question: Question) -> dict[str, object]:
    args: dict[str, object] = {
        "seat": question.seat,
        "other": question.other,
        "rank": question.rank,
        "cards": [str(card) for card in question.cards],
    }
    return args | ({"suit": question.suit} if question.suit else {})


def _about(facts: Sequence[Fact]) -> str:
    """What the facts are about that an answer lacks: the first that is not about cards tells."""
    return next((fact.about for fact in facts if fact.about != "cards"), "cards")
