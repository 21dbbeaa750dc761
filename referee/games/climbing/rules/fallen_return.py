"""落ちた人の復帰: players brought down by its clause come back by a counter-revolution.

Coded, because no other rule brings back a player who is out.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.position import PositionView
from referee.games.climbing.rule_api.effects import DropMark, Effects, Leave, Rejoin, SetMark
from referee.games.climbing.rule_api.mark_names import REVOLUTION
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, MoveContext
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.model.questions import IS_OUT, RANK_OF
from referee.rulebook.rule import Param

SEEN, UNSEEN = "fallen_hand", "fallen_unseen"
"""The cards that were known of the hand, and how many were not."""


class FallenReturn(ClimbingRule):
    """Only by a reading. Players get back the hand that was put aside, without cards that others
    have taken from the discards since. A player without any card left stays out."""

    words = (
        MarkSpelling(SEEN, "fallen hand", value="cards", holder=True, also=("落ちた手札",)),
        MarkSpelling(UNSEEN, "fallen unseen", value="number", holder=True, also=("落ちた伏せ札",)),
    )
    baba_ochi_undone = Param("no")

    def on_settle(self, context: MoveContext) -> Effects:
        """A counter-revolution brings them back."""
        was, now = (table.mark(REVOLUTION.kind) for table in (context.before, context.now))
        if self.baba_ochi_undone == "no" or was is None or now is not None:
            return
        for seat in range(context.now.size):
            seen, unseen = (context.before.mark(kind, seat) for kind in (SEEN, UNSEEN))
            if seen is not None:
                cards, hidden = self._left(context.now, seen.value), unseen.value if unseen else 0
                if not (cards or hidden):  # the player stays out
                    continue
                yield Rejoin(seat, cards, hidden)
                yield DropMark(SEEN, seat)
                yield from [DropMark(UNSEEN, seat)] if unseen else []

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        seat, now = asked.seat, asked.position
        if asked.kind not in (IS_OUT, RANK_OF) or self.baba_ochi_undone == "no":
            return {}
        seen, unseen = (now.mark(kind, seat) for kind in (SEEN, UNSEEN))
        if seen is None or unseen is not None or self._left(now, seen.value):
            return {}
        cards = self.deck.cards(seen.value)
        return {} if now.mark(REVOLUTION.kind) else {"cards": [*map(str, cards)]}

    def _left(self, now: PositionView, cards: int) -> int:
        """Those of these cards that nobody has taken and played since."""
        deck = self.deck
        elsewhere = deck.together([*now.known, *(laid.play.mask for laid in now.field)])
        spare = deck.jokers - deck.jokers_in(elsewhere)
        jokers = deck.joker_mask(min(deck.jokers_in(cards), max(0, spare)))
        return cards & deck.naturals & ~elsewhere | jokers

    def on_demotion(self, context: MoveContext) -> Effects:
        """Stores the hands of the fallen players."""
        if self.baba_ochi_undone == "no":
            return
        for rule, effect in context.progress.happened:
            if isinstance(effect, Leave) and rule.clause is self.clause:
                seat = effect.seat
                yield SetMark(Mark(SEEN, context.before.known[seat], seat))
                if context.before.unknown[seat]:
                    yield SetMark(Mark(UNSEEN, context.before.unknown[seat], seat))
