"""The tables, their trees, and the file of the numbers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

import referee
from referee.model.moves import Move

HERE = Path(__file__).parent
TABLES, NUMBERS = HERE / "tables", HERE / "numbers.txt"
DEPTH = 4

Counts = tuple[int, ...]
"""How many sequences of one move, of two, …"""


def table_names() -> list[str]:
    """As ``BOOK/TABLE``."""
    found = TABLES.glob("*/*.table")
    return sorted(path.relative_to(TABLES).with_suffix("").as_posix() for path in found)


def table(name: str) -> referee.Table:
    return referee.read((TABLES / f"{name}.table").read_text(encoding="utf-8"))


def counts(root: referee.Table) -> Counts:
    """The tree below a table. Positions that come up again are counted again, but tried once."""
    known: dict[tuple[object, int], int] = {}

    def leaves(position: Any, depth: int) -> int:
        if depth == 0:
            return 1
        key = position.key(), depth
        if key not in known:
            after = (after_move(root, position, move) for move in moves(root, position))
            known[key] = sum(leaves(each, depth - 1) for each in after)
        return known[key]

    return tuple(leaves(root.position, depth) for depth in range(1, DEPTH + 1))


def after_move(root: referee.Table, position: Any, move: Move) -> Any:
    return root.engine.advance(root.seats, position, move).position


def moves(root: referee.Table, position: Any) -> list[Move]:
    """Every legal move once, whatever the random order of the listing is."""
    listed = root.engine.legal_moves(root.seats, position, Random(0))
    found = (each for move in listed for each in every_hiding(root, position, move))
    return list(dict.fromkeys(found))


def every_hiding(root: referee.Table, position: Any, move: Move) -> Iterator[Move]:
    """The listing lays some cards of the hand face down: here is the move with each choice."""
    shown = tuple(card for card in move.cards if not card.down)
    hidden = len(move.cards) - len(shown)
    if not hidden:
        yield move
        return
    deck = root.rulebook.deck
    hand = position.known[root.seats.index(move.seat)]
    rest = deck.cards(deck.take(hand, deck.mask(shown)))
    for cards in combinations(rest, hidden):
        yield replace(move, cards=(*shown, *(replace(card, down=True) for card in cards)))


# ---- the file


def stored() -> dict[str, Counts]:
    lines = NUMBERS.read_text(encoding="utf-8").splitlines()
    words = [line.split() for line in lines if line and not line.startswith("#")]
    return {name: tuple(map(int, numbers)) for name, *numbers in words}


def store(numbers: dict[str, Counts]) -> None:
    width = max(map(len, numbers))
    lines = [f"{name:{width}}" + "".join(f"{n:8}" for n in numbers[name]) for name in numbers]
    head = "# Sequences of 1, 2, 3 and 4 legal moves from each table. Written by tests.trees.\n"
    NUMBERS.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
