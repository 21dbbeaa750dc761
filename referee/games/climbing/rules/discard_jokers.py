"""ブラッディメアリB: all players have to discard their jokers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.games.climbing.position import PositionView
from referee.games.climbing.rule_api.effects import Effects, Owe
from referee.games.climbing.rule_api.rule import CardLossRule, MoveContext, discard_all
from referee.model.marks import Obligation


class DiscardJokers(CardLossRule):
    """Another rule of the clause says which play sets it off. The obligations exist if that rule
    has an effect."""

    only_with_others = True

    def on_owe(self, context: MoveContext) -> Effects:
        if self.clause.id in context.active_clauses:
            yield from self._all_jokers(context.now)

    def _all_jokers(self, now: PositionView) -> Iterator[Owe]:
        return discard_all(self.deck, now, self.cards_of("Jo"), self.clause.id)

    def remaining_obligations(
        self, owed: Sequence[Obligation], now: PositionView
    ) -> list[Obligation]:
        """The obligations of whoever may hold jokers now."""
        return [effect.owed for effect in self._all_jokers(now)]
