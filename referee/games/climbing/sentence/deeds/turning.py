"""Deeds that turn something round: the order of strength, the direction of play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.rule.effects import (
    DropMark,
    Effect,
    Effects,
    HoldUp,
    OweChoice,
    Prevent,
    SetMark,
)
from referee.games.climbing.rule.effects_turn import TurnRound
from referee.games.climbing.rule.moment import Meeting, Moment
from referee.games.climbing.rule.words import J_BACK, STRONG
from referee.games.climbing.sentence.marks import (
    LASTING,
    LOCK,
    LOCKS,
    NEXT_CLEAR,
    ROUND,
    own_lock,
)
from referee.games.climbing.sentence.sentence import CLEARED, ON_TURN, PASSED, PLAYED
from referee.games.climbing.sentence.wording import said_until
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkWord
from referee.model.marks import Mark, Marks, Obligation, find_mark
from referee.model.moves import REVOLT
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, Said, Word

from .base import Deed

UNLESS_CHOSEN = "revolution unless chosen"
"""Its player says whether a revolution comes about, or ends, all the same."""
ALL_UNLESS_CHOSEN = "all unless chosen"
"""Likewise, and whether what else these clauses do at that moment happens."""
PREVENTED = {
    "revolution": ("revolution",), "order": ("revolution", "j_back"), "suit lock": ("suit_lock",),
    "clear": ("field",), "nothing": (), UNLESS_CHOSEN: ("revolution",),
    ALL_UNLESS_CHOSEN: ("revolution",),
}  # fmt: skip
"""The kinds of marks that are not laid, and the field that stays."""
BESIDES = "turns besides"
"""The order turns round besides what other clauses make of it by the same play."""
RELEASED = {
    "direction": tuple(word.kind for word in ROUND.values()),
    "order until the clear": (J_BACK.kind,),
    "locks": LOCKS,
    "nothing": (),
}
"""What may be as usual again: the marks that go; locks are not made by the play, either."""


class Order(Deed):
    """The order of strength turns round (革命), until the clear, the one after it, or for the
    game."""

    at = "then.order"
    words = (
        Word(at, "the order of strength turns round; or does so once for itself and once for each "
             "other clause that turns it by the same play", "",
             ("turns", "turns once", BESIDES, "no")),
    )  # fmt: skip
    besides = (
        Word("then.order_chosen", "its player chooses whether the order turns round", "flag"),
    )  # fmt: skip
    stage, of, lasts, outlasting = "change", (PLAYED, PASSED, ON_TURN), True, True
    brings = (TurnRound, DropMark, SetMark)

    def begin(self) -> None:
        if self.word("then.order_chosen"):
            self.met = self._met
        self.turned_by = (LASTING[self.until][0].kind,)

    def effects(self, moment: Moment) -> Effects:
        """What it makes of the order: at once, or once its player has chosen so."""
        turning = self._turning(moment)
        if self.word("then.order_chosen"):
            owed = Obligation("revolt", moment.seat, clause=self.clause, held=(turning,))
            yield OweChoice(owed)
        else:
            yield turning

    def _met(self, meeting: Meeting) -> Effects:
        if meeting.kind == REVOLT:
            yield from meeting.owed.held

    def _turning(self, moment: Moment) -> Effect:
        again = self.word(self.at) in ("turns", BESIDES)
        if self.until == NEXT_CLEAR:
            strong = Mark("j_back", STRONG, until=NEXT_CLEAR)
            return TurnRound(strong) if again else SetMark(strong)  # which lasts longer from now on
        if self.until == "clear":
            return TurnRound(Mark("j_back", until="clear"), again)
        if self.word(self.at) == BESIDES:
            return TurnRound(Mark("revolution"))
        if again and moment.now.mark("revolution"):
            return DropMark("revolution")
        return SetMark(Mark("revolution"))

    def reverses(self, marks: Marks) -> bool:
        return find_mark(marks, self.turned_by[0]) is not None

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        yield from LASTING[words.get("until", "game")]

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-order", until=said_until(self.said.until, lang))


class Direction(Deed):
    """The direction of play turns round."""

    at = "then.direction"
    words = (Word(at, "the direction of play turns round", "", ("turns", "turns once")),)
    stage, of, lasts = "change", (PLAYED, PASSED, ON_TURN), True
    brings = (TurnRound,)

    def effects(self, moment: Moment) -> Effects:
        yield TurnRound(
            Mark(ROUND[self.until].kind, until=self.until), self.word(self.at) == "turns"
        )

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        yield ROUND[words.get("until", "game")]

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        until = "" if self.said.until == "game" else said_until(self.said.until, lang)
        return message(lang, "said-direction", until=until)


class Releasing(Deed):
    """What was turned round is as usual again: the direction of play, the order until the clear;
    or the locks go."""

    at = "then.release"
    words = (Word(at, "this is as usual again: the direction of play, the order where it is "
                  "turned round until the clear; or all locks, of which none is made, either", "",
                  (*RELEASED,)),)  # fmt: skip
    stage, of = "change", (PLAYED, PASSED, CLEARED, ON_TURN)
    brings = (DropMark,)

    def effects(self, moment: Moment) -> Effects:
        what = self.word(self.at)
        kinds = RELEASED[what]
        if what == "locks":
            own = (mark.kind for mark in moment.now.marks if mark.kind.startswith(LOCK))
            kinds = (*kinds, *own, *map(own_lock, self.before))
        for kind in dict.fromkeys(kinds):
            if moment.now.mark(kind):
                yield DropMark(kind)
            elif what == "locks":
                yield Prevent(kind)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-release", what=self.word(self.at).replace(" ", "-"))


class Preventing(Deed):
    """What clauses that this one overrides would turn round by the play stays as it is."""

    at = "then.prevent"
    words = (
        Word(at, "of what the overridden clauses do: revolutions, any turn of the order, a suit "
             "lock, clearing the field; revolutions that its player does not choose, alone or with "
             "all that the same clause does then", "",
             tuple(PREVENTED)),
    )  # fmt: skip
    stage = "change"

    def begin(self) -> None:
        if self.word(self.at) == "clear":
            self.stage = "cut"  # type: ignore[misc]
        self.chosen = self.word(self.at) in (UNLESS_CHOSEN, ALL_UNLESS_CHOSEN)
        if self.chosen:
            self.met = self._met

    def effects(self, moment: Moment) -> Effects:
        for kind in PREVENTED[self.word(self.at)]:
            owed = Obligation("revolt", moment.seat, clause=self.clause)
            whole = self.word(self.at) == ALL_UNLESS_CHOSEN
            yield HoldUp(kind, owed, whole) if self.chosen else Prevent(kind)

    def _met(self, meeting: Meeting) -> Effects:
        if meeting.kind == REVOLT:
            yield from meeting.owed.held

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if not clause.get("overrides"):
            yield Flaw(cls.at, "prevents-nothing", {}, "warning")

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-prevent", what=self.word(self.at).replace(" ", "-"))
