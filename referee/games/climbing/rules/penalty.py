"""ペナルティ: the winner of a doubt gives any cards of the field to the loser."""

from __future__ import annotations

from referee.games.climbing.rule_api.effects import Clear, Effects, Owe, TakePenalty
from referee.games.climbing.rule_api.occasion import UNKNOWN, Occasion
from referee.games.climbing.rule_api.rule import ClimbingRule, Fulfilment, MoveContext
from referee.i18n.messages import in_both
from referee.model.marks import Obligation
from referee.model.types import Words


class Penalty(ClimbingRule):
    """An obligation, fulfilled by giving cards of the field, or none. Then the field is cleared."""

    fulfilled_by_decline = True

    def on_doubt(self, context: MoveContext, doubter: int, legal: bool) -> Effects:
        executor, punished = (context.seat, doubter) if legal else (doubter, context.seat)
        count = sum(laid.play.count for laid in context.field)
        yield Owe(Obligation("penalty", executor, punished, count, self.clause.id))

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        yield TakePenalty(fulfilment.owed.to, fulfilment.cards, fulfilment.hidden)
        yield Clear()

    def since(self, effect: object, occasion: Occasion = UNKNOWN) -> Words:
        settled = in_both("cause-doubt-settled")
        return settled if isinstance(effect, Clear) else {}
