"""Interleaved timing: both sides in one run, CPU time, medians."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

Work = Callable[[int], int]
"""One pass of a workload: takes the number of the round, gives how many things it did."""


@dataclass(frozen=True)
class Timing:
    """What interleaved rounds measured: things per CPU second, and by how much one side leads."""

    ours: float
    theirs: float
    ratio: float
    """The median of the rounds' own ratios, not the ratio of the medians."""
    spread: tuple[float, float]
    """The quartiles of the rounds' ratios."""


def rate(work: Work, number: int) -> float:
    """Things per CPU second in one pass."""
    started = process_time()
    done = work(number)
    return done / (process_time() - started)


def compare(ours: Work, theirs: Work, rounds: int) -> Timing:
    """Times both sides, in turns; who goes first changes from round to round."""
    _settle()
    pairs = []
    for number in range(rounds):
        if number % 2:
            other = rate(theirs, number)
            pairs.append((rate(ours, number), other))
        else:
            own = rate(ours, number)
            pairs.append((own, rate(theirs, number)))
    ratios = sorted(own / other for own, other in pairs)
    return Timing(
        median(own for own, _ in pairs),
        median(other for _, other in pairs),
        median(ratios),
        (ratios[len(ratios) // 4], ratios[-1 - len(ratios) // 4]),
    )


def _settle() -> None:
    """Keeps what is already there out of the garbage collector's rounds."""
    gc.collect()
    gc.freeze()
