"""ブラッディメアリB: a play that sets its clause off makes everybody discard the jokers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.games.climbing.position import PositionView
from referee.games.climbing.rule_api.context import MoveContext
from referee.games.climbing.rule_api.effects import Effects, Owe
from referee.games.climbing.rule_api.obligations import discard_all
from referee.games.climbing.rule_api.rule import CardLossRule
from referee.model.marks import Obligation


class DiscardJokers(CardLossRule):
    """Another rule of the clause says what sets it off; the debts stand or fall with that."""

    only_with_others = True

    def on_owe(self, context: MoveContext) -> Effects:
        if self.clause.id in context.active_clauses:
            yield from self._all_jokers(context.now)

    def _all_jokers(self, now: PositionView) -> Iterator[Owe]:
        jokers = self.deck.joker_mask(self.deck.jokers)
        return discard_all(self.deck, now, jokers, self.clause.id)

    def remaining_obligations(
        self, owed: Sequence[Obligation], now: PositionView
    ) -> list[Obligation]:
        """Whoever holds the jokers by now discards them."""
        return [effect.owed for effect in self._all_jokers(now)]
