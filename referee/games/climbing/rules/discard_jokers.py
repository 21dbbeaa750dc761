"""ブラッディメアリB: a play that sets its clause off makes everybody discard the jokers."""

from __future__ import annotations

from referee.games.climbing.debts import all_of
from referee.games.climbing.rule import ClimbingRule, Effects, Moment


class DiscardJokers(ClimbingRule):
    """Another rule of the clause says what sets it off; the debts stand or fall with that."""

    def owe(self, moment: Moment) -> Effects:
        if self.clause.id in moment.caused:
            jokers = self.deck.joker_mask(self.deck.jokers)
            yield from all_of(self.deck, moment.now, jokers, self.clause.id)
