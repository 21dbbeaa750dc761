"""Input after input: which went wrong, and which took longest."""

from __future__ import annotations

import contextlib
import json
import signal
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from referee.library.context import current

from .kinds import KINDS
from .pace import paced

TOO_LONG = 30
"""After so many seconds an input counts as one that hangs."""


class Hangs(BaseException):
    """An input that did not come to an end."""


@dataclass
class Find:
    """An input that went wrong."""

    kind: str
    seed: str
    made: Any
    where: str
    """The exception and the innermost places in the project that it came through."""
    told: str

    def keep(self, folder: Path) -> Path:
        """Writes the input, so that it can be tried again."""
        place = folder / self.kind / f"{self.seed.replace(' ', '-')}.json"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps({"kind": self.kind, "input": self.made}, indent=1), "utf-8")
        return place


@dataclass
class Tally:
    """What came of the inputs of one kind."""

    tried: int = 0
    slowest: float = 0.0
    """Seconds of CPU of the longest step."""
    slowest_step: str = ""
    finds: dict[str, Find] = field(default_factory=dict)
    """The shortest of each kind of going wrong."""

    def add(self, find: Find) -> None:
        known = self.finds.get(find.where)
        if known is None or len(str(find.made)) < len(str(known.made)):
            self.finds[find.where] = find


def made(kind: str, seed: str) -> Any:
    """The input of a kind that a seed gives."""
    return KINDS[kind].make(Random(f"{kind} {seed}"))


def trying(kind: str, seed: str, tally: Tally, *, limit: int = TOO_LONG) -> None:
    """One input, from its seed."""
    try:
        given = made(kind, seed)
    except Exception as odd:  # the maker asks the engine, too
        tally.add(Find(kind, seed, None, _where(odd), traceback.format_exc()))
        return
    with paced() as pace:
        try:
            attempt(kind, given, limit)
        except (Exception, Hangs) as odd:
            tally.add(Find(kind, seed, given, _where(odd), traceback.format_exc()))
    tally.tried += 1
    if pace.longest > tally.slowest:
        tally.slowest, tally.slowest_step = pace.longest, f"{seed}: {pace.what}"


def attempt(kind: str, given: Any, limit: int = TOO_LONG) -> None:
    """What is done with an input of a kind. Raises whatever comes out of it."""
    with _within(limit), current().trial():
        KINDS[kind].run(given)


@contextlib.contextmanager
def _within(seconds: int) -> Iterator[None]:
    def hangs(_: int, __: FrameType | None) -> None:
        raise Hangs

    before = signal.signal(signal.SIGALRM, hangs)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _frames(odd: BaseException) -> list[traceback.FrameSummary]:
    """The frames in the project that an exception came through."""
    return [
        frame for frame in traceback.extract_tb(odd.__traceback__)
        if any(part in frame.filename for part in ("/referee/", "/tests/fuzz/"))
    ]  # fmt: skip


def _where(odd: BaseException) -> str:
    """The exception, and where in the project it came from."""
    ours = [f"{Path(frame.filename).name}:{frame.name}" for frame in _frames(odd)]
    return " ".join([type(odd).__name__, *ours[-2:]])
