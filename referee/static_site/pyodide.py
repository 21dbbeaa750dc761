"""Pyodide, the Python that a browser runs, and msgspec compiled for it: one version of each, which
is fetched once and known by its hash."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from .errors import Unbuilt

VERSION = "314.0.7"
INTEGRITY = (
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX"
    "2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
"""The hash of the archive, as its registry tells it."""
RUNS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STDLIB = "python_stdlib.zip"
LOCK = "pyodide-lock.json"
FILES = (*RUNS, STDLIB, LOCK)
PLATFORM = "pyemscripten_2026_0_wasm32"
"""What packages for this Pyodide are compiled for, as package indexes name it."""
MSGSPEC = "msgspec==0.22.0"
WHEEL = f"msgspec-0.22.0-cp314-cp314-{PLATFORM}.whl"
WHEEL_HASH = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
"""The wheel's SHA-256, as its index gives it."""
Say = Callable[..., None]
"""Tells whoever builds what is being done: the key of a sentence, and what it names."""


def usual_cache() -> Path:
    """Where what was fetched is kept."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "referee"


def engine(cache: Path, say: Say, archive: Path | None = None) -> Path:
    """The folder with Pyodide's files; fetched where the cache has none.

    ``archive``: the package as it was fetched by somebody else. Raises ``Unbuilt``.
    """
    folder = cache / f"pyodide-{VERSION}"
    if all((folder / name).is_file() for name in FILES):
        return folder
    cache.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=cache) as made:
        got = archive or _fetched(Path(made), say, cache)
        _check(got)
        fresh = Path(made) / "fresh"
        fresh.mkdir()
        _unpack(got, fresh)
        shutil.rmtree(folder, ignore_errors=True)
        fresh.replace(folder)
    return folder


def msgspec_wheel(cache: Path, say: Say) -> Path:
    """The wheel of msgspec for Pyodide; fetched with pip where the cache has none.

    Raises ``Unbuilt``.
    """
    wheel = cache / WHEEL
    if not wheel.is_file():
        say("fetching", package=MSGSPEC, tool="pip", folder=str(cache))
        pip = (sys.executable, "-m", "pip", "download", MSGSPEC, "--no-deps", "--quiet")
        target = ("--only-binary=:all:", "--python-version=3.14", f"--platform={PLATFORM}")
        done = subprocess.run([*pip, *target, f"--dest={cache}"], capture_output=True, text=True)
        if done.returncode:
            why = " ".join(done.stderr.split())[-300:]
            raise Unbuilt("unfetched", package=MSGSPEC, why=why)
    found = hashlib.sha256(wheel.read_bytes()).hexdigest()
    if found != WHEEL_HASH:
        raise Unbuilt("other-hash", file=WHEEL, wanted=WHEEL_HASH, found=found)
    return wheel


def bare_lock(folder: Path) -> str:
    """What Pyodide wants to know of itself, without the packages that it could load: all of ours
    come in one archive."""
    told = json.loads((folder / LOCK).read_text("utf-8"))
    return json.dumps({"info": told["info"], "packages": {}})


def _fetched(folder: Path, say: Say, cache: Path) -> Path:
    """Through npm, which knows which registry there is."""
    npm, package = shutil.which("npm"), f"pyodide@{VERSION}"
    if npm is None:
        raise Unbuilt("no-npm", package=package)
    say("fetching", package=package, tool="npm", folder=str(cache))
    command = [npm, "pack", package, "--silent"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    found = [*folder.glob("*.tgz")]
    if done.returncode or not found:
        lines = [each for each in done.stderr.splitlines() if "error" in each.lower()]
        raise Unbuilt("unfetched", package=package, why=" ".join(lines)[:300] or "npm pack")
    return found[0]


def _check(archive: Path) -> None:
    kind, _, wanted = INTEGRITY.partition("-")
    found = base64.b64encode(hashlib.new(kind, archive.read_bytes()).digest()).decode()
    if found != wanted:
        raise Unbuilt("other-hash", file=archive.name, wanted=INTEGRITY, found=f"{kind}-{found}")


def _unpack(archive: Path, folder: Path) -> None:
    with tarfile.open(archive) as packed:
        for name in FILES:
            file = packed.extractfile(f"package/{name}")
            if file is None:  # the hash says that it is there
                raise LookupError(name)
            (folder / name).write_bytes(file.read())
