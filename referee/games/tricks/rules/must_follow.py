"""The led suit must be followed; another suit cannot take the trick (マストフォロー)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.cards.card import Card
from referee.engine.answer import Fact
from referee.games.tricks.position import Trick, TricksPosition
from referee.games.tricks.rule import Args, TrickRule


class MustFollow(TrickRule):
    says = ("bars", "binds", "free", "follows", "cannot-win")

    def instead(self, position: TricksPosition, seat: int, card: Card) -> int:
        if not position.field or card.suit == position.field[0].card.suit:
            return 0
        return self.suit_mask(position.field[0].card.suit)

    def unless(self, position: TricksPosition, name: str, card: Card) -> Fact:
        led = position.field[0].card.suit
        return Fact("holds-no-suit", {"seat": name, "suit": led}, None, None)

    def bar_args(self, position: TricksPosition, card: Card) -> dict[str, object]:
        led = position.field[0].card if position.field else card
        return {"suit": led.suit, "lead": str(led)}

    def meets(self, position: TricksPosition, card: Card) -> str:
        return "follows" if position.field else ""

    def why_not(self, trick: Trick, places: Sequence[int]) -> Iterator[tuple[list[int], Args]]:
        yield list(places), {"lead": str(trick.laid[0].card), "suit": trick.led}

    def cannot_win(self, trick: Trick) -> frozenset[int]:
        return self.off_suit(trick)
