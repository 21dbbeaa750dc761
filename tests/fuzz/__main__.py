"""``python -m tests.fuzz``: random input for so many minutes; what went wrong is kept."""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.paths import ROOT

from .kinds import KINDS
from .run import TOO_LONG, Tally, attempt, trying

KEPT = ROOT / "build" / "fuzz"
SLOW = 1.0
"""Seconds of CPU that an input may take."""


def main(argv: Sequence[str] | None = None) -> int:
    """1: an input went wrong, or took longer than it may."""
    told = _told(argv)
    if told.again:
        return _again(told.again)
    share = told.minutes * 60 * told.jobs / len(told.kind)
    with multiprocessing.Pool(told.jobs) as pool:
        tallies = pool.starmap(run_kind, [(kind, told.seed, share) for kind in told.kind], 1)
    return _report(dict(zip(told.kind, tallies, strict=True)), told.slow)


def _told(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same inputs")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--slow", type=float, default=SLOW, help="seconds an input may take")
    parser.add_argument("--again", type=Path, nargs="+", help="files of inputs that were kept")
    parser.add_argument("kind", nargs="*", choices=[*KINDS, []], help="all, if none is told")
    told = parser.parse_args(argv)
    told.kind = told.kind or list(KINDS)
    return told


def run_kind(kind: str, seed: int, seconds: float) -> Tally:
    """Inputs of one kind for so long."""
    tally, ends = Tally(), time.monotonic() + seconds
    for number in itertools.count():
        trying(kind, f"{seed} {number}", tally)
        if time.monotonic() >= ends:
            return tally
    raise AssertionError("unreachable")


def _report(tallies: dict[str, Tally], slow: float) -> int:
    print(f"{'kind':12} {'tried':>7} {'slowest':>9}  step")
    for kind, tally in tallies.items():
        print(f"{kind:12} {tally.tried:7} {tally.slowest * 1000:6.0f} ms  {tally.slowest_step}")
    finds = [find for tally in tallies.values() for find in tally.finds.values()]
    for find in finds:
        print(f"\n{find.where}\n  {find.keep(KEPT) if find.made is not None else find.seed}")
    late = [kind for kind, tally in tallies.items() if tally.slowest > slow]
    print(f"\n{sum(tally.tried for tally in tallies.values())} inputs, {len(finds)} went wrong"
          + "".join(f", {kind} was slow" for kind in late))  # fmt: skip
    return 1 if finds or late else 0


def _again(places: Sequence[Path]) -> int:
    for place in places:
        kept = json.loads(place.read_text("utf-8"))
        began = time.process_time()
        attempt(kept["kind"], kept["input"], TOO_LONG)
        print(f"{place.name}: {(time.process_time() - began) * 1000:.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
