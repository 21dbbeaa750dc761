"""How long single steps take: a text read, a question answered, an action done and drawn."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator


class Pace:
    """The longest step so far, in seconds of CPU."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""

    def note(self, what: str, took: float) -> None:
        if took > self.longest:
            self.longest, self.what = took, what


_now = Pace()


@contextlib.contextmanager
def paced() -> Iterator[Pace]:
    """What is stepped meanwhile."""
    global _now
    before, _now = _now, Pace()
    try:
        yield _now
    finally:
        _now = before


@contextlib.contextmanager
def step(what: str) -> Iterator[None]:
    """One step, however it ends."""
    began = time.process_time()
    try:
        yield
    finally:
        _now.note(what, time.process_time() - began)
