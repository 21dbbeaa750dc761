"""Prints what takes longest for its size, by kind, and fails above the bounds.

``python -m tests.growth [--only WORD] [--slowest N] [--size BYTES]``: 10 KB within 100 ms and 100
KB within a second, CPU time of this machine; what takes much longer is given up.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time
from types import FrameType

from referee.errors import RefereeError

from .ways import WAYS, Way

BOUNDS = {250: 0.1, 1_000: 0.1, 10_000: 0.1, 100_000: 1.0}
"""Bytes -> seconds; a link carries no more than the last."""
PATIENCE = 5.0
"""After how many times the bound a run is stopped."""


@dataclass(frozen=True)
class Took:
    """One input of one kind, and what became of it."""

    way: str
    kind: str
    size: int
    seconds: float
    ending: str

    @property
    def too_long(self) -> bool:
        return self.seconds > BOUNDS[self.size] or self.ending not in ("read", "refused")

    def __str__(self) -> str:
        sign = "!" if self.too_long else " "
        named = f"{self.way:9} {self.kind:44}"
        return f"{sign} {self.size:7,} bytes {self.seconds * 1000:9.1f} ms  {named} {self.ending}"


def _give_up(_: int, __: FrameType | None) -> None:
    raise TimeoutError


def took(way: Way, kind: str, size: int) -> Took:
    """Does it once, in warm code."""
    given = way.given(kind, size)
    begun = process_time()
    try:
        ending = _ending(way, given, BOUNDS[size] * PATIENCE)
    except TimeoutError:
        ending = "given up"
    return Took(way.name, kind, size, process_time() - begun, ending)


def _ending(way: Way, given: object, patience: float) -> str:
    """What becomes of an input; that an error is told belongs to its time."""
    signal.setitimer(signal.ITIMER_PROF, patience)
    try:
        return _done(way, given)
    except TimeoutError:
        raise
    except Exception as error:  # what a person would see as a traceback is a find, not the end
        return f"{type(error).__name__}: {error}"[:60]
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _done(way: Way, given: object) -> str:
    try:
        way.do(given)
    except RefereeError as error:
        error.say("ja"), error.say("en")
        return "refused"
    return "read"


def all_of(only: str, sizes: list[int]) -> Iterator[Took]:
    """Every kind in every size; where one is given up, none larger is tried."""
    for way in WAYS:
        for kind in way.kinds:
            if only and only not in f"{way.name} {kind}":
                continue
            took(way, kind, min(BOUNDS))  # what is made once, and loaded once, is no growth
            for size in (each for each in way.sizes if each in sizes):
                found = took(way, kind, size)
                if found.too_long and found.ending != "given up":  # something else took the time?
                    found = min(found, took(way, kind, size), key=lambda each: each.seconds)
                yield found
                if found.ending == "given up":
                    break


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.growth")
    parser.add_argument("--only", metavar="WORD", default="", help="kinds with this in their name")
    parser.add_argument("--slowest", metavar="N", type=int, default=40, help="how many to print")
    parser.add_argument("--size", metavar="BYTES", type=int, choices=sorted(BOUNDS))
    arguments = parser.parse_args()
    signal.signal(signal.SIGPROF, _give_up)
    sizes = [arguments.size] if arguments.size else sorted(BOUNDS)
    all_took: list[Took] = []
    for found in all_of(arguments.only, sizes):
        all_took.append(found)
        if found.too_long:
            print(found, flush=True)
    slowest = sorted(all_took, key=lambda each: -each.seconds / BOUNDS[each.size])
    bad = [each for each in slowest if each.too_long]
    print(f"The slowest {arguments.slowest}, by what each may take:")
    for each in slowest[: arguments.slowest]:
        print(each)
    print(f"{len(all_took)} inputs; {len(bad)} above the bounds")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
