"""From a described table to a position, and back."""

from __future__ import annotations

from referee.engine.conversion import describe_position, read_hands, read_marks, write_marks
from referee.engine.validation import find_faults
from referee.errors import Fault
from referee.model.description import Description, FieldPlay
from referee.model.marks import NOBODY, sorted_marks

from .position import Laid, ToyPosition
from .ruleset import ToyRules


def set_up(rules: ToyRules, described: Description) -> tuple[ToyPosition, list[Fault]]:
    """The described position, and everything wrong with it."""
    seats = {name: seat for seat, name in enumerate(described.names)}
    marks, odd = read_marks(rules.words, rules.deck, described)
    known, unknown = read_hands(rules.deck, described)
    trick = (Laid(seats.get(play.seat, NOBODY), play.cards[0]) for play in described.field)
    turn = seats.get(described.turn, NOBODY)
    position = ToyPosition(known, unknown, tuple(trick), turn=turn, marks=sorted_marks(marks))
    return position, [*find_faults(rules.rulebook.book, described), *odd]


def describe(rules: ToyRules, position: ToyPosition, described: Description) -> Description:
    """The position described from scratch."""
    names = described.names
    played = ((names[seat] if seat != NOBODY else "", card) for seat, card in position.field)
    return describe_position(
        described,
        rules.deck,
        position,
        field=(FieldPlay((card,), name) for name, card in played),
        state=write_marks(rules.words, rules.deck, position.marks, names),
    )
