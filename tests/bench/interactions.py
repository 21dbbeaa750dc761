"""How many tables a second the interaction checker judges: on one core, two, a Dask cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from statistics import median
from time import perf_counter

import distributed

from referee.interaction_checker.api import interactions

RULES = ("eight_cut", "suit_lock", "seven_pass", "nine_reverse", "ten_discard", "j_back", "nero",
         "king_bishop", "thief", "death", "five_skip", "foul_finish")  # fmt: skip
ROUNDS = 3


def report(tables: int) -> None:
    """Prints tables judged a second of wall time; ``tables`` are aimed at each pair. The workers
    have started and have loaded the book; beside ours nothing should run on the machine."""
    print(f"{len(RULES)} rules of daifugo, {tables} tables aimed at each pair, {ROUNDS} rounds")
    one = _rates("one process", _pool, 1, tables)
    two = _rates("two processes", _pool, 2, tables)
    print(f"{'two processes / twice one':32} {two / one / 2:9.2f}  (goal 0.90)")
    dask = _rates("Dask, two local processes", _cluster, 2, tables)
    print(f"{'Dask / two processes':32} {dask / two:9.2f}  (goal 0.85)")


Opened = Callable[[int], AbstractContextManager[Executor]]


def _rates(name: str, opened: Opened, count: int, tables: int) -> float:
    """The median of some rounds, printed."""
    rates = []
    with opened(count) as executor:
        _run(executor, count, 20)
        for _ in range(ROUNDS):
            start = perf_counter()
            judged = _run(executor, count, tables)
            rates.append(judged / (perf_counter() - start))
    spread = f"({min(rates):,.0f} to {max(rates):,.0f})"
    print(f"{name:32} {median(rates):9,.0f} tables a second  {spread}")
    return median(rates)


def _run(executor: Executor, count: int, tables: int) -> int:
    found = interactions("daifugo", rules=RULES, enough=tables, most=tables, executor=executor,
                         workers=count, progress=False)  # fmt: skip
    return found.tables


@contextmanager
def _pool(count: int) -> Iterator[Executor]:
    context = multiprocessing.get_context("forkserver")
    with ProcessPoolExecutor(count, mp_context=context) as executor:
        yield executor


@contextmanager
def _cluster(count: int) -> Iterator[Executor]:
    cluster = distributed.LocalCluster(
        n_workers=count, threads_per_worker=1, processes=True, dashboard_address=None
    )
    with cluster, distributed.Client(cluster) as client:
        yield client.get_executor()
