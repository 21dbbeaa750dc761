"""Tien len: singles, sets, runs and consecutive pairs, compared by their strongest cards; chops."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from tests.second.shedding.judge import PACK, Card, Judge, Play
from tests.second.tally import Question

SUITS = "SCDH"
TWO = 15


@dataclass(frozen=True)
class Options:
    shortest: int = 3
    four_on_pair: bool = False
    may_return: bool = False

    def header(self) -> str:
        readings = ["shortest_run = four"] if self.shortest > 3 else []
        readings += ["four_on_two_twos = yes"] if self.four_on_pair else []
        readings += ["pass_until_clear = may_play_again"] if self.may_return else []
        return "rules: tien_len\n" + (f"readings: {', '.join(readings)}\n" if readings else "")


def worth(card: Card) -> tuple[int, int]:
    return card[0], SUITS.index(card[1])


def shape(play: Play) -> tuple[str, int]:
    """The kind of a combination and how many cards it has."""
    counts = Counter(rank for rank, _ in play)
    kind = "set" if len(counts) == 1 else "run" if len(counts) == len(play) else "pairs"
    return kind, len(play)


class TienLen(Judge):
    def __init__(self, hands: Sequence[Sequence[Card]], options: Options) -> None:
        lowest = min((card for hand in hands for card in hand), key=worth)
        super().__init__(hands, next(seat for seat, hand in enumerate(hands) if lowest in hand))
        self.options, self.header = options, options.header()
        self.must_hold = lowest

    def plays(self, hand: Sequence[Card]) -> Iterable[Play]:
        held = {rank: [card for card in hand if card[0] == rank] for rank in {r for r, _ in hand}}
        for same in held.values():
            for count in range(1, len(same) + 1):
                yield from combinations(same, count)
        for each, least in ((1, self.options.shortest), (2, 3)):
            for start in held:
                rows: list[Play] = [()]
                rank = start
                while rank < TWO and len(held.get(rank, ())) >= each:
                    parts = list(combinations(held[rank], each))
                    rows = [(*row, *part) for row in rows for part in parts]
                    rank += 1
                    if rank - start >= least:
                        yield from rows

    def beats(self, play: Play) -> bool:
        above, below = shape(play), shape(self.pile)
        if above == below:
            return max(map(worth, play)) > max(map(worth, self.pile))
        if self.pile[0][0] != TWO:
            return False
        if above == ("set", 4):
            return len(self.pile) == 1 or (len(self.pile) == 2 and self.options.four_on_pair)
        return above[0] == "pairs" and len(play) >= {1: 6, 2: 8, 3: 10}.get(len(self.pile), 99)

    def is_over(self) -> bool:
        return len(self.playing()) < 2

    def move(self, play: Play) -> None:
        seat = self.turn
        if play:
            for card in play:
                self.hands[seat].remove(card)
            self.pile, self.last, self.must_hold = play, seat, None
            if self.options.may_return:
                self.passed = set()
            if not self.hands[seat]:
                self.order.append(seat)
            if self.is_over():
                self.order += self.playing()
                return
        else:
            self.passed.add(seat)
        around = [other for other in self.after(seat) if self.hands[other]]
        waiting = [other for other in around if other not in self.passed and other != self.last]
        if waiting:
            self.turn = waiting[0]
            return
        leaders = (self.last, *self.after(self.last))
        self.turn = next(other for other in leaders if self.hands[other])
        self.pile, self.passed, self.last = (), set(), -1

    def results(self) -> Iterator[Question]:
        titles = (*("winner", "second", "third")[: len(self.order) - 1], "last")
        placed = zip(self.order, titles, strict=True)
        yield "which titles", {self.names[seat]: title for seat, title in placed}


def deal(rng: random.Random) -> TienLen:
    size = rng.choice([4, 4, 3, 2])
    pack = rng.sample(PACK, len(PACK))
    if rng.random() < 0.4:  # few ranks, so that there are chops
        first = rng.randint(3, 8)
        ranks = {*range(first, first + 12 // (5 - size) + 3), TWO}
        rich = [card for card in pack if card[0] in ranks]
        pack = rich + [card for card in pack if card not in rich]
    options = Options(rng.choice([3, 3, 4]), rng.random() < 0.5, rng.random() < 0.3)
    hands = pack[: size * 13]
    rng.shuffle(hands)
    return TienLen([hands[seat::size] for seat in range(size)], options)
