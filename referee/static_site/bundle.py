"""The Python of the site: the standard library, Referee and the packages that it imports, compiled
and divided into what a first verdict needs and everything else."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import zipfile
from collections.abc import Collection, Iterator, Mapping
from importlib.metadata import distribution
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from referee.build_artifacts import artifacts
from referee.links import has_qr_codes

from .pyodide import STDLIB, VERSION, Report, SiteBuildError

DEPENDENCIES = {
    "filelock": "filelock",
    "fluent.syntax": "fluent.syntax",
    "lazy_loader": "lazy_loader",
    "markdown_it": "markdown-it-py",
    "mdurl": "mdurl",
}
"""Package -> its distribution."""
QR_CODES = {"segno": "segno"}
"""The optional package that draws links as QR codes."""
TYPING_EXTENSIONS = b"from typing import *\n"
"""Stands in for a large package: fluent.syntax imports one name, which newer Pythons have."""
SUFFIXES = {".py", ".pyi", ".toml", ".ftl", ".json", ".quiz", ".txt", ".js", ".css"}
LEFT_OUT = (
    "referee/cli", "referee/static_site", "referee/web/server.py",
    "markdown_it/cli", "segno/cli.py",
)  # fmt: skip
BROWSER = ("referee/static_site/__init__.py", "referee/static_site/browser.py")
"""The part of this package that runs in the browser."""
LATE_DATA = ("referee/books/interactions", "referee/ui/quiz/course/shelf", "referee/web/static")
"""Folders of data that no first verdict reads."""
WHOLE = ("encodings", "pyodide", "_pyodide")
"""Packages of the standard library that come with all their modules. A codec that was not found
once is not looked for again."""
SCRIPT = Path(__file__).parent / "compile.mjs"
LIBRARY, APP, REST = ARCHIVES = ("python.zip", "app.zip", "rest.zip")
"""The standard library and the app, as far as a first verdict needs them; everything else."""
Files = Mapping[str, bytes]


def bundle(pyodide: Path, wheel: Path, cache: Path, report: Report) -> dict[str, bytes]:
    """The archives with the Python of the site, compiled now or taken from the cache.

    Without Node they contain sources, and there is no ``REST``. Raises ``SiteBuildError``.
    """
    with zipfile.ZipFile(pyodide / STDLIB) as archive:
        names = [name for name in archive.namelist() if name.endswith(".py")]
        library = {name: archive.read(name) for name in names}
    app = sources() | _wheel_files(wheel)
    library_zip, app_zip = zipped(library), zipped(app)
    node = shutil.which("node")
    if node is None:
        report("no-node")
        return {LIBRARY: library_zip, APP: app_zip}
    inputs = (VERSION.encode(), SCRIPT.read_bytes(), Path(__file__).read_bytes())
    digest = hashlib.sha256()
    for data in (*inputs, library_zip, app_zip):
        digest.update(hashlib.sha256(data).digest())
    folder = cache / f"compiled-{digest.hexdigest()[:16]}"
    if not folder.is_dir():
        report("compiling")
        for outdated in cache.glob("compiled-*"):
            shutil.rmtree(outdated, ignore_errors=True)
        _compile_into(folder, node, pyodide, {"library": library, "app": app})
    return {name: (folder / name).read_bytes() for name in ARCHIVES}


def _compile_into(folder: Path, node: str, pyodide: Path, trees: Mapping[str, Files]) -> None:
    """Write the archives of the compiled trees into a new folder."""
    with TemporaryDirectory(dir=folder.parent) as name:
        work, fresh = Path(name), Path(name) / "fresh"
        for tree, files in trees.items():
            write_files(work / tree, files)
        command = [node, str(SCRIPT), str(pyodide), str(work)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise SiteBuildError("uncompiled", why=done.stderr[-600:])
        library, app = (dict(_compiled_files(work / tree)) for tree in trees)
        archives = divided(library, app, json.loads(done.stdout))
        write_files(fresh, {name: zipped(files) for name, files in archives.items()})
        try:
            fresh.replace(folder)
        except OSError:
            if not folder.is_dir():  # otherwise another process has just written the same
                raise


def divided(library: Files, app: Files, imported: Collection[str]) -> dict[str, Files]:
    """The files of each archive, by its name.

    ``imported``: the modules of a first verdict. The other modules of the standard library go with
    those of the app, into ``site-packages``.
    """
    modules = {*imported}

    def is_early(name: str) -> bool:
        if name.endswith(".pyc"):
            return _module(name) in modules or name.split("/")[0] in WHOLE
        folders = PurePosixPath(name).parents
        package = next((path for path in folders if f"{path}/__init__.pyc" in app), None)
        # A folder of data alone would be imported as a package without modules.
        is_imported = package is None or ".".join(package.parts) in modules
        return is_imported and not name.startswith(LATE_DATA)

    early = {name: data for name, data in library.items() if is_early(name)}
    first = {name: data for name, data in app.items() if is_early(name)}
    rest = {name: data for name, data in {**library, **app}.items() if name not in early | first}
    return {LIBRARY: early, APP: first, REST: rest}


def _module(name: str) -> str:
    """The module of a bytecode file: ``a/b/__init__.pyc`` is ``a.b``."""
    return name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")


# ---- files


def sources() -> dict[str, bytes]:
    """The files of Referee and of the packages that it imports, by path in ``site-packages``."""
    built = {f"referee/built/{name}": text.encode() for name, text in artifacts()}
    files = {"typing_extensions.py": TYPING_EXTENSIONS, **built}
    for package in ("referee", *DEPENDENCIES, *(QR_CODES if has_qr_codes() else ())):
        files |= dict(_package_files(package))
    return files


def _package_files(package: str) -> Iterator[tuple[str, bytes]]:
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
    left_out = any(name == path or name.startswith(f"{path}/") for path in LEFT_OUT)
    return name in BROWSER or ("__pycache__" not in name and not left_out)


def _wheel_files(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.endswith((".py", ".so"))]
        return {name: archive.read(name) for name in names}


def _compiled_files(folder: Path) -> Iterator[tuple[str, bytes]]:
    """All files except sources."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix != ".py":
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def write_files(folder: Path, files: Files) -> None:
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def zipped(files: Files) -> bytes:
    """An archive without compression, which hosts do better; equal for equal files."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), files[name])
    return buffer.getvalue()


# ---- licences


def licences() -> str:
    """The licences of the packages that the site contains."""
    names = [*DEPENDENCIES.values(), "msgspec", *(QR_CODES.values() if has_qr_codes() else ())]
    return "\n---\n\n".join(_licence(name) for name in names)


def _licence(name: str) -> str:
    package = distribution(name)
    texts = [
        str(file.locate().read_text("utf-8"))  # type: ignore[attr-defined]
        for file in package.files or ()
        if "LICEN" in file.name.upper() and ".dist-info" in str(file)
    ]
    licence = package.metadata["License-Expression"] or package.metadata["License"] or ""
    return f"{name} {package.version}\n\n" + ("\n".join(texts) or f"{licence}\n")
