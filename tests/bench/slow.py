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
    try:
        while True:
            _rounds(found, by)
            _signal(found, signal.SIGSTOP)  # to look for others takes time, too
            found[:] = _renderers(browser)
    finally:
        _signal(found, signal.SIGCONT)


def _rounds(found: list[int], by: int) -> None:
    begun = time.monotonic()
    for n in range(ROUNDS):
        _signal(found, signal.SIGSTOP)
        _sleep_until(begun + SLICE * (by * n + by - 1))
        _signal(found, signal.SIGCONT)
        _sleep_until(begun + SLICE * by * (n + 1))


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
