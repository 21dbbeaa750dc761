"""What a hand holds may act by itself: as dealt, and after every move."""

from __future__ import annotations

from referee.games.climbing.position import Position
from referee.games.climbing.ruleset.overrides import Caused
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY

from .move_resolution import Course


def as_dealt(rules: ClimbingRules, position: Position) -> tuple[Position, list[Caused]]:
    """The position after what the described hands set off, and the effects."""
    course = Course(rules, position, NOBODY)
    act(course)
    return (course.draft, course.happened) if course.happened else (position, [])


def act(course: Course) -> None:
    """Runs the stage ``held``; who leaves by it owes nothing more and has no turn."""
    rules, draft = course.rules.stages["held"], course.draft
    if not rules:
        return
    before = len(draft.out)
    course.run(rules, "held", course.moment(course.before.field))
    if len(draft.out) > before:
        course.run(course.rules.stages["fall"], "fall", course.moment(course.before.field))
        draft.owed = tuple(
            o for o in draft.owed if not (draft.is_out(o.seat) or draft.is_out(o.to))
        )
    if course.closed:
        draft.owed = ()
    if course.closed or len(draft.playing) < 2:
        draft.turn = NOBODY
    elif draft.turn != NOBODY and draft.is_out(draft.turn):
        draft.turn = draft.after(draft.turn)
