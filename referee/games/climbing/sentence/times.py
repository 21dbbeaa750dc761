"""How often a sentence has come true in a game (何回目)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.position import Standing
from referee.games.climbing.rule.effects import Effects, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.words import REVOLUTION
from referee.model.mark_spelling import MarkWord
from referee.model.marks import Mark
from referee.model.types import Words

from .marks import own_times

OF_REVOLUTIONS = ("revolution", "either", "turn")
"""What a sentence asks a play to make that makes a revolution, too."""


class Times:
    """Counts how often the play has come that a sentence is about, up to the one that matters.

    Where nothing is counted yet and a revolution holds, that is one of those that are counted.
    """

    def __init__(self, nth: int, name: str, makes: str) -> None:
        self.nth, self.kind = nth, own_times(name)
        self.stage = "settle" if makes else "change"
        """The stage of a play in which it is counted: once it has made what is asked of it."""
        self.of_revolutions = makes in OF_REVOLUTIONS

    def before(self, table: Standing) -> int:
        """How often it had come at a table."""
        mark = table.mark(self.kind)
        if mark is not None:
            return int(mark.value)
        return int(self.of_revolutions and table.mark(REVOLUTION.kind) is not None)

    def is_due(self, moment: Moment) -> bool:
        """Whether a play by which it comes is the one that matters."""
        return self.before(moment.before) + 1 == self.nth

    def counted(self, moment: Moment) -> Effects:
        """What counts such a play."""
        yield SetMark(Mark(self.kind, self.before(moment.before) + 1))


def times_words(words: Mapping[str, Any], name: str, title: Words) -> Iterator[MarkWord]:
    """How it is told how often the sentence of the clause of this name has come true."""
    if "if.times" in words:
        text = name.replace("_", " ")
        yield MarkWord(own_times(name), text, value="number", also=(name, title["ja"]))
