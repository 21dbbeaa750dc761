"""Builds the site: every file that a host has to serve, in one folder."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from referee.i18n.messages import LANGS, message
from referee.links import has_qr_codes
from referee.web.embed_code import SCRIPT as EMBED
from referee.web.static_page import STATIC

from .bundle import APP, LIBRARY, REST, Files, bundle, licences, write_files
from .page import ICON, ICON_SIZES, MANIFEST, STYLE, blank_states, labels, manifest, page
from .pyodide import (
    RUNTIME,
    VERSION,
    Report,
    SiteBuildError,
    bare_lock,
    msgspec_wheel,
    pyodide_folder,
)

INDEX, OFFLINE, LICENCES = "index.html", "sw.js", "licenses.txt"
WRITTEN = ("*-*", *(f"{name}*" for name in (INDEX, OFFLINE, LICENCES, EMBED)), "*.webmanifest*")
"""Patterns of the files that a build writes."""
GZIP, BROTLI = ".gz", ".br"
HERE = Path(__file__).parent


def build(
    out: Path, cache: Path, report: Report, archive: Path | None = None, *, bare: bool = False
) -> int:
    """Write the site into a folder, which may contain an older one but nothing else.

    Returns the compressed size of the files that a phone fetches before its first verdict.
    ``archive``: Pyodide's npm package, to be used instead of fetching it. ``bare``: without
    compressed files. Raises ``SiteBuildError``, ``OSError``.
    """
    if out.exists() and any(out.iterdir()) and not (out / INDEX).is_file():
        raise SiteBuildError("not-ours", folder=str(out))
    pyodide = pyodide_folder(cache, report, archive)
    archives = bundle(pyodide, msgspec_wheel(cache, report), cache, report)
    if not bare and not _has_brotli():
        report("no-brotli")
    if not has_qr_codes():
        report("no-codes")
    parts = _parts(pyodide, archives)
    names = {name: _versioned(name, data) for name, data in parts.items()}
    files = {names[name]: data for name, data in parts.items()}
    files |= _pages(names, bare_lock(pyodide))
    files |= _extras(files)
    for former in [path for pattern in WRITTEN for path in out.glob(pattern)]:
        shutil.rmtree(former) if former.is_dir() else former.unlink()
    write_files(out, files)
    if not bare:
        compress([out / name for name in files], cache)
    return _download_size(out, names)


def _parts(pyodide: Path, archives: Files) -> dict[str, bytes]:
    """The files whose names contain a hash of their content, or Pyodide's version."""
    icons = {ICON.format(size=size): HERE / ICON.format(size=size) for size in ICON_SIZES}
    return {
        **{name: path.read_bytes() for name, path in icons.items()},
        "desk.css": (STATIC / "desk.css").read_bytes() + STYLE.encode(),
        "desk.js": (STATIC / "desk.js").read_bytes(),
        "worker.js": (STATIC / "worker.js").read_bytes(),
        **archives,
        **{f"pyodide/{name}": (pyodide / name).read_bytes() for name in RUNTIME},
    }


def _versioned(name: str, data: bytes) -> str:
    """Pyodide's own files refer to each other by name, so their folder contains the version."""
    if name.startswith("pyodide/"):
        return name.replace("pyodide/", f"pyodide-{VERSION}/")
    stem, _, suffix = name.rpartition(".")
    return f"{stem}-{_hash(data)}.{suffix}"


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:10]


def _pages(names: Mapping[str, str], lock: str) -> dict[str, bytes]:
    """The files that have the same name in every version."""
    data = {
        "version": _hash("".join(names.values()).encode()),
        "worker": names["worker.js"],
        "parts": {
            "pyodide": f"pyodide-{VERSION}/",
            "lock": lock,
            "stdlib": names[LIBRARY],
            "app": names[APP],
            "rest": names.get(REST, ""),
        },
        "codes": has_qr_codes(),
        "blank": blank_states(),
        "words": labels(),
        "titles": {lang: message(lang, "site-name") for lang in LANGS},
    }
    manifests = {MANIFEST.format(lang=lang): manifest(lang, names).encode() for lang in LANGS}
    embed = (STATIC / EMBED).read_bytes()
    return {INDEX: page(names, data).encode(), EMBED: embed, **manifests}


def _extras(files: Files) -> dict[str, bytes]:
    """The service worker, which stores all other files on the phone, and the licences."""
    stored = ["./", *(name for name in files if name != INDEX)]
    version = _hash(b"".join(hashlib.sha256(data).digest() for data in files.values()))
    known = {"VERSION": version, "PAGE_HASH": _hash(files[INDEX]), "FILES": stored}
    head = f"const {', '.join(f'{name} = {json.dumps(of)}' for name, of in known.items())};\n"
    return {OFFLINE: head.encode() + (STATIC / "offline.js").read_bytes(), LICENCES: _licences()}


def _licences() -> bytes:
    pyodide = f"Pyodide {VERSION}, Mozilla Public License 2.0, npm package pyodide"
    front_end = (STATIC / LICENCES).read_text("utf-8")
    return f"{pyodide}\n\n---\n\n{licences()}\n---\n\n{front_end}".encode()


# ---- compression


def _has_brotli() -> bool:
    return find_spec("brotli") is not None


def compress(paths: Iterable[Path], cache: Path) -> None:
    """Write compressed copies next to files, for hosts that can serve them."""
    folder = cache / "packed"
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor() as pool:
        list(pool.map(partial(_compress_file, folder), paths))


def _compress_file(folder: Path, path: Path) -> None:
    data = path.read_bytes()
    name = hashlib.sha256(data).hexdigest()[:16]
    for suffix in (GZIP, BROTLI) if _has_brotli() else (GZIP,):
        cached = folder / (name + suffix)
        if not cached.is_file():
            fresh = cached.with_name(f".{cached.name}.new")
            fresh.write_bytes(_compressed(data, suffix))
            fresh.replace(cached)
        path.with_name(path.name + suffix).write_bytes(cached.read_bytes())


def _compressed(data: bytes, suffix: str) -> bytes:
    if suffix == GZIP:
        return gzip.compress(data, mtime=0)
    from brotli import compress

    return bytes(compress(data))


def _download_size(out: Path, names: Mapping[str, str]) -> int:
    """The size of the files that a first verdict needs, each in its smallest copy."""
    late = ("icon-", REST)
    needed = [INDEX, *(name for part, name in names.items() if not part.startswith(late))]
    copies = [[out / (name + suffix) for suffix in ("", GZIP, BROTLI)] for name in needed]
    return sum(min(copy.stat().st_size for copy in group if copy.is_file()) for group in copies)
