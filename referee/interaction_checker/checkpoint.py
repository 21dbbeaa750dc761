"""A file with the results of a run's tasks: a line for each, appended when the task is done.

The first line identifies the run. An incomplete last line is dropped.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from referee.errors import RefereeError
from referee.i18n.messages import message

from .tasks import RESULTS, Job, Key

FORMAT = "referee.interactions.run/1"


class OtherRun(RefereeError):
    """A file with another run, or with something else."""

    kind = "other-run"

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path

    def say(self, lang: str = "en") -> str:
        return message(lang, "meet-other-run", file=str(self.path))


class Checkpoint:
    """The results of tasks by their keys. Without a path they are only kept in memory.

    Raises ``OtherRun``, ``OSError``.
    """

    def __init__(self, job: Job, path: Path | None) -> None:
        self.path = path
        self.results: dict[Key, Any] = {}
        header = {"format": FORMAT, "run": fingerprint(job)}
        if path is not None and path.exists() and path.stat().st_size:
            self._read(path, header)
        else:
            self._append(header)

    def _read(self, path: Path, header: dict[str, str]) -> None:
        data = path.read_bytes()
        complete = data[: data.rfind(b"\n") + 1]
        first, *lines = complete.split(b"\n")
        if first != msgspec.json.encode(header):
            raise OtherRun(path)
        try:
            for line in filter(None, lines):
                key, result = msgspec.json.decode(line, type=tuple[Key, msgspec.Raw])
                self.results[key] = msgspec.json.decode(result, type=RESULTS[key[0]])
        except (msgspec.DecodeError, LookupError):
            raise OtherRun(path) from None
        if len(complete) < len(data):
            os.truncate(path, len(complete))

    def add(self, key: Key, result: Any) -> None:
        self.results[key] = result
        self._append([key, result])

    def _append(self, line: Any) -> None:
        """Appends in a single write, so a line is incomplete only if the machine stops."""
        if self.path is not None:
            with self.path.open("ab", buffering=0) as file:
                file.write(msgspec.json.encode(line) + b"\n")


def fingerprint(job: Job) -> str:
    """Identifies a run: book, rules, seed, how many tables a task makes."""
    parts = [job.book, sorted(job.choices), job.texts, job.seed, job.tables, job.stamp]
    return sha256(json.dumps(parts, ensure_ascii=False).encode()).hexdigest()[:16]
