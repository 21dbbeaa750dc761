"""府落ち: after a miyako-ochi a fugo who does not come second falls to hinmin.

Coded, because no other rule moves a seat among places that are known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.mark_names import SUNK
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule
from referee.games.climbing.rule_api.titles import seat_titled, top_seat
from referee.model.marks import NOBODY
from referee.model.questions import RANK_OF, RANKS, TITLES


class FuOchi(ClimbingRule):
    """The fugo comes last of those who have not sunk to the bottom themselves."""

    says = ("moves",)

    def regraded_places(
        self, position: Position, placed: Sequence[int | None], sunk: Sequence[int]
    ) -> Sequence[int | None]:
        fugo, daifugo = seat_titled(position, "fugo"), top_seat(position, self.book)
        first_two = placed[:2]
        if fugo is None or daifugo is None or fugo in sunk:
            return placed
        if None in first_two or fugo in first_two:
            return placed
        if daifugo not in sunk or not self._fallen(position, daifugo):
            return placed
        others = [seat for seat in placed if seat != fugo]
        if fugo not in placed:
            others.remove(None)
        place = len(placed) - 1 - len(sunk)
        return [*others[:place], fugo, *others[place:]]

    def regraded_seats(self, position: Position) -> Mapping[str, int | None]:
        return {"seat": seat_titled(position, "fugo"), "first": top_seat(position, self.book)}

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position = asked.position
        fugo, daifugo = seat_titled(position, "fugo"), top_seat(position, self.book)
        if asked.kind not in (RANK_OF, RANKS, TITLES) or fugo is None or daifugo is None:
            return {}
        if asked.seat not in (NOBODY, fugo):
            return {}
        clean = [leaver.seat for leaver in position.out if leaver.how == "clean"]
        if fugo in clean[:2]:
            return {"why": "early", "holder": fugo}
        if not self._fallen(position, daifugo):
            return {"why": "kept", "holder": daifugo}
        return {}

    @staticmethod
    def _fallen(position: Position, seat: int) -> bool:
        """Whether this seat has fallen because another player went out first."""
        ways = {leaver.seat: leaver.how for leaver in position.out}
        return ways.get(seat) == "fallen" or position.mark(SUNK, seat) is not None
