"""Actions that reveal hands: showing a card (公開する), looking at hands (見る)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from referee.games.climbing.rule_api.effects import Effects, Owe
from referee.games.climbing.rule_api.rule import MoveContext
from referee.games.climbing.rule_language.sentence import OWING
from referee.i18n.messages import message
from referee.model.marks import NOBODY, Obligation
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .base import HandAction, RuleAction, unused
from .give_discard import BY, USUALLY, seats_of


class ShowAction(HandAction):
    """Players have to show a card of their hands, to all or to the player."""

    path = "then.show"
    words = (
        Word("then.show.card", "a card is shown to all: the strongest of the hand, or the weakest",
             "", ("strongest", "weakest")),
        Word("then.show.by", "who shows it", "", BY),
        Word("then.show.to", "who sees it: all, or the player alone", "", ("all", "player")),
    )  # fmt: skip
    modifiers = (USUALLY,)
    stage, triggers = "on_owe", OWING

    def prepare(self) -> None:
        self.by = self.value("then.show.by", "player")
        self.is_own_act = self.by == "player"
        self.card = self.value("then.show.card", "strongest")
        self.by_normal_order = self.value(USUALLY.path, False)

    def effects(self, context: MoveContext) -> Effects:
        kind, strongest = f"show_{self.card}", self.card == "strongest"
        for seat in seats_of(self.by, context):
            to = self._viewer(context, seat)
            if not (context.now.is_out(seat) or context.now.is_out(to)):
                owed = Obligation(kind, seat, to, 1, self.clause, least=1, strongest=strongest)
                yield Owe(owed)

    def _viewer(self, context: MoveContext, seat: int) -> int:
        """Who alone sees the card; ``NOBODY``: everybody sees it."""
        alone = self.value("then.show.to") == "player" and seat != context.seat
        return context.seat if alone else NOBODY

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        to = self.value("then.show.to", "all")
        args = {"by": self.by, "may": self.is_offered, "card": self.card, "to": to}
        return message(lang, "said-show", **args, **card_args)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if words.get("then.show.to") == words.get("then.show.by", "player") == "player":
            yield from unused(words, "then.show.to")


class LookAction(RuleAction):
    """The player has to pick other players and looks at their hands."""

    path = "then.look"
    words = (
        Word("then.look.at", "what is looked at in a hand that its player picks: the whole hand, "
             "or a card of it", "", ("hand", "card")),
        Word("then.look.times", "so often, or once for each card", "number", ("each",)),
        Word("then.look.may", "it need not be done", "flag"),
    )  # fmt: skip
    stage, triggers = "on_owe", OWING
    counting: ClassVar[tuple[str, ...]] = ("then.look.times",)

    def prepare(self) -> None:
        self.what = self.value("then.look.at", "hand")
        self.may = self.value("then.look.may", False)
        self.is_own_act = "then.look.times" not in self.sentence.then

    def effects(self, context: MoveContext) -> Effects:
        now, seat = context.now, context.seat
        others = [other for other in now.playing if other != seat]
        if now.is_out(seat) or not others:
            return
        times = self.count("then.look.times", context)
        times = min(times, len(others)) if self.what == "hand" else times
        for _ in range(times):
            yield Owe(Obligation("look", seat, clause=self.clause, least=0 if self.may else 1))

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        times = self.count_arg("then.look.times") if self.value("then.look.times") else 1
        return message(
            lang,
            "said-look",
            at=self.what,
            may=self.may or self.is_offered,
            count=times,
            **card_args,
        )
