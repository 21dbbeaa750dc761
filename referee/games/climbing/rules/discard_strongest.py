"""デス、ブラッディメアリA: so many cards of a rank make everybody else discard the strongest."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects, Owe
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.parting import Parting
from referee.model.marks import Obligation
from referee.rulebook.rule import Param


class DiscardStrongest(Parting):
    """``count`` natural cards of the rank; everybody else discards the ``discards`` strongest.

    ``out_order``: who is left without cards is out at once (``as_discarded``), or all of them are
    when the last has discarded, in turn order from who played (``turn_order``).
    """

    rank = Param("4")
    count = Param(3)
    discards = Param(1)
    out_order = Param("as_discarded")
    strongest_cards = Param("order_that_holds")

    @property
    def plainly(self) -> bool:  # type: ignore[override]
        return self.strongest_cards == "normal_order"

    @property
    def together(self) -> bool:  # type: ignore[override]
        return self.out_order == "turn_order"

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False) == self.count

    def owe(self, moment: Moment) -> Effects:
        now = moment.now
        for seat in now.playing:
            count = now.can_part_with(seat, self.discards)
            if seat != moment.seat and count:
                yield Owe(
                    Obligation(
                        "discard", seat, count=count, clause=self.clause.id,
                        least=count, strongest=True,
                    )
                )  # fmt: skip
