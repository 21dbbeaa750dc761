"""勝負の終わり: when the first player has no card left the game is over and hands are counted."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import CloseGame, Effects, Prevent
from referee.games.climbing.rule_api.mark_names import OVER
from referee.games.climbing.rule_api.rule import ANY_CARDS, Asked, ClimbingRule, MoveContext
from referee.model.questions import WHAT_HAPPENS, WHO_LEADS, WHOSE_TURN
from referee.rulebook.rule import Param

AFTER = (WHAT_HAPPENS, WHO_LEADS, WHOSE_TURN)
"""The questions about how it goes on after an exit."""


class FirstOutEnds(ClimbingRule):
    """Ends the game when the first player goes out, or by a reading lets the others play on. By
    another reading a foul ends it too, and costs what the others lose by it; by a third, no title
    falls by it."""

    words = (OVER,)
    scope = ANY_CARDS
    says = ("settles",)
    game_ends = Param("first_out")
    first_out_ends_foul = Param("game_goes_on")
    first_out_ends_falls = Param("yes")

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return position.mark("over") is not None

    def on_demotion(self, context: MoveContext) -> Effects:
        """Ends the game after a play or pass."""
        yield from self.on_hand(context)

    def on_hand(self, context: MoveContext) -> Effects:
        """Ends the game of a table that is only described, too."""
        ending = ("clean",) if self.first_out_ends_foul == "game_goes_on" else ("clean", "foul")
        out = any(leaver.how in ending for leaver in context.now.out)
        if out and self.game_ends == "first_out" and context.now.mark("over") is None:
            yield CloseGame()
            if self.first_out_ends_falls == "no":
                yield Prevent("fall")

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position = asked.position
        left = {leaver.how for leaver in position.out}
        is_over = position.over or position.mark("over") is not None
        if asked.kind not in AFTER or is_over or self.game_ends != "first_out":
            return {}
        return {"why": "foul"} if "foul" in left and "clean" not in left else {}

    def settled_points(self, position: Position, points: Mapping[int, int]) -> Mapping[int, int]:
        """A player whose foul ended the game pays for all who have lost points."""
        ways = {leaver.how: leaver.seat for leaver in position.out}
        fouled = ways.get("foul")
        if self.first_out_ends_foul == "game_goes_on" or "clean" in ways or fouled is None:
            return points
        lost = sum(count for seat, count in points.items() if count < 0 and seat != fouled)
        if not position.over or not lost:
            return points
        return {seat: max(count, 0) if seat != fouled else count + lost
                for seat, count in points.items()}  # fmt: skip
