"""Deeds about the field and whose turn it is: clearing it, who leads then, skipping players."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.rule.effects import Clear, Effects, Lead, Skip
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.sentence.sentence import PASSED, PLAYED
from referee.language.messages import message
from referee.model.marks import NOBODY
from referee.rulebook.sentence import Word

from .base import Deed


class Clearing(Deed):
    """The field is cleared (流れる), and who did it leads."""

    at = "then.clear"
    words = (Word(at, "the field is cleared", "flag"),)
    stage, of = "cut", (PLAYED, PASSED)

    def effects(self, moment: Moment) -> Effects:
        yield Clear()

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-clear")


class Leading(Deed):
    """Somebody else than its player leads the field that it has cleared."""

    at = "then.lead"
    words = (Word(at, "who leads then, if not the player of the cards", "",
                  ("player", "below", "next")),)  # fmt: skip
    stage = "turn"

    def effects(self, moment: Moment) -> Effects:
        below = moment.field[-2].seat if len(moment.field) > 1 else NOBODY
        after = moment.now.after(moment.seat)
        leader = {"below": below, "next": after}.get(self.word(self.at), NOBODY)
        if moment.cleared and leader != NOBODY:
            yield Lead(leader)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        who = self.word(self.at)
        return "" if who == "player" else message(lang, "said-lead", who=who)


class Skipping(Deed):
    """The next players are skipped (飛ばし)."""

    at = "then.skip"
    words = (
        Word(at, "the next players are skipped: so many, or one for each card", "number",
             ("each",)),
    )  # fmt: skip
    stage, counting = "turn", (at,)
    qualified = ("then.all_skipped",)

    def effects(self, moment: Moment) -> Effects:
        if not moment.cleared:
            yield Skip(self.number(self.at, moment.play))

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-skip", count=self.told_number(self.at), **counted)


class AllSkipped(Deed):
    """What becomes of the field where a skip leaves nobody else to play."""

    at = "then.all_skipped"
    words = ()
    besides = (
        Word(at, "what becomes of the field when everybody else is skipped", "",
             ("clear", "go on")),
    )  # fmt: skip
    stage = "cut"

    def effects(self, moment: Moment) -> Effects:
        others = [seat for seat in moment.now.playing if seat != moment.seat]
        skipped = self.number(Skipping.at, moment.play)
        if self.word(self.at) == "clear" and skipped >= len(others):
            yield Clear()

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""
