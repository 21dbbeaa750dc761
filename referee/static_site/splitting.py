"""What a page needs until its first verdict, and what may come after it."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterable
from io import BytesIO

OWN = "pyodide", "_pyodide"


def split(app: bytes, stdlib: bytes, first: dict[str, list[str]]) -> tuple[bytes, bytes, bytes]:
    """The app as it is needed first, all else, the library as it is needed first.

    ``first``: what :mod:`referee.static_site.trying` has seen. Of the library a package is whole;
    what is late lies among the app's packages.
    """
    files, folders = {*first["files"]}, {*first["folders"]}
    tops = {name.split(".")[0] for name in first["modules"]} | {*OWN}

    def is_early(name: str) -> bool:
        folder, _, file = name.rpartition("/")
        in_read_folder = folder in folders and not file.endswith(".pyc")
        return name in files or in_read_folder or file.endswith(".so")

    def is_core(name: str) -> bool:
        top = name.split("/")[0]
        return top.removesuffix(".pyc") in tops or not name.endswith(".pyc")

    early, late = _divided(app, is_early)
    core, rest = _divided(stdlib, is_core)
    return _zipped(early), _zipped([*late, *rest]), _zipped(core)


Member = tuple[zipfile.ZipInfo, bytes]


def _divided(data: bytes, chosen: Callable[[str], bool]) -> tuple[list[Member], list[Member]]:
    """The files that are chosen, and the others."""
    parts: tuple[list[Member], list[Member]] = ([], [])
    with zipfile.ZipFile(BytesIO(data)) as read:
        for info in read.infolist():
            parts[not chosen(info.filename)].append((info, read.read(info)))
    return parts


def _zipped(members: Iterable[Member]) -> bytes:
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as written:
        for info, data in members:
            written.writestr(info, data)
    return made.getvalue()
