"""交換の嘘: a player exposed for not giving the strongest cards is out and in the lowest place."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Effects, Leave
from referee.games.climbing.rule_api.rule import BELOW_FOULS, WITH_FOULS, ClimbingRule, MoveContext
from referee.games.climbing.rule_api.titles import title_of
from referee.model.moves import CAUGHT
from referee.rulebook.rule import Param


class ExchangeLie(ClimbingRule):
    """Takes an exposed liar out of the game, below all others, unless by a reading the table has
    another penalty. ``bound``: the titles that owe their strongest cards and so can have lied."""

    move_kinds = (CAUGHT,)
    bound = Param[list[str]]([])
    lie_rank_game = Param("this_game")
    tax_evasion_penalty = Param("out_and_daihinmin")

    def forbids_act(self, position: Position, kind: str, seat: int, other: int) -> bool:
        return title_of(position, seat) not in self.bound

    def on_lie_exposed(self, context: MoveContext) -> Effects:
        if self.tax_evasion_penalty == "out_and_daihinmin":
            yield Leave(context.seat, "liar")

    def bottom_exits(self) -> Mapping[str, int]:
        """Below fouls; with them if the lie only counts for the next game."""
        below = self.lie_rank_game == "this_game"
        return {"liar": BELOW_FOULS if below else WITH_FOULS}
