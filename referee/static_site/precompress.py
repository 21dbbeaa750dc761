"""Beside each file the same compressed, for hosts that serve what lies there."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from pathlib import Path

BEST = 9
GZIP, BROTLI = ".gz", ".br"


def has_brotli() -> bool:
    return find_spec("brotli") is not None


def smallest(path: Path) -> int:
    """How many bytes of a file come where a host serves what lies beside it."""
    beside = [path, *(path.with_name(path.name + suffix) for suffix in (GZIP, BROTLI))]
    return min(each.stat().st_size for each in beside if each.is_file())


def pack_beside(paths: Iterable[Path], cache: Path) -> None:
    """What was compressed once is not compressed again."""
    folder = cache / "packed"
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor() as pool:
        for _ in pool.map(partial(_pack_one, folder), paths):
            pass


def _pack_one(folder: Path, path: Path) -> None:
    data = path.read_bytes()
    name = hashlib.sha256(data).hexdigest()[:16]
    for suffix in (GZIP, BROTLI) if has_brotli() else (GZIP,):
        kept = folder / (name + suffix)
        if not kept.is_file():
            fresh = kept.with_name(f".{kept.name}.new")
            fresh.write_bytes(_packed(data, suffix))
            fresh.replace(kept)
        path.with_name(path.name + suffix).write_bytes(kept.read_bytes())


def _packed(data: bytes, suffix: str) -> bytes:
    if suffix == GZIP:
        return gzip.compress(data, BEST, mtime=0)
    from brotli import compress

    return bytes(compress(data))
