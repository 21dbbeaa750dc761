"""What a long session keeps: ``python -m tests.bench.memory [PART]``; ``0.1``: a tenth of it.

100,000 questions over 1,000 sets of switches of the daifugo book, each set visited twice; with
every tenth question somebody reads what would change the answer.
"""

from __future__ import annotations

import gc
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter

from referee.api import read
from referee.errors import RefereeError
from referee.library.context import book
from referee.notation.header import header_of, rules_of
from referee.rulebook.rulebook import Rulebook, rulebook_of

QUESTIONS, SETS, VISITS, ASKED_AT_ONCE = 100_000, 1_000, 2, 10
STOPS = 10
COUNTED = "Book", "Rulebook", "Situation"
NAMES = ("Aki", "Ben", "Chie", "Dan")


def report(scale: float = 1.0) -> None:
    """Prints what the process holds at every tenth of the session; ``scale``: a part of it."""
    sets = list(choices(max(1, int(SETS * scale))))
    tables = int(QUESTIONS * scale) // (VISITS * ASKED_AT_ONCE * len(sets))
    visits = [header for _ in range(VISITS) for header in sets]
    print(f"{'questions':>10} {'MB':>7} {'s':>7}  alive")
    began, asked = perf_counter(), 0
    for number, header in enumerate(visits, 1):
        for table in range(tables):
            asked += _ask(header, Random(f"memory-{number}-{table}"))
        if number % max(1, len(visits) // STOPS) == 0:
            seconds = perf_counter() - began
            print(f"{asked:10,} {megabytes():7.0f} {seconds:7.0f}  {_alive()}", flush=True)


def choices(count: int) -> Iterator[str]:
    """The headers of so many sets of switches, each half of them on, without conflicts."""
    random, of = Random("switches"), book("daifugo")
    switches = [option.name for option in of.options.values() if option.kind == "switch"]
    seen: set[Rulebook] = set()
    while len(seen) < count:
        on = {name: random.random() < 0.5 for name in switches}
        rules = rulebook_of(of, on)
        header = header_of(rules)
        try:
            rules_of(header)
        except RefereeError:  # clauses that cannot be in use together
            continue
        if rules not in seen:
            seen.add(rules)
            yield header


def _ask(header: str, random: Random) -> int:
    """A deal of the whole deck, somebody's single card on the field, plays that are asked about."""
    whole = book("daifugo").deck
    deck = [str(card) for card in whole.cards(whole.naturals)]
    random.shuffle(deck)
    hands = "".join(f"  {name}: {' '.join(deck[at:-1:4])}\n" for at, name in enumerate(NAMES))
    text = f"{header}seats: {', '.join(NAMES)}\nturn: Aki\nhands:\n{hands}field: Dan {deck[-1]}\n"
    table = read(text)
    for at, card in enumerate(random.sample(deck[:-1:4], ASKED_AT_ONCE)):
        verdict = table.ask(f"may Aki play {card}")
        if at == 0:
            verdict.say("en")
    return ASKED_AT_ONCE


def megabytes() -> float:
    """What the process holds in memory, without what could be collected."""
    gc.collect()
    status = Path("/proc/self/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024


def _alive() -> str:
    kinds = Counter(type(each).__name__ for each in gc.get_objects())
    return ", ".join(f"{kinds[kind]} {kind}" for kind in COUNTED)


if __name__ == "__main__":
    report(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
