"""Deeds by which hands are seen: showing a card to all (公開する), looking at hands (見る)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from referee.games.climbing.rule_api.context import MoveContext
from referee.games.climbing.rule_api.effects import Effects, Owe
from referee.games.climbing.rule_language.sentence import OWING
from referee.i18n.messages import message
from referee.model.marks import NOBODY, Obligation
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .base import RuleAction
from .give_discard import BY, USUALLY, whose


class ShowAction(RuleAction):
    """A card of a hand is shown, to all or to the player; a debt of those who hold it."""

    path = "then.show"
    words = (
        Word("then.show.card", "a card is shown to all: the strongest of the hand, or the weakest",
             "", ("strongest", "weakest")),
        Word("then.show.by", "who shows it", "", BY),
        Word("then.show.to", "who sees it: all, or the player alone", "", ("all", "player")),
    )  # fmt: skip
    modifiers = (USUALLY,)
    stage, of = "on_owe", OWING

    def prepare(self) -> None:
        self.by = self.word("then.show.by", "player")
        self.is_own_act = self.by == "player"
        self.card = self.word("then.show.card", "strongest")
        self.by_normal_order = self.word(USUALLY.path, False)

    def effects(self, context: MoveContext) -> Effects:
        kind, strongest = f"show_{self.card}", self.card == "strongest"
        for seat in whose(self.by, context):
            to = self._to(context, seat)
            if not (context.now.is_out(seat) or context.now.is_out(to)):
                owed = Obligation(kind, seat, to, 1, self.clause, least=1, strongest=strongest)
                yield Owe(owed)

    def _to(self, context: MoveContext, seat: int) -> int:
        """Who alone sees it: nobody, where it is the player who shows it."""
        alone = self.word("then.show.to") == "player" and seat != context.seat
        return context.seat if alone else NOBODY

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        to = self.word("then.show.to", "all")
        told = {"by": self.by, "may": self.is_offered, "card": self.card, "to": to}
        return message(lang, "said-show", **told, **counted)

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if (
            words.get("then.show.to") == "player"
            and words.get("then.show.by", "player") == "player"
        ):
            yield Flaw("then.show.to", "about-nothing", {})


class LookAction(RuleAction):
    """Its player looks at hands of others; a debt of its player, who picks them."""

    path = "then.look"
    words = (
        Word("then.look.at", "what is looked at in a hand that its player picks: the whole hand, "
             "or a card of it", "", ("hand", "card")),
        Word("then.look.times", "so often, or once for each card", "number", ("each",)),
        Word("then.look.may", "it need not be done", "flag"),
    )  # fmt: skip
    stage, of = "on_owe", OWING
    counting: ClassVar[tuple[str, ...]] = ("then.look.times",)

    def prepare(self) -> None:
        self.what = self.word("then.look.at", "hand")
        self.may = self.word("then.look.may", False)
        self.is_own_act = "then.look.times" not in self.sentence.then

    def effects(self, context: MoveContext) -> Effects:
        now, seat = context.now, context.seat
        others = [other for other in now.playing if other != seat]
        if now.is_out(seat) or not others:
            return
        said = self.word("then.look.times")
        times = 1 if said is None else self.number("then.look.times", context)
        times = min(times, len(others)) if self.what == "hand" else times
        for _ in range(times):
            yield Owe(Obligation("look", seat, clause=self.clause, least=0 if self.may else 1))

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        times = self.count_arg_of("then.look.times") if self.word("then.look.times") else 1
        return message(
            lang, "said-look", at=self.what, may=self.may or self.is_offered, count=times, **counted
        )
