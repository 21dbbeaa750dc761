"""Modules imported out of one file while a page begins: a browser's Python is slow to look into
folders, and its files are slow to be written.

The page lays an archive, and beside it which part of it is which module's. Once it has written the
modules themselves, to their places, it says so. Stands outside of all packages.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE, SUFFIX = "/__init__.pyc", ".pyc"


class Gathered(MetaPathFinder):
    """Finds what has been laid.

    Args:
        archive: the file in which all of it lies.
        places: where in it each module's lies: the first byte, and how many.
        folder: what the files will lie in.
    """

    def __init__(self, archive: Path, places: Mapping[str, Sequence[int]], folder: str) -> None:
        self._archive = archive.open("rb", buffering=0)
        self._folder = folder
        self._files = {_module(file): (file, begin, size) for file, (begin, size) in places.items()}
        folders = {file[:at] for file in places for at, sign in enumerate(file) if sign == "/"}
        self._spaces = {each.replace("/", ".") for each in folders} - self._files.keys()

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = self._files.get(name)
        if found is None:
            return self._space(name) if name in self._spaces else None
        file, begin, size = found
        origin = f"{self._folder}/{file}"
        code = os.pread(self._archive.fileno(), size, begin)
        spec = ModuleSpec(
            name, Loader(name, origin, code), origin=origin, is_package=file.endswith(PACKAGE)
        )
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(origin.removesuffix(PACKAGE))
        return spec

    def _space(self, name: str) -> ModuleSpec:
        """A package without a file of its own."""
        spec = ModuleSpec(name, None, is_package=True)
        spec.submodule_search_locations = [f"{self._folder}/{name.replace('.', '/')}"]
        return spec

    def close(self) -> None:
        self._archive.close()
        Path(self._archive.name).unlink()


class Loader(SourcelessFileLoader):
    """Has read its file already; whoever reads it again finds the file itself."""

    def __init__(self, name: str, path: str, code: bytes) -> None:
        super().__init__(name, path)
        self._code: bytes | None = code

    def get_data(self, path: str) -> bytes:
        if self._code is None or path != self.path:
            return super().get_data(path)
        code, self._code = self._code, None
        return code


def _module(file: str) -> str:
    return file.removesuffix(PACKAGE).removesuffix(SUFFIX).replace("/", ".")


def begin(archive: str, folder: str) -> None:
    """From here on modules are found in an archive, beside which their places lie as JSON. What
    they make stays: nobody looks for garbage."""
    gc.disable()
    beside = Path(f"{archive}.json")
    places = json.loads(beside.read_bytes())
    beside.unlink()
    sys.meta_path.insert(0, Gathered(Path(archive), places, folder))


def end() -> None:
    """All modules are files now."""
    for each in [each for each in sys.meta_path if isinstance(each, Gathered)]:
        sys.meta_path.remove(each)
        each.close()
    importlib.invalidate_caches()
