"""Builds the site: every file that a host has to serve, in one folder."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from referee.i18n.messages import LANGS, message
from referee.web.static_page import STATIC

from . import bundle, precompress
from .bytecode import Archives, archives
from .errors import Unbuilt
from .icons import icon
from .page import MANIFEST, STYLE, blank, manifest, page, words
from .pyodide import RUNS, VERSION, Say, bare_lock, engine, msgspec_wheel

INDEX, OFFLINE, LICENCES = "index.html", "sw.js", "licenses.txt"
OURS = ("*-*", f"{INDEX}*", f"{OFFLINE}*", f"{LICENCES}*", "*.webmanifest*")
"""What a build has written."""
LATE = "late.zip"
SIZES = (192, 512)
Contents = dict[str, bytes]


class Built(Struct, frozen=True):
    """``bytes``: what a phone fetches before its first verdict, as small as it is to be had."""

    folder: Path
    bytes: int


def build(
    out: Path, cache: Path, say: Say, archive: Path | None = None, *, bare: bool = False
) -> Built:
    """Writes the site into a folder, which may hold an older one and nothing else.

    ``archive``: Pyodide's package, where it is not to be fetched. ``bare``: with no compressed
    files beside. Raises ``Unbuilt``, ``OSError``.
    """
    _refuse_other(out)
    pyodide = engine(cache, say, archive)
    packages = bundle.app() | bundle.compiled(msgspec_wheel(cache, say))
    python = archives(pyodide, bundle.zipped(packages), cache, say)
    has_brotli = bare or precompress.has_brotli()
    for lacks, there in (("no-brotli", has_brotli), ("no-codes", bundle.has_codes())):
        if not there:
            say(lacks)
    parts = _parts(pyodide, python)
    names = {name: _named(name, data) for name, data in parts.items()}
    files = {names[name]: data for name, data in parts.items()}
    files |= _pages(names, bare_lock(pyodide), len(parts["pyodide/pyodide.asm.wasm"]))
    files |= _beside(files)
    _write(out, files)
    if not bare:
        precompress.pack_beside([out / name for name in files], cache)
    return Built(out, _fetched(out, names))


def _parts(pyodide: Path, python: Archives) -> Contents:
    """What is named by its content, and so never changes."""
    style = (STATIC / "desk.css").read_bytes() + STYLE.encode()
    return {
        **{f"icon-{size}.png": icon(size) for size in SIZES},
        "desk.css": style,
        "desk.js": (STATIC / "desk.js").read_bytes(),
        "worker.js": (STATIC / "worker.js").read_bytes(),
        "app.zip": python.app,
        **({LATE: python.late} if python.late else {}),
        "python.zip": python.stdlib,
        **{f"pyodide/{name}": (pyodide / name).read_bytes() for name in RUNS},
    }


def _named(name: str, data: bytes) -> str:
    """Pyodide's own files find each other by their names; their folder tells the version."""
    if name.startswith("pyodide/"):
        return name.replace("pyodide/", f"pyodide-{VERSION}/")
    stem, _, suffix = name.rpartition(".")
    return f"{stem}-{_hash(data)}.{suffix}"


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:10]


def _pages(names: Mapping[str, str], lock: str, machine: int) -> Contents:
    """What is called alike in every version. ``machine``: how many bytes Pyodide's has."""
    data = {
        "version": _hash("".join(names.values()).encode()),
        "worker": names["worker.js"],
        "parts": {
            "pyodide": f"pyodide-{VERSION}/",
            "machine": machine,
            "lock": lock,
            "stdlib": names["python.zip"],
            "app": names["app.zip"],
            "late": names.get(LATE, ""),
            "stills": {each: names[each] for each in ("desk.js", "desk.css")},
        },
        "codes": bundle.has_codes(),
        "blank": blank(),
        "words": words(),
        "titles": {lang: message(lang, "site-name") for lang in LANGS},
    }
    manifests = {MANIFEST.format(lang=lang): manifest(lang, names).encode() for lang in LANGS}
    return {INDEX: page(names, data).encode(), **manifests}


def _beside(files: Contents) -> Contents:
    """What the page works without: the service worker, which keeps all the rest; the licences."""
    kept = ["./", *(name for name in files if name != INDEX)]
    version = _hash(b"".join(hashlib.sha256(data).digest() for data in files.values()))
    head = f"const VERSION = {json.dumps(version)}, FILES = {json.dumps(kept)};\n"
    return {OFFLINE: head.encode() + (STATIC / "offline.js").read_bytes(), LICENCES: _licences()}


def _licences() -> bytes:
    told = f"Pyodide {VERSION}, Mozilla Public License 2.0, npm package pyodide\n\n---\n\n"
    ours = (STATIC / LICENCES).read_text("utf-8")
    return f"{told}{bundle.licences()}\n---\n\n{ours}".encode()


# ---- the folder


def _refuse_other(out: Path) -> None:
    """What is not ours is not written over."""
    if out.exists() and any(out.iterdir()) and not (out / INDEX).is_file():
        raise Unbuilt("not-ours", folder=str(out))


def _write(out: Path, files: Contents) -> None:
    """All of it new, what a former build has left goes."""
    for former in [each for pattern in OURS for each in out.glob(pattern)]:
        shutil.rmtree(former) if former.is_dir() else former.unlink()
    for name, data in files.items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def _fetched(out: Path, names: Mapping[str, str]) -> int:
    """Without what comes when there is time."""
    after = ("icon-", LATE)
    fetched = [INDEX, *(name for part, name in names.items() if not part.startswith(after))]
    return sum(precompress.smallest(out / name) for name in fetched)
