"""Deeds about places: whoever holds a title comes last, the game ends in another order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.rule.effects import Effects, EndGame, Leave, Sink
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.titles import seat_titled, standing
from referee.games.climbing.sentence.sentence import LEFT, PLAYED
from referee.language.messages import message
from referee.model.markword import MarkWord
from referee.model.values import Words
from referee.rulebook.sentence import Flaw, Said, Word

from .base import Deed

SUNK = "sunk"
"""The kind of the mark on who comes last whatever happens."""
TOP = "top"
"""Whoever holds the highest title of that many players."""
RANKING = MarkWord("ranking", "ranking", value="seats", also=("順位",))


class Toppling(Deed):
    """Whoever holds a title falls (都落ち): is out at once in the lowest place, or plays on and
    comes last in the end."""

    at = "then.fallen"
    words = (
        Word("then.fallen.who", "the player with this title falls, or with the highest", "title",
             (TOP,)),
        Word("then.fallen.how", "out of the game at once, or last in the end", "",
             ("out", "last")),
        Word("then.fallen.self", "also if that player has set it off", "flag"),
    )  # fmt: skip
    stage, of = "finish", (PLAYED, LEFT)

    def effects(self, moment: Moment) -> Effects:
        seat = self._falling(moment)
        if seat is None or moment.now.is_out(seat):
            return
        if seat == moment.seat and not self.word("then.fallen.self", False):
            return
        yield Sink(seat) if self._last else self._leaves(moment, seat)

    def _falling(self, moment: Moment) -> int | None:
        title = self.word("then.fallen.who")
        if title == TOP:
            title = next(reversed(self.titles.get(moment.now.size, ())), "")
        return seat_titled(moment.now, title)

    def _leaves(self, moment: Moment, seat: int) -> Leave:
        if self.said.when == PLAYED:
            return Leave(seat, "fallen", "at-once")
        how = next(leaver.how for leaver in moment.now.out if leaver.seat == moment.seat)
        return Leave(seat, "fallen", ground={"first": moment.seat, "left": how})

    @property
    def _last(self) -> bool:
        return bool(self.word("then.fallen.how", "out") == "last")

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        if words.get("then.fallen.how", "out") != "out":
            yield MarkWord(SUNK, name.replace("_", "-"), holder=True, also=(title["ja"],))

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "then.fallen.who" not in said:
            yield Flaw(min(path for path in said if path.startswith(cls.at)), "who-falls", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        how = "last" if self._last else "out"
        return message(lang, "said-fallen", title=self.word("then.fallen.who"), how=how)


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
