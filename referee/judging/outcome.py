"""An answer to a question as one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.engine.answer import Fact
from referee.language.messages import has_message
from referee.model.questions import Question

from .wording import OPEN, answered, asked_args, message


def outcome(question: Question, answer: Any, lang: str, facts: Sequence[Fact] = ()) -> str:
    """The answer as one sentence: ``Chie may not play ♣10.``; ``facts``: what it depends on."""
    if answer in OPEN and not has_message(lang, f"answer-{question.kind}-{answer}"):
        return message(lang, f"answer-{answer}", about=_about(facts))
    return answered(question.kind, answer, asked_args(question), lang)


def then(question: Question, answer: Any, lang: str) -> str:
    """The answer after a condition, where the question has just been answered otherwise: ``yes,
    Chie may.``"""
    key = f"then-{question.kind}-{answer}" if isinstance(answer, str) else ""
    if key and has_message(lang, key):
        return message(lang, key, **asked_args(question))
    if answer in OPEN:
        return message(lang, f"then-{answer}")
    return outcome(question, answer, lang)


def _about(facts: Sequence[Fact]) -> str:
    """What the facts are about that an answer lacks: the first that is not about cards tells."""
    return next((fact.about for fact in facts if fact.about != "cards"), "cards")
