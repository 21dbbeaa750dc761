"""9シャッフル(席): the player of two 9s decides in which order the others sit.

Coded, because no other rule moves players.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.effects import Effects, Owe, Reseat
from referee.games.climbing.rule_api.mark_names import SEATED
from referee.games.climbing.rule_api.occasion import UNKNOWN, Occasion
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, Fulfilment, MoveContext
from referee.i18n.messages import in_both
from referee.model.marks import Obligation
from referee.model.questions import WHAT_HAPPENS, WHO_LEADS, WHOSE_TURN
from referee.model.types import Words
from referee.rulebook.rule import Param

AFTERWARDS = (WHAT_HAPPENS, WHOSE_TURN, WHO_LEADS)
"""The questions about how it goes on after the 9s."""


class NineReseat(ClimbingRule):
    """The player picks who comes next, then who comes after, and so on; the last one has the seat
    that is left. If it stops before, those not picked keep their order."""

    relies_on = ("9",)
    words = (SEATED,)
    asks = frozenset({"reseat"})
    says = ("unfit",)
    nine_reseat_jokers = Param("no")
    nine_reseat_last = Param("no", "whether a player who goes out with the 9s does it, too")

    def concerns(self, play: Play) -> bool:
        nine, stood = self.deck.ranks.index("9"), self.nine_reseat_jokers == "yes"
        return play.shows(nine, stand_ins=stood) == 2

    def on_owe(self, context: MoveContext) -> Effects:
        now, seat = context.now, context.seat
        others = sum(other != seat for other in now.playing)
        if others > 1 and (not now.is_out(seat) or self.nine_reseat_last == "yes"):
            yield Owe(Obligation("reseat", seat, count=others, clause=self.clause.id,
                                 for_others=True))  # fmt: skip

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        field, position = asked.position.field, asked.position
        is_such = asked.kind in AFTERWARDS and bool(field) and self.concerns(field[-1].play)
        others = [seat for seat in position.playing if field and seat != field[-1].seat]
        return {"why": "few"} if is_such and len(others) == 1 else {}

    def since(self, effect: object, occasion: Occasion = UNKNOWN) -> Words:
        return in_both("cause-nine-reseat") if isinstance(effect, Owe) else {}

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool:
        """Forbids a player who has been picked already."""
        placed, _ = self._others(fulfilment)
        return fulfilment.other in placed

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        placed, left = self._others(fulfilment)
        rest = [seat for seat in left if seat != fulfilment.other]
        gone = [leaver.seat for leaver in fulfilment.now.out if leaver.seat != fulfilment.seat]
        yield Reseat((fulfilment.seat, *placed, fulfilment.other, *rest, *gone))
        if len(rest) > 1:
            owed = fulfilment.owed
            yield Owe(replace(owed, count=len(rest)))

    def _others(self, fulfilment: Fulfilment) -> tuple[list[int], list[int]]:
        """The others in turn order: those picked already, and those that are left."""
        table = fulfilment.now
        around = [seat for seat in table.around(fulfilment.seat)[1:] if seat in table.playing]
        count = max(0, len(around) - fulfilment.owed.count)
        return around[:count], around[count:]
