"""Deeds about places: whoever holds a title comes last, the game ends in another order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.rule.effects import Effects, EndGame, Leave, Sink
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.titles import seat_titled, standing
from referee.games.climbing.sentence.sentence import LEFT
from referee.language.messages import message
from referee.model.markword import MarkWord
from referee.model.values import Words
from referee.rulebook.sentence import Flaw, Said, Word

from .base import Deed

SUNK = "sunk"
"""The kind of the mark on who comes last whatever happens."""
RANKING = MarkWord("ranking", "ranking", value="seats", also=("順位",))


class Sinking(Deed):
    """Whoever holds a title comes last, but for the player who sets it off, and plays on."""

    at = "then.last"
    words = (Word(at, "the player with this title comes last; who goes out does not", "title"),)
    of = (LEFT,)

    def effects(self, moment: Moment) -> Effects:
        seat = seat_titled(moment.now, self.word(self.at))
        if seat is not None and seat != moment.seat:
            yield Sink(seat)

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        yield MarkWord(SUNK, name.replace("_", "-"), holder=True, also=(title["ja"],))

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-last", title=self.word(self.at))


class Toppling(Deed):
    """Whoever holds a title falls: is out at once in the lowest place, or comes last in the end."""

    at = "then.topple"
    words = (
        Word("then.topple.who", "the player with this title falls", "title"),
        Word("then.topple.how", "out of the game at once, or last in the end", "",
             ("out", "last")),
        Word("then.topple.self", "also if that player has made the play", "flag"),
    )  # fmt: skip
    stage = "finish"

    def effects(self, moment: Moment) -> Effects:
        seat = seat_titled(moment.now, self.word("then.topple.who"))
        if seat is None or moment.now.is_out(seat):
            return
        if seat == moment.seat and not self.word("then.topple.self", False):
            return
        if self._last:
            yield Sink(seat)
        else:
            yield Leave(seat, "fallen", "at-once")

    @property
    def _last(self) -> bool:
        return bool(self.word("then.topple.how", "out") == "last")

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        if words.get("then.topple.how", "out") != "out":
            yield MarkWord(SUNK, name.replace("_", "-"), holder=True, also=(title["ja"],))

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "then.topple.who" not in said:
            yield Flaw(min(path for path in said if path.startswith(cls.at)), "who-falls", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        how = "last" if self._last else "out"
        return message(lang, "said-topple", title=self.word("then.topple.who"), how=how)


TOP = "top"


class FallingFromTop(Deed):
    """Whoever holds a title falls at once (都落ち), unless it is who goes out."""

    at = "then.fallen"
    words = (
        Word(at, "the player with this title, or the highest, is out at once and has fallen",
             "title", (TOP,)),
    )  # fmt: skip
    of = (LEFT,)

    def effects(self, moment: Moment) -> Effects:
        now, title = moment.now, self.word(self.at)
        if title == TOP:
            title = next(reversed(self.titles.get(now.size, ())), "")
        seat = seat_titled(now, title)
        if seat is not None and not now.is_out(seat):
            how = next(leaver.how for leaver in now.out if leaver.seat == moment.seat)
            yield Leave(seat, "fallen", ground={"first": moment.seat, "left": how})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-fallen", title=self.word(self.at))


class Ending(Deed):
    """The game ends, with the ranking of the last one turned upside down."""

    at = "then.end"
    words = (Word(at, "the game ends, in this order of players", "", ("upside down",)),)
    of = (LEFT,)

    def effects(self, moment: Moment) -> Effects:
        ranking = standing(moment.before)
        if len(ranking) == moment.now.size:
            yield EndGame(tuple(reversed(ranking)))

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        yield RANKING

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-end")
