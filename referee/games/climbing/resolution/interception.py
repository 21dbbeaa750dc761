"""A play that somebody may take away: it waits, before anything comes of it, until that is said.

Who takes the cards has them, and whoever made the play has passed instead. A play that may not
stand goes back to the hand at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.games.climbing.position import Pending, Position
from referee.games.climbing.rule_api.card_effects import TakeTop
from referee.games.climbing.rule_api.effects import Clear, Lead, Owe
from referee.model.moves import DECLINE, Move

from .debts import carry_out_meeting, empty_hands, meeting, owing_rule
from .move_resolution import Course
from .response_windows import SEIZE

GoesOn = Callable[[Course, Pending], None]
"""Carries a play out that nobody takes away."""
Passes = Callable[[Course], None]
"""Carries a pass out."""


def is_seizing(position: Position) -> bool:
    """Whether a play waits to be taken away."""
    return position.pending is not None and any(owed.kind == SEIZE for owed in position.owed)


def await_seizing(course: Course) -> bool:
    """Asks whoever may take the play away, where a clause lets anybody do so; gives it back where
    it may not stand."""
    draft = course.draft
    made = Pending(course.before, course.seat, draft.holds_nothing(course.seat))
    moment = course.moment(draft.field, goes_out=made.goes_out)
    found = course.rules.seizure(moment)
    if give_back(course):
        return True
    if found is None:
        return False
    rule, owed = found
    course.carry_out([(rule, Owe(owed))])
    draft.pending, draft.turn = made, owed.seat
    return True


def give_back(course: Course) -> bool:
    """Gives the play back to its player and clears the field, where a clause says so."""
    draft, seat, below = course.draft, course.seat, course.before.field
    moment = course.moment(draft.field, goes_out=draft.holds_nothing(seat))
    rule = next((rule for rule in course.rules.returning if rule.takes_back(moment)), None)
    if rule is None:
        return False
    course.carry_out([(rule, TakeTop(seat, course.laid.play.mask, plays=1))])
    course.carry_out([(rule, Clear())])
    if below:
        course.run(course.rules.stages["swept"], "swept", course.moment(below))
    course.carry_out([(rule, Lead(draft.after(seat)))])
    course.pass_turn(draft.after(seat))
    return True


def settle_seizing(
    course: Course, names: Sequence[str], move: Move, goes_on: GoesOn, passes: Passes
) -> None:
    """The play is taken away, or goes on as if nobody had been asked."""
    made: Pending | None = course.before.pending
    found = meeting(course.rules, names, course.before, move)
    if made is None or found is None:
        return
    draft, rule = course.draft, owing_rule(course.rules, found.owed)
    course.laid = course.before.field[-1]
    carry_out_meeting(course, found)
    draft.pending = None
    course.seat, course.before = made.seat, made.before
    if move.kind == DECLINE:
        goes_on(course, made)
        return
    draft.passed = made.before.passed
    empty_hands(course, rule, found)
    if draft.is_out(made.seat):
        course.pass_turn(course.asked_from(draft.after(made.seat)))
    else:
        passes(course)
