"""How far a question, a move and a tap travel: ``python -m tests.bench.trips [--only NAME]``.

A trip is one call of the public interface, followed by ``sys.setprofile``. It counts

- files: files of ``referee/`` in which at least one function ran;
- crossings: calls from a function of one file of ``referee/`` straight into one of another;
- calls: calls of functions of ``referee/``. Python reports a comprehension and each step of a
  generator as a call, so they count, too.

Each trip is made in three states: *first*, when the process has read the table but done nothing
else; *new*, when it has made the same trip at another table; *again*, when it has made the trip at
an equal table. The figures are the same on every machine.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import Any

import referee
from referee.ui.desk.session import DeskSession

ROOT = f"{Path(referee.__file__).parent}/"
DAIFUGO = "rules: daifugo\nseats: Aki, Ben, Chie, Dan\nfield: {}\n"
OFFKAI = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: {}\n"
TAP = {"type": "move", "card": "C10", "from": {"zone": "box"}, "to": {"zone": "disputed"}}
FLIPS = {"type": "flips"}
SHOWN = 20


@dataclass(frozen=True)
class Trip:
    """Something that a user does at a table."""

    what: str
    start: Callable[[str], Any]
    """Makes the table, or a desk with it, from a text."""
    go: Callable[[Any], object]
    text: str
    other: str
    """Another table, where the same can be done."""
    state: str
    """The state in which the limits hold."""
    limits: tuple[int | None, int | None, int | None]
    """The most files, crossings and calls, where there is a goal."""


class Trace:
    """The calls of ``referee/`` while it is the profile function."""

    def __init__(self) -> None:
        self.calls = Counter[str]()
        """Calls by file, named from ``referee/`` on."""
        self.crossings = Counter[tuple[str, str]]()
        """Crossings by the file of the caller and the file of the function called."""

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        file = frame.f_code.co_filename
        if event != "call" or not file.startswith(ROOT):
            return
        self.calls[file.removeprefix(ROOT)] += 1
        caller = frame.f_back.f_code.co_filename if frame.f_back else ""
        if caller != file and caller.startswith(ROOT):
            self.crossings[caller.removeprefix(ROOT), file.removeprefix(ROOT)] += 1

    @property
    def counts(self) -> tuple[int, int, int]:
        """Files, crossings, calls."""
        return len(self.calls), self.crossings.total(), self.calls.total()


def _desk(text: str) -> DeskSession:
    session = DeskSession(text)
    session.state()
    return session


def _desk_after_tap(text: str) -> DeskSession:
    session = _desk(text)
    session.act(TAP)
    return session


TRIPS = {
    "question": Trip(
        "may Chie play CQ (daifugo)", referee.read, lambda table: table.ask("may Chie play CQ"),
        DAIFUGO.format("C5, C9"), DAIFUGO.format("S4, H7"), "again", (30, 80, 170),
    ),
    "verdict": Trip(
        "the same, put into words", referee.read,
        lambda table: table.ask("may Chie play CQ").say("en"),
        DAIFUGO.format("C5, C9"), DAIFUGO.format("S4, H7"), "again", (None, None, None),
    ),
    "move": Trip(
        "Chie: DJ (daifugo)", referee.read, lambda table: table.play("Chie: DJ"),
        DAIFUGO.format("D5, D9"), DAIFUGO.format("S4, H7"), "again", (45, 200, 450),
    ),
    "tap": Trip(
        "C10 is disputed (offkai)", _desk, lambda session: session.act(TAP),
        OFFKAI.format("D4, D7, D9"), OFFKAI.format("S4, H7"), "first", (None, None, 10_000),
    ),
    "flips": Trip(
        "what the page asks for next", _desk_after_tap, lambda session: session.act(FLIPS),
        OFFKAI.format("D4, D7, D9"), OFFKAI.format("S4, H7"), "first", (None, None, None),
    ),
}  # fmt: skip
STATES = "first", "new", "again"


def traces_of(name: str, *, warm: bool) -> list[Trace]:
    """The trip followed twice; ``warm``: after it was made at the other table."""
    trip = TRIPS[name]
    if warm:
        trip.go(trip.start(trip.other))
    return [_trace(trip), _trace(trip)]


def _trace(trip: Trip) -> Trace:
    start, trace = trip.start(trip.text), Trace()
    sys.setprofile(trace)
    try:
        trip.go(start)
    finally:
        sys.setprofile(None)
    return trace


def report(names: list[str]) -> None:
    """Prints a table of all trips, then the files with most crossings on each."""
    context = get_context("spawn")
    with ProcessPoolExecutor(1, context, max_tasks_per_child=1) as executor:
        cold = executor.map(partial(traces_of, warm=False), names)
        warm = executor.map(partial(traces_of, warm=True), names)
        traces = {
            name: dict(zip(STATES, (first, *later), strict=True))
            for name, (first, _), later in zip(names, cold, warm, strict=True)
        }
    print(f"{'trip':40} {'':5} {'files':>6} {'crossings':>10} {'calls':>7}   at most")
    for name, states in traces.items():
        trip = TRIPS[name]
        for state, trace in states.items():
            files, crossings, calls = trace.counts
            limits = [f"{limit:,}" if limit else "-" for limit in trip.limits]
            goal = " / ".join(limits) if state == trip.state and any(trip.limits) else ""
            what = f"{name}: {trip.what}" if state == STATES[0] else ""
            line = f"{what:40} {state:5} {files:6,} {crossings:10,} {calls:7,}   {goal}"
            print(line.rstrip())
    for name, states in traces.items():
        _print_files(name, TRIPS[name].state, states[TRIPS[name].state])


def _print_files(name: str, state: str, trace: Trace) -> None:
    into, out = Counter[str](), Counter[str]()
    for (caller, called), count in trace.crossings.items():
        out[caller] += count
        into[called] += count
    print(f"\n{name} ({state}): the {SHOWN} files with most crossings")
    print(f"{'in':>6} {'out':>6} {'calls':>6}  file (most with)")
    for file, _ in (into + out).most_common(SHOWN):
        partners = Counter[str]()
        for pair, count in trace.crossings.items():
            if file in pair:
                partners[pair[pair[0] == file]] += count
        other, count = partners.most_common(1)[0]
        print(f"{into[file]:6,} {out[file]:6,} {trace.calls[file]:6,}  {file} ({other} {count})")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.trips")
    parser.add_argument("--only", choices=TRIPS, action="append", help="this trip")
    report(parser.parse_args().only or [*TRIPS])


if __name__ == "__main__":
    main()
