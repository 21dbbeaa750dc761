"""賠償金: a daifugo who fell but played on swaps a card more with everybody who was out earlier.

Coded, since sentences say nothing of the exchange.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Gift
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import seat_titled, top_seat
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param


class Reparations(ClimbingRule):
    """The table says who was out before the fallen one, who came last and has the lowest title.
    The daifugo swaps with that player anyhow, so these gifts grow."""

    words = (MarkWord("reparations", "reparations", holder=True, until="set", also=("賠償金",)),)
    reparations_who = Param("all_who_were_out_before")

    def gifts(self, position: Position) -> Iterable[Gift]:
        fallen, daifugo = self._fallen(position), top_seat(position, self.book)
        if fallen is None or self.reparations_who == "the_new_daifugo_only":
            return
        for seat in range(position.size):
            if seat not in (fallen, daifugo) and position.mark("reparations", seat):
                yield Gift(fallen, seat, 1, strongest=True)
                yield Gift(seat, fallen, 1, strongest=False)

    def enlarges(self, position: Position, gift: Gift) -> int:
        fallen, daifugo = self._fallen(position), top_seat(position, self.book)
        if fallen is None or daifugo is None or gift.shown:
            return 0
        ours = {gift.giver, gift.taker} == {fallen, daifugo}
        return int(ours and position.mark("reparations", daifugo) is not None)

    def gives_freely(self, gift: Gift) -> bool:
        return True

    def _fallen(self, position: Position) -> int | None:
        titles = self.book.titles.get(position.size, ())
        return seat_titled(position, titles[0]) if titles else None
