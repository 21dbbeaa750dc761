"""The Python of the site: the core and the packages that it needs, as they are installed here."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path, PurePosixPath

from referee.build_artifacts import artifacts

OURS = "referee"
DEPENDENCIES = {
    "fluent.syntax": "fluent.syntax",
    "lazy_loader": "lazy_loader",
    "markdown_it": "markdown-it-py",
    "mdurl": "mdurl",
}
"""Package -> what its distribution is called."""
CODES = {"segno": "segno"}
"""Draws links as QR codes, where it is installed."""
SUFFIXES = {".py", ".pyi", ".toml", ".ftl", ".json", ".quiz", ".txt"}
LEFT_OUT = (
    "referee/cli", "referee/static_site", "referee/web/static", "referee/web/server.py",
    "markdown_it/cli", "segno/cli.py",
)  # fmt: skip
TAKEN_IN = ("referee/static_site/__init__.py", "referee/static_site/browser.py")
HERE = Path(__file__).parent


def _stub(name: str) -> bytes:
    return (HERE / "stubs" / f"{name}.py").read_bytes()


STUBS = {
    "typing_extensions.py": b"from typing import *\n",  # fluent.syntax takes one name from it
    "filelock.py": _stub("locks"),
}
"""Large packages of which little is needed where there is a newer Python, and one process."""
FIRST = {"gathered.py": (HERE / "gathered.py").read_bytes()}
"""What all others are found by."""
LIBRARY_STUBS = {
    "_colorize.py": _stub("colours"),
    "_pyodide/docstring.py": _stub("docstring"),
    "asyncio.py": _stub("loops"),
    "pyodide/_package_loader.py": _stub("loading"),
    "pyodide/webloop.py": _stub("webloop"),
}
LIBRARY_LEFT_OUT = ("ssl.py", "bz2.py", "lzma.py", "compression/", "asyncio/")
"""What others import where it is there, and do without where it is not."""
Files = dict[str, bytes]


def has_codes() -> bool:
    return find_spec("segno") is not None


def app() -> Files:
    """The files of the core and of what it imports, by their places in ``site-packages``."""
    built = {f"{OURS}/built/{name}": text.encode() for name, text in artifacts()}
    found = STUBS | FIRST | built
    for package in (OURS, *DEPENDENCIES, *(CODES if has_codes() else ())):
        found |= dict(_files(package))
    return found


def compiled(wheel: Path) -> Files:
    """The files of a wheel that the site's Python imports, by their places in ``site-packages``."""
    with zipfile.ZipFile(wheel) as read:
        names = [name for name in read.namelist() if name.endswith((".py", ".so"))]
        return {name: read.read(name) for name in names}


def library(stdlib: bytes) -> bytes:
    """The standard library, an archive, without what only takes time when Python begins."""
    with zipfile.ZipFile(BytesIO(stdlib)) as read:
        kept = [name for name in read.namelist() if not name.startswith(LIBRARY_LEFT_OUT)]
        files = {name: read.read(name) for name in kept if not name.endswith("/")}
    return zipped(files | LIBRARY_STUBS)


def licences() -> str:
    """The licences of the packages that the site gives on."""
    named = [*DEPENDENCIES.values(), "msgspec", *(CODES.values() if has_codes() else ())]
    return "\n---\n\n".join(_licence(each) for each in named)


def _licence(name: str) -> str:
    of = distribution(name)
    texts = [
        str(file.locate().read_text("utf-8"))  # type: ignore[attr-defined]
        for file in of.files or ()
        if "LICEN" in file.name.upper() and ".dist-info" in str(file)
    ]
    said = of.metadata["License-Expression"] or of.metadata["License"] or ""
    return f"{name} {of.version}\n\n" + ("\n".join(texts) or f"{said}\n")


def _files(package: str) -> Iterator[tuple[str, bytes]]:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise LookupError(f"{package} is not installed")
    folder = Path(next(iter(spec.submodule_search_locations)))
    top = PurePosixPath(package.replace(".", "/"))
    for path in sorted(folder.rglob("*")):
        name = str(top / path.relative_to(folder).as_posix())
        if path.is_file() and path.suffix in SUFFIXES and _belongs(name):
            yield name, path.read_bytes()


def _belongs(name: str) -> bool:
    if "__pycache__" in name:
        return False
    left_out = any(name == each or name.startswith(f"{each}/") for each in LEFT_OUT)
    return not left_out or name in TAKEN_IN


def zipped(files: Files) -> bytes:
    """The same bytes for the same files, not compressed: what serves them does that better."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as written:
        for name in sorted(files):
            written.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), files[name])
    return made.getvalue()
