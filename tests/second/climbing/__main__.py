"""Compares as many positions and games as asked, and prints the figures.

`python -m tests.second.climbing --positions 500000 --games 2000 --seed 7 --jobs 2`
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from .books import BOOKS
from .compare import Tally, compare_games, compare_positions

CHUNK = {"positions": 500, "games": 25}
Chunk = tuple[str, str, int, str]


def main() -> int:
    """Exit status 1 where judge and referee differ."""
    parser = argparse.ArgumentParser(prog="python -m tests.second.climbing", description=__doc__)
    parser.add_argument("--positions", type=int, default=20000, help="over the four books")
    parser.add_argument("--games", type=int, default=500, help="over the four books")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--show", type=int, default=5, help="differences of each book to print")
    asked = parser.parse_args()
    chunks = [*_chunks("positions", asked.positions, asked.seed)]
    chunks += _chunks("games", asked.games, asked.seed)
    tallies: dict[tuple[str, str], Tally] = {}
    with ProcessPoolExecutor(asked.jobs) as pool:
        for chunk, tally in zip(chunks, pool.map(_compare, chunks), strict=True):
            tallies.setdefault(chunk[:2], Tally()).add(tally)
    for (book, what), tally in tallies.items():
        show(book, what, tally, asked.show)
    return int(any(tally.differences for tally in tallies.values()))


def _chunks(what: str, count: int, seed: str) -> Iterator[Chunk]:
    for at, book in enumerate(BOOKS):
        left = count // len(BOOKS) + (at < count % len(BOOKS))
        for start in range(0, left, CHUNK[what]):
            yield book, what, min(CHUNK[what], left - start), f"{seed}.{start // CHUNK[what]}"


def _compare(chunk: Chunk) -> Tally:
    book, what, count, seed = chunk
    compare = compare_positions if what == "positions" else compare_games
    return compare(BOOKS[book], count, seed)


def show(book: str, what: str, tally: Tally, show: int) -> None:
    print(f"== {book}, {what}: {len(tally.differences)} differences")
    for title, counts in (
        ("compared", tally.compared),
        ("left open", tally.left_open),
        ("seen", tally.seen),
    ):
        print(f"{title}: {_said(counts)}")
    for difference in tally.differences[:show]:
        print(f"\n{difference}")


def _said(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.most_common()) or "none"


if __name__ == "__main__":
    sys.exit(main())
