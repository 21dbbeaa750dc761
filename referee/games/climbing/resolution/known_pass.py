"""What a pass does by itself, known by the marks, who is still in the game, and who has passed."""

from __future__ import annotations

from typing import Any, cast

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Laid, Position, Standing
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.games.climbing.ruleset.spot import Known, Spot
from referee.model.marks import NOBODY, Exit

from .course import Course
from .known import END, Beyond, Facing, Looks, carried_out, note, told


class Top:
    """The field: who made the play on top, and no more."""

    __slots__ = ("_seat",)

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        raise Beyond

    def __getitem__(self, at: int) -> Any:
        if at != -1:
            raise Beyond
        return Owner(self._seat)


class Owner:
    """Who made a play; not which."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Seats(Standing):
    """A table of which only the marks show, who is in the game, who has passed, who made the play
    on top."""

    __slots__ = ("_at", "_owner", "size")

    def __init__(self, at: Position, owner: int) -> None:
        self._at, self._owner = at, owner
        self.size = at.size

    @property
    def marks(self) -> Any:
        return self._at.marks

    @property
    def passed(self) -> int:  # type: ignore[override]
        return self._at.passed

    @property
    def field(self) -> Any:
        return Top(self._owner) if self._at.field else ()

    @property
    def gone(self) -> int:
        return self._at.gone

    def is_out(self, seat: int) -> bool:
        return self._at.is_out(seat)

    def after(self, seat: int, steps: int = 1) -> int:
        return self._at.after(seat, steps)


class PassGlance:
    """A pass, as far as it is the same as others."""

    __slots__ = ("before", "course", "field", "looks", "now", "seat", "situation")
    goes_out = False

    def __init__(self, course: Course, owner: int) -> None:
        self.course = course
        self.seat = course.seat
        self.looks = Looks()
        at = course.rules.situation(course.before)
        self.situation = Facing(at, course.before.marks, self.looks)
        self.before, self.now = Seats(course.before, owner), Seats(course.draft, owner)
        self.field = self.before.field

    @property
    def cleared(self) -> bool:
        return self.course.cleared

    @property
    def caused(self) -> set[str]:
        return {rule.clause.id for rule, _ in self.course.happened}


def known_pass(rules: ClimbingRules, position: Position, seat: int, passed: int) -> Known:
    """What a pass does at a position, if it is known; ``passed``: who has passed then."""
    spot, field = rules.spot(position), position.field
    owner = field[-1].seat if field else NOBODY
    key = (seat, owner, passed, position.gone, bool(field))
    known = spot.ground.passes.get(key)
    if known is None:
        known = Known(spot.ground.marks)
        rules.know(spot.ground.passes, key, known)
        _find_out(rules, known, spot, position, _begun(rules, spot, position, seat, passed))
    return known


def _begun(
    rules: ClimbingRules, spot: Spot, position: Position, seat: int, passed: int
) -> PassGlance:
    """The pass on a table at which nobody's cards are told."""
    nothing = (0,) * position.size
    out = tuple(Exit(each, "") for each in range(position.size) if position.gone >> each & 1)
    owner = position.field[-1].seat if position.field else NOBODY
    field = (Laid(owner, spot.top),) if spot.top else ()
    before = Position(nothing, nothing, field, 0, seat, position.passed, spot.ground.marks, out)
    course = Course(rules, before, seat)
    course.draft.passed = passed
    return PassGlance(course, owner)


def _find_out(
    rules: ClimbingRules, known: Known, spot: Spot, position: Position, glance: PassGlance
) -> None:
    course, moment = glance.course, cast(Moment, glance)
    stages = course.rules.stages
    asked = stages["passed"] if course.draft.unanswered else course.rules.passing
    for stage, handlers in (
        ("passed", asked),
        ("swept", stages["swept"]),
        ("lead", stages["lead"]),
    ):
        caused = told(handlers, moment) if stage == "passed" or course.cleared else []
        if caused is None or glance.looks.below or not carried_out(course, caused, stage):
            return
    if course.draft.unanswered or course.draft.skips:
        return
    note(known, course)
    known.at = END
    top: Play | None = None if known.cleared else spot.top
    known.spot = rules.spot_at(known.marks, top)
