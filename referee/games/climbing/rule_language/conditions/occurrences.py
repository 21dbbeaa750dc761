"""Conditions that count over a whole game: passes, and how often a sentence comes true (何回目)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from referee.games.climbing.position import PositionView
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.mark_names import REVOLUTION
from referee.games.climbing.rule_api.rule import MoveContext
from referee.games.climbing.rule_language.marks import COUNT_MARK
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark
from referee.model.types import Words
from referee.rulebook.rule_language import Word

COUNTED = {
    "player": MarkSpelling("passes", "passes", value="number", holder=True),
    "all": MarkSpelling("all_passes", "passes in all", value="number", also=("パス合計",)),
}
"""By ``when.pass.of``: the mark that counts the passes."""


class PassCondition(Struct, frozen=True):
    """The words below ``when.pass``; :data:`PASS_WORDS` explains them."""

    more_than: int = -1
    of: str = "player"
    skips: bool = False

    @property
    def counted(self) -> bool:
        return self.more_than >= 0

    def count(self, now: PositionView, seat: int) -> Mark | None:
        """The count including a pass by this seat, or ``None`` if passes aren't counted."""
        if not self.counted:
            return None
        holder = seat if self.of == "player" else NOBODY
        kind = COUNTED[self.of].kind
        before = now.mark(kind, holder)
        return Mark(kind, before.value + 1 if before else 1, holder)

    def are_beyond(self, now: PositionView, seat: int) -> bool:
        """Whether enough passes have been counted, including one by this seat."""
        count = self.count(now, seat)
        return count is None or count.value > self.more_than


NO_COUNT = PassCondition()
"""Any pass."""


def counting(passes: PassCondition, context: MoveContext) -> Effects:
    """The effect that counts a pass."""
    count = passes.count(context.now, context.seat)
    if count is not None:
        yield SetMark(count)


def pass_count_spellings(words: Mapping[str, Any]) -> Iterator[MarkSpelling]:
    """The spelling of the mark that counts passes for this sentence."""
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
"""The values of ``when.play.makes`` that a revolution fits."""


class OccurrenceCounter:
    """Counts the plays that a sentence is about (``if.times``). A revolution that holds although
    nothing has been counted yet is counted too, if it fits."""

    def __init__(self, nth: int, name: str, makes: str) -> None:
        self.nth, self.kind = nth, COUNT_MARK + name
        self.stage = "on_settle" if makes else "on_play"
        """The stage in which a play is counted: when it has made what the sentence requires."""
        self.of_revolutions = makes in OF_REVOLUTIONS

    def before(self, table: PositionView) -> int:
        """How often the play has come."""
        mark = table.mark(self.kind)
        if mark is not None:
            return int(mark.value)
        return int(self.of_revolutions and table.mark(REVOLUTION.kind) is not None)

    def is_due(self, context: MoveContext) -> bool:
        """Whether the play of this move is the one that the sentence is about."""
        return self.before(context.before) + 1 == self.nth

    def counted(self, context: MoveContext) -> Effects:
        """The effect that counts the play of this move."""
        yield SetMark(Mark(self.kind, self.before(context.before) + 1))


def occurrence_spellings(
    words: Mapping[str, Any], name: str, title: Words
) -> Iterator[MarkSpelling]:
    """The spelling of the mark that counts how often the sentence has come true."""
    if "if.times" in words:
        text = name.replace("_", " ")
        yield MarkSpelling(COUNT_MARK + name, text, value="number", also=(name, title["ja"]))
