"""A move that the referee refuses, with the verdict on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from referee.errors import RefereeError, _message

if TYPE_CHECKING:
    from .verdict import Verdict


class IllegalPlay(RefereeError):
    """A move that the referee refuses; ``verdict`` says why, ``line`` where it stands."""

    kind = "illegal"

    def __init__(self, verdict: Verdict, line: int = 0) -> None:
        super().__init__(verdict)
        self.verdict, self.line = verdict, line

    def say(self, lang: str = "en") -> str:
        text = self.verdict.say(lang)
        return _message(lang, "fault-at-line", line=self.line, text=text) if self.line else text


class AmbiguousPlay(IllegalPlay):
    """Cards that make more than one legal play; ``candidates`` are their spellings."""

    kind = "ambiguous"

    def __init__(self, verdict: Verdict, candidates: Sequence[str], line: int = 0) -> None:
        super().__init__(verdict, line)
        self.candidates = tuple(candidates)

    def say(self, lang: str = "en") -> str:
        text = _message(lang, "error-ambiguous", candidates=" / ".join(self.candidates))
        return _message(lang, "fault-at-line", line=self.line, text=text) if self.line else text
