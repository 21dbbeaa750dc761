"""Actions that take cards from the discards (捨て札から) or the field (場から拾う)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from referee.games.climbing.position import may_lie_discarded
from referee.games.climbing.rule_api.effects import DropMark, Effects, Owe, Stay, TakeField, TakeTop
from referee.games.climbing.rule_api.rule import Fulfilment, MoveContext
from referee.games.climbing.rule_language.sentence import ON_TURN, OWING, PASSED, PLAYED
from referee.i18n.messages import message
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import DISCARD
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .base import RuleAction, unused

OR_FIELD = "discards or field"
DISCARDED = "discarded"
"""A number of cards: as many as the player discards first."""


class DrawAction(RuleAction):
    """Players draw cards from the discards, or from the play below; each has an obligation."""

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
    triggers: ClassVar[tuple[str, ...]] = OWING
    counting: ClassVar[tuple[str, ...]] = ("then.draw.cards", "then.draw.times")

    def prepare(self) -> None:
        self.by = self.value("then.draw.by", "player")
        self.may = self.value("then.draw.may", False)
        self.below = self.value("then.draw.from") == "below"
        self.as_many = self.value("then.draw.cards") == DISCARDED
        self.is_own_act = self.by == "player" and not self.as_many

    def effects(self, context: MoveContext) -> Effects:
        seats = [seat for seat in self._drawers(context) if not context.now.is_out(seat)]
        yield from map(Owe, self.obligations(context, seats))

    def _drawers(self, context: MoveContext) -> Iterable[int]:
        """Who draws, in this order."""
        if self.by == "player":
            return (context.seat,)
        now = context.now
        first, *others = now.around(context.seat)
        last = first if self.value("then.draw.first") == "next" else NOBODY
        every = others if self.by == "others" else (first, *others)
        order = [*(seat for seat in every if seat != last), last]
        return [seat for seat in order if seat in now.playing]

    def obligations(self, context: MoveContext, seats: Sequence[int]) -> Iterator[Obligation]:
        """The obligations of these seats, one after another, while there are cards."""
        wanted = self.count("then.draw.cards", context) * self.count("then.draw.times", context)
        allowed, known, possible = self._supply(context)
        if self.as_many or (self.value("then.draw.in_full") and possible < wanted * len(seats)):
            return
        for seat in seats:
            to = context.now.after(seat) if self.value("then.draw.to") else NOBODY
            count = min(wanted, possible)
            least = 0 if self.may else min(count, known)
            if count and to != seat:
                kind = "pick_up" if self.below else "draw"
                yield Obligation(kind, seat, to, count, self.clause, least, of=allowed)
                known, possible = max(0, known - count), possible - count

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        """Makes who has discarded cards draw as many."""
        if not self.as_many or fulfilment.kind != DISCARD:
            return
        discarded = fulfilment.cards.bit_count() + fulfilment.hidden
        allowed, possible = may_lie_discarded(self.deck, fulfilment.before)
        known = fulfilment.before.discards
        if self.value("then.draw.own"):
            known, allowed = self.deck.add(known, fulfilment.cards), 0
            possible += discarded
        count = min(discarded, possible)
        least = 0 if self.may else min(count, known.bit_count())
        if count:
            seat = fulfilment.seat
            yield Owe(Obligation("draw", seat, NOBODY, count, self.clause, least, of=allowed))

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        as_many = words.get("then.draw.cards") == DISCARDED
        if as_many and not any(path.startswith("then.discard") for path in words):
            yield from unused(words, "then.draw.cards")
        if not as_many:
            yield from unused(words, "then.draw.own")
        if words.get("then.draw.by") != "all":
            yield from unused(words, "then.draw.first")
        others = ("from", "by", "to", "times", "stays", "in_full") if as_many else ()
        yield from unused(words, *(f"then.draw.{word}" for word in others))

    def _supply(self, context: MoveContext) -> tuple[int, int, int]:
        """The cards that may be drawn (0: any discards), how many are known to be there, and how
        many may be there."""
        now = context.now
        if self.below:
            cards = now.field[-2].play.mask if len(now.field) > 1 else 0
            return cards, cards.bit_count(), cards.bit_count()
        discards, possible = may_lie_discarded(self.deck, now)
        known = now.discards.bit_count()
        if self.value("then.draw.from") != OR_FIELD:
            return 0, known, possible
        below = self.deck.together([laid.play.mask for laid in now.field[:-1]])
        count = below.bit_count()
        return self.deck.add(discards, below), known + count, possible + count

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        if self.as_many:
            own, blind = (self.value(f"then.draw.{word}", False) for word in ("own", "blind"))
            return message(lang, "said-draw-as-many", may=self.may, blind=blind, own=own)
        count = self.count_arg("then.draw.cards")
        if self.value("then.draw.times") is not None:
            args = {**card_args, "each": count}
            return message(lang, "said-draw-each", by=self.by, may=self.may, **args)
        return message(
            lang, "said-draw", count=count, by=self.by, fewer=self.may, strongest=False,
            may=self.may or self.is_offered,
            below=self.below, blind=self.value("then.draw.blind", False),
            to=self.value("then.draw.to", ""), stays=self.value("then.draw.stays", False),
            **card_args,
        )  # fmt: skip


class StayAction(DrawAction):
    """A player without cards who has to draw stays in the game."""

    path, stage = "then.draw.stays", "on_finish"
    triggers: ClassVar[tuple[str, ...]] = (PLAYED,)
    words: ClassVar[tuple[Word, ...]] = ()
    counting: ClassVar[tuple[str, ...]] = ()

    def effects(self, context: MoveContext) -> Effects:
        if not context.goes_out or self.by == "others":
            return
        obligations = self.obligations(context, list(self._drawers(context)))
        if any(obligation.seat == context.seat for obligation in obligations):
            yield Stay(context.seat)

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return ""


class TakeFieldAction(RuleAction):
    """The player takes the cards below the play into the hand; by a pass or on a turn, those on
    top. If a pass leaves none, the field counts as cleared and the next player leads."""

    path = "then.take_field"
    words = (
        Word(path, "its player takes the cards that lie below it: all, or those of the play just "
             "below; or who passes, or does it on a turn, the cards on top of the field", "",
             ("all", "play below")),
    )  # fmt: skip
    stage, triggers, is_own_act = "on_play", (PLAYED, PASSED, ON_TURN), True

    def prepare(self) -> None:
        if self.sentence.when == ON_TURN:
            self.on_fulfilled = self._on_fulfilled

    def effects(self, context: MoveContext) -> Effects:
        if self.sentence.when == ON_TURN:
            yield from self._offered(context)
        elif self.sentence.when == PASSED:
            yield from self._from_top(context)
        elif len(context.field) > 1:
            yield TakeField(context.seat, self._plays)

    @property
    def _plays(self) -> int:
        """How many plays are taken; 0: all."""
        return 1 if self.value() == "play below" else 0

    def _offered(self, context: MoveContext) -> Effects:
        taken = context.now.field[-self._plays :]
        cards = self.deck.together([laid.play.mask for laid in taken])
        if cards and not any(laid.play.hidden for laid in taken):
            count = cards.bit_count()
            yield Owe(Obligation("take_field", context.seat, NOBODY, count, self.clause, count,
                                 of=cards))  # fmt: skip

    def _on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
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

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        below = self.value() == "play below"
        return message(lang, "said-take-field", below=below, **card_args)
