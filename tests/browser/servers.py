"""What every host of the faces needs in the tests: a process on a free port, and its notebooks."""

from __future__ import annotations

import secrets
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import nbformat

from tests.jupyter import environment

SECONDS = 60
"""After so long a test fails that waits for a process."""
PYTHON = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}


def write_notebook(file: Path, *cells: str) -> None:
    """A notebook of these code cells."""
    notebook: Any = nbformat.v4.new_notebook(  # type: ignore[no-untyped-call]
        metadata=PYTHON,
        cells=[nbformat.v4.new_code_cell(cell) for cell in cells],  # type: ignore[no-untyped-call]
    )
    nbformat.write(notebook, file)  # type: ignore[no-untyped-call]


@contextmanager
def running(
    command: list[str], settings: Path, log: Path
) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """A host's process that is told to stop at the end, and ended where it does not."""
    with log.open("wb") as out:
        process = subprocess.Popen(
            command,
            env=environment(settings),
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    try:
        yield process, log
    finally:
        process.terminate()
        try:
            process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_until_up(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Asks again and again until the process answers; fails once it has ended."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and process.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=SECONDS).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise AssertionError(f"it did not start:\n{log.read_text()}")


def free_port() -> int:
    """Below those that systems give to whoever asks for any: a kernel could get it meanwhile."""
    while True:
        port = 10_000 + secrets.randbelow(20_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
