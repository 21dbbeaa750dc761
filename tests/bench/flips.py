"""What it takes to find all that would change a verdict, and to get ready for a book."""

from __future__ import annotations

import gc
import tomllib
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time

import referee
from referee.engine.family import engine_of
from referee.library.context import rulebook
from referee.rulebook.rulebook import Rulebook

SCENARIOS = Path(__file__).parent.parent / "scenarios"
TABLE = "rules: {book} + {rule}\nseats: Aki, Ben, Chie, Dan\nturn: Chie\nfield: Ben D5\n" \
        "hands:\n  Chie: S8 D10 ? x4"  # fmt: skip
BOOKS = "daifugo", "local"
MOST_RULES = 100
"""How many rules of a book are on at most."""


def report(book: str = "daifugo", passes: int = 3) -> None:
    """Prints CPU milliseconds of this process: the first pass meets every table anew."""
    asked = list(_questions(book))
    print(f"all flips of a verdict, {len(asked)} questions of the scenarios of {book}, CPU ms")
    print(f"{'':8} {'median':>8} {'95 %':>8} {'most':>8} {'flips':>8}")
    for number in range(passes):
        gc.collect()
        gc.freeze()
        taken = [_taken(*each) for each in asked]
        times = sorted(1000 * took for took, _ in taken)
        high = times[len(times) * 95 // 100]
        found = sum(count for _, count in taken)
        name = f"pass {number + 1}"
        print(f"{name:8} {median(times):8.1f} {high:8.1f} {times[-1]:8.1f} {found:8}", flush=True)
    for each in BOOKS:
        _getting_ready(each)


def _questions(book: str) -> Iterator[tuple[str, str]]:
    for path in sorted((SCENARIOS / book).glob("*.toml")):
        for scenario in tomllib.loads(path.read_text("utf-8"))["scenario"]:
            if "error" not in scenario:
                yield scenario["table"], scenario["ask"]


def _taken(table: str, ask: str) -> tuple[float, int]:
    verdict = referee.read(table).ask(ask)
    started = process_time()
    found = len(verdict.flips)
    return process_time() - started, found


def _getting_ready(book: str) -> None:
    """Compiling with many rules on, and a first verdict by rules that nobody has played by yet."""
    made = rulebook(book)
    switches = [name for name, each in made.options.items() if each.kind == "switch"]
    on = dict.fromkeys(switches[-MOST_RULES:], True)
    compiled, first = [], []
    for _ in range(20):
        started = process_time()
        engine_of(Rulebook(made.book, on))
        compiled.append(1000 * (process_time() - started))
    off = [name for name in switches if not made.value(name)]
    for rule in off[:40]:
        text = TABLE.format(book=book, rule=rule)
        started = process_time()
        referee.read(text).ask("may Chie play S8").say("en")
        first.append(1000 * (process_time() - started))
    print(
        f"{book}: {len(on)} rules compiled in {median(compiled):.1f} ms (first {compiled[0]:.1f}), "
        f"a first verdict in {median(first):.1f} ms"
    )
