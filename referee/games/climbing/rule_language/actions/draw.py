"""Deeds by which cards come from the table: drawing them from the discards (捨て札から), picking
up those just below (場から拾う), mixing hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from referee.games.climbing.plays.unseen_cards import may_lie_discarded
from referee.games.climbing.rule_api.card_effects import TakeField, TakeTop
from referee.games.climbing.rule_api.context import Fulfilment, MoveContext
from referee.games.climbing.rule_api.effects import DropMark, Effects, Owe, Stay
from referee.games.climbing.rule_language.sentence import ON_TURN, OWING, PASSED, PLAYED
from referee.i18n.messages import message
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import DISCARD
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .base import RuleAction

OR_FIELD = "discards or field"
DISCARDED = "discarded"
"""As many cards as its player discards first."""


class DrawAction(RuleAction):
    """Cards are drawn from the discards, or from the play just below; a debt of who draws."""

    path = "then.draw"
    words: ClassVar[tuple[Word, ...]] = (
        Word("then.draw.cards", "so many cards are drawn, or one for each card; or as many as its "
             "player discards first", "number", ("each", DISCARDED)),
        Word("then.draw.times", "so often, or once for each card", "number", ("each",)),
        Word("then.draw.from", "where they lie: the discards, or the play just below; or the "
             "discards and all that lies below", "", ("discards", "below", OR_FIELD)),
        Word("then.draw.by", "who draws", "", ("player", "others", "all")),
        Word("then.draw.first", "who draws first where all do: the others follow in turn, as far "
             "as there are cards", "", ("player", "next")),
        Word("then.draw.in_full", "nobody draws where there are fewer cards than are to be drawn",
             "flag"),
        Word("then.draw.to", "into whose hand they go", "", ("next",)),
        Word("then.draw.may", "fewer may be drawn, or none", "flag"),
        Word("then.draw.blind", "they are drawn without looking", "flag"),
        Word("then.draw.own", "the cards that its player discards first may be drawn, too", "flag"),
        Word("then.draw.stays", "who has no card left is not out, but draws", "flag"),
    )  # fmt: skip
    stage = "on_owe"
    of: ClassVar[tuple[str, ...]] = OWING
    counting: ClassVar[tuple[str, ...]] = ("then.draw.cards", "then.draw.times")

    def prepare(self) -> None:
        self.by = self.word("then.draw.by", "player")
        self.may = self.word("then.draw.may", False)
        self.below = self.word("then.draw.from") == "below"
        self.instead = self.word("then.draw.cards") == DISCARDED
        self.is_own_act = self.by == "player" and not self.instead

    def effects(self, context: MoveContext) -> Effects:
        seats = [seat for seat in self._who(context) if not context.now.is_out(seat)]
        yield from map(Owe, self.owed(context, seats))

    def _who(self, context: MoveContext) -> Iterable[int]:
        """Who draws, in the order in which they do."""
        if self.by == "player":
            return (context.seat,)
        now = context.now
        first, *others = now.around(context.seat)
        last = first if self.word("then.draw.first") == "next" else NOBODY
        every = others if self.by == "others" else (first, *others)
        order = [*(seat for seat in every if seat != last), last]
        return [seat for seat in order if seat in now.playing]

    def owed(self, context: MoveContext, seats: Sequence[int]) -> Iterator[Obligation]:
        """What these seats owe, one after another, as far as there are cards."""
        asked = self.number("then.draw.cards", context) if self._said("cards") else 1
        asked *= self.number("then.draw.times", context) if self._said("times") else 1
        of, sure, most = self._there(context)
        if self.instead or (self.word("then.draw.in_full") and most < asked * len(seats)):
            return
        for seat in seats:
            to = context.now.after(seat) if self._said("to") else NOBODY
            count = min(asked, most)
            least = 0 if self.may else min(count, sure)
            if count and to != seat:
                kind = "pick_up" if self.below else "draw"
                yield Obligation(kind, seat, to, count, self.clause, least, of=of)
                sure, most = max(0, sure - count), most - count

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        """As many cards for those that have been discarded."""
        if not self.instead or fulfilment.kind != DISCARD:
            return
        cards, most = may_lie_discarded(self.deck, fulfilment.before)
        known, of = fulfilment.before.discards, cards
        if self.word("then.draw.own"):
            known, of = self.deck.add(known, fulfilment.cards), 0
            most += fulfilment.cards.bit_count() + fulfilment.hidden
        count = min(fulfilment.cards.bit_count() + fulfilment.hidden, most)
        least = 0 if self.may else min(count, known.bit_count())
        if count:
            yield Owe(Obligation("draw", fulfilment.seat, NOBODY, count, self.clause, least, of=of))

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        instead = words.get("then.draw.cards") == DISCARDED
        if instead and not any(path.startswith("then.discard") for path in words):
            yield Flaw("then.draw.cards", "about-nothing", {})
        if "then.draw.own" in words and not instead:
            yield Flaw("then.draw.own", "about-nothing", {})
        if "then.draw.first" in words and words.get("then.draw.by") != "all":
            yield Flaw("then.draw.first", "about-nothing", {})
        for word in ("from", "by", "to", "times", "stays", "in_full") if instead else ():
            if f"then.draw.{word}" in words:
                yield Flaw(f"then.draw.{word}", "about-nothing", {})

    def _said(self, word: str) -> bool:
        return self.word(f"then.draw.{word}") is not None

    def _there(self, context: MoveContext) -> tuple[int, int, int]:
        """The cards that alone are meant (0: the discards), how many are known to lie there, and
        how many there may be at most."""
        if self.below:
            cards = context.now.field[-2].play.mask if len(context.now.field) > 1 else 0
            return cards, cards.bit_count(), cards.bit_count()
        there, most = may_lie_discarded(self.deck, context.now)
        sure = context.now.discards.bit_count()
        if self.word("then.draw.from") != OR_FIELD:
            return 0, sure, most
        lying = self.deck.together([laid.play.mask for laid in context.now.field[:-1]])
        count = lying.bit_count()
        return self.deck.add(there, lying), sure + count, most + count

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        if self.instead:
            own, blind = (self.word(f"then.draw.{word}", False) for word in ("own", "blind"))
            return message(lang, "said-draw-as-many", may=self.may, blind=blind, own=own)
        count = self.count_arg_of("then.draw.cards") if self._said("cards") else 1
        if self._said("times"):
            each = {**counted, "each": count}
            return message(lang, "said-draw-each", by=self.by, may=self.may, **each)
        return message(
            lang, "said-draw", count=count, by=self.by, fewer=self.may, strongest=False,
            may=self.may or self.is_offered,
            below=self.below, blind=self.word("then.draw.blind", False),
            to=self.word("then.draw.to", ""), stays=self.word("then.draw.stays", False), **counted,
        )  # fmt: skip


class StayAction(DrawAction):
    """Who has no card left and has to draw is not out."""

    path, stage = "then.draw.stays", "on_finish"
    of: ClassVar[tuple[str, ...]] = (PLAYED,)
    words: ClassVar[tuple[Word, ...]] = ()
    counting: ClassVar[tuple[str, ...]] = ()

    def effects(self, context: MoveContext) -> Effects:
        if not context.goes_out or self.by == "others":
            return
        debts = self.owed(context, list(self._who(context)))
        if any(owed.seat == context.seat for owed in debts):
            yield Stay(context.seat)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""


class TakeFieldAction(RuleAction):
    """Its player takes cards from the field, below the play, into the hand; who passes takes those
    on top. Where none are left there what binds the field is over, and the next player leads."""

    path = "then.take_field"
    words = (
        Word(path, "its player takes the cards that lie below it: all, or those of the play just "
             "below; or who passes, or does it on a turn, the cards on top of the field", "",
             ("all", "play below")),
    )  # fmt: skip
    stage, of, is_own_act = "on_play", (PLAYED, PASSED, ON_TURN), True

    def prepare(self) -> None:
        if self.sentence.when == ON_TURN:
            self.on_fulfilled = self._met

    def effects(self, context: MoveContext) -> Effects:
        if self.sentence.when == ON_TURN:
            yield from self._offered(context)
        elif self.sentence.when == PASSED:
            yield from self._from_top(context)
        elif len(context.field) > 1:
            yield TakeField(context.seat, 1 if self.word(self.path) == "play below" else 0)

    @property
    def _plays(self) -> int:
        """How many plays are taken from the top; 0: all."""
        return 1 if self.word(self.path) == "play below" else 0

    def _offered(self, context: MoveContext) -> Effects:
        taken = context.now.field[-self._plays :]
        cards = self.deck.together([laid.play.mask for laid in taken])
        if cards and not any(laid.play.hidden for laid in taken):
            count = cards.bit_count()
            yield Owe(Obligation("take_field", context.seat, NOBODY, count, self.clause, count,
                                 of=cards))  # fmt: skip

    def _met(self, fulfilment: Fulfilment) -> Effects:
        if fulfilment.owed.kind == "take_field":
            yield TakeTop(fulfilment.seat, fulfilment.cards, self._plays)

    def _from_top(self, context: MoveContext) -> Effects:
        now, plays = context.now, self._plays
        taken = now.field[-plays:]
        if not taken or any(laid.play.hidden for laid in taken):
            return
        cards = self.deck.together([laid.play.mask for laid in taken])
        yield TakeTop(context.seat, cards, plays)
        if len(taken) == len(now.field):
            ending = (mark for mark in now.marks if mark.until == "clear")
            yield from (DropMark(mark.kind, mark.holder) for mark in ending)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        below = self.word(self.path) == "play below"
        return message(lang, "said-take-field", below=below, **counted)
