"""Compressed copies beside each file, for hosts that can serve them."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from pathlib import Path

GZIP, BROTLI = ".gz", ".br"


def has_brotli() -> bool:
    return find_spec("brotli") is not None


def smallest_size(path: Path) -> int:
    """The size of a file, or of its smallest copy, in bytes."""
    copies = [path, *(path.with_name(path.name + suffix) for suffix in (GZIP, BROTLI))]
    return min(copy.stat().st_size for copy in copies if copy.is_file())


def compress(paths: Iterable[Path], cache: Path) -> None:
    """Write the copies of these files, taking from the cache what was compressed before."""
    folder = cache / "packed"
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor() as pool:
        list(pool.map(partial(_compress_file, folder), paths))


def _compress_file(folder: Path, path: Path) -> None:
    data = path.read_bytes()
    name = hashlib.sha256(data).hexdigest()[:16]
    for suffix in (GZIP, BROTLI) if has_brotli() else (GZIP,):
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
