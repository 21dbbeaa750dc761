"""What the plays on a field leave behind, told by laying them again one by one."""

from __future__ import annotations

from referee.games.climbing.position import Laid, Position
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import MANY, Marks

from .disambiguation import change_by

TRICK = ("clear", "next clear")
"""Until when marks last that the plays on the field tell of."""

Field = tuple[Laid, ...]


def marks_left(rules: ClimbingRules, field: Field, marks: Marks, seats: int) -> Marks:
    """The marks of the trick that follow from how the field came about."""
    left = _marks_after(rules, field, marks, seats)
    before = _before(marks, left)
    if before is not marks:
        left = _marks_after(rules, field, before, seats)
    return tuple(mark for mark in left if mark.until in TRICK)


def marks_before(rules: ClimbingRules, field: Field, marks: Marks, seats: int) -> Marks:
    """The lasting marks that held before the field was laid; ``marks`` are those that hold now.

    The field is laid again, play by play. If that turns the lasting order (a revolution lies on
    the field), the plays below it were made in the other order.
    """
    return _before(marks, _marks_after(rules, field, marks, seats))


def _before(marks: Marks, after: Marks) -> Marks:
    lasting = that_last(after)
    return marks if set(lasting) == set(marks) else lasting


def _marks_after(rules: ClimbingRules, field: Field, marks: Marks, seats: int) -> Marks:
    position = Position((0,) * seats, (MANY,) * seats, marks=marks)
    for laid in field:
        position = change_by(rules, position, laid)
    return position.marks


def lasting(position: Position) -> Marks:
    """The marks that hold now and outlast the field."""
    return that_last(position.marks)


def that_last(marks: Marks) -> Marks:
    """Those of the marks that outlast a field."""
    return tuple(mark for mark in marks if mark.until not in TRICK)
