"""Passes that a sentence counts, over the whole game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from referee.games.climbing.position import PositionView
from referee.games.climbing.rule_api.context import MoveContext
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.mark_names import REVOLUTION
from referee.games.climbing.rule_language.marks import count_mark
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark
from referee.model.types import Words
from referee.rulebook.rule_language import Word

COUNTED = {
    "player": MarkSpelling("passes", "passes", value="number", holder=True),
    "all": MarkSpelling("all_passes", "passes in all", value="number", also=("パス合計",)),
}
"""The marks that count passes, by whose passes are counted together."""


class PassCondition(Struct, frozen=True):
    """More passes than so many, of who passes or of all players together; ``skips``: turns that
    are skipped count as passes."""

    more_than: int = -1
    of: str = "player"
    skips: bool = False

    @property
    def counted(self) -> bool:
        return self.more_than >= 0

    def count(self, now: PositionView, seat: int) -> Mark | None:
        """The count with a pass by this seat; ``None`` where the sentence counts none."""
        if not self.counted:
            return None
        holder = seat if self.of == "player" else NOBODY
        kind = COUNTED[self.of].kind
        before = now.mark(kind, holder)
        return Mark(kind, before.value + 1 if before else 1, holder)

    def are_beyond(self, now: PositionView, seat: int) -> bool:
        """Whether a pass by this seat is one that the sentence is about."""
        count = self.count(now, seat)
        return count is None or count.value > self.more_than


NO_COUNT = PassCondition()
"""Any pass."""


def counting(passes: PassCondition, context: MoveContext) -> Effects:
    """What counts a pass."""
    count = passes.count(context.now, context.seat)
    if count is not None:
        yield SetMark(count)


def pass_count_spellings(words: Mapping[str, Any]) -> Iterator[MarkSpelling]:
    """How the count that a sentence keeps is spelled."""
    if "when.pass.more_than" in words:
        yield COUNTED[str(words.get("when.pass.of", "player"))]


PASS_WORDS = (
    Word("when.pass", "somebody passes", "flag"),
    Word("when.pass.more_than", "somebody passes, and it is more than so many passes in this game",
         "number"),
    Word("when.pass.of", "whose passes are counted together", "", (*COUNTED,)),
    Word("when.pass.skips", "turns that a play skips count as passes", "flag"),
)  # fmt: skip


OF_REVOLUTIONS = ("revolution", "either", "turn")
"""What a sentence asks a play to make that makes a revolution, too."""


class OccurrenceCounter:
    """Counts how often the play has come that a sentence is about, up to the one that matters.

    Where nothing is counted yet and a revolution holds, that is one of those that are counted.
    """

    def __init__(self, nth: int, name: str, makes: str) -> None:
        self.nth, self.kind = nth, count_mark(name)
        self.stage = "on_settle" if makes else "on_play"
        """The stage of a play in which it is counted: once it has made what is asked of it."""
        self.of_revolutions = makes in OF_REVOLUTIONS

    def before(self, table: PositionView) -> int:
        """How often it had come at a table."""
        mark = table.mark(self.kind)
        if mark is not None:
            return int(mark.value)
        return int(self.of_revolutions and table.mark(REVOLUTION.kind) is not None)

    def is_due(self, context: MoveContext) -> bool:
        """Whether a play by which it comes is the one that matters."""
        return self.before(context.before) + 1 == self.nth

    def counted(self, context: MoveContext) -> Effects:
        """What counts such a play."""
        yield SetMark(Mark(self.kind, self.before(context.before) + 1))


def occurrence_spellings(
    words: Mapping[str, Any], name: str, title: Words
) -> Iterator[MarkSpelling]:
    """How it is told how often the sentence of the clause of this name has come true."""
    if "if.times" in words:
        text = name.replace("_", " ")
        yield MarkSpelling(count_mark(name), text, value="number", also=(name, title["ja"]))
