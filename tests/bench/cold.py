"""The cold start, as an installed wheel has it, beside ``import chess`` on the same warm disk."""

from __future__ import annotations

import compileall
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from hatchling.build import build_wheel
from jupyter_client.manager import start_new_kernel

from .clock import Timing
from .measures import Figure, Scale

TEXT = "rules: {}\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\n"
ASK = (
    "import sys\nfrom referee.cli.entry_point import run\n"
    "sys.argv = ['referee', 'ask', sys.argv[2]]\nsys.exit(run())"
)
VERDICT = "import referee\nreferee.read({!r}).ask('may Chie play C10').say('en')"
TIMED = "import time as _t\n_s = _t.perf_counter()\n{}\nprint(_t.perf_counter() - _s)"
CHESS = "import chess"


def cold_start(scale: Scale) -> Iterator[Figure]:
    """G13: `referee ask FILE`, and the first verdict in a fresh kernel."""
    with TemporaryDirectory() as name:
        site = _installed(Path(name))
        for book in ("offkai", "local"):
            table = Path(name) / f"{book}.table"
            table.write_text(f"{TEXT.format(book)}ask:\n  may Chie play C10\n", "utf-8")
            what = f"referee ask FILE ({book}) / import chess"
            ours, theirs = partial(_process, site, ASK, table), partial(_process, site, CHESS)
            yield _figure(what, ours, theirs, scale)
            what = f"first verdict in a kernel ({book}) / import chess"
            code = VERDICT.format(TEXT.format(book))
            ours, theirs = partial(_in_kernel, site, code), partial(_in_kernel, site, CHESS)
            yield _figure(what, ours, theirs, scale)


def _installed(folder: Path) -> Path:
    """The wheel of this checkout, unpacked and compiled as an installer does."""
    with redirect_stdout(StringIO()):
        wheel = build_wheel(str(folder))
    site = folder / "site"
    zipfile.ZipFile(folder / wheel).extractall(site)
    compileall.compile_dir(site, quiet=2)
    return site


def _figure(
    what: str, ours: Callable[[], float], theirs: Callable[[], float], scale: Scale
) -> Figure:
    ours(), theirs()
    pairs = [(ours(), theirs()) for _ in range(max(5, scale.rounds // 2))]
    ratios = sorted(other / own for own, other in pairs)
    timing = Timing(
        1 / median(own for own, _ in pairs), 1 / median(other for _, other in pairs),
        median(ratios), (ratios[len(ratios) // 4], ratios[-1 - len(ratios) // 4]),
    )  # fmt: skip
    note = "per second of wall time; a wheel, a warm disk; a process with its start, a kernel's not"
    return Figure("G13", what, timing, 1 / 8, 1 / 3, note)


def _process(site: Path, code: str, *arguments: Path) -> float:
    """The wall time of a process, from its start to its end."""
    led = f"import sys\nsys.path.insert(0, sys.argv[1])\n{code}"
    command = [sys.executable, "-c", led, str(site), *map(str, arguments)]
    started = perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=False, cwd=site.parent)
    return perf_counter() - started


def _in_kernel(site: Path, code: str) -> float:
    """The wall time of a cell, the first of a kernel of its own."""
    manager, client = start_new_kernel(cwd=str(site.parent), stderr=subprocess.DEVNULL)
    told: list[str] = []
    try:
        client.execute_interactive(f"import sys\nsys.path.insert(0, {str(site)!r})")
        client.execute_interactive(
            TIMED.format(code),
            output_hook=lambda said: told.append(said["content"].get("text", "")),
        )
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
    return float("".join(told))
