"""Moves that cannot be made at a table."""

from __future__ import annotations

from referee.engine.answer import Answer
from referee.model.moves import Move


class Refused(Exception):
    """A move that the referee refuses at a case, and the answer that says why.

    ``candidates``: the plays that its cards could be, where that is what stands against it.
    """

    def __init__(
        self, move: Move, answer: Answer, line: int = 0, candidates: tuple[str, ...] = ()
    ) -> None:
        super().__init__(move, answer)
        self.move, self.answer, self.line, self.candidates = move, answer, line, candidates


class Illegal(Exception):
    """A move that is not marked is illegal by other rules."""
