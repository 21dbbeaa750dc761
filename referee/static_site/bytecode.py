"""Bytecode for the browser's Python, which would else compile its library at every start."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from .bundle import library
from .errors import Unbuilt
from .pyodide import STDLIB, VERSION, Say
from .splitting import split

HERE = Path(__file__).parent
SCRIPT, PROGRAM, TRIES = HERE / "compile.mjs", HERE / "compiling.py", HERE / "trying.py"
SPLITTING = HERE / "splitting.py"
READ = ("app.zip", "stdlib.zip")
MADE = (*READ, "first.json")
NAMES = ("app.zip", "late.zip", "stdlib.zip")


class Archives(Struct, frozen=True):
    """Python for the page. ``app``: with what its first verdict needs; ``late``: with all else."""

    app: bytes
    late: bytes
    stdlib: bytes


def archives(pyodide: Path, app: bytes, cache: Path, say: Say) -> Archives:
    """The app and the standard library: compiled and divided where there is Node, else as sources,
    whole.

    Raises ``Unbuilt``.
    """
    stdlib = library((pyodide / STDLIB).read_bytes())
    node = shutil.which("node")
    if node is None:
        say("no-node")
        return Archives(app, b"", stdlib)
    told = hashlib.sha256(VERSION.encode())
    programs = (each.read_bytes() for each in (SCRIPT, PROGRAM, TRIES, SPLITTING))
    for part in (app, stdlib, *programs):
        told.update(hashlib.sha256(part).digest())
    folder = cache / f"compiled-{told.hexdigest()[:16]}"
    if not folder.is_dir():
        say("compiling")
        _forget(cache)
        _compile(node, pyodide, {"app.zip": app, "stdlib.zip": stdlib}, folder)
    return Archives(*((folder / name).read_bytes() for name in NAMES))


def _forget(cache: Path) -> None:
    """Of other versions of the core nothing is kept."""
    for folder in cache.glob("compiled-*"):
        shutil.rmtree(folder, ignore_errors=True)


def _compile(node: str, pyodide: Path, sources: dict[str, bytes], folder: Path) -> None:
    with TemporaryDirectory(dir=folder.parent) as made:
        read, written = Path(made) / "in", Path(made) / "out"
        read.mkdir()
        written.mkdir()
        for name, data in sources.items():
            (read / name).write_bytes(data)
        places = [*(str(read / each) for each in READ), *(str(written / each) for each in MADE)]
        command = [node, str(SCRIPT), str(pyodide), str(PROGRAM), str(TRIES), *places]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise Unbuilt("uncompiled", why=done.stderr[-600:])
        whole, library, seen = ((written / each).read_bytes() for each in MADE)
        for name, data in zip(NAMES, split(whole, library, json.loads(seen)), strict=True):
            (written / name).write_bytes(data)
        try:
            written.replace(folder)
        except OSError:
            if not folder.is_dir():  # else another process has made the same meanwhile
                raise
