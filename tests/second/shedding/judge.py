"""What the judges of these games share: cards, hands, whose turn it is, and who has passed."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence

from tests.second.tally import Question

Card = tuple[int, str]
"""Rank, 3 to 15, and suit. 14 is the ace, 15 the 2."""
Play = tuple[Card, ...]
"""Cards in order; none: a pass."""
NAMES = ("Ann", "Bob", "Cy", "Dan", "Eve", "Flo", "Gus", "Hal")
PACK = [(rank, suit) for rank in range(3, 16) for suit in "CDHS"]
JOKERS = [(16, ""), (17, "")]
"""The small one and the big one, in games that tell them apart."""
_FACES = {11: "J", 12: "Q", 13: "K", 14: "A", 15: "2", 16: "Jo-", 17: "Jo+"}


def spelled(play: Iterable[Card]) -> str:
    return " ".join(f"{suit}{_FACES.get(rank, rank)}" for rank, suit in play) or "pass"


class Judge(ABC):
    """A game that is being played. Seats are numbers in turn order."""

    header: str
    """The lines of a table that name its rules."""

    def __init__(self, hands: Sequence[Sequence[Card]], first: int) -> None:
        self.hands = [sorted(hand) for hand in hands]
        self.names = NAMES[: len(hands)]
        self.turn = first
        self.must_hold: Card | None = None
        """What the first play has to contain."""
        self.pile: Play = ()
        self.last = -1
        self.passed: set[int] = set()
        self.order: list[int] = []

    @abstractmethod
    def plays(self, hand: Sequence[Card]) -> Iterable[Play]:
        """The combinations in a hand."""

    @abstractmethod
    def beats(self, play: Play) -> bool:
        """Whether a combination may be played on the pile, which isn't empty."""

    @abstractmethod
    def move(self, play: Play) -> None: ...

    @abstractmethod
    def is_over(self) -> bool: ...

    @abstractmethod
    def results(self) -> Iterator[Question]:
        """What is asked at the end."""

    def playing(self) -> list[int]:
        return [seat for seat, hand in enumerate(self.hands) if hand]

    def after(self, seat: int) -> list[int]:
        """All seats in turn order, those after this one first."""
        size = len(self.hands)
        return [(seat + step) % size for step in range(1, size + 1)]

    def legal(self) -> list[Play]:
        if self.is_over():
            return []
        plays = [tuple(sorted(play)) for play in self.plays(self.hands[self.turn])]
        if self.pile:
            return [(), *filter(self.beats, plays)]
        return [play for play in plays if self.must_hold in (None, *play)]

    def is_legal(self, seat: int, play: Play) -> bool:
        return seat == self.turn and play in self.legal()

    def asked(self, play: Play) -> str:
        """A move as a question asks for it."""
        return f"play {spelled(play)}" if play else "pass"

    def made(self, play: Play) -> str:
        """A move as a table has it."""
        return spelled(play)

    def tries(self, rng: random.Random) -> Iterator[tuple[int, Play]]:
        """Moves that may be illegal."""
        while True:
            others = self.playing()
            seat = rng.choice([self.turn, self.turn, self.turn, rng.choice(others)])
            hand = self.hands[seat]
            count = min(len(hand), len(self.pile) or rng.randint(1, 5))
            some = tuple(sorted(rng.sample(hand, count)))
            pool = list(self.plays(hand))
            fitting = [tuple(sorted(play)) for play in pool if len(play) == len(self.pile)]
            yield (
                seat,
                rng.choice(
                    [rng.choice(fitting or [some]), tuple(sorted(rng.choice(pool))), some, ()]
                ),
            )
