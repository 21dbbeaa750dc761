"""Timing of both sides in turns: CPU time in one process, medians and quartiles."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import TypeVar

Measured = TypeVar("Measured")
Rate = Callable[[int], float]
"""Measures one round, given its number: how many things were done a second."""


@dataclass(frozen=True)
class Scale:
    """How long to measure."""

    rounds: int = 15
    part: float = 1.0
    """How much to do in a round, beside the usual."""
    slower: int = 1
    """How many times slower than this machine the phone is that the site is measured on."""


@dataclass(frozen=True)
class Peer:
    """What a figure is held against."""

    name: str
    unit: str
    """``ms`` for the time that one thing takes, or what is counted a second."""
    rate: Rate


@dataclass(frozen=True)
class Figure:
    """One line of the table. Rates are things a second, whatever the unit."""

    name: str
    unit: str
    ours: float
    peer: str
    peer_unit: str
    theirs: float
    ratio: float
    """The median of the rounds' own ratios, ours / theirs: more is faster."""
    quartiles: tuple[float, float]
    """Of the rounds' ratios."""
    goal: float | None = None


def compare(
    name: str, unit: str, ours: Rate, peer: Peer, rounds: int, goal: float | None = None
) -> Figure:
    """Measures both sides in turns."""
    pairs = in_turns(ours, peer.rate, rounds)
    return figure(name, unit, pairs, peer, goal)


def in_turns(
    ours: Callable[[int], Measured], theirs: Rate, rounds: int
) -> list[tuple[Measured, float]]:
    """What both sides measured in each round; who goes first changes from round to round."""
    gc.collect()
    gc.freeze()  # what is there already is not looked through again and again
    pairs = []
    for number in range(rounds):
        if number % 2:
            other = theirs(number)
            pairs.append((ours(number), other))
        else:
            own = ours(number)
            pairs.append((own, theirs(number)))
    return pairs


def figure(
    name: str,
    unit: str,
    pairs: Sequence[tuple[float, float]],
    peer: Peer,
    goal: float | None = None,
) -> Figure:
    """The figure that the rounds' pairs of rates give."""
    ratios = sorted(own / other for own, other in pairs)
    return Figure(
        name, unit, median(own for own, _ in pairs),
        peer.name, peer.unit, median(other for _, other in pairs),
        median(ratios), (ratios[len(ratios) // 4], ratios[-1 - len(ratios) // 4]), goal,
    )  # fmt: skip


def rate(work: Callable[[], int]) -> float:
    """How many things ``work`` does a second of CPU time; it returns how many it did."""
    start = process_time()
    count = work()
    return count / (process_time() - start)


def percentile(numbers: Sequence[float], part: int) -> float:
    """The number that ``part`` of a hundred do not exceed."""
    return sorted(numbers)[len(numbers) * part // 100]
