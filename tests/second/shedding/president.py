"""President: cards of one rank, as many as are led, each play higher than the last."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from tests.second.shedding.judge import PACK, Card, Judge, Play
from tests.second.tally import Question

FIRST = (3, "C")
TWO = 15


@dataclass(frozen=True)
class Options:
    equal: str = "forbidden"  # forbidden | allowed | skips
    may_return: bool = False
    two: str = "clears"  # clears | single | rank
    last_clears: bool = False

    def header(self) -> str:
        readings = [f"equal_cards = {self.equal}"] if self.equal != "forbidden" else []
        readings += ["pass_until_clear = may_play_again"] if self.may_return else []
        readings += ["single_two = yes"] if self.two == "single" else []
        readings += ["last_play_clears = yes"] if self.last_clears else []
        rules = "rules: president - two\n" if self.two == "rank" else "rules: president\n"
        return rules + (f"readings: {', '.join(readings)}\n" if readings else "")


class President(Judge):
    def __init__(self, hands: Sequence[Sequence[Card]], options: Options) -> None:
        super().__init__(hands, next(seat for seat, hand in enumerate(hands) if FIRST in hand))
        self.options, self.header = options, options.header()
        self.must_hold = FIRST
        self.skipping = False

    def plays(self, hand: Sequence[Card]) -> Iterable[Play]:
        for rank in {card[0] for card in hand}:
            same = [card for card in hand if card[0] == rank]
            for count in range(1, len(same) + 1):
                yield from combinations(same, count)

    def beats(self, play: Play) -> bool:
        rank, below = play[0][0], self.pile[0][0]
        if self.options.two == "single" and rank == TWO != below and len(play) == 1:
            return True
        higher = rank > below or (rank == below and self.options.equal != "forbidden")
        return higher and len(play) == len(self.pile)

    def is_over(self) -> bool:
        return len(self.playing()) < 2

    def move(self, play: Play) -> None:
        seat, options = self.turn, self.options
        if play:
            self.skipping = self._lay(seat, play)
            if self.is_over():
                self.order += self.playing()
                return
            others = [other for other in self.playing() if other != seat]
            cleared = play[0][0] == TWO and options.two != "rank"
            cleared |= options.last_clears and not self.hands[seat]
            if cleared or (self.skipping and len(others) < 2):
                self._clear(seat)
                return
        else:
            self.passed.add(seat)
        start = seat
        if play and self.skipping:  # the next player, even one who has passed
            start = next(other for other in self.after(seat) if self.hands[other])
        # The player of the last cards is asked again if someone was skipped and didn't pass.
        waiting = [
            other
            for other in self.playing()
            if other not in self.passed and (other != self.last or self.skipping)
        ]
        if waiting in ([], [self.last]):
            self._clear(self.last)
        else:
            self.turn = next(other for other in self.after(start) if other in waiting)

    def _lay(self, seat: int, play: Play) -> bool:
        """Lays cards down; whether this skips the next player."""
        skips = bool(
            self.options.equal == "skips"
            and self.pile
            and play[0][0] == self.pile[0][0]
            and len(play) == len(self.pile)
        )
        for card in play:
            self.hands[seat].remove(card)
        self.pile, self.last, self.must_hold = play, seat, None
        if self.options.may_return:
            self.passed = set()
        if not self.hands[seat]:
            self.order.append(seat)
        return skips

    def _clear(self, leader: int) -> None:
        self.pile, self.passed, self.last, self.skipping = (), set(), -1, False
        self.turn = next(seat for seat in (leader, *self.after(leader)) if self.hands[seat])

    def results(self) -> Iterator[Question]:
        size = len(self.order)
        inner = size > 3
        titles = ["president", *["vice president"] * inner]
        low = [*["vice scum"] * inner, "scum"]
        titles += ["citizen"] * (size - len(titles) - len(low)) + low
        yield "which titles", {self.names[s]: t for s, t in zip(self.order, titles, strict=True)}


def deal(rng: random.Random) -> President:
    size, pack = rng.randint(3, 8), rng.sample(PACK, len(PACK))
    options = Options(
        rng.choice(["forbidden", "allowed", "skips"]),
        rng.random() < 0.3,
        rng.choice(["clears", "clears", "single", "rank"]),
        rng.random() < 0.5,
    )
    return President([pack[seat::size] for seat in range(size)], options)
