"""How many judged decisions agree, over all books.

    python -m tests.bench.decisions --minutes 10

plays random games with illegal tries, in turn by each book and every second time with rules changed
at random. It writes each game as a record, reads that, and judges every move as ``referee
check-log`` does. The counts are added to ``docs/figures/decisions.json``, so the next run goes on
where the last one ended; ``--again`` begins at zero. A million takes some hours.

One engine makes the games and judges them. So a difference shows that a table means something else
after it was written and read, or that a verdict depends on how a table came about. Judges of
another design are in ``tests/second``.
"""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

import referee
from referee import simulation
from referee.errors import RefereeError
from referee.records.formats import read_records
from referee.records.judgement import judge
from referee.records.random_records import random_record
from referee.records.record import Record, RecordedMove
from tests.paths import ROOT

FIGURES = ROOT / "docs" / "figures" / "decisions.json"
ILLEGAL, CHANGED = 0.3, 0.2
KEPT = 20
"""So many differing moves are kept, each with its game."""


def record_of(book: str, seed: int) -> list[dict[str, Any]]:
    """The record of a game; of every second one some rules are changed."""
    low, high = referee.book(book).players
    rng = random.Random(f"{book} {seed}")
    choices = {
        name: rng.choice(option.values)
        for name, option in referee.book(book).options.items()
        if seed % 2 and not option.in_header and rng.random() < CHANGED
    }
    choices = simulation.at_peace(referee.book(book).options, choices)
    players = rng.randint(low, min(high, max(low, 5)))
    return [*random_record(seed, players, book, illegal=ILLEGAL, choices=choices)]


def judged(lines: list[dict[str, Any]]) -> tuple[Counter[str], list[str]]:
    """The judgements of a record by outcome, and the moves in which it differs."""
    outcomes: Counter[str] = Counter()
    differing: list[str] = []
    for record in read_records("\n".join(map(json.dumps, lines))):
        entries = judge(record) if isinstance(record, Record) else ()
        for each in entries:
            outcomes[each.outcome] += 1
            if each.differs or each.outcome == "unreadable":
                move = each.entry.action if isinstance(each.entry, RecordedMove) else ""
                differing.append(f"line {each.entry.line}: {move}: {each.outcome}")
    return outcomes, differing


def run(figures: dict[str, Any], seconds: float) -> None:
    """Adds games to the figures, always of the book with the fewest decisions."""
    books = figures.setdefault("books", {})
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        book = min(
            referee.books(), key=lambda each: sum(books.get(each, {}).get("outcomes", {}).values())
        )
        counts = books.setdefault(book, {"games": 0, "outcomes": {}, "differences": 0})
        seed = counts["games"]
        try:
            outcomes, differing = judged(record_of(book, seed))
        except RefereeError as refused:  # a listed move is illegal as soon as it is written
            outcomes, differing = Counter(), [refused.say("en").splitlines()[0]]
        counts["games"] += 1
        counts["outcomes"] = dict(Counter(counts["outcomes"]) + outcomes)
        counts["differences"] += len(differing)
        found = figures.setdefault("differing", [])
        found += [f"{book}, seed {seed}, {each}" for each in differing][: KEPT - len(found)]
    figures["date"] = datetime.now(UTC).date().isoformat()


def read(file: Path = FIGURES) -> dict[str, Any]:
    """The figures so far."""
    figures: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return figures


def total(figures: dict[str, Any]) -> int:
    """How many decisions were judged."""
    return sum(sum(each["outcomes"].values()) for each in figures.get("books", {}).values())


@click.command(help=__doc__)
@click.option("--minutes", type=click.FloatRange(0, min_open=True), default=10.0)
@click.option("--again", is_flag=True, help="Begin at zero.")
def main(minutes: float, again: bool) -> None:
    figures = {} if again else read()
    try:
        run(figures, 60 * minutes)
    finally:
        FIGURES.parent.mkdir(exist_ok=True)
        FIGURES.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", "utf-8")
        differences = sum(each["differences"] for each in figures["books"].values())
        click.echo(f"{total(figures):,} decisions, {differences} differences", err=True)
        for line in figures.get("differing", ()):
            click.echo(line)


if __name__ == "__main__":
    main()
