"""A deed that looks ahead: who leads when the field is cleared next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.rule_api.context import MoveContext
from referee.games.climbing.rule_api.effects import (
    Clear,
    DropMark,
    Effects,
    KeepLead,
    Lead,
    SetMark,
    Skip,
    TurnTo,
)
from referee.games.climbing.rule_api.mark_names import (
    MISSES,
    NEXT_ACE,
)
from referee.games.climbing.rule_language.sentence import (
    ANSWERED,
    CLEARED,
    LEFT,
    PLAYED,
    RuleSentence,
)
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, Said, Word

from .base import TWO_MORE, Action
from .field import ClearAction

LAST_PLAYER, FIRST_PLAYER = "last", "first"


class LeadsNextAction(Action):
    """Its player leads when the field is cleared, however and by whatever: of several players the
    last one, or the first."""

    at = "then.leads_next"
    words = (
        Word(at, "its player leads when the field is cleared next; of several who have played such "
             "cards the last one, or the first", "", (LAST_PLAYER, FIRST_PLAYER)),
    )  # fmt: skip
    stage = "on_play"
    brings = (SetMark,)

    def effects(self, context: MoveContext) -> Effects:
        seat = context.seat
        held = [mark.holder for mark in context.now.marks if mark.kind == NEXT_ACE.kind]
        if seat == NOBODY or (held and self.word(self.at) == FIRST_PLAYER):
            return
        yield from (DropMark(NEXT_ACE.kind, each) for each in held if each != seat)
        yield SetMark(Mark(NEXT_ACE.kind, holder=seat, until="clear"))

    def on_lead(self, context: MoveContext) -> Effects:
        for mark in context.before.marks if context.cleared else ():
            if mark.kind == NEXT_ACE.kind and mark.holder in context.now.playing:
                yield Lead(mark.holder)

    def on_turn(self, context: MoveContext) -> Effects:
        """Where a play has cleared the field, be it no such play."""
        if not self.fits(context.play):
            yield from self.on_lead(context)

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkSpelling]:
        yield NEXT_ACE

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if any(path.startswith("then.") and path != cls.at for path in said):
            yield Flaw(cls.at, "leads-alone", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-leads-next", first=self.word(self.at) == FIRST_PLAYER)


AFTER_LAST, AFTER_ANY = "after last", "after any clear"
"""Who comes after the last one to play, where all have passed; or also where a play has cleared the
field."""


AFTER = (AFTER_LAST, AFTER_ANY)


class LeadAction(Action):
    """Who leads the field that it has cleared, whatever other clauses say of that."""

    at = "then.lead"
    words = (Word(at, "who leads then, whatever other clauses say", "",
                  ("player", "below", "next", *AFTER)),)  # fmt: skip
    stage, of = "on_turn", (PLAYED, ANSWERED, CLEARED, LEFT)

    def begin(self) -> None:
        self.by_plays_too = self.word(self.at) == AFTER_ANY

    def effects(self, context: MoveContext) -> Effects:
        who = self.word(self.at)
        if self.said.when == LEFT:
            yield from [Lead(context.now.after(context.seat))] if context.now.field else []
            return
        if who in AFTER:
            yield from self._after_last(context)
        if not context.cleared or self.clause not in context.caused:
            return
        if who == "player" and not context.now.is_out(context.seat):
            yield KeepLead(context.seat)
        elif who == "below" and len(context.field) > 1:
            yield Lead(context.field[-2].seat)
        elif who == "next":
            yield Lead(context.now.after(context.seat))

    def _after_last(self, context: MoveContext) -> Effects:
        owner = context.field[-1].seat if context.field else NOBODY
        if owner != NOBODY:
            yield Lead(context.now.after(owner))

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        after, on_clear = said.get(cls.at), "when.clear" in said
        read = isinstance(after, Mapping)
        if on_clear and not read and after not in AFTER:
            yield Flaw(cls.at, "leads-after-clear", {"value": after})
        elif not on_clear and not read and after in AFTER:
            yield Flaw(cls.at, "leads-after-nothing", {"value": after})
        if on_clear and not clause.get("overrides"):
            yield Flaw(cls.at, "leads-against-nothing", {}, "warning")
        if not on_clear and "when.out" not in said and ClearAction.at not in said:
            yield Flaw(cls.at, "leads-without-clear", {})
        if "when.out" in said and said[cls.at] != "next":
            yield Flaw(cls.at, "leads-though-out", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        who = self.word(self.at)
        told = who == "player" and self.word(ClearAction.at)
        return "" if told else message(lang, "said-lead", who=who.replace(" ", "-"))


class AgainAction(Action):
    """Its player may play once more, on the own cards, before the turn goes on."""

    at = "then.again"
    words = (Word(at, "its player may play once more before the turn goes on", "flag"),)
    stage = "on_turn"

    def effects(self, context: MoveContext) -> Effects:
        if not context.cleared and not context.now.is_out(context.seat):
            yield TurnTo(context.seat, again=True)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-again")


class SkipAction(Action):
    """The next players are skipped (飛ばし)."""

    at = "then.skip"
    words = (
        Word(at, "the next players are skipped: so many, one for each card, or one for the first "
             "card and two more for each further one", "number", ("each", TWO_MORE)),
    )  # fmt: skip
    besides = (Word("then.skipped_pass", "who is skipped counts as having passed", "flag"),)
    stage, counting = "on_turn", (at,)
    brings = (Skip,)
    qualified = ("then.all_skipped",)

    def effects(self, context: MoveContext) -> Effects:
        if context.cleared:
            return
        count, now, seat = self.number(self.at, context), context.now, context.seat
        shown = self.said.cards.meant(context.play)
        skipped = {now.after(seat, step) for step in range(1, count + 1)} - {seat, NOBODY}
        passing = sum(1 << each for each in skipped) if self.word("then.skipped_pass") else 0
        yield Skip(count, passing, shown)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        passing = bool(self.word("then.skipped_pass"))
        count = self.told_number(self.at)
        more = self.word(self.at) == TWO_MORE
        return message(lang, "said-skip", count=count, more=more, passing=passing, **counted)


class AllSkippedAction(Action):
    """What becomes of the field where a skip leaves nobody else to play."""

    at = "then.all_skipped"
    words = ()
    besides = (
        Word(at, "what becomes of the field when everybody else is skipped; it is cleared where "
             "this is left out", "", ("clear", "go on")),
    )  # fmt: skip
    stage = "on_clear"
    brings = (Clear,)

    @classmethod
    def is_of(cls, said: RuleSentence) -> bool:
        return SkipAction.at in said.parts  # unsaid, the field is cleared

    def effects(self, context: MoveContext) -> Effects:
        others = [seat for seat in context.now.playing if seat != context.seat]
        skipped = self.number(SkipAction.at, context)
        if self.word(self.at) != "go on" and skipped >= max(1, len(others)):
            yield Clear(skipping=self.said.cards.meant(context.play))

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""


class SitOutAction(Action):
    """Players miss their next turns."""

    at = "then.sit_out"
    words = (Word(at, "these miss their next turn: its player, the player of the cards below, both",
                  "", ("player", "below", "both")),)  # fmt: skip
    stage = "on_play"

    def effects(self, context: MoveContext) -> Effects:
        who = self.word(self.at)
        below = context.field[-2].seat if len(context.field) > 1 else NOBODY
        seats = [context.seat] if who != "below" else []
        seats += [below] if who != "player" and below != NOBODY else []
        for seat in dict.fromkeys(seats):
            if not context.now.is_out(seat):
                yield SetMark(Mark(MISSES.kind, None, seat))

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkSpelling]:
        yield MISSES

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-sit-out", who=self.word(self.at))
