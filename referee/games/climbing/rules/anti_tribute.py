"""抗貢: a player who has to give the strongest cards and holds both jokers shows them and need not
give anything."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from referee.engine.answer import NO, YES
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, Gift
from referee.games.climbing.rule_api.titles import title_of
from referee.model.questions import MAY_GIVE, MUST_GIVE
from referee.rulebook.rule import Param

UPPER = ("daifugo", "fugo")
"""The titles whose holders give any cards."""


class AntiTribute(ClimbingRule):
    """Readings say whether the jokers have to be shown, and whether the other side still gives."""

    exempts = True
    anti_tribute_show = Param("yes")
    anti_tribute_return = Param("no")

    def altered_gift(self, position: Position, gift: Gift) -> Gift | None:
        poor = gift.giver if gift.strongest else gift.taker
        kept = gift.strongest or self.anti_tribute_return == "no"
        if not kept or gift.shown or not self._holds_all(position, poor):
            return gift
        if not gift.strongest or self.anti_tribute_show == "no":
            return None
        return replace(gift, count=self.deck.jokers, shown=True, free=False, never=0)

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position = asked.position
        if asked.kind not in (MUST_GIVE, MAY_GIVE) or not position.exchanging:
            return {}
        if title_of(position, asked.seat) in UPPER:
            return self._unmet_of_rich(asked)
        if asked.value == YES and self._holds_all(position, asked.seat):
            return {"why": "free"}
        jokers = self.cards_of("Jo")
        for owed in position.owed:
            held = (position.known[owed.seat] & jokers).bit_count()
            if owed.seat == asked.seat and 0 < held < self.deck.jokers:
                return {"why": "one"}
            if owed.seat == asked.seat and position.known[owed.to] & jokers == jokers:
                return {"why": "other"}
        return {}

    def _unmet_of_rich(self, asked: Asked) -> Mapping[str, object]:
        """Why a player gives nothing yet: the other side may still show the jokers."""
        if asked.value != NO or self.anti_tribute_show == "no":
            return {}
        poor = (owed.seat for owed in asked.position.owed if owed.to == asked.seat)
        first = next((seat for seat in poor if self._holds_all(asked.position, seat)), None)
        return {} if first is None else {"why": "first", "holder": first}

    def _holds_all(self, position: Position, seat: int) -> bool:
        jokers = self.cards_of("Jo")
        return bool(jokers) and position.known[seat] & jokers == jokers
