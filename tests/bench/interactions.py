"""Pairs of rules a second of the interaction checker: some rules of daifugo, every two of them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import referee

from .clock import Figure, Scale, compare, rate
from .peers import PERFT

RULES = "eight_cut", "suit_lock", "seven_pass", "ten_discard", "j_back", "foul_finish"
TABLES = 60
"""How many tables are wanted for each pair; each is judged under three rulebooks."""


class Pairs:
    """All pairs of the rules, from finding out what sets them off to the result."""

    def figures(self, name: str, scale: Scale) -> Iterator[Figure]:
        """Pairs a second of CPU time, in this process alone."""
        with ThreadPoolExecutor(1) as executor:
            ours = partial(_rate, executor)
            ours(scale.rounds)
            yield compare(name, "pairs/s", ours, PERFT, scale.rounds)


def _rate(executor: ThreadPoolExecutor, seed: int) -> float:
    def work() -> int:
        found = referee.interactions(
            "daifugo", rules=RULES, seed=seed, enough=TABLES, most=TABLES, executor=executor,
            progress=False,
        )  # fmt: skip
        return len(found.pairs)

    return rate(work)


MEASURES = {"interactions/daifugo": Pairs()}
