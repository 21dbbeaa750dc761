"""Makes the browser of a process so many times slower: ``python -m tests.bench.slow PID BY``.

All of its renderers, workers and all, stand still but for one slice in so many. It runs apart, for
it has to be punctual while others are at work.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import psutil  # type: ignore[import-untyped]

SLICE = 0.005
"""Seconds that a slow browser runs at a time."""
ROUNDS = 6
"""After so many it is looked for new renderers."""


@contextmanager
def slowed(by: int) -> Iterator[None]:
    if by == 1:
        yield
        return
    command = [sys.executable, "-m", "tests.bench.slow", str(os.getpid()), str(by)]
    holder = subprocess.Popen(command)
    try:
        yield
    finally:
        holder.terminate()
        holder.wait()


def hold(browser: int, by: int) -> None:
    """Until it is told to end; nobody is left standing."""
    found: list[int] = []
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    with suppress(PermissionError):
        os.nice(-5)
    share = Share(by)
    try:
        while True:
            for _ in range(ROUNDS):
                _sleep_until(share.due())
                with share.running():
                    _signal(found, signal.SIGCONT)
                    time.sleep(SLICE)
                    _signal(found, signal.SIGSTOP)
            found[:] = _renderers(browser)
    finally:
        _signal(found, signal.SIGCONT)


class Share:
    """The time in which the browser may run: one part in so many of all since the beginning. What
    signals and other work take of a slice is so made up for by the next."""

    def __init__(self, by: int) -> None:
        self._by, self._begun, self._ran = by, time.monotonic(), 0.0

    def due(self) -> float:
        """When the next slice has to begin, so that its end is in time."""
        return self._begun + self._by * (self._ran + SLICE) - SLICE

    @contextmanager
    def running(self) -> Iterator[None]:
        since = time.monotonic()
        yield
        self._ran += time.monotonic() - since


def _sleep_until(when: float) -> None:
    time.sleep(max(0, when - time.monotonic()))


def _renderers(browser: int) -> list[int]:
    with suppress(psutil.Error):
        children = psutil.Process(browser).children(recursive=True)
        return [each.pid for each in children if "--type=renderer" in _command(each)]
    return []


def _command(process: psutil.Process) -> str:
    with suppress(psutil.Error):
        return " ".join(process.cmdline())
    return ""


def _signal(pids: list[int], which: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, which)


if __name__ == "__main__":
    hold(int(sys.argv[1]), int(sys.argv[2]))
