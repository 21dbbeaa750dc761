"""Deeds by which cards come to a hand: from others (もらう), or from the field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from referee.games.climbing.plays.unseen_cards import unseen_cards
from referee.games.climbing.position import PositionView
from referee.games.climbing.rule_api.card_effects import MixHands
from referee.games.climbing.rule_api.context import Fulfilment, MoveContext, Undetermined
from referee.games.climbing.rule_api.effects import Effects, Owe
from referee.games.climbing.rule_api.obligations import lightened
from referee.games.climbing.rule_api.titles import seat_titled
from referee.games.climbing.rule_language.conditions.plays import cards_of_ranks
from referee.games.climbing.rule_language.sentence import OWING
from referee.i18n.messages import message, title_key
from referee.model.marks import MANY, NOBODY, Obligation
from referee.model.moves import SWAP
from referee.rulebook.rule_language import Word

from .base import RuleAction
from .give_discard import EXIT_WORDS, USUALLY, card_args, read_exit_words

DOMINANT = "dominant"
"""The neighbour on the side of the dominant hand, which only the table knows."""
HOLDER = "next holder"
"""The first in turn order who holds such a card."""


def neighbours(seat: int, now: PositionView) -> set[int]:
    """The players beside a seat who are still in the game."""
    here = [other for other in now.circle if other in now.playing]
    index = here.index(seat)
    return {here[index - 1], here[(index + 1) % len(here)]}


class TakeAction(RuleAction):
    """Its player takes cards from other hands; a debt of its player."""

    path = "then.take"
    words = (
        Word("then.take.cards", "so many cards are taken, or one for each card", "number",
             ("each",)),
        Word("then.take.times", "so often, from one hand each time, or once for each card",
             "number", ("each",)),
        Word("then.take.named", "one that its player names, if it is there", "flag"),
        Word("then.take.from", "from whose hand: anybody's, the next player's, of each of the "
             "others, of the neighbour on the side of the dominant hand, of the first in turn "
             "order who holds one", "", ("anybody", "next", "each", DOMINANT, HOLDER)),
        Word("then.take.may", "fewer may be taken, or none", "flag"),
        Word("then.take.rank", "only cards of this number, or of these, are taken", "rank",
             ("Jo",), many=True),
        Word("then.take.strongest", "the strongest cards are taken", "flag"),
    )  # fmt: skip
    modifiers = EXIT_WORDS
    stage, of, counting = "on_owe", OWING, ("then.take.cards", "then.take.times")

    def prepare(self) -> None:
        read_exit_words(self)
        self.whose = self.word("then.take.from", "anybody")
        self.named = self.word("then.take.named", False)
        self.may = self.named or self.word("then.take.may", False)
        self.rank = self.word("then.take.rank", ())
        self.is_own_act = self.whose != "each" and self.word("then.take.times") is None

    def effects(self, context: MoveContext) -> Effects:
        now, seat = context.now, context.seat
        if now.is_out(seat):
            return
        count = self.number("then.take.cards", context) if self._counts else 1
        for to, holders in self._holders(now, seat):
            shown, most = self._there(now, holders)
            if count and most:
                least = 0 if self.may else min(count, shown)
                owed = Obligation("take", seat, to, min(count, most), self.clause, least,
                                  self.word("then.take.strongest", False), of=self._meant()
                                  )  # fmt: skip
                yield from (Owe(owed) for _ in range(self._times(context)))

    def _times(self, context: MoveContext) -> int:
        said = self.word("then.take.times")
        return 1 if said is None else self.number("then.take.times", context)

    @property
    def _counts(self) -> bool:
        return self.word("then.take.cards") is not None

    def _holders(self, now: PositionView, seat: int) -> Iterator[tuple[int, list[int]]]:
        """Whom a debt is aimed at, and in whose hands the cards of it may be."""
        others = [other for other in now.playing if other != seat]
        if not others:
            return
        if self.whose == "each":
            yield from ((other, [other]) for other in others)
        elif self.whose == "next":
            yield now.after(seat), [now.after(seat)]
        elif self.whose == DOMINANT:
            yield NOBODY, [other for other in others if other in neighbours(seat, now)]
        else:
            yield NOBODY, others

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool | Undetermined:
        """Taking from somebody whose turn to give it is not."""
        if fulfilment.owed.kind != "take" or fulfilment.other == NOBODY:
            return False
        if self.whose == HOLDER:
            return self._passes_over(fulfilment)
        return self.whose == DOMINANT and self._sits_elsewhere(fulfilment)

    def _passes_over(self, fulfilment: Fulfilment) -> bool | Undetermined:
        """Whether somebody nearer in turn order holds such a card, too."""
        now = fulfilment.before
        others = [seat for seat in now.around(fulfilment.seat)[1:] if seat in now.playing]
        nearer = others[: others.index(fulfilment.other)] if fulfilment.other in others else []
        there = {seat: self._there(now, [seat]) for seat in nearer}
        if any(shown for shown, _ in there.values()):
            return True
        doubtful = next((each for each, (_, most) in there.items() if most), NOBODY)
        return doubtful != NOBODY and Undetermined("holds-none-of", doubtful, self._meant())

    def _sits_elsewhere(self, fulfilment: Fulfilment) -> bool | Undetermined:
        """Whether it is not the neighbour on the side of the dominant hand."""
        beside = neighbours(fulfilment.seat, fulfilment.before)
        if fulfilment.other not in beside:
            return True
        return Undetermined("dominant-hand", fulfilment.other) if len(beside) > 1 else False

    def _meant(self) -> int:
        """The cards that may be taken; 0: any."""
        return cards_of_ranks(self.deck, self.rank)

    def _there(self, now: PositionView, holders: list[int]) -> tuple[int, int]:
        """How many such cards one hand is known to hold, and how many it may hold at most."""
        deck, of = self.deck, self._meant() or self.deck.full
        unseen = deck.take(of, deck.take(deck.full, unseen_cards(deck, now))).bit_count()
        shown = [(now.known[seat] & of).bit_count() for seat in holders]
        hidden = [unseen if now.unknown[seat] == MANY else min(now.unknown[seat], unseen)
                  for seat in holders]  # fmt: skip
        return max(shown), max(map(sum, zip(shown, hidden, strict=True)))

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        count = self.count_arg_of("then.take.cards") if self._counts else 1
        strongest, whose = self.word("then.take.strongest", False), self.whose.replace(" ", "-")
        if self.named:
            each = self.word("then.take.times") == "each"
            return message(lang, "said-take-named", whose=whose, each=each, **counted)
        told = {"fewer": self.may, "may": self.may or self.is_offered, "strongest": strongest}
        return message(lang, "said-take", count=count, whose=whose, **told, **counted,
                       **card_args(self.rank, lang))  # fmt: skip


ANYBODY, NEIGHBOUR = "anybody", "neighbour"


def partner(said: str, context: MoveContext) -> int | None:
    """With whom somebody swaps, ``NOBODY``: whoever is picked; ``None``: there is nobody."""
    if said in (ANYBODY, NEIGHBOUR):
        return NOBODY
    seat = seat_titled(context.before, said)
    return None if seat in (None, context.seat) or context.now.is_out(seat) else seat


def partner_args(said: str, lang: str) -> dict[str, Any]:
    """Who that is, for messages."""
    picked = said in (ANYBODY, NEIGHBOUR)
    return {"whose": said, "title": "" if picked else message(lang, title_key(said))}


class SwapAction(RuleAction):
    """Its player swaps so many cards for as many of another hand; just so many, or none."""

    path = "then.swap"
    words = (
        Word("then.swap.cards", "so many cards are swapped for as many of another hand", "number",
             least=1),
        Word("then.swap.with", "with whom: anybody, or the player with this title", "title",
             (ANYBODY,)),
        Word("then.swap.strongest", "the strongest cards of the other hand come back", "flag"),
        Word("then.swap.may", "it need not be done", "flag"),
    )  # fmt: skip
    modifiers = (USUALLY,)
    stage, of, is_own_act = "on_owe", OWING, True

    def prepare(self) -> None:
        self.count = self.word("then.swap.cards", 1)
        self.whose = self.word("then.swap.with", ANYBODY)
        self.may = self.word("then.swap.may", False)
        self.strongest = self.word("then.swap.strongest", False)
        self.by_normal_order = self.word(USUALLY.path, False)

    def effects(self, context: MoveContext) -> Effects:
        now, seat, to = context.now, context.seat, partner(self.whose, context)
        able = [s for s in now.playing if now.can_part_with(s, self.count) == self.count]
        others = [other for other in able if other != seat and to in (NOBODY, other)]
        if seat in able and others and to is not None:
            least = 0 if self.may else self.count
            yield Owe(Obligation("swap", seat, to, self.count, self.clause, least, self.strongest))

    def remaining_obligations(
        self, owed: Sequence[Obligation], now: PositionView
    ) -> Iterable[Obligation]:
        """Hands that have become too small for it are spared."""
        left = (lightened(obligation, now, self.deck) for obligation in owed)
        return [obligation for obligation in left if obligation and obligation.count == self.count]

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool:
        return fulfilment.kind == SWAP and fulfilment.cards.bit_count() != self.count

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        told = {
            "may": self.may or self.is_offered,
            "strongest": self.strongest,
            **partner_args(self.whose, lang),
        }
        return message(lang, "said-swap", **{**counted, **told, "count": self.count})


class SwapHandsAction(RuleAction):
    """Its player may swap the whole hand with somebody."""

    path = "then.swap_hands"
    words = (
        Word(path, "its player may swap hands with whom: anybody, a neighbour, the player with "
             "this title", "title", ("anybody", NEIGHBOUR)),
    )  # fmt: skip
    stage, of, is_own_act = "on_owe", OWING, True

    def effects(self, context: MoveContext) -> Effects:
        now, seat, to = context.now, context.seat, partner(self.word(self.path), context)
        if not now.is_out(seat) and to is not None:
            yield Owe(Obligation("swap_hands", seat, to, clause=self.clause))

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool:
        """A hand of somebody who sits further off than is said."""
        if self.word(self.path) != NEIGHBOUR or fulfilment.other == NOBODY:
            return False
        return fulfilment.other not in neighbours(fulfilment.seat, fulfilment.before)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(
            lang, "said-swap-hands", **counted, **partner_args(self.word(self.path), lang)
        )


class MixHandsAction(RuleAction):
    """Hands are mixed and dealt out again, to each as many cards as before, or to all alike."""

    path = "then.mix_hands"
    words = (
        Word(path, "whose hands are mixed and dealt again: all, or the player's and one that the "
             "player picks, who may let it be, or may not", "", ("all", "anybody", "somebody")),
    )  # fmt: skip
    modifiers = (
        Word("then.mix_equally", "all get equally many cards; what is over goes to those next in "
             "turn", "flag"),
    )  # fmt: skip
    stage, of = "on_owe", OWING

    def prepare(self) -> None:
        self.equally = self.word("then.mix_equally", False)
        self.is_own_act = self.word(self.path) != "all"

    def effects(self, context: MoveContext) -> Effects:
        now, whose = context.now, self.word(self.path)
        if len(now.playing) < 2:
            return
        if whose == "all":
            yield self._mixed(now, context.seat, now.playing)
        elif not now.is_out(context.seat):
            least = int(whose == "somebody")
            yield Owe(Obligation("mix_hands", context.seat, clause=self.clause, least=least))

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        yield self._mixed(fulfilment.now, fulfilment.seat, (fulfilment.seat, fulfilment.other))

    def _mixed(self, now: PositionView, seat: int, seats: tuple[int, ...]) -> MixHands:
        """Dealt out one by one where all get equally many, from the one after this seat."""
        if not self.equally:
            return MixHands(seats)
        dealt = [other for other in (*now.around(seat)[1:], seat) if other in seats]
        return MixHands(tuple(dealt), equally=True)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(
            lang, "said-mix-hands", whose=self.word(self.path), equally=self.equally, **counted
        )
