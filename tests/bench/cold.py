"""The cold start of an installed wheel on a warm disk, beside ``import chess``: wall time."""

from __future__ import annotations

import compileall
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from hatchling.build import build_wheel
from jupyter_client.manager import start_new_kernel

from .clock import Figure, Peer, Scale, compare

TEXT = "rules: {}\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\n"
QUESTION = "may Chie play C10"
VERDICT = "import referee\nreferee.read({!r}).ask({!r}).say('en')"
CHESS = "import chess"
TIMED = "import time\nstart = time.perf_counter()\n{}\nprint(time.perf_counter() - start)"


@dataclass(frozen=True)
class Cold:
    """Something done by a process that has loaded nothing of ours yet."""

    run: Callable[[str], float]
    """Runs code, returns the seconds that it took."""
    code: str

    def figures(self, name: str, scale: Scale) -> Iterator[Figure]:
        """How many a second of wall time."""
        peer = Peer(CHESS, "ms", lambda _: 1 / self.run(CHESS))
        self.run(self.code), self.run(CHESS)
        yield compare(name, "ms", lambda _: 1 / self.run(self.code), peer, scale.rounds)


@cache
def _installed() -> tuple[TemporaryDirectory[str], Path]:
    """The wheel of this checkout, unpacked and compiled as an installer does."""
    folder = TemporaryDirectory()
    with redirect_stdout(StringIO()):
        wheel = build_wheel(folder.name)
    site = Path(folder.name) / "site"
    zipfile.ZipFile(site.parent / wheel).extractall(site)
    compileall.compile_dir(site, quiet=2)
    for book in ("offkai", "local"):
        text = f"{TEXT.format(book)}ask:\n  {QUESTION}\n"
        (site.parent / f"{book}.table").write_text(text, "utf-8")
    return folder, site


def _whole(code: str) -> float:
    """From the start of a process to its end."""
    start = perf_counter()
    _process(code)
    return perf_counter() - start


def _inside(code: str) -> float:
    """Within a process, without its start."""
    return float(_process(TIMED.format(code)))


def _process(code: str) -> str:
    """What a process prints that runs the code, with ours where an installer puts it."""
    site = _installed()[1]
    command = [sys.executable, "-c", f"import sys\nsys.path.insert(0, {str(site)!r})\n{code}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=site.parent)
    return done.stdout


def _in_kernel(code: str) -> float:
    """A cell, the first of a kernel of its own; not the start of the kernel."""
    site = _installed()[1]
    manager, client = start_new_kernel(cwd=str(site.parent), stderr=subprocess.DEVNULL)
    printed: list[str] = []
    try:
        client.execute_interactive(f"import sys\nsys.path.insert(0, {str(site)!r})")
        client.execute_interactive(
            TIMED.format(code),
            output_hook=lambda message: printed.append(message["content"].get("text", "")),
        )
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
    return float("".join(printed))


def _command(book: str) -> str:
    """``referee ask FILE``."""
    return (
        f"import runpy\nsys.argv = ['referee', 'ask', '{book}.table']\n"
        "try: runpy.run_module('referee', run_name='__main__')\n"
        "except SystemExit as end: assert end.code == 1"
    )


def _verdict(book: str) -> str:
    return VERDICT.format(TEXT.format(book), QUESTION)


MEASURES = {
    "cold/import": Cold(_inside, "import referee"),
    "cold/ask_offkai": Cold(_whole, _command("offkai")),
    "cold/ask_local": Cold(_whole, _command("local")),
    "cold/kernel_offkai": Cold(_in_kernel, _verdict("offkai")),
    "cold/kernel_local": Cold(_in_kernel, _verdict("local")),
}
"""``ask``: the command ``referee ask FILE``; ``kernel``: the first verdict in a notebook."""
