"""Folders of rulebooks that other installed packages bring along."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GROUP = "referee.books"
"""The group of entry points: each names a package whose folder holds rulebooks ``NAME.toml``."""


@lru_cache(maxsize=1)
def installed_folders() -> tuple[Traversable, ...]:
    """The folders of all packages that declare one, looked for once.

    A package that cannot be found is warned of; the others' books are there even so.
    """
    return tuple(_found())


def _found() -> Iterator[Traversable]:
    if not any(next(Path(entry).glob("*.*-info"), None) for entry in sys.path):
        return  # the static site has packages, but no records of any

    from importlib import metadata, resources  # slow to load, and seldom needed

    for point in sorted(metadata.entry_points(group=GROUP), key=lambda each: each.name):
        try:
            yield resources.files(point.value)
        except (ImportError, TypeError) as lost:
            warnings.warn(f"{GROUP}: {point.name} = {point.value}: {lost}", stacklevel=2)
