"""王政防衛: a daifugo of three games in a row gets one card more from below."""

from __future__ import annotations

from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Doubt, Gift
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import seat_titled
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param


class RoyalDefence(ClimbingRule):
    """Only what the daihinmin gives grows; what comes back stays as it is."""

    words = (MarkWord("reign", "reign", value="number", until="set"),)
    least = Param(3, "how many games in a row it takes")
    royal_defence_growth = Param("plus_one")

    def enlarges(self, position: Position, gift: Gift) -> int:
        reign = position.mark("reign")
        upper = (seat_titled(position, "daihinmin"), seat_titled(position, "daifugo"))
        long = reign is not None and reign.value >= self.least
        if reign is None or not long or (gift.giver, gift.taker) != upper:
            return 0
        return 1 if self.royal_defence_growth == "plus_one" else int(reign.value) - 1

    def forbids_gift(self, position: Position, gift: Gift, cards: int) -> bool | Doubt:
        owed = position.can_part_with(gift.giver, gift.count)
        return bool(self.enlarges(position, gift)) and cards.bit_count() != owed
