"""仇討ち禁止令: a player brought down by the daifugo may not bring the daifugo down by going out.

Coded, because no sentence sees the hand when a play is judged.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.effects import Effects, Leave
from referee.games.climbing.rule_api.mark_names import BROUGHT_DOWN
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, MoveContext
from referee.games.climbing.rule_api.titles import top_seat
from referee.model.moves import PLAY
from referee.rulebook.rule import Param


class VendettaBan(ClimbingRule):
    """The state says who was brought down in the last game, by the player who is daifugo now. By a
    reading the play may be made and is a foul."""

    words = (BROUGHT_DOWN,)
    by_hand_size = True
    move_kinds = (PLAY,)
    exit_stages = ("on_finish",)
    vendetta_ban_instead = Param("must_pass")

    def restricts(self, position: Position, seat: int) -> bool:
        return position.mark(BROUGHT_DOWN.kind, seat) is not None

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        last = play is not None and position.held(seat) == play.count
        return last and self.vendetta_ban_instead == "must_pass" and self._avenges(position, seat)

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position, seat, play = asked.position, asked.seat, asked.play
        if play is None:
            return {}
        is_last = position.held(seat) == play.count
        if not any(mark.kind == BROUGHT_DOWN.kind for mark in position.marks):
            return {"why": "nobody"} if is_last else {}
        first = next((leaver.seat for leaver in position.out if leaver.how == "clean"), None)
        if not self.restricts(position, seat):
            return {}
        if not is_last:
            return {"why": "left"}
        return {} if first is None else {"why": "others", "holder": first}

    def on_finish(self, context: MoveContext) -> Effects:
        fouls = self.vendetta_ban_instead == "foul" and self._avenges(context.before, context.seat)
        if context.goes_out and fouls:
            yield Leave(context.seat, "foul", cards=context.play.mask, ground={"foul": "avenges"})

    def _avenges(self, table: PositionView, seat: int) -> bool:
        """Whether this seat brings down that player by going out now."""
        top = top_seat(table, self.book)
        if table.mark(BROUGHT_DOWN.kind, seat) is None or top in (None, seat):
            return False
        gone = {leaver.seat for leaver in table.out}
        return top not in gone and all(leaver.how != "clean" for leaver in table.out)
