"""Deeds about the field and whose turn it is: clearing it, who leads then, skipping players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.position import Laid
from referee.games.climbing.rule.effects import Clear, Effects, KeepLead, Lead, Skip, TurnTo
from referee.games.climbing.rule.effects_cards import Join, Remove, Withdraw
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.words import REMOVED
from referee.games.climbing.sentence.sentence import (
    ANSWERED,
    CLEARED,
    LEFT,
    ON_TURN,
    PASSED,
    PLAYED,
    Sentence,
)
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkWord
from referee.model.marks import NOBODY
from referee.model.types import Words
from referee.rulebook.rule_language import Flaw, Said, Word

from .base import TWO_MORE, Deed

AFTER_LAST, AFTER_ANY = "after last", "after any clear"
"""Who comes after the last one to play, where all have passed; or also where a play has cleared the
field."""
AFTER = (AFTER_LAST, AFTER_ANY)


class Clearing(Deed):
    """The field is cleared (流れる), and who did it leads."""

    at = "then.clear"
    words = (Word(at, "the field is cleared", "flag"),)
    besides = (
        Word("then.answerable", "others may answer the clear before it happens: in turn order, or "
             "whoever calls first", "", ("in turn", "first called", "no")),
        Word("then.before_doubt", "it is cleared before anybody can doubt the play", "flag"),
    )  # fmt: skip
    stage, of = "cut", (PLAYED, PASSED, ANSWERED, LEFT, ON_TURN)
    brings = (Clear,)

    def effects(self, moment: Moment) -> Effects:
        if self.said.when != LEFT or moment.now.field:
            yield Clear()

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        if self.said.when == LEFT:
            return message(lang, "said-clear-alone")
        if self.word("then.lead", "player") != "player":  # it goes on with who leads
            return message(lang, "said-clear-before")
        at_once = self.word("then.before_doubt", False)
        return message(lang, "said-clear-at-once" if at_once else "said-clear", **counted)


class SettingAside(Deed):
    """The cards of the field that has been cleared leave the game."""

    at = "then.aside"
    words = (Word(at, "the cards of the field leave the game for good as it is cleared", "flag"),)
    stage = "finish"

    def effects(self, moment: Moment) -> Effects:
        if moment.cleared:
            yield Remove(self.deck.together([laid.play.mask for laid in moment.field]))

    @classmethod
    def marks(cls, words: Said, name: str, title: Words) -> Iterator[MarkWord]:
        yield REMOVED

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-aside")


class Adding(Deed):
    """The cards are added to those of the same number below them."""

    at = "then.join"
    words = (Word(at, "the cards are added to those of the same number below, which are still to "
                  "be beaten; or are one play with them", "", ("under", "whole")),)  # fmt: skip
    stage = "change"

    def effects(self, moment: Moment) -> Effects:
        yield Join(whole=self.word(self.at) == "whole")

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if said.get("when.play.on.same") != "number":
            yield Flaw(cls.at, "joins-what", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-join", whole=self.word(self.at) == "whole")


class Leading(Deed):
    """Who leads the field that it has cleared, whatever other clauses say of that."""

    at = "then.lead"
    words = (Word(at, "who leads then, whatever other clauses say", "",
                  ("player", "below", "next", *AFTER)),)  # fmt: skip
    stage, of = "turn", (PLAYED, ANSWERED, CLEARED, LEFT)

    def begin(self) -> None:
        self.by_plays_too = self.word(self.at) == AFTER_ANY

    def effects(self, moment: Moment) -> Effects:
        who = self.word(self.at)
        if self.said.when == LEFT:
            yield from [Lead(moment.now.after(moment.seat))] if moment.now.field else []
            return
        if who in AFTER:
            yield from self._after_last(moment)
        if not moment.cleared or self.clause not in moment.caused:
            return
        if who == "player" and not moment.now.is_out(moment.seat):
            yield KeepLead(moment.seat)
        elif who == "below" and len(moment.field) > 1:
            yield Lead(moment.field[-2].seat)
        elif who == "next":
            yield Lead(moment.now.after(moment.seat))

    def _after_last(self, moment: Moment) -> Effects:
        owner = moment.field[-1].seat if moment.field else NOBODY
        if owner != NOBODY:
            yield Lead(moment.now.after(owner))

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
        if not on_clear and "when.out" not in said and Clearing.at not in said:
            yield Flaw(cls.at, "leads-without-clear", {})
        if "when.out" in said and said[cls.at] != "next":
            yield Flaw(cls.at, "leads-though-out", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        who = self.word(self.at)
        told = who == "player" and self.word(Clearing.at)
        return "" if told else message(lang, "said-lead", who=who.replace(" ", "-"))


class Cancelling(Deed):
    """The cut that is answered does not happen: the trick goes on with the cards that made it."""

    at = "then.cancel"
    words = (
        Word(at, "the cut does not happen, and these cards are laid aside; the turn is then with "
             "who follows their player, or the player of the cut", "flag",
             ("after the cut",)),
    )  # fmt: skip
    of, alone = (ANSWERED,), True

    def effects(self, moment: Moment) -> Effects:
        yield Withdraw()
        last = self.word(self.at) == "after the cut"
        following = moment.now.after(moment.field[-2].seat if last else moment.seat)
        if moment.goes_out and following == moment.seat:
            following = moment.now.after(following)
        yield TurnTo(following)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-cancel")


class TakingOver(Deed):
    """The cards that answer are a play in the place of the cut, with all that it sets off."""

    at = "then.take_over"
    words = (Word(at, "the cards are played in the place of the cut, and may be answered, too",
                  "flag"),)  # fmt: skip
    of = (ANSWERED,)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-take-over")


class Again(Deed):
    """Its player may play once more, on the own cards, before the turn goes on."""

    at = "then.again"
    words = (Word(at, "its player may play once more before the turn goes on", "flag"),)
    stage = "turn"

    def effects(self, moment: Moment) -> Effects:
        if not moment.cleared and not moment.now.is_out(moment.seat):
            yield TurnTo(moment.seat, again=True)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-again")


class NothingElse(Deed):
    """The cards that answer set nothing off that they would elsewhere."""

    at = "then.nothing_else"
    words = (Word(at, "the cards set nothing else off", "flag"),)
    of, alone = (ANSWERED,), True

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-nothing-else")


class Skipping(Deed):
    """The next players are skipped (飛ばし)."""

    at = "then.skip"
    words = (
        Word(at, "the next players are skipped: so many, one for each card, or one for the first "
             "card and two more for each further one", "number", ("each", TWO_MORE)),
    )  # fmt: skip
    besides = (Word("then.skipped_pass", "who is skipped counts as having passed", "flag"),)
    stage, counting = "turn", (at,)
    brings = (Skip,)
    qualified = ("then.all_skipped",)

    def effects(self, moment: Moment) -> Effects:
        if moment.cleared:
            return
        count, now, seat = self.number(self.at, moment), moment.now, moment.seat
        shown = self.said.cards.meant(moment.play)
        skipped = {now.after(seat, step) for step in range(1, count + 1)} - {seat, NOBODY}
        passing = sum(1 << each for each in skipped) if self.word("then.skipped_pass") else 0
        yield Skip(count, passing, shown)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        passing = bool(self.word("then.skipped_pass"))
        count = self.told_number(self.at)
        more = self.word(self.at) == TWO_MORE
        return message(lang, "said-skip", count=count, more=more, passing=passing, **counted)


class Overlooking(Deed):
    """The play is left out of account: what lies below it is to be beaten."""

    at = "then.overlook"
    words = (
        Word(at, "what is to be beaten next is what lies below; on an empty field the play itself, "
             "or nothing; or nothing at all is, whatever lies below", "",
             ("on others", "always", "all below", "no")),
    )  # fmt: skip

    def overlooks(self, field: tuple[Laid, ...]) -> tuple[Laid, ...]:
        left = field
        while left and self.fits(left[-1].play):
            left = left[:-1]
        if self.word(self.at) == "all below" and left != field:
            return ()
        return left if left or self.word(self.at) == "always" else field[:1]

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        below = "all" if self.word(self.at) == "all below" else "one"
        return message(lang, "said-overlook", below=below)


class AllSkipped(Deed):
    """What becomes of the field where a skip leaves nobody else to play."""

    at = "then.all_skipped"
    words = ()
    besides = (
        Word(at, "what becomes of the field when everybody else is skipped; it is cleared where "
             "this is left out", "", ("clear", "go on")),
    )  # fmt: skip
    stage = "cut"
    brings = (Clear,)

    @classmethod
    def is_of(cls, said: Sentence) -> bool:
        return Skipping.at in said.parts  # unsaid, the field is cleared

    def effects(self, moment: Moment) -> Effects:
        others = [seat for seat in moment.now.playing if seat != moment.seat]
        skipped = self.number(Skipping.at, moment)
        if self.word(self.at) != "go on" and skipped >= max(1, len(others)):
            yield Clear(skipping=self.said.cards.meant(moment.play))

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""
