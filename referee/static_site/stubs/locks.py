"""Stands for ``filelock`` in the browser, where nobody else can write into this page's files."""

from __future__ import annotations

from typing import Any


class Timeout(TimeoutError):
    """Never raised: there is nobody to wait for."""


class FileLock:
    def __init__(self, path: object) -> None:
        self.path = path

    def acquire(self, **_: Any) -> None:
        """At once."""

    def release(self) -> None:
        """Nothing was held."""


class SoftFileLock(FileLock):
    """The lock that is a file; none here is."""
