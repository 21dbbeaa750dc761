"""A run kept in a file as it goes: a line for each unit that is done, written at once.

The first line says which run it is. A last line that was broken off is dropped.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Any

from referee.errors import RefereeError
from referee.i18n.messages import message

from .tasks import Job, Key

FORMAT = "referee.interactions.run/1"


class OtherRun(RefereeError):
    """A file that keeps another run, or something else."""

    kind = "other-run"

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path

    def say(self, lang: str = "en") -> str:
        return message(lang, "meet-other-run", file=str(self.path))


class Saved:
    """What is done of a run; without a path it is only kept meanwhile.

    Raises ``OtherRun``, ``OSError``.
    """

    def __init__(self, job: Job, path: Path | None) -> None:
        self.job, self.path = job, path
        self.done: dict[Key, Any] = {}
        if path is None:
            return
        head = {"format": FORMAT, "run": fingerprint(job)}
        if path.exists() and path.stat().st_size:
            self._read(path, head)
        else:
            _append(path, head)

    def _read(self, path: Path, head: dict[str, Any]) -> None:
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.decode("utf-8").splitlines()
        try:
            if not lines or json.loads(lines[0]) != head:
                raise OtherRun(path)
            for line in lines[1:]:
                key, result = json.loads(line)
                self.done[tuple(key)] = result
        except (ValueError, TypeError):
            raise OtherRun(path) from None
        if len(whole) < len(data):
            os.truncate(path, len(whole))

    def keep(self, key: Key, result: Any) -> None:
        """Keeps what came of a unit."""
        self.done[key] = result
        if self.path is not None:
            _append(self.path, [key, result])


def _append(path: Path, line: Any) -> None:
    """A line in one write, so that nobody ever reads half of it but where the machine stops."""
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    try:
        os.write(handle, text.encode("utf-8"))
    finally:
        os.close(handle)


def fingerprint(job: Job) -> str:
    """What tells one run from another: book, rules, seed, how many tables a unit has."""
    told = [job.book, sorted(job.choices), job.texts, job.seed, job.tables, job.stamp]
    return sha256(json.dumps(told, ensure_ascii=False).encode()).hexdigest()[:16]
