"""A described table on which the last play of an unknown hand was the whole of it."""

from __future__ import annotations

from msgspec.structs import replace

from referee.games.climbing.position import Pending, Position, PositionBuilder
from referee.games.climbing.rule_api.effects import Leave
from referee.games.climbing.ruleset.overrides import CausedEffect
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY

from .move_resolution import MoveResolution
from .stages import CUT, END, OWE, finish_move, run_between


def gone(
    rules: ClimbingRules, position: Position, seat: int
) -> tuple[Position | None, list[CausedEffect]]:
    """The position with a seat out by its last play, and what followed from that.

    No position if others have moved since, although the field would have been cleared or the game
    over. If the play isn't on the field any more, it was no foul.
    """
    resolution = MoveResolution(rules, position, seat)
    draft = resolution.draft
    draft.hold(seat, 0, 0)
    if position.pending and position.pending.seat == seat:
        draft.pending = replace(position.pending, goes_out=True)
        return draft, []
    own = [index for index, laid in enumerate(position.field) if laid.seat == seat]
    if own:
        _finish(resolution, own[-1])
    else:
        resolution.cause(resolution.rules.role("going out"), Leave(seat, "clean"))
        resolution.run_stage("on_demotion")
    is_last = not position.passed and own[-1:] == [len(position.field) - 1]
    if (resolution.cleared or draft.over) and position.field and not is_last:
        return None, resolution.happened
    if draft.over:
        draft.turn = NOBODY
    elif resolution.cleared:
        resolution.pass_turn(resolution.asked_from(draft.after(seat)))
    return finish_move(resolution), resolution.happened


def _finish(resolution: MoveResolution, index: int) -> None:
    """Carries out what a play on the field did only if it was the last one of its player."""
    position, seat = resolution.before, resolution.seat
    laid = position.field[index]
    before = PositionBuilder(position)
    before.field = position.field[:index]
    before.hold(seat, laid.play.mask, laid.play.hidden)
    resolution.before, resolution.laid = before, laid
    trial = MoveResolution(resolution.whole, before, seat)
    trial.run_of_play("on_play", trial.context((*before.field, laid), goes_out=True))
    resolution.earlier = tuple(trial.happened)
    anyway = MoveResolution(resolution.whole, before, seat)
    anyway.laid = laid
    _run_from_cut(anyway, Pending(before, seat, goes_out=False))
    resolution.done = anyway.happened
    _run_from_cut(resolution, Pending(before, seat, goes_out=True))
    resolution.before, resolution.done = position, ()


def _run_from_cut(resolution: MoveResolution, pending: Pending) -> None:
    """The stages of a play from its cut on, but for what it makes players owe."""
    run_between(resolution, pending, CUT, OWE)
    run_between(resolution, pending, OWE + 1, END)
