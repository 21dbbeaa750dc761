"""What a rulebook is read from."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


class Source(Protocol):
    """A file, or what stands for one."""

    def read_text(self, encoding: str, /) -> str: ...


@dataclass(frozen=True)
class TextSource:
    """A rulebook that is no file."""

    text: str

    def read_text(self, _: str, /) -> str:
        return self.text


@dataclass(frozen=True)
class FileSource(TextSource):
    """A rulebook's file with the text that was read: whatever becomes of it, its book stays."""

    path: Path
