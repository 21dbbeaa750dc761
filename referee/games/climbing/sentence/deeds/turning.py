"""Deeds that turn something round: the order of strength, the direction of play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from referee.games.climbing.rule.effects import DropMark, Effects, SetMark
from referee.games.climbing.rule.effects_turn import TurnRound
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.words import DIRECTION
from referee.games.climbing.sentence.marks import LASTING
from referee.games.climbing.sentence.sentence import PASSED, PLAYED
from referee.games.climbing.sentence.wording import said_until
from referee.language.messages import message
from referee.model.marks import Mark, Marks, find_mark
from referee.model.markword import MarkWord
from referee.model.values import Words
from referee.rulebook.sentence import Said, Word

from .base import Deed


class Order(Deed):
    """The order of strength turns round (革命), until the clear or for the game."""

    at = "then.order"
    words = (Word(at, "the order of strength turns round", "", ("turns", "turns once")),)
    stage, of, lasts = "change", (PLAYED, PASSED), True

    def begin(self) -> None:
        self.turned_by = (LASTING[self.until].kind,)

    def effects(self, moment: Moment) -> Effects:
        again = self.word(self.at) == "turns"
        if self.until == "clear":
            yield TurnRound(Mark("j_back", until="clear"), again)
        elif again and moment.now.mark("revolution"):
            yield DropMark("revolution")
        else:
            yield SetMark(Mark("revolution"))

    def reverses(self, marks: Marks) -> bool:
        return find_mark(marks, LASTING[self.until].kind) is not None

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        yield LASTING[words.get("until", "game")]

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-order", until=said_until(self.said.until, lang))


class Direction(Deed):
    """The direction of play turns round."""

    at = "then.direction"
    words = (Word(at, "the direction of play turns round", "", ("turns",)),)
    stage, of, lasts = "change", (PLAYED, PASSED), True

    def effects(self, moment: Moment) -> Effects:
        yield TurnRound(Mark("direction"))

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        yield DIRECTION

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-direction")
