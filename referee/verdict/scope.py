"""The scope of a verdict: what it rested on, and what it didn't look at."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee.engine.answer import Answer, UnknownFact
from referee.engine.interfaces import Case
from referee.errors import RefereeError
from referee.model.description import Description, Seat
from referee.model.questions import Question
from referee.notation.writer import write_cards, write_hand
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open

NEVER_CHECKED = ("counts", "at-once", "conduct")
"""What the referee never checks; ``scope-never-NAME`` are the messages."""


class Fact(Struct, frozen=True):
    """A fact of the table. ``part``: the part of table text that states it; ``text``: the fact."""

    part: str
    text: str


class Scope(Struct, frozen=True):
    """What a verdict rested on.

    ``facts``: the facts of the table without which the answer would be another, or would be open;
    ``missing``: the unknown facts that it depends on; ``unneeded``: the clauses in use that had no
    part in it; ``never``: what the referee never checks.
    """

    facts: tuple[Fact, ...]
    missing: tuple[UnknownFact, ...]
    unneeded: tuple[Clause, ...]
    never: tuple[str, ...] = NEVER_CHECKED


def scope_of(
    case: Case,
    question: Question,
    answer: Answer,
    missing: tuple[UnknownFact, ...],
    cited: set[str],
) -> Scope:
    """The scope of an answer. ``missing``: its unknown facts; ``cited``: the ids of its clauses."""
    unneeded = tuple(clause for clause in case.rulebook.active if clause.id not in cited)
    return Scope(facts_behind(case, question, answer), missing, unneeded)


def facts_behind(case: Case, question: Question, answer: Answer) -> tuple[Fact, ...]:
    """The facts of the table without which the answer would be another."""
    without = _without_each(case.description)
    return tuple(fact for fact, table in without if _answer(case, table, question) != answer.value)


def _answer(case: Case, description: Description, question: Question) -> object:
    """The answer at another table; ``None`` if it is impossible."""
    try:
        return case.described_as(description).answer(question).value
    except (RefereeError, Open):
        return None


def _without_each(table: Description) -> Iterator[tuple[Fact, Description]]:
    """Each fact that the table states, with the table that doesn't state it."""
    for index, seat in enumerate(table.seats):
        if seat.title:
            seats = (*table.seats[:index], Seat(seat.name), *table.seats[index + 1 :])
            yield Fact("seats", f"{seat.name} ({seat.title})"), table.replace(seats=seats)
    if table.turn:
        yield Fact("turn", table.turn), table.replace(turn="")
    for name, hand in table.hands.items():
        hands = {other: held for other, held in table.hands.items() if other != name}
        yield Fact("hands", f"{name}: {write_hand(hand)}"), table.replace(hands=hands)
    if table.field:
        plays = ", ".join(
            " ".join(filter(None, [play.seat, write_cards(play.cards)])) for play in table.field
        )
        yield Fact("field", plays), table.replace(field=())
    if table.discards:
        yield Fact("discards", write_cards(table.discards)), table.replace(discards=())
    for index, mark in enumerate(table.state):
        yield (
            Fact("state", mark),
            table.replace(state=table.state[:index] + table.state[index + 1 :]),
        )
    if table.play:
        moves = ", ".join(map(str, table.play))
        yield Fact("play", moves), table.replace(play=())
