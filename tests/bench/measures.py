"""What is measured: each a ratio, ours / theirs, both sides in one run."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from time import perf_counter

from .clock import Timing


@dataclass(frozen=True)
class Scale:
    """How long to measure."""

    rounds: int = 15


@dataclass(frozen=True)
class Figure:
    """One line of the table."""

    id: str
    what: str
    timing: Timing
    first: float
    goal: float
    notes: str = ""


def importing(scale: Scale) -> Iterator[Figure]:
    """G12: the wall time of an import, in processes of their own (``-I``: nothing else around)."""
    first = (
        "import referee\n"
        "referee.read('rules: offkai\\nseats: Aki, Ben, Chie, Dan\\nfield: D9')"
        ".ask('may Ben play C10').answer"
    )
    for code, what in (
        ("import referee", "import referee / import chess"),
        (first, "import and a first verdict / import chess"),
    ):
        own, other = [], []
        for _ in range(max(5, scale.rounds)):
            own.append(_wall(code))
            other.append(_wall("import chess"))
        nothing = median(_wall("") for _ in range(5))
        ratios = sorted((b - nothing) / (a - nothing) for a, b in zip(own, other, strict=True))
        timing = Timing(
            1 / (median(own) - nothing), 1 / (median(other) - nothing), median(ratios),
            (ratios[len(ratios) // 4], ratios[-1 - len(ratios) // 4]),
        )  # fmt: skip
        yield Figure("G12", what, timing, 1, 1 / 0.6, "imports per second of wall time, net")


def _wall(code: str) -> float:
    started = perf_counter()
    subprocess.run([sys.executable, "-I", "-c", code], check=True)
    return perf_counter() - started


ALL: tuple[Callable[[Scale], Iterator[Figure]], ...] = (importing,)
