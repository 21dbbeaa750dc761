"""Whom a table waits for, and for what, in one line."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.family import engine_of
from referee.engine.interfaces import Case
from referee.errors import RefereeError
from referee.i18n.messages import has_message
from referee.model.questions import MUST_DO, MUST_GIVE, WHOSE_TURN, Question

from .answer_text import outcome
from .reason_text import OPEN, message, owed_text


def waiting_line(case: Case, lang: str) -> str:
    """Whom the table waits for, and for what; empty where that is an ordinary turn."""
    if case.opened:
        return ""
    view = engine_of(case.rulebook).view(case.position)
    if not case.position.owed:
        key = f"stage-{view.stage}"
        if not (view.stage and has_message(lang, key)):
            return ""
        seats = [case.seats[seat] for seat in view.waited_for]
        return message(lang, key, seat=seats) if seats else ""
    giving = [owed.seat for owed in case.position.owed if owed.kind == "exchange"]
    if giving:
        return _gift(case, Question(MUST_GIVE, case.seats[giving[0]]), lang)
    try:
        turn = case.answer(Question(WHOSE_TURN))
    except RefereeError:
        return ""
    if not turn.because or not turn.because[0].key.startswith("waits-"):
        return ""
    waited = [each for each in turn.because if each.key.startswith("waits-")]
    if len({each.key for each in waited}) > 1:  # each waits for something else
        lines = [_waited(case, each.key, _seats(each.args["seat"]), lang) for each in waited]
        return message(lang, "say-joiner").join(lines)
    return _waited(case, waited[0].key, _seats(turn.value), lang)


def _seats(told: object) -> list[str]:
    return told if isinstance(told, list) else [str(told)]


def _waited(case: Case, key: str, seats: list[str], lang: str) -> str:
    line = message(lang, key, seat=seats)
    return line if line.endswith("?") else _owed(case, seats, lang) or line


def _gift(case: Case, asked: Question, lang: str) -> str:
    """What the first has to give, as far as anybody can tell."""
    try:
        answer = case.answer(asked)
    except RefereeError:
        return ""
    return "" if answer.value in OPEN else outcome(asked, answer.value, lang)


def _owed(case: Case, seats: Sequence[str], lang: str) -> str:
    """What one seat owes with its number and to whom: ``Dan may hand Aki one card.``"""
    if len(seats) != 1 or seats[0] not in case.seats:
        return ""
    owed = case.answer(Question(MUST_DO, seats[0])).value
    if not isinstance(owed, list) or len(owed) != 1 or "count" not in owed[0]:
        return ""
    return message(lang, "answer-must_do", seat=seats[0], told=owed_text(owed[0], lang))


def all_wait(case: Case) -> bool:
    """Whether everybody is waited for alike: another round begins."""
    waited = engine_of(case.rulebook).view(case.position).waited_for
    gone = {leaver.seat for leaver in case.position.out}
    return not case.position.owed and len(waited) >= len(case.seats) - len(gone)
