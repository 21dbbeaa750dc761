"""Euchre, judged from the rule texts."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from tests.second.deals.cards import NAMES

PACK = tuple(suit + rank for suit in "SHDC" for rank in ("9", "10", "J", "Q", "K", "A"))
OTHER = {"S": "C", "C": "S", "H": "D", "D": "H"}


@dataclass(frozen=True)
class Deal:
    hands: tuple[tuple[str, ...], ...]
    turn: int
    dealer: int
    turned: str
    stick: bool
    lone: bool
    passes: int = 0
    maker: int = -1
    trump: str = ""
    alone: bool = False
    discards: bool = False
    trick: tuple[tuple[int, str], ...] = ()
    won: tuple[int, ...] = (0, 0, 0, 0)
    thrown_in: bool = False

    @classmethod
    def dealt(cls, rng: random.Random) -> Deal:
        pack = rng.sample(PACK, len(PACK))
        dealer = rng.randrange(4)
        return cls(
            hands=tuple(tuple(pack[5 * seat : 5 * seat + 5]) for seat in range(4)),
            turn=(dealer + 1) % 4,
            dealer=dealer,
            turned=pack[20],
            stick=rng.random() < 0.5,
            lone=rng.random() < 0.8,
        )

    def waiting(self) -> list[int]:
        return [self.turn]

    def head(self) -> list[str]:
        options = " + stick" * self.stick + " - alone" * (not self.lone)
        return [f"rules: euchre{options}", f"state: turned {self.turned}"]

    def suit(self, card: str) -> str:
        """The jack of the other suit of the colour of trumps is a trump."""
        is_left = self.trump and card == OTHER[self.trump] + "J"
        return self.trump if is_left else card[0]

    def strength(self, card: str, led: str) -> int:
        if card == self.trump + "J":
            return 100
        if self.suit(card) != card[0]:
            return 99
        plain = ("9", "10", "J", "Q", "K", "A").index(card[1:])
        return plain + (50 if card[0] == self.trump else 20 if card[0] == led else 0)

    def moves(self) -> list[str]:
        """All moves that the player to move may make."""
        hand = self.hands[self.turn]
        if self.discards:
            return [f"discards {card}" for card in hand]
        if not self.trump:
            first = self.passes < 4
            suits = [s for s in "SHDC" if (s == self.turned[0]) == first]
            calls = [f"calls {suit}" for suit in suits]
            calls += [f"{call} alone" for call in calls if self.lone]
            return calls if self.stick and self.passes == 7 else [*calls, "pass"]
        led = self.suit(self.trick[0][1]) if self.trick else ""
        return [card for card in hand if self.suit(card) == led] or list(hand)

    def tries(self) -> list[str]:
        """Moves that somebody may try, legal or not."""
        calls = [f"calls {suit}" for suit in "SHDC"]
        discards = [f"discards {card}" for card in (*self.hands[self.turn], *PACK[:6])]
        return [*calls, "pass", *discards, *self.hands[self.turn], *PACK]

    def then(self, move: str) -> Deal:
        if move == "pass":
            after = replace(self, passes=self.passes + 1, turn=(self.turn + 1) % 4)
            return replace(after, thrown_in=True) if after.passes == 8 else after
        if move.startswith("calls"):
            return self._called(move.split()[1], move.endswith("alone"))
        if move.startswith("discards"):
            hands = self._without(move.removeprefix("discards "))
            return replace(self, hands=hands, discards=False, turn=self.next(self.dealer))
        trick = (*self.trick, (self.turn, move))
        deal = replace(self, hands=self._without(move), trick=trick)
        if len(trick) < (3 if self.alone else 4):
            return replace(deal, turn=self.next(self.turn))
        led = self.suit(trick[0][1])
        taker = max(trick, key=lambda laid: self.strength(laid[1], led))[0]
        won = tuple(count + (seat == taker) for seat, count in enumerate(self.won))
        return replace(deal, trick=(), turn=taker, won=won)

    def _called(self, suit: str, alone: bool) -> Deal:
        called = replace(self, trump=suit, maker=self.turn, alone=alone)
        if self.passes >= 4:
            return replace(called, turn=called.next(self.dealer))
        hands = list(self.hands)
        hands[self.dealer] = (*hands[self.dealer], self.turned)
        return replace(called, hands=tuple(hands), discards=True, turn=self.dealer)

    def _without(self, card: str) -> tuple[tuple[str, ...], ...]:
        hands = list(self.hands)
        hands[self.turn] = tuple(other for other in hands[self.turn] if other != card)
        return tuple(hands)

    def next(self, seat: int) -> int:
        """The next player clockwise; the partner of a player alone sits out."""
        after = (seat + 1) % 4
        return (after + 1) % 4 if self.alone and after == (self.maker + 2) % 4 else after

    def over(self) -> bool:
        return self.thrown_in or sum(self.won) == 5

    def score(self) -> dict[str, int]:
        points = [0, 0]
        if not self.thrown_in:
            side = self.maker % 2
            took = self.won[side] + self.won[side + 2]
            if took < 3:
                points[1 - side] = 2
            else:
                points[side] = (4 if self.alone else 2) if took == 5 else 1
        return {name: points[seat % 2] for seat, name in enumerate(NAMES[:4])}

    def winners(self) -> set[str]:
        return {name for name, points in self.score().items() if points}
