"""What a pass does by itself, known by the marks, who is still in the game, and who has passed."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, cast

from referee.games.climbing.position import Laid, Position, Standing
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.games.climbing.ruleset.spot import Known
from referee.model.marks import NOBODY, Exit, Mark, find_mark

from .course import Course
from .known import END, Beyond, Facing, carried_out, note, told


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

    __slots__ = ("_at", "_following", "_owner", "_weighed", "size")

    def __init__(
        self, at: Position, owner: int, following: tuple[int, ...], weighed: Collection[str]
    ) -> None:
        self._at, self._owner, self._following, self._weighed = at, owner, following, weighed
        self.size = at.size

    def mark(self, kind: str, holder: int = NOBODY) -> Mark | None:
        if kind not in self._weighed:
            raise Beyond
        return find_mark(self._at.marks, kind, holder)

    @property
    def passed(self) -> int:  # type: ignore[override]
        return self._at.passed

    @property
    def field(self) -> Any:  # type: ignore[override]
        return Top(self._owner) if self._at.field else ()

    @property
    def gone(self) -> int:
        return self._at.gone

    @property
    def following(self) -> tuple[int, ...]:
        return self._following

    def is_out(self, seat: int) -> bool:
        return self._at.is_out(seat)


class PassGlance:
    """A pass, as far as it is the same as others."""

    __slots__ = ("before", "course", "field", "now", "seat", "situation")
    goes_out = False

    def __init__(self, course: Course, following: tuple[int, ...]) -> None:
        field = course.before.field
        owner = field[-1].seat if field else NOBODY
        self.course = course
        self.seat = course.seat
        self.situation = Facing(course.rules.situation(course.before))
        weighed = course.whole.weighed
        self.before = Seats(course.before, owner, following, weighed)
        self.now = Seats(course.draft, owner, following, weighed)
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
    following = position.following
    key = (seat, owner, passed, following, position.gone if position.out else 0, bool(field))
    known = spot.ground.passes.get(key)
    if known is None:
        known = Known()
        rules.know(spot.ground.passes, key, known)
        _find_out(known, _begun(rules, position, seat, passed, following))
    return known


def _begun(
    rules: ClimbingRules, position: Position, seat: int, passed: int, following: tuple[int, ...]
) -> PassGlance:
    """The pass on a table at which nobody's cards are told."""
    nothing, marks = (0,) * position.size, rules.weighed_of(position.marks)
    out = tuple(Exit(each, "") for each in range(position.size) if position.gone >> each & 1)
    field = tuple(Laid(laid.seat, laid.play) for laid in position.field[-1:])
    before = Position(nothing, nothing, field, 0, seat, position.passed, marks, out)
    course = Course(rules, before, seat)
    course.draft.passed = passed
    return PassGlance(course, following)


def _find_out(known: Known, glance: PassGlance) -> None:
    course, moment = glance.course, cast(Moment, glance)
    stages = course.rules.stages
    asked = stages["passed"] if course.draft.unanswered else course.rules.passing
    for stage in ("passed", "swept", "lead"):
        handlers = asked if stage == "passed" else stages[stage] if course.cleared else ()
        caused = told(handlers, moment)
        seen = glance.situation.looks.below
        if caused is None or seen or not carried_out(course, caused, stage):
            return
    if course.draft.unanswered or course.draft.skips:
        return
    note(known, course)
    known.at = END
