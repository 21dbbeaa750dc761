"""Deeds by which somebody may not play when the turn comes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position, Standing
from referee.games.climbing.rule.effects import Effects, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.titles import title_of
from referee.games.climbing.rule.words import FIRST_TRICK, FIRST_TURN_OVER
from referee.games.climbing.sentence.sentence import ALWAYS, FIRST_TURN
from referee.games.climbing.sentence.wording import said_trigger
from referee.i18n.messages import message
from referee.model.marks import NOBODY, Mark
from referee.model.moves import PLAY
from referee.rulebook.rule_language import Flaw, Said, Word

from .base import Deed


class Waiting(Deed):
    """Who is meant may only pass."""

    at = "then.must_pass"
    words = (Word(at, "who is meant may not play, but only pass", "flag"),)
    of = (ALWAYS,)
    standing = ("if.title", "if.mark", "if.first")
    kinds = (PLAY,)

    def begin(self) -> None:
        if self.said.state.first == FIRST_TURN:
            self.passed = self._passed

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        state = self.said.state
        if state.first and not state.is_first(position, seat):
            return False
        holder = seat if state.mark == "player" else NOBODY
        if state.mark and not any(position.mark(kind, holder) for kind in self.owns):
            return False
        return self._is_meant(position, seat)

    def _is_meant(self, table: Standing, seat: int) -> bool:
        titles = self.said.state.title
        return not titles or "any" in titles or title_of(table, seat) in titles

    def _passed(self, moment: Moment) -> Effects:
        """The first turn of who is meant is over with a pass."""
        now, seat = moment.now, moment.seat
        if now.mark(FIRST_TRICK.kind) and self._is_meant(now, seat):
            yield SetMark(Mark(FIRST_TURN_OVER.kind, None, seat, until="clear"))

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if not any(path.startswith("if.") for path in said):
            yield Flaw(cls.at, "who-waits", {})
        if any(path.startswith("then.") and path != cls.at for path in said):
            yield Flaw(cls.at, "waits-alone", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-must-pass", **said_trigger(self.said, lang))
