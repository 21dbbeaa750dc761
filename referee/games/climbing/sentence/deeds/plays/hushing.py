"""What the cards of a play set off elsewhere does not come of it (効果なし)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from referee.games.climbing.plays.play import Play
from referee.games.climbing.sentence.deeds.base import Deed
from referee.games.climbing.sentence.wording import EITHER, said_numbers
from referee.i18n.messages import message
from referee.rulebook.rule_language import Flaw, Said, Word

NONE = "none"
OF_THE_FIELD = ("lead", "on", "compared", "piled", "strongest", "last", "makes", "swept")
"""What is said of a play by where it lies, not by its cards."""


class Hushing(Deed):
    """What cards of their numbers set off elsewhere does not come of such plays; what the play does
    as a form stays."""

    at = "then.hush"
    words: ClassVar[tuple[Word, ...]] = (
        Word(at, "what its cards set off by their numbers does not come of such a play", "flag"),
    )
    besides: ClassVar[tuple[Word, ...]] = (
        Word("then.hush_but", "but for what cards of this number set off, or of these", "rank",
             (NONE,), many=True),
    )  # fmt: skip

    def begin(self) -> None:
        self.spared = {*self.word("then.hush_but", ())}

    def hushes(self, play: Play, numbers: Sequence[str]) -> bool:
        return self.fits(play) and not self.spared & {*numbers}

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        for path in sorted(said):
            elsewhere = path.startswith("when.play.") and path.split(".")[2] in OF_THE_FIELD
            if elsewhere or path.startswith("if."):
                yield Flaw(path, "by-the-play-alone", {})

    def say(self, lang: str, counted: Mapping[str, object]) -> str:
        spared = [rank for rank in self.word("then.hush_but", ()) if rank != NONE]
        return message(lang, "said-hush", but=said_numbers(spared, lang, EITHER) if spared else "")
