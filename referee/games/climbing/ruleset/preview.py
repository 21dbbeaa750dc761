"""What a play would change, told before it is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.games.climbing.plays.card_strength import StrengthTable
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import LaidPlay, Position, PositionBuilder
from referee.games.climbing.rule_api.context import MoveContext
from referee.games.climbing.rule_api.effects import Effect
from referee.games.climbing.rule_api.situation_view import SituationView
from referee.rulebook.rule import Rule

from .compiled import StagePlan
from .overrides import CausedEffect, not_overridden


class NothingYet:
    """A move of which nothing has been carried out so far."""

    cleared = False
    happened: Sequence[tuple[Rule, Effect]] = ()
    earlier: Sequence[tuple[Rule, Effect]] = ()

    def __init__(self, powers: StrengthTable, counted_more: Callable[[Play, str], int]) -> None:
        self.powers, self._counted_more = powers, counted_more

    def counted_more(self, play: Play, rank: str) -> int:
        return self._counted_more(play, rank)


def previewed_changes(
    plan: StagePlan,
    at: SituationView,
    position: Position,
    seat: int,
    play: Play,
    counted_more: Callable[[Play, str], int],
) -> list[CausedEffect]:
    """What the play would change, as far as nothing speaks against it, each with its rule.
    ``counted_more``: for how many cards more a play counts for a rule of a number."""
    field = (*position.field, LaidPlay(seat, play))
    goes_out = position.held(seat) == play.count
    so_far = NothingYet(at.powers, counted_more)
    context = MoveContext(position, PositionBuilder(position), seat, at, field, goes_out, so_far)
    caused = [(rule, each) for rule, handler in plan.of("on_play") for each in handler(context)]
    return not_overridden(caused, plan.overridden)
