"""The judge here and the referee, side by side."""

from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from random import Random

import referee

from .books import Book, Open
from .positions import Position, judged, positions


@dataclass
class Tally:
    """What was compared, and where the two differ."""

    compared: Counter[str] = field(default_factory=Counter)
    left_open: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)

    def note(self, kind: str, ours: object, theirs: object, where: str) -> None:
        """Count a comparison, and keep it where the answers differ."""
        self.compared[kind] += 1
        if ours != theirs:
            self.differences.append(f"{where}\n-> judge {ours!r}, referee {theirs!r}\n")

    def add(self, other: "Tally") -> None:
        """Take in what another tally counted."""
        self.compared += other.compared
        self.left_open += other.left_open
        self.differences += other.differences


def compare_positions(book: Book, count: int, seed: int) -> Tally:
    """So many described positions of a book, drawn from a seed."""
    tally = Tally()
    for position in islice(positions(Random(f"{book.name} {seed}"), book), count):
        _compare_position(position, tally)
    return tally


def _compare_position(position: Position, tally: Tally) -> None:
    try:
        ours = "yes" if judged(position) else "no"
    except Open as reason:
        tally.left_open[str(reason)] += 1
        return
    theirs = referee.read(position.text).ask(position.question).answer
    tally.note(ours, ours, theirs, f"{position.text}ask:\n  {position.question}")
