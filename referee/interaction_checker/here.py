"""A pair tried at once, in this process: for somebody who waits, also in a browser's Python."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

from referee.rulebook.rulebook import Rulebook

from .api import interactions
from .result import Pair

ENOUGH, MOST = 6, 60

P = ParamSpec("P")
R = TypeVar("R")


def try_pair(rules: Rulebook, one: str, other: str) -> Pair:
    """How two rules meet (names of switches), on a few tables.

    >>> import referee
    >>> try_pair(referee.read("rules: daifugo\\nseats: Aki, Ben").rulebook, "thief", "death").kind
    'unsettled'

    Raises ``UnknownName``.
    """
    found = interactions(
        rules, rules=[], sets=[(one, other)], enough=ENOUGH, most=MOST,
        executor=_Here(), workers=1, progress=False,
    )  # fmt: skip
    return found.pairs[0]


class _Here(Executor):
    """Does at once what it is given: there are neither processes nor threads."""

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        done: Future[R] = Future()
        done.set_result(fn(*args, **kwargs))
        return done
