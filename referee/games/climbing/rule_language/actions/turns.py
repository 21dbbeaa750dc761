"""Actions about turns: who leads, who plays again, who is skipped or misses a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

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
from referee.games.climbing.rule_api.rule import MoveContext
from referee.games.climbing.rule_language.sentence import (
    ANSWERED,
    CLEARED,
    LEFT,
    PLAYED,
    RuleSentence,
)
from referee.i18n.messages import message
from referee.model.marks import NOBODY, Mark
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .base import TWO_MORE, RuleAction, is_alone
from .field import ClearAction

LAST_PLAYER, FIRST_PLAYER = "last", "first"


class LeadsNextAction(RuleAction):
    """The player leads when the field is cleared next, for whatever reason; of several such players
    the last one, or the first."""

    path = "then.leads_next"
    words = (
        Word(path, "its player leads when the field is cleared next; of several who have played "
             "such cards the last one, or the first", "", (LAST_PLAYER, FIRST_PLAYER)),
    )  # fmt: skip
    stage = "on_play"
    cited = (SetMark,)
    spellings = (NEXT_ACE,)

    def effects(self, context: MoveContext) -> Effects:
        seat = context.seat
        holders = [mark.holder for mark in context.now.marks if mark.kind == NEXT_ACE.kind]
        if seat == NOBODY or (holders and self.value() == FIRST_PLAYER):
            return
        yield from (DropMark(NEXT_ACE.kind, other) for other in holders if other != seat)
        yield SetMark(Mark(NEXT_ACE.kind, holder=seat, until="clear"))

    def on_lead(self, context: MoveContext) -> Effects:
        for mark in context.before.marks if context.cleared else ():
            if mark.kind == NEXT_ACE.kind and mark.holder in context.now.playing:
                yield Lead(mark.holder)

    def on_turn(self, context: MoveContext) -> Effects:
        """Lets the player lead also if a play of another kind has cleared the field."""
        if not self.fits(context.play):
            yield from self.on_lead(context)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if not is_alone(cls, words):
            yield Flaw(cls.path, "leads-alone")

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(lang, "said-leads-next", first=self.value() == FIRST_PLAYER)


AFTER_ANY = "after any clear"
AFTER = ("after last", AFTER_ANY)
"""Values for the player after the last one to play, if all have passed; or also if a play has
cleared the field."""


class LeadAction(RuleAction):
    """Who leads the field that it has cleared, whatever overridden clauses say."""

    path = "then.lead"
    words = (Word(path, "who leads then, whatever other clauses say", "",
                  ("player", "below", "next", *AFTER)),)  # fmt: skip
    stage, triggers = "on_turn", (PLAYED, ANSWERED, CLEARED, LEFT)

    def prepare(self) -> None:
        self.after_any_clear = self.value() == AFTER_ANY

    def effects(self, context: MoveContext) -> Effects:
        who = self.value()
        if self.sentence.when == LEFT:
            if context.now.field:
                yield Lead(context.now.after(context.seat))
            return
        if who in AFTER:
            yield from self._after_last(context)
        if not context.cleared or self.clause not in context.active_clauses:
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
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        after, on_clear = words.get(cls.path), "when.clear" in words
        read = isinstance(after, Mapping)
        if on_clear and not read and after not in AFTER:
            yield Flaw(cls.path, "leads-after-clear", {"value": after})
        elif not on_clear and not read and after in AFTER:
            yield Flaw(cls.path, "leads-after-nothing", {"value": after})
        if on_clear and not clause.get("overrides"):
            yield Flaw(cls.path, "leads-against-nothing", level="warning")
        if not on_clear and "when.out" not in words and ClearAction.path not in words:
            yield Flaw(cls.path, "leads-without-clear")
        if "when.out" in words and words[cls.path] != "next":
            yield Flaw(cls.path, "leads-though-out")

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        who = self.value()
        already_said = who == "player" and self.value(ClearAction.path)
        return "" if already_said else message(lang, "said-lead", who=who.replace(" ", "-"))


class AgainAction(RuleAction):
    """The player may play once more, on the same cards, before the turn goes on."""

    path = "then.again"
    words = (Word(path, "its player may play once more before the turn goes on", "flag"),)
    stage = "on_turn"

    def effects(self, context: MoveContext) -> Effects:
        if not context.cleared and not context.now.is_out(context.seat):
            yield TurnTo(context.seat, again=True)

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(lang, "said-again")


ALL_SKIPPED = Word(
    "then.all_skipped",
    "what becomes of the field when everybody else is skipped; it is cleared where this is left "
    "out", "", ("clear", "go on"),
)  # fmt: skip


class SkipAction(RuleAction):
    """The next players are skipped (飛ばし)."""

    path = "then.skip"
    words = (
        Word(path, "the next players are skipped: so many, one for each card, or one for the first "
             "card and two more for each further one", "number", ("each", TWO_MORE)),
    )  # fmt: skip
    modifiers = (
        Word("then.skipped_pass", "who is skipped counts as having passed", "flag"),
        ALL_SKIPPED,
    )
    stage, counting = "on_turn", (path,)
    cited = (Skip,)

    def effects(self, context: MoveContext) -> Effects:
        if context.cleared:
            return
        count, now, seat = self.count(self.path, context), context.now, context.seat
        shown = self.sentence.cards.meant(context.play)
        skipped = {now.after(seat, step) for step in range(1, count + 1)} - {seat, NOBODY}
        passing = sum(1 << other for other in skipped) if self.value("then.skipped_pass") else 0
        yield Skip(count, passing, shown)

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        passing = bool(self.value("then.skipped_pass"))
        count = self.count_arg(self.path)
        more = self.value() == TWO_MORE
        return message(lang, "said-skip", count=count, more=more, passing=passing, **card_args)


class AllSkippedAction(RuleAction):
    """What happens to the field if a skip leaves nobody else to play."""

    path, words, modifiers = ALL_SKIPPED.path, (), (ALL_SKIPPED,)
    stage = "on_clear"
    cited = (Clear,)

    @classmethod
    def is_in_sentence(cls, sentence: RuleSentence) -> bool:
        return SkipAction.path in sentence.parts  # by default the field is cleared

    def effects(self, context: MoveContext) -> Effects:
        others = [seat for seat in context.now.playing if seat != context.seat]
        skipped = self.count(SkipAction.path, context)
        if self.value() != "go on" and skipped >= max(1, len(others)):
            yield Clear(skipping=self.sentence.cards.meant(context.play))

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return ""


class SitOutAction(RuleAction):
    """Players miss their next turn."""

    path = "then.sit_out"
    words = (Word(path, "these miss their next turn: its player, the player of the cards below, "
                  "both", "", ("player", "below", "both")),)  # fmt: skip
    stage = "on_play"
    spellings = (MISSES,)

    def effects(self, context: MoveContext) -> Effects:
        who = self.value()
        below = context.field[-2].seat if len(context.field) > 1 else NOBODY
        seats = [context.seat] if who != "below" else []
        seats += [below] if who != "player" and below != NOBODY else []
        for seat in dict.fromkeys(seats):
            if not context.now.is_out(seat):
                yield SetMark(Mark(MISSES.kind, None, seat))

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(lang, "said-sit-out", who=self.value())
