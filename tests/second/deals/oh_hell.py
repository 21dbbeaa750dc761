"""Oh Hell, judged from the rule texts."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from tests.second.deals.cards import DECK, NAMES, following, strength

SCORINGS = ("tricks", "nothing", "minus", "five", "square")


@dataclass(frozen=True)
class Deal:
    hands: tuple[tuple[str, ...], ...]
    turn: int
    size: int
    turned: str
    hook: bool
    scoring: str
    bids: tuple[int | None, ...]
    won: tuple[int, ...]
    trick: tuple[tuple[int, str], ...] = ()

    @classmethod
    def dealt(cls, rng: random.Random) -> Deal:
        players = rng.randint(3, 7)
        size = rng.randint(1, 52 // players)
        pack = rng.sample(DECK, len(DECK))
        gone = players * size
        return cls(
            hands=tuple(tuple(pack[seat:gone:players]) for seat in range(players)),
            turn=rng.randrange(players),
            size=size,
            turned=pack[gone] if gone < len(pack) else "",
            hook=rng.random() < 0.8,
            scoring=rng.choice(SCORINGS),
            bids=(None,) * players,
            won=(0,) * players,
        )

    def waiting(self) -> list[int]:
        return [self.turn]

    def head(self) -> list[str]:
        state = f"trump {self.turned[0]}" if self.turned else "no trump"
        off = "" if self.hook else " - hook"
        return [
            f"rules: oh_hell, cards = {self.size}{off}",
            f"readings: scoring = {self.scoring}",
            f"state: {state}",
        ]

    def moves(self) -> list[str]:
        """All moves that the player to move may make."""
        if None in self.bids:
            others = sum(bid for bid in self.bids if bid is not None)
            is_last = self.bids.count(None) == 1 and self.hook
            numbers = range(self.size + 1)
            return [f"bids {n}" for n in numbers if not (is_last and others + n == self.size)]
        return following(self.hands[self.turn], self.trick)

    def tries(self) -> list[str]:
        """Moves that somebody may try, legal or not."""
        if None in self.bids:
            return [*(f"bids {n}" for n in range(self.size + 2)), *self.hands[self.turn]]
        return [*self.hands[self.turn], *DECK, "bids 1"]

    def then(self, move: str) -> Deal:
        players = len(self.hands)
        after = (self.turn + 1) % players
        if move.startswith("bids "):
            bids = list(self.bids)
            bids[self.turn] = int(move.removeprefix("bids "))
            return replace(self, bids=tuple(bids), turn=after)
        hands = [tuple(card for card in hand if card != move) for hand in self.hands]
        trick = (*self.trick, (self.turn, move))
        if len(trick) < players:
            return replace(self, hands=tuple(hands), trick=trick, turn=after)
        trump = self.turned[:1]
        taker = max(trick, key=lambda laid: strength(laid[1], trick[0][1][0], trump))[0]
        won = tuple(count + (seat == taker) for seat, count in enumerate(self.won))
        return replace(self, hands=tuple(hands), trick=(), turn=taker, won=won)

    def over(self) -> bool:
        return not any(self.hands)

    def score(self) -> dict[str, int]:
        points = []
        for bid, took in zip(self.bids, self.won, strict=True):
            number, hit = bid or 0, bid == took
            points.append(
                {
                    "tricks": took + 10 * hit,
                    "nothing": (10 + number) * hit,
                    "minus": (10 + number) * (1 if hit else -1),
                    "five": took + 5 * hit,
                    "square": 10 + number**2 if hit else -((number - took) ** 2),
                }[self.scoring]
            )
        return dict(zip(NAMES, points, strict=False))

    def winners(self) -> set[str]:
        score = self.score()
        return {name for name, points in score.items() if points == max(score.values())}
