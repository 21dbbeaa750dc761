"""A play that may still be doubted: laid again as it lies, and what a doubt would come to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from referee.engine.answer import Happening
from referee.games.climbing.position import Draft, Position
from referee.games.climbing.rule_api.mark_names import DOUBTER, SAID, WINDOW
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import MANY

from .advance import lay, run_changes, run_stages
from .doubt_window import let_through, raise_doubt, settle_as
from .events import tell
from .move_resolution import Course

_SPEAK = {
    SAID: partial(let_through, changes=run_changes, resume=run_stages),
    DOUBTER: partial(raise_doubt, changes=run_changes),
}


def lay_anew(rules: ClimbingRules, position: Position) -> Position:
    """A position on which the top of the field may still be doubted: it is laid again, and those
    who have spoken, by the marks, speak again."""
    deck, top = rules.deck, position.field[-1]
    draft = Draft(position)
    room = draft.unknown[top.seat]
    more = room if room == MANY else room + top.play.hidden
    draft.hold(top.seat, deck.add(draft.known[top.seat], top.play.mask), more)
    draft.field, draft.turn = position.field[:-1], top.seat
    draft.marks = tuple(mark for mark in draft.marks if mark.until != WINDOW)
    after, _ = lay(rules, draft, top.seat, top.play)
    for kind, speak in _SPEAK.items():
        for mark in position.marks:
            if mark.kind == kind and after.pending:
                course = Course(rules, after, mark.holder)
                speak(course)
                after = course.draft
    return after


def doubt_outcome(
    rules: ClimbingRules, names: Sequence[str], position: Position, *, legal: bool
) -> list[Happening]:
    """What would follow from an open doubt if the play were legal, or not."""
    rules = rules.in_force(position.marks)
    course = Course(rules, position, position.field[-1].seat)
    settle_as(course, legal, run_changes)
    return [tell(rules, names, rule.clause, effect) for rule, effect in course.happened]
