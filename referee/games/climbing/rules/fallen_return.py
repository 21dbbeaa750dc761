"""落ちた人の復帰: whoever its clause has brought down comes back by a counter-revolution.

Coded, since nothing else brings anybody back who is out.
"""

from __future__ import annotations

from referee.games.climbing.rule.effects import DropMark, Effects, Leave, SetMark
from referee.games.climbing.rule.effects_end import Rejoin
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.words import REVOLUTION
from referee.model.marks import Mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param

SEEN, UNSEEN = "fallen_hand", "fallen_unseen"
"""The cards that were known of the hand, and how many were not."""


class FallenReturn(ClimbingRule):
    """Only by a reading. The hand that was laid aside comes back with its player."""

    words = (
        MarkWord(SEEN, "fallen hand", value="cards", holder=True, also=("落ちた手札",)),
        MarkWord(UNSEEN, "fallen unseen", value="number", holder=True, also=("落ちた伏せ札",)),
    )
    baba_ochi_undone = Param("no")

    def settle(self, moment: Moment) -> Effects:
        """A counter-revolution: the order is the usual one again."""
        was, now = (at.mark(REVOLUTION.kind) for at in (moment.before, moment.now))
        if self.baba_ochi_undone == "no" or was is None or now is not None:
            return
        for seat in range(moment.now.size):
            seen, unseen = (moment.before.mark(kind, seat) for kind in (SEEN, UNSEEN))
            if seen is not None:
                yield Rejoin(seat, seen.value, unseen.value if unseen else 0)
                yield DropMark(SEEN, seat)
                yield from [DropMark(UNSEEN, seat)] if unseen else []

    def fall(self, moment: Moment) -> Effects:
        """What the fallen held is remembered."""
        if self.baba_ochi_undone == "no":
            return
        for rule, effect in moment.so_far.happened:
            if isinstance(effect, Leave) and rule.clause is self.clause:
                seat = effect.seat
                yield SetMark(Mark(SEEN, moment.before.known[seat], seat))
                if moment.before.unknown[seat]:
                    yield SetMark(Mark(UNSEEN, moment.before.unknown[seat], seat))
