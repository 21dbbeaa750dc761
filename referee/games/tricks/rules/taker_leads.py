"""Who took the trick leads the next one (次の親)."""

from __future__ import annotations

from referee.games.tricks.position import Trick
from referee.games.tricks.rule import TrickRule
from referee.model.marks import NOBODY
from referee.rulebook.rule import Param, open_here


class TakerLeads(TrickRule):
    roles = ("lead",)
    says = ("leads", "nobody-took", "open")
    lead_after_nobody = Param("same_leader", "who leads after a trick that nobody took")

    def leads_next(self, trick: Trick, taker: int, size: int) -> int | None:
        leader = trick.laid[0].seat
        if taker != NOBODY or leader == NOBODY:
            return taker
        with open_here(lambda names: self.reason("open", players=[names[leader]])):
            way = self.lead_after_nobody
        return {"same_leader": leader, "next_player": (leader + 1) % size}[way]
