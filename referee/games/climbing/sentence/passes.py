"""Passes that a sentence counts, over the whole game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.basis.frozen import frozen
from referee.games.climbing.position import Standing
from referee.games.climbing.rule.effects import Effects, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.model.mark_spelling import MarkWord
from referee.model.marks import NOBODY, Mark
from referee.rulebook.rule_language import Word

COUNTED = {
    "player": MarkWord("passes", "passes", value="number", holder=True),
    "all": MarkWord("all_passes", "passes in all", value="number", also=("パス合計",)),
}
"""The marks that count passes, by whose passes are counted together."""


@frozen
class Passes:
    """More passes than so many, of who passes or of all players together; ``skips``: turns that
    are skipped count as passes."""

    more_than: int = -1
    of: str = "player"
    skips: bool = False

    @property
    def counted(self) -> bool:
        return self.more_than >= 0

    def count(self, now: Standing, seat: int) -> Mark | None:
        """The count with a pass by this seat; ``None`` where the sentence counts none."""
        if not self.counted:
            return None
        holder = seat if self.of == "player" else NOBODY
        kind = COUNTED[self.of].kind
        before = now.mark(kind, holder)
        return Mark(kind, before.value + 1 if before else 1, holder)

    def are_beyond(self, now: Standing, seat: int) -> bool:
        """Whether a pass by this seat is one that the sentence is about."""
        count = self.count(now, seat)
        return count is None or count.value > self.more_than


NO_COUNT = Passes()
"""Any pass."""


def counting(passes: Passes, moment: Moment) -> Effects:
    """What counts a pass."""
    count = passes.count(moment.now, moment.seat)
    if count is not None:
        yield SetMark(count)


def counted_words(words: Mapping[str, Any]) -> Iterator[MarkWord]:
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
