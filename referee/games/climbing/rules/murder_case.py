"""大富豪殺人事件: the daifugo falls if the neighbours keep all 2s and jokers for three clears.

Coded, because no sentence is about two hands at once or counts clears.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.games.climbing.position import PositionView
from referee.games.climbing.rule_api.effects import DropMark, Effects, Leave, SetMark
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, MoveContext
from referee.games.climbing.rule_api.titles import top_seat
from referee.games.climbing.rule_language.conditions import AFTER, as_dealt
from referee.i18n.messages import in_both
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.model.questions import IS_OUT, WHAT_HAPPENS

CASE, CLEARS = "murder_case", 3


class MurderCase(ClimbingRule):
    """A mark counts the clears. It begins only with hands that are known to hold these cards, or if
    the state says so. It is over when a neighbour plays such a card or the daifugo is out."""

    relies_on = ("2",)
    sees_deal = True
    words = (MarkSpelling(CASE, "murder case", value="number", also=("殺人事件",)),)

    def on_hand(self, context: MoveContext) -> Effects:
        now = context.now
        if now.mark(CASE) is not None:
            return
        beside = self._neighbours(now)
        dealt = all(as_dealt(now, seat, self.deck, AFTER) for seat in beside)
        held = self.deck.together([now.known[seat] for seat in beside])
        if beside and dealt and not self._top & ~held:
            yield SetMark(Mark(CASE, 0))

    def on_play(self, context: MoveContext) -> Effects:
        plays = context.play.mask & self._top and context.seat in self._neighbours(context.before)
        if context.before.mark(CASE) is not None and plays:
            yield DropMark(CASE)

    def on_turn(self, context: MoveContext) -> Effects:
        return self.on_cleared(context) if context.cleared else ()

    def on_cleared(self, context: MoveContext) -> Effects:
        """Counts the clear: the case goes on, is solved, or is over."""
        case, seat = context.now.mark(CASE), top_seat(context.now, self.book)
        if case is None or seat is None:
            return []
        if context.now.is_out(seat):
            return [DropMark(CASE)]
        if case.value + 1 < CLEARS:
            return [SetMark(Mark(CASE, case.value + 1))]
        cause = in_both("cause-murder-case", number=CLEARS)
        return [DropMark(CASE), Leave(seat, "fallen", "at-once", ground={"cause": cause})]

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position = asked.position
        case, seat = position.mark(CASE), top_seat(position, self.book)
        if case is None and asked.kind == WHAT_HAPPENS and not position.field:
            held = self.deck.together([position.known[at] for at in self._neighbours(position)])
            missing = self._top & ~held
            if not held or missing.bit_count() != 1:
                return {}
            return {"number": 0, "clears": CLEARS, "cards": self.deck.texts(missing)}
        if case is None or asked.kind != IS_OUT or asked.seat != seat or not case.value:
            return {}
        return {"number": case.value, "clears": CLEARS, "cards": []}

    @property
    def _top(self) -> int:
        return self.cards_of("2", "Jo")

    def _neighbours(self, table: PositionView) -> Sequence[int]:
        """The players next to the daifugo; none if there are no two such players."""
        seat = top_seat(table, self.book)
        if seat is None or table.size < 3:
            return ()
        around = table.around(seat)
        return (around[-1], around[1])
