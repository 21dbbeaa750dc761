"""Pyodide, the Python that a browser runs, and msgspec compiled for it.

One version of each is fetched once and checked against its hash.
"""

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

from referee.errors import RefereeError
from referee.i18n.messages import message

VERSION = "314.0.7"
INTEGRITY = (
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX"
    "2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
"""The hash of the npm package, as its registry publishes it."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STDLIB = "python_stdlib.zip"
LOCK = "pyodide-lock.json"
FILES = (*RUNTIME, STDLIB, LOCK)
PLATFORM = "pyemscripten_2026_0_wasm32"
"""The platform of packages compiled for this Pyodide, as package indexes name it."""
MSGSPEC = "msgspec==0.22.0"
WHEEL = f"msgspec-0.22.0-cp314-cp314-{PLATFORM}.whl"
WHEEL_HASH = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
"""The wheel's SHA-256, as its index publishes it."""
Report = Callable[..., None]
"""Shows progress: takes the key of a message without ``site-``, and the message's arguments."""


class SiteBuildError(RefereeError):
    """The site cannot be built. ``key``: of the message with the reason, without ``site-``."""

    kind = "site"

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key, arguments)
        self.key, self.arguments = key, arguments

    def say(self, lang: str = "en") -> str:
        return message(lang, f"site-{self.key}", **self.arguments)


def default_cache() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "referee"


def pyodide_folder(cache: Path, report: Report, archive: Path | None = None) -> Path:
    """The folder with Pyodide's files, fetched if the cache does not have them.

    ``archive``: the npm package, to be used instead of fetching it. Raises ``SiteBuildError``.
    """
    folder = cache / f"pyodide-{VERSION}"
    if all((folder / name).is_file() for name in FILES):
        return folder
    cache.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=cache) as work:
        package = archive or _fetch_with_npm(Path(work), report, cache)
        digest = hashlib.sha512(package.read_bytes()).digest()
        _check(package, f"sha512-{base64.b64encode(digest).decode()}", INTEGRITY)
        fresh = Path(work) / "fresh"
        fresh.mkdir()
        _unpack(package, fresh)
        shutil.rmtree(folder, ignore_errors=True)
        fresh.replace(folder)
    return folder


def msgspec_wheel(cache: Path, report: Report) -> Path:
    """The wheel of msgspec for Pyodide, fetched with pip if the cache does not have it.

    Raises ``SiteBuildError``.
    """
    wheel = cache / WHEEL
    if not wheel.is_file():
        report("fetching", package=MSGSPEC, tool="pip", folder=str(cache))
        pip = (sys.executable, "-m", "pip", "download", MSGSPEC, "--no-deps", "--quiet")
        target = ("--only-binary=:all:", "--python-version=3.14", f"--platform={PLATFORM}")
        _fetch([*pip, *target, "--dest=."], MSGSPEC, cache)
    _check(wheel, hashlib.sha256(wheel.read_bytes()).hexdigest(), WHEEL_HASH)
    return wheel


def bare_lock(folder: Path) -> str:
    """Pyodide's lock file without packages: the site's archives contain all that it needs."""
    lock = json.loads((folder / LOCK).read_text("utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}})


def _fetch_with_npm(folder: Path, report: Report, cache: Path) -> Path:
    """Fetch Pyodide's package with npm, which is configured for the right registry."""
    npm, package = shutil.which("npm"), f"pyodide@{VERSION}"
    if npm is None:
        raise SiteBuildError("no-npm", package=package)
    report("fetching", package=package, tool="npm", folder=str(cache))
    _fetch([npm, "pack", package, "--silent"], package, folder)
    return next(folder.glob("*.tgz"))


def _fetch(command: list[str], package: str, folder: Path) -> None:
    """Run a command in a folder. Raises ``SiteBuildError`` if it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        why = " ".join(done.stderr.split())[-300:] or f"{Path(command[0]).stem} {command[1]}"
        raise SiteBuildError("unfetched", package=package, why=why)


def _check(file: Path, actual: str, wanted: str) -> None:
    if actual != wanted:
        raise SiteBuildError("other-hash", file=file.name, wanted=wanted, found=actual)


def _unpack(archive: Path, folder: Path) -> None:
    with tarfile.open(archive) as package:
        for name in FILES:
            file = package.extractfile(f"package/{name}")
            if file is None:  # impossible: the hash has been checked
                raise LookupError(name)
            (folder / name).write_bytes(file.read())
