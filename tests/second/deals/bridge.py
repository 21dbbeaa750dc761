"""Bridge, judged from the laws: the auction, the play and the score of a deal."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from tests.second.deals.cards import DECK, NAMES, following, strength

BIDS = tuple(f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT"))
FIRST = {"plain": (50, 100), "doubled": (100, 200), "redoubled": (200, 400)}
LATER = {"plain": (50, 100), "doubled": (200, 300), "redoubled": (400, 600)}
FROM_FOURTH = {"plain": (0, 0), "doubled": (100, 0), "redoubled": (200, 0)}
OVERTRICK = {"doubled": (100, 200), "redoubled": (200, 400)}
"""The columns of the law's tables: not vulnerable, vulnerable."""


def duplicate_score(contract: str, risk: str, took: int, vulnerable: bool) -> int:
    """What the declarer's side scores; below 0: what its opponents do."""
    level, strain = int(contract[0]), contract[1:]
    beyond = took - 6 - level
    if beyond < 0:
        down = -beyond
        points = FIRST[risk][vulnerable] + (down - 1) * LATER[risk][vulnerable]
        return -points - max(0, down - 3) * FROM_FOURTH[risk][vulnerable]
    each = 20 if strain in "CD" else 30
    times = {"plain": 1, "doubled": 2, "redoubled": 4}[risk]
    odd = (40 + 30 * (level - 1) if strain == "NT" else each * level) * times
    score = odd + beyond * (OVERTRICK[risk][vulnerable] if risk in OVERTRICK else each)
    if odd < 100:
        score += 50
    else:
        score += 500 if vulnerable else 300
    if level == 6:
        score += 750 if vulnerable else 500
    if level == 7:
        score += 1500 if vulnerable else 1000
    return score + {"plain": 0, "doubled": 50, "redoubled": 100}[risk]


@dataclass(frozen=True)
class Deal:
    hands: tuple[tuple[str, ...], ...]
    turn: int
    vulnerable: tuple[bool, bool]
    calls: tuple[tuple[int, str], ...] = ()
    playing: bool = False
    trick: tuple[tuple[int, str], ...] = ()
    won: tuple[int, ...] = (0, 0, 0, 0)

    @classmethod
    def dealt(cls, rng: random.Random) -> Deal:
        pack = rng.sample(DECK, len(DECK))
        return cls(
            hands=tuple(tuple(pack[seat::4]) for seat in range(4)),
            turn=rng.randrange(4),
            vulnerable=(rng.random() < 0.5, rng.random() < 0.5),
        )

    def waiting(self) -> list[int]:
        return [self.turn]

    def head(self) -> list[str]:
        sides = [f"vulnerable {NAMES[side + 2]}" for side in (0, 1) if self.vulnerable[side]]
        return ["rules: bridge", *([f"state: {', '.join(sides)}"] if sides else [])]

    @property
    def bid(self) -> tuple[int, str]:
        """The last bid, and who made it."""
        bids = [(seat, call) for seat, call in self.calls if call in BIDS]
        return bids[-1] if bids else (-1, "")

    @property
    def risk(self) -> tuple[str, int]:
        """Whether the last bid is doubled, and who doubled or redoubled it."""
        found = ("plain", -1)
        for seat, call in self.calls:
            if call in BIDS:
                found = ("plain", -1)
            elif call != "pass":
                found = (f"{call}d", seat)
        return found

    @property
    def declarer(self) -> int:
        bidder, bid = self.bid
        named = [
            seat
            for seat, call in self.calls
            if call in BIDS and call[1:] == bid[1:] and (seat - bidder) % 2 == 0
        ]
        return named[0]

    def moves(self) -> list[str]:
        """All moves that the player to move may make."""
        if self.playing:
            return following(self.hands[self.turn], self.trick)
        bidder, bid = self.bid
        higher = BIDS[BIDS.index(bid) + 1 :] if bid else BIDS
        risk, doubler = self.risk
        calls = ["pass"]
        if bid and risk == "plain" and (bidder - self.turn) % 2:
            calls.append("double")
        if risk == "doubled" and (doubler - self.turn) % 2:
            calls.append("redouble")
        return [*calls, *(f"bids {call}" for call in higher)]

    def tries(self) -> list[str]:
        """Moves that somebody may try, legal or not."""
        calls = ["pass", "double", "redouble", *(f"bids {call}" for call in BIDS), "bids 3"]
        cards = [*self.hands[self.turn], *DECK]
        return [*cards, "double", "bids 7NT"] if self.playing else [*calls, *cards[:5]]

    def then(self, move: str) -> Deal:
        after = (self.turn + 1) % 4
        if not self.playing:
            calls = (*self.calls, (self.turn, move.removeprefix("bids ")))
            deal = replace(self, calls=calls, turn=after)
            ends = len(calls) > 3 and all(call == "pass" for _, call in calls[-3:])
            if not ends or not deal.bid[1]:
                return deal
            return replace(deal, playing=True, turn=(deal.declarer + 1) % 4)
        hands = tuple(tuple(card for card in hand if card != move) for hand in self.hands)
        trick = (*self.trick, (self.turn, move))
        if len(trick) < 4:
            return replace(self, hands=hands, trick=trick, turn=after)
        trump, led = self.bid[1][1:], trick[0][1][0]
        taker = max(trick, key=lambda laid: strength(laid[1], led, trump))[0]
        won = tuple(count + (seat == taker) for seat, count in enumerate(self.won))
        return replace(self, hands=hands, trick=(), turn=taker, won=won)

    def over(self) -> bool:
        return not any(self.hands) or [call for _, call in self.calls] == ["pass"] * 4

    def score(self) -> dict[str, int]:
        points = [0, 0]
        if self.playing:
            side = self.declarer % 2
            took = self.won[side] + self.won[side + 2]
            score = duplicate_score(self.bid[1], self.risk[0], took, self.vulnerable[side])
            points[side if score > 0 else 1 - side] = abs(score)
        return {name: points[seat % 2] for seat, name in enumerate(NAMES[:4])}

    def winners(self) -> set[str]:
        return {name for name, points in self.score().items() if points}
