"""Spades, judged from the rule texts."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from tests.second.deals.cards import DECK, NAMES, following, strength


@dataclass(frozen=True)
class Deal:
    hands: tuple[tuple[str, ...], ...]
    turn: int
    breaking: bool
    nil: int
    nil_tricks: str
    bag_limit: bool
    club_two: bool
    bags: tuple[int, int]
    bids: tuple[int | None, ...] = (None,) * 4
    won: tuple[int, ...] = (0,) * 4
    trick: tuple[tuple[int, str], ...] = ()
    broken: bool = False

    @classmethod
    def dealt(cls, rng: random.Random) -> Deal:
        pack = rng.sample(DECK, len(DECK))
        return cls(
            hands=tuple(tuple(pack[seat::4]) for seat in range(4)),
            turn=rng.randrange(4),
            breaking=rng.random() < 0.8,
            nil=rng.choice((50, 100)),
            nil_tricks=rng.choice(("nothing", "contract", "bags")),
            bag_limit=rng.random() < 0.8,
            club_two=rng.random() < 0.3,
            bags=(rng.randrange(10), rng.randrange(10)),
        )

    def waiting(self) -> list[int]:
        return [self.turn]

    def head(self) -> list[str]:
        options = "" if self.breaking else " - break"
        options += "" if self.bag_limit else " - ten_bags"
        options += " + club_two" if self.club_two else ""
        nil = {50: "fifty", 100: "hundred"}[self.nil]
        lines = [
            f"rules: spades{options}",
            f"readings: nil_points = {nil}, nil_tricks = {self.nil_tricks}",
        ]
        if self.bag_limit:
            lines.append(f"state: bags Aki {self.bags[0]}, bags Dan {self.bags[1]}")
        return lines

    def moves(self) -> list[str]:
        """All moves that the player to move may make."""
        if None in self.bids:
            return [f"bids {n}" for n in range(14)]
        hand = self.hands[self.turn]
        if self.trick:
            return following(hand, self.trick)
        if self.club_two and not any(self.won):
            return ["C2"]
        if self.breaking and not self.broken:
            return [card for card in hand if card[0] != "S"] or list(hand)
        return list(hand)

    def tries(self) -> list[str]:
        """Moves that somebody may try, legal or not."""
        if None in self.bids:
            return [*(f"bids {n}" for n in range(11, 20)), *self.hands[self.turn]]
        return [*self.hands[self.turn], *DECK, "bids 1"]

    def then(self, move: str) -> Deal:
        after = (self.turn + 1) % 4
        if move.startswith("bids "):
            bids = list(self.bids)
            bids[self.turn] = int(move.removeprefix("bids "))
            if None not in bids and self.club_two:
                after = next(seat for seat, hand in enumerate(self.hands) if "C2" in hand)
            return replace(self, bids=tuple(bids), turn=after)
        hands = tuple(tuple(card for card in hand if card != move) for hand in self.hands)
        broken = self.broken or move[0] == "S"
        trick = (*self.trick, (self.turn, move))
        if len(trick) < 4:
            return replace(self, hands=hands, trick=trick, turn=after, broken=broken)
        taker = max(trick, key=lambda laid: strength(laid[1], trick[0][1][0], "S"))[0]
        won = tuple(count + (seat == taker) for seat, count in enumerate(self.won))
        return replace(self, hands=hands, trick=(), turn=taker, broken=broken, won=won)

    def over(self) -> bool:
        return not any(self.hands)

    def score(self) -> dict[str, int]:
        sides = [self._side(0), self._side(1)]
        return {name: sides[seat % 2] for seat, name in enumerate(NAMES[:4])}

    def _side(self, side: int) -> int:
        points = need = got = extra = 0
        for seat in (side, side + 2):
            bid, won = self.bids[seat] or 0, self.won[seat]
            if bid == 0:
                points += -self.nil if won else self.nil
                got += won if self.nil_tricks == "contract" else 0
                extra += won if self.nil_tricks == "bags" else 0
            else:
                need += bid
                got += won
        if got >= need:
            points += 10 * need
            extra += got - need
        else:
            points -= 10 * need
        points += extra
        bags = self.bags[side] + extra
        return points - (bags // 10 * 100 if self.bag_limit else 0)

    def winners(self) -> set[str]:
        score = self.score()
        return {name for name, points in score.items() if points == max(score.values())}
