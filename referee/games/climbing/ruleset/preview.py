"""What a play would change, told before it is made."""

from __future__ import annotations

from collections.abc import Callable

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import LaidPlay, Position, PositionBuilder
from referee.games.climbing.rule_api.rule import MoveContext, NoProgress, SituationView

from .compiled import StagePlan
from .overrides import CausedEffect, not_overridden


def previewed_changes(
    plan: StagePlan,
    at: SituationView,
    position: Position,
    seat: int,
    play: Play,
    extra_count: Callable[[Play, str], int],
) -> list[CausedEffect]:
    """What the play would change, as far as nothing speaks against it, each with its rule."""
    field = (*position.field, LaidPlay(seat, play))
    goes_out = position.held(seat) == play.count
    progress = NoProgress(at.powers, extra_count)
    context = MoveContext(position, PositionBuilder(position), seat, at, field, goes_out, progress)
    caused = [(rule, each) for rule, handler in plan.of("on_play") for each in handler(context)]
    return not_overridden(caused, plan.overridden)
