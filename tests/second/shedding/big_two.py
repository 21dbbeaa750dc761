"""Big two: one to three cards of a rank, and hands of five, compared by kind, rank and suit."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from tests.second.shedding.judge import PACK, Card, Judge, Play
from tests.second.tally import Question

SUITS = "DCHS"
ACE, TWO = 14, 15
WHEELS = ({ACE, TWO, 3, 4, 5}, {TWO, 3, 4, 5, 6})


@dataclass(frozen=True)
class Options:
    straights: str = "low"  # low | high | both
    flushes: bool = True
    may_return: bool = True

    def header(self) -> str:
        readings = [f"five_card_straights = {self.straights}"] if self.straights != "low" else []
        readings += [] if self.flushes else ["five_card_flushes = no"]
        readings += [] if self.may_return else ["pass_until_clear = out_until_clear"]
        return "rules: big_two\n" + (f"readings: {', '.join(readings)}\n" if readings else "")


def worth(card: Card) -> tuple[int, int]:
    return card[0], SUITS.index(card[1])


class BigTwo(Judge):
    def __init__(self, hands: Sequence[Sequence[Card]], options: Options) -> None:
        lowest = min((card for hand in hands for card in hand), key=worth)
        super().__init__(hands, next(seat for seat, hand in enumerate(hands) if lowest in hand))
        self.options, self.header = options, options.header()
        self.must_hold = lowest

    def strength(self, play: Play) -> tuple[int, tuple[int, int]] | None:
        """The kind of a combination and its best card; nothing if it isn't one."""
        counts = Counter(rank for rank, _ in play)
        if len(play) < 4:
            return (0, max(map(worth, play))) if len(counts) == 1 else None
        if len(play) != 5:
            return None
        is_of_one_suit = len({suit for _, suit in play}) == 1
        top = self.top_of_straight({*counts})
        if top:
            best = max(worth(card) for card in play if card[0] == top)
            return (5 if is_of_one_suit else 1), (best if top > 6 else (top - 20, best[1]))
        if is_of_one_suit and self.options.flushes:
            return 2, max(map(worth, play))
        (rank, most), *others = counts.most_common()
        if len(others) == 1:
            return (3 if most == 3 else 4), (rank, 0)
        return None

    def top_of_straight(self, ranks: set[int]) -> int:
        """The highest rank; 0 if these ranks aren't a straight."""
        if len(ranks) < 5:
            return 0
        if max(ranks) - min(ranks) == 4:
            return max(ranks) if max(ranks) < TWO or self.options.straights != "low" else 0
        if ranks in WHEELS and self.options.straights != "high":
            return max(ranks - {ACE, TWO})
        return 0

    def plays(self, hand: Sequence[Card]) -> Iterable[Play]:
        held = {rank: [card for card in hand if card[0] == rank] for rank in {r for r, _ in hand}}
        for same in held.values():
            for count in range(1, min(3, len(same)) + 1):
                yield from combinations(same, count)
        yield from {play for play in self._fives(hand, held) if self.strength(play)}

    def _fives(self, hand: Sequence[Card], held: dict[int, list[Card]]) -> Iterator[Play]:
        for suit in SUITS:
            yield from combinations(sorted(card for card in hand if card[1] == suit), 5)
        rows = [{*range(start, start + 5)} for start in range(3, 12)]
        for ranks in (*rows, *WHEELS):
            for chosen in product(*(held.get(rank, []) for rank in ranks)):
                yield tuple(sorted(chosen))
        for main, beside in ((3, 2), (4, 1)):
            for first, second in product(held, held):
                if first != second:
                    for most in combinations(held[first], main):
                        for rest in combinations(held[second], beside):
                            yield tuple(sorted((*most, *rest)))

    def beats(self, play: Play) -> bool:
        above, below = self.strength(play), self.strength(self.pile)
        return len(play) == len(self.pile) and above is not None and above > (below or above)

    def is_over(self) -> bool:
        return not all(self.hands)

    def move(self, play: Play) -> None:
        seat = self.turn
        if play:
            for card in play:
                self.hands[seat].remove(card)
            self.pile, self.last, self.must_hold = play, seat, None
            if self.options.may_return:
                self.passed = set()
        else:
            self.passed.add(seat)
        around = self.after(seat)
        waiting = [other for other in around if other not in self.passed and other != self.last]
        if waiting:
            self.turn = waiting[0]
        else:
            self.turn, self.pile, self.passed = self.last, (), set()

    def results(self) -> Iterator[Question]:
        def cost(count: int) -> int:
            return count * (3 if count == 13 else 2 if count > 9 else 1)

        left = zip(self.names, self.hands, strict=True)
        yield "score", {name: -cost(len(hand)) for name, hand in left}
        winner = next(seat for seat, hand in enumerate(self.hands) if not hand)
        yield "who wins", [self.names[winner]]


def deal(rng: random.Random) -> BigTwo:
    size, pack = rng.choice([4, 4, 3, 2]), rng.sample(PACK, len(PACK))
    options = Options(
        rng.choice(["low", "low", "high", "both"]), rng.random() < 0.8, rng.random() < 0.7
    )
    return BigTwo([pack[seat * 13 : seat * 13 + 13] for seat in range(size)], options)
