"""地主: one player, who leads and has more cards, plays against all others together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.mark_names import LANDLORD, landlord_of
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.model.marks import NOBODY
from referee.rulebook.rule import Param


class Landlord(ClimbingRule):
    """The landlord leads the game. All others win if one of them goes out first."""

    words = (LANDLORD,)
    answers = ("first_lead", "who_wins")
    lead_facts = ("landlord",)
    says = ("won", "nobody")
    more = Param(3, "how many cards more the landlord has")

    def answer(
        self, question: str, position: Position, ranking: Sequence[int]
    ) -> Sequence[int] | int | str:
        """Who leads, or the seats that have won; the fact that decides if nobody is known to be the
        landlord."""
        landlord = landlord_of(position)
        if question == "first_lead":
            return "landlord" if landlord == NOBODY else landlord
        if not position.out:
            return ()
        winner = position.out[0].seat
        if landlord == NOBODY:
            return "landlord"
        others = [seat for seat in range(position.size) if seat != landlord]
        return [landlord] if winner == landlord else others

    def extra_dealt(self, position: Position) -> Mapping[int, int]:
        landlord = landlord_of(position)
        return {} if landlord == NOBODY else {landlord: self.more}
