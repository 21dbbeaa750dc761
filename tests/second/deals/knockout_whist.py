"""Knockout Whist, judged from the rule texts: one deal, and who is out after it."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from tests.second.deals.cards import DECK, NAMES, following, strength


@dataclass(frozen=True)
class Deal:
    hands: tuple[tuple[str, ...], ...]
    turn: int
    trump: str
    size: int
    """How many cards each is dealt."""
    strict: bool
    """Whether trumps may not be led before one has been played."""
    broken: bool = False
    trick: tuple[tuple[int, str], ...] = ()
    tricks: tuple[int, ...] = ()

    @classmethod
    def dealt(cls, rng: random.Random) -> Deal:
        pack, players, size = rng.sample(DECK, len(DECK)), rng.randint(2, 7), rng.randint(1, 7)
        hands = tuple(tuple(pack[seat * size : (seat + 1) * size]) for seat in range(players))
        strict, turn = rng.random() < 0.5, rng.randrange(players)
        return cls(hands, turn, rng.choice("SHDC"), size, strict, tricks=(0,) * players)

    def waiting(self) -> list[int]:
        return [self.turn]

    def head(self) -> list[str]:
        rule = " + trump_lead" if self.strict else ""
        return [f"rules: knockout_whist{rule}, cards = {self.size}", f"state: trump {self.trump}"]

    def moves(self) -> list[str]:
        hand = self.hands[self.turn]
        if self.trick or not self.strict or self.broken:
            return following(hand, self.trick)
        return [card for card in hand if card[0] != self.trump] or list(hand)

    def tries(self) -> list[str]:
        """Moves that somebody may try, legal or not."""
        return [*self.hands[self.turn], *self.hands[self.turn], *DECK, "pass"]

    def then(self, move: str) -> Deal:
        hands = tuple(tuple(card for card in hand if card != move) for hand in self.hands)
        trick, broken = (*self.trick, (self.turn, move)), self.broken or move[0] == self.trump
        if len(trick) < len(hands):
            turn = (self.turn + 1) % len(hands)
            return replace(self, hands=hands, trick=trick, turn=turn, broken=broken)
        led = trick[0][1][0]
        taker = max(trick, key=lambda laid: strength(laid[1], led, self.trump))[0]
        tricks = tuple(count + (seat == taker) for seat, count in enumerate(self.tricks))
        return replace(self, hands=hands, trick=(), turn=taker, broken=broken, tricks=tricks)

    def over(self) -> bool:
        return not any(self.hands)

    def score(self) -> dict[str, int]:
        return dict(zip(NAMES, self.tricks, strict=False))

    def winners(self) -> set[str]:
        return {name for name, count in self.score().items() if count == max(self.tricks)}

    def others(self) -> list[tuple[str, str]]:
        """What else is asked after the deal, with the answers."""
        out = {True: "no", False: "eliminated"}
        return [(f"is {name} out", out[count > 0]) for name, count in self.score().items()]
