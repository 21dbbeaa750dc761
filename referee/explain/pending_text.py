"""Whom a table waits for, and for what, in one line."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.family import engine_of
from referee.engine.interfaces import Case
from referee.errors import RefereeError
from referee.i18n.messages import has_message
from referee.model.questions import MUST_DO, MUST_GIVE, WHOSE_TURN, Question
from referee.rulebook.rule import Reason

from .answer_text import OPEN, answer_sentence, card_message, with_span


def pending_line(case: Case, lang: str) -> str:
    """Whom the table waits for, and for what; empty if that is an ordinary turn."""
    if case.opened:
        return ""
    if not case.position.owed:
        return _stage_line(case, lang)
    givers = [owed.seat for owed in case.position.owed if owed.kind == "exchange"]
    if givers:
        return _gift_line(case, Question(MUST_GIVE, case.seats[givers[0]]), lang)
    try:
        turn = case.answer(Question(WHOSE_TURN))
    except RefereeError:
        return ""
    if not turn.because or not turn.because[0].key.startswith("waits-"):
        return ""
    pending = [reason for reason in turn.because if reason.key.startswith("waits-")]
    if len({reason.key for reason in pending}) == 1:
        return _line(case, pending[0], turn.value, lang)
    if line := _owed_line(case, [turn.value], lang):
        return line
    lines = [_line(case, reason, reason.args["seat"], lang) for reason in pending]
    return card_message(lang, "say-joiner").join(lines)


def _stage_line(case: Case, lang: str) -> str:
    """Whom the table waits for in a stage of the game that isn't a turn, such as pointing."""
    view = engine_of(case.rulebook).view(case.position)
    key = f"stage-{view.stage}"
    seats = [case.seats[seat] for seat in view.waited_for]
    if not (view.stage and seats and has_message(lang, key)):
        return ""
    return card_message(lang, key, seat=seats, players=len(seats))


def _line(case: Case, reason: Reason, waiting: object, lang: str) -> str:
    """``waiting``: the name of a seat, or a list of names."""
    seats = waiting if isinstance(waiting, list) else [str(waiting)]
    args = {"least": 0, "count": 1, **reason.args, "seat": seats, "players": len(seats)}
    line = card_message(lang, reason.key, **with_span(args))
    return line if line.endswith("?") else _owed_line(case, seats, lang) or line


def _gift_line(case: Case, question: Question, lang: str) -> str:
    """What a seat has to give, if that is known."""
    try:
        answer = case.answer(question)
    except RefereeError:
        return ""
    return "" if answer.value in OPEN else answer_sentence(question, answer.value, lang)


def _owed_line(case: Case, seats: Sequence[object], lang: str) -> str:
    """What one seat owes, such as ``Dan may give Aki one card.``"""
    if len(seats) != 1 or seats[0] not in case.seats:
        return ""
    question = Question(MUST_DO, str(seats[0]))
    owed = case.answer(question).value
    if not isinstance(owed, list) or not owed or any("count" not in each for each in owed):
        return ""
    return answer_sentence(question, owed, lang)


def waits_for_all(case: Case) -> bool:
    """Whether the table waits for all players alike: another round begins."""
    waited_for = engine_of(case.rulebook).view(case.position).waited_for
    out = {leaver.seat for leaver in case.position.out}
    return not case.position.owed and len(waited_for) >= len(case.seats) - len(out)
