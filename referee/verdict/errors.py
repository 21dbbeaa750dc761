"""Errors about moves of a table."""

from __future__ import annotations

from referee.engine.answer import Answer
from referee.model.moves import Move


class Refused(Exception):
    """A move is illegal; ``answer`` says why.

    ``line``: where the table's text has the move. ``candidates``: the plays that its cards could
    be, if the move is refused because there are several.
    """

    def __init__(
        self, move: Move, answer: Answer, line: int = 0, candidates: tuple[str, ...] = ()
    ) -> None:
        super().__init__(move, answer)
        self.move, self.answer, self.line, self.candidates = move, answer, line, candidates


class Illegal(Exception):
    """A move that isn't marked as standing is illegal under other rules."""
