"""Deeds to a player: winning, falling, bearing the clause's own mark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.games.climbing.position import Position
from referee.games.climbing.rule.effects import Effects, Leave, Owe, SetMark
from referee.games.climbing.rule.moment import Meeting, Moment
from referee.games.climbing.rule.words import FELL_TOGETHER, MISSES, PICKED, SHARES
from referee.games.climbing.sentence.hand import TIE
from referee.games.climbing.sentence.marks import own_kind
from referee.games.climbing.sentence.sentence import HELD, ON_TURN, PASSED, PLAYED, SWEPT
from referee.games.climbing.sentence.wording import said_until
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkWord
from referee.model.marks import NOBODY, Mark, Obligation
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, Said, Word

from .base import Deed
from .parting import CALLED, called

TOGETHER = "together"
"""All who fall by the same rule share the better place."""


class Winning(Deed):
    """Its player goes out at once (あがり)."""

    at = "then.win"
    words = (Word(at, "its player goes out at once", "flag"),)
    stage, of = "finish", (PLAYED, HELD, SWEPT, ON_TURN)

    def effects(self, moment: Moment) -> Effects:
        yield Leave(moment.seat, "clean", "" if moment.goes_out else "at-once")
        if self._shares(moment):
            yield SetMark(Mark(SHARES.kind, None, moment.seat))

    def _shares(self, moment: Moment) -> bool:
        """Whether others hold such a hand as well, and all share the place."""
        hand, before, seat = self.said.hand, moment.before, moment.seat
        return hand.several == TIE and any(
            hand.fits(before.known[each], before.unknown[each], self.deck)
            for each in before.playing
            if each != seat
        )

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        if "when.hand.several" in words:
            yield SHARES

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-win", **counted)


class Falling(Deed):
    """Who passes is out, in a foul finisher's place."""

    at = "then.fall"
    words = (
        Word(at, "who passes falls to a foul finisher's place; or all who do so share the better "
             "place", "flag", (TOGETHER,)),
    )  # fmt: skip
    of = (PASSED,)

    def begin(self) -> None:
        self.shared = self.word(self.at) == TOGETHER
        if self.shared:
            self.shares = self._shares

    def effects(self, moment: Moment) -> Effects:
        skipped = len(moment.field) > len(moment.before.field)
        yield Leave(moment.seat, "foul", "skip" if skipped else "pass")
        if self.shared:
            yield SetMark(Mark(FELL_TOGETHER.kind, holder=moment.seat))

    def _shares(self, position: Position) -> Sequence[Sequence[int]]:
        kind = FELL_TOGETHER.kind
        fallen = [mark.holder for mark in position.marks if mark.kind == kind]
        return [fallen] if len(fallen) > 1 else []

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        said = words[cls.at]
        if TOGETHER in (said.values() if isinstance(said, Mapping) else [said]):
            yield FELL_TOGETHER

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-fall", together=self.shared)


class Fouling(Deed):
    """Going out with it is a foul (反則上がり)."""

    at = "then.foul"
    words = (Word(at, "it is a foul to go out with it", "flag"),)
    stage, at_exits = "finish", True

    def effects(self, moment: Moment) -> Effects:
        if moment.goes_out:
            yield Leave(moment.seat, "foul", cards=moment.play.mask)

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if not clause.get("overrides"):
            yield Flaw(cls.at, "foul-against-nothing", {}, "warning")

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-foul")


class SittingOut(Deed):
    """Players miss their next turns."""

    at = "then.sit_out"
    words = (Word(at, "these miss their next turn: its player, the player of the cards below, both",
                  "", ("player", "below", "both")),)  # fmt: skip
    stage = "change"

    def effects(self, moment: Moment) -> Effects:
        who = self.word(self.at)
        below = moment.field[-2].seat if len(moment.field) > 1 else NOBODY
        seats = [moment.seat] if who != "below" else []
        seats += [below] if who != "player" and below != NOBODY else []
        for seat in dict.fromkeys(seats):
            if not moment.now.is_out(seat):
                yield SetMark(Mark(MISSES.kind, None, seat))

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        yield MISSES

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-sit-out", who=self.word(self.at))


class Marking(Deed):
    """The clause's own mark is laid, on the table, on who makes the move or on whom that player
    picks."""

    at = "then.mark"
    words = (
        Word(at, "the clause's own mark is laid, for all, on who makes the move, or on whom that "
             "player picks", "", ("table", "player", PICKED, "no")),
    )  # fmt: skip
    besides = (CALLED,)
    stage, of, lasts, can_wait = "change", (PLAYED, PASSED, ON_TURN), True, True
    brings = (SetMark,)

    def begin(self) -> None:
        if self.said.cards.makes:
            self.stage = "settle"  # type: ignore[misc]
        if self.word(CALLED.path):
            self.stage = "owe"  # type: ignore[misc]
            self.met = called
        if self.word(self.at) == PICKED:
            self.stage = "owe"  # type: ignore[misc]
            self.met = self._picked

    def _picked(self, meeting: Meeting) -> Effects:
        yield SetMark(Mark(self.own, None, meeting.other, self.until))

    def effects(self, moment: Moment) -> Effects:
        if self.word(self.at) == PICKED:
            yield Owe(Obligation("pick", moment.seat, clause=self.clause, least=1))
            return
        holder = moment.seat if self.word(self.at) == "player" else NOBODY
        laid = SetMark(Mark(self.own, None, holder, self.until))
        if not self.word(CALLED.path):
            yield laid
        elif moment.before.mark(self.own, holder) is None and not moment.now.is_out(moment.seat):
            yield Owe(Obligation("call", moment.seat, clause=self.clause, held=(laid,)))

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if CALLED.path in said and (said[cls.at] == PICKED or "when.play.makes" in said):
            yield Flaw(CALLED.path, "about-nothing", {})

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        yield MarkWord(
            own_kind(name), name.replace("_", " "), holder=words[cls.at] != "table",
            until=words.get("until", "game"), also=(name, title["ja"]),
        )  # fmt: skip

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        key = f"said-mark-{self.word(self.at)}"
        return message(lang, key, until=said_until(self.said.until, lang), **counted)
