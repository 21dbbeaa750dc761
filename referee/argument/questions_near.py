"""Questions that may be meant at a table, if a text asks none that is certain."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from msgspec.structs import replace

from referee.errors import RefereeError
from referee.model.questions import Question, legality_question
from referee.table import Table

from .builder import Laid
from .reading import Reading


def questions_near(laid: Laid) -> list[Reading]:
    """The questions that a table suggests, the likeliest first, except those that are asked."""
    asked = {str(question) for question in laid.questions}
    return [
        reading
        for reading in _readings(laid.table)
        if not asked & {*map(str, reading.questions)} and _is_answered(reading)
    ]


def _is_answered(reading: Reading) -> bool:
    with suppress(RefereeError):
        return bool(reading.verdicts)
    return False


def _readings(table: Table) -> Iterator[Reading]:
    described = table.description
    if described.play:
        before = table.back()
        yield Reading(before, (legality_question(replace(described.play[-1], stands=False)),))
        yield Reading(table, (Question("what_happens"),))
        yield Reading(table, (Question("whose_turn"),))
        return
    if "what_hand" in table.engine.answers:
        yield Reading(table, (Question("who_wins"),))
    if table.position.field:
        yield Reading(table, (Question("who_takes"),))
    turn = table.position.turn
    if turn >= 0:
        seat = table.seats[turn]
        yield Reading(table, (Question("what_plays", seat),))
