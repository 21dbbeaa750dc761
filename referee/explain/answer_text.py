"""An answer to a question as one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.engine.answer import UnknownFact
from referee.i18n.messages import has_message
from referee.model.questions import WHAT_PLAYS, Question

from .reason_text import OPEN, answered, asked_args, message, value_text

Plays = dict[str, Any]
"""What may be played by its form, and whether a pass may be made."""


def outcome(question: Question, answer: Any, lang: str, facts: Sequence[UnknownFact] = ()) -> str:
    """The answer as one sentence: ``Chie may not play ♣10.``; ``facts``: what it depends on."""
    if answer in OPEN and not has_message(lang, f"answer-{question.kind}-{answer}"):
        return message(lang, f"answer-{answer}", about=_about(facts))
    return answered(question.kind, answer, asked_args(question), lang)


def then(question: Question, answer: Any, lang: str, now: Any = None) -> str:
    """The answer after a condition, where the question has just been answered otherwise (``now``):
    ``yes, Chie may.`` Of plays only those that come or go."""
    key = f"then-{question.kind}-{answer}" if isinstance(answer, str) else ""
    if key and has_message(lang, key):
        return message(lang, key, **asked_args(question))
    if answer in OPEN:
        return message(lang, f"then-{answer}")
    if question.kind == WHAT_PLAYS and isinstance(answer, dict) and isinstance(now, dict):
        return _come_and_gone(question, answer, now, lang) or outcome(question, answer, lang)
    return outcome(question, answer, lang)


def _come_and_gone(question: Question, answer: Plays, now: Plays, lang: str) -> str:
    """Which plays there are besides, and which no more; empty where the list says it as shortly."""
    come, gone = _without(answer, now), _without(now, answer)
    counted = _texts(come) + _texts(gone)
    shorter = 0 < len(counted) < len(_texts(answer))
    if not shorter or len({*counted}) < len(counted):  # one that comes in another form goes, too
        return ""
    told = {
        name: value_text(question.kind, plays, lang) if plays else ""
        for name, plays in (("come", come), ("gone", gone))
    }
    return message(lang, "then-plays", seat=question.seat, **told)


def _without(plays: Plays, others: Plays) -> Plays:
    """The plays that are not among the others, by their forms."""
    left: Plays = {}
    for form, each in plays.items():
        if form == "pass":
            rest: Any = each and not others.get(form)
        else:
            rest = [play for play in each if play not in others.get(form, ())]
        left |= {form: rest} if rest else {}
    return left


def _texts(plays: Plays) -> list[str]:
    """Each play as it is written, a pass by that name."""
    return [text for form, each in plays.items() if each
            for text in (each if isinstance(each, list) else [form])]  # fmt: skip


def _about(facts: Sequence[UnknownFact]) -> str:
    """What the facts are about that an answer lacks: the first that is not about cards tells."""
    return next((fact.about for fact in facts if fact.about != "cards"), "cards")
