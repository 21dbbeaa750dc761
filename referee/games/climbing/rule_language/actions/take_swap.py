"""Actions by which cards come from other hands: taking (もらう), swapping, mixing hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from referee.games.climbing.position import PositionView, unseen_cards
from referee.games.climbing.rule_api.effects import Effects, MixHands, Owe
from referee.games.climbing.rule_api.rule import Fulfilment, MoveContext, Undetermined, reduced
from referee.games.climbing.rule_api.titles import seat_titled
from referee.games.climbing.rule_language.conditions.plays import cards_of_ranks
from referee.games.climbing.rule_language.sentence import OWING
from referee.i18n.messages import message, title_key
from referee.model.marks import MANY, NOBODY, Obligation
from referee.model.moves import SWAP
from referee.rulebook.rule_language import Word

from .base import HandAction, RuleAction
from .give_discard import EXIT_WORDS, USUALLY, read_exit_words, taken_args

DOMINANT = "dominant"
"""The neighbour on the side of the dominant hand, which isn't part of a position."""
HOLDER = "next holder"
"""The first in turn order who holds such a card."""
ANYBODY, NEIGHBOUR = "anybody", "neighbour"


def neighbours(seat: int, now: PositionView) -> set[int]:
    """The players next to a seat, among those still in the game."""
    circle = [other for other in now.circle if other in now.playing]
    index = circle.index(seat)
    return {circle[index - 1], circle[(index + 1) % len(circle)]}


class TakeAction(HandAction):
    """The player has to take cards from other hands."""

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
    stage, triggers, counting = "on_owe", OWING, ("then.take.cards", "then.take.times")

    def prepare(self) -> None:
        read_exit_words(self)
        self.whose = self.value("then.take.from", "anybody")
        self.named = self.value("then.take.named", False)
        self.may = self.named or self.value("then.take.may", False)
        self.rank = self.value("then.take.rank", ())
        self.is_own_act = self.whose != "each" and self.value("then.take.times") is None

    def effects(self, context: MoveContext) -> Effects:
        now, seat = context.now, context.seat
        if now.is_out(seat):
            return
        count = self.count("then.take.cards", context)
        for to, holders in self._holders(now, seat):
            known, possible = self._supply(now, holders)
            if count and possible:
                least = 0 if self.may else min(count, known)
                owed = Obligation("take", seat, to, min(count, possible), self.clause, least,
                                  self.value("then.take.strongest", False), of=self._allowed
                                  )  # fmt: skip
                yield from (Owe(owed) for _ in range(self.count("then.take.times", context)))

    def _holders(self, now: PositionView, seat: int) -> Iterator[tuple[int, list[int]]]:
        """For each obligation: at whom it is aimed, and whose hands may have the cards."""
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
        """Forbids to take from the wrong player."""
        if fulfilment.owed.kind != "take" or fulfilment.other == NOBODY:
            return False
        if self.whose == HOLDER:
            return self._passes_over(fulfilment)
        return self.whose == DOMINANT and self._sits_elsewhere(fulfilment)

    def _passes_over(self, fulfilment: Fulfilment) -> bool | Undetermined:
        """Whether a player who comes first in turn order holds such a card too."""
        now = fulfilment.before
        others = [seat for seat in now.around(fulfilment.seat)[1:] if seat in now.playing]
        nearer = others[: others.index(fulfilment.other)] if fulfilment.other in others else []
        supply = {seat: self._supply(now, [seat]) for seat in nearer}
        if any(known for known, _ in supply.values()):
            return True
        possible_holder = next((seat for seat, (_, possible) in supply.items() if possible), None)
        if possible_holder is None:
            return False
        return Undetermined("holds-none-of", possible_holder, self._allowed)

    def _sits_elsewhere(self, fulfilment: Fulfilment) -> bool | Undetermined:
        """Whether the other player isn't the neighbour on the side of the dominant hand."""
        beside = neighbours(fulfilment.seat, fulfilment.before)
        if fulfilment.other not in beside:
            return True
        return Undetermined("dominant-hand", fulfilment.other) if len(beside) > 1 else False

    @property
    def _allowed(self) -> int:
        """The cards that may be taken, as a set; 0: any."""
        return cards_of_ranks(self.deck, self.rank)

    def _supply(self, now: PositionView, holders: list[int]) -> tuple[int, int]:
        """How many such cards one of these hands is known to hold, and may hold, at most."""
        deck, cards = self.deck, self._allowed or self.deck.full
        unseen = deck.take(cards, deck.take(deck.full, unseen_cards(deck, now))).bit_count()
        known = [(now.known[seat] & cards).bit_count() for seat in holders]
        hidden = [unseen if now.unknown[seat] == MANY else min(now.unknown[seat], unseen)
                  for seat in holders]  # fmt: skip
        return max(known), max(map(sum, zip(known, hidden, strict=True)))

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        count = self.count_arg("then.take.cards")
        strongest, whose = self.value("then.take.strongest", False), self.whose.replace(" ", "-")
        if self.named:
            repeated = self.value("then.take.times") == "each"
            return message(lang, "said-take-named", whose=whose, each=repeated, **card_args)
        args = {"fewer": self.may, "may": self.may or self.is_offered, "strongest": strongest}
        return message(lang, "said-take", count=count, whose=whose, **args, **card_args,
                       **taken_args(self.rank, lang))  # fmt: skip


def partner(whose: str, context: MoveContext) -> int | None:
    """With whom the player swaps; ``NOBODY``: a player to be picked; ``None``: with nobody."""
    if whose in (ANYBODY, NEIGHBOUR):
        return NOBODY
    seat = seat_titled(context.before, whose)
    return None if seat in (None, context.seat) or context.now.is_out(seat) else seat


def partner_args(whose: str, lang: str) -> dict[str, Any]:
    """Message arguments about the partner of a swap."""
    picked = whose in (ANYBODY, NEIGHBOUR)
    return {"whose": whose, "title": "" if picked else message(lang, title_key(whose))}


class SwapAction(HandAction):
    """The player swaps a number of cards for as many of another hand."""

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
    stage, triggers, is_own_act = "on_owe", OWING, True

    def prepare(self) -> None:
        self.cards = self.value("then.swap.cards", 1)
        self.whose = self.value("then.swap.with", ANYBODY)
        self.may = self.value("then.swap.may", False)
        self.strongest = self.value("then.swap.strongest", False)
        self.by_normal_order = self.value(USUALLY.path, False)

    def effects(self, context: MoveContext) -> Effects:
        now, seat, to = context.now, context.seat, partner(self.whose, context)
        able = [s for s in now.playing if now.can_part_with(s, self.cards) == self.cards]
        others = [other for other in able if other != seat and to in (NOBODY, other)]
        if seat in able and others and to is not None:
            least = 0 if self.may else self.cards
            yield Owe(Obligation("swap", seat, to, self.cards, self.clause, least, self.strongest))

    def remaining_obligations(
        self, owed: Sequence[Obligation], now: PositionView
    ) -> Iterable[Obligation]:
        """The obligations for which no hand has become too small."""
        left = (reduced(obligation, now, self.deck) for obligation in owed)
        return [obligation for obligation in left if obligation and obligation.count == self.cards]

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool:
        return fulfilment.kind == SWAP and fulfilment.cards.bit_count() != self.cards

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        args = {"may": self.may or self.is_offered, "strongest": self.strongest}
        args |= {**partner_args(self.whose, lang), "count": self.cards}
        return message(lang, "said-swap", **{**card_args, **args})


class SwapHandsAction(RuleAction):
    """The player may swap hands with another."""

    path = "then.swap_hands"
    words = (
        Word(path, "its player may swap hands with whom: anybody, a neighbour, the player with "
             "this title", "title", ("anybody", NEIGHBOUR)),
    )  # fmt: skip
    stage, triggers, is_own_act = "on_owe", OWING, True

    def effects(self, context: MoveContext) -> Effects:
        now, seat, to = context.now, context.seat, partner(self.value(), context)
        if not now.is_out(seat) and to is not None:
            yield Owe(Obligation("swap_hands", seat, to, clause=self.clause))

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool:
        """Forbids to swap with a player who isn't a neighbour, if it has to be one."""
        if self.value() != NEIGHBOUR or fulfilment.other == NOBODY:
            return False
        return fulfilment.other not in neighbours(fulfilment.seat, fulfilment.before)

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(lang, "said-swap-hands", **card_args, **partner_args(self.value(), lang))


class MixHandsAction(RuleAction):
    """Hands are mixed and dealt again, as many cards to each as before, or equally many to all."""

    path = "then.mix_hands"
    words = (
        Word(path, "whose hands are mixed and dealt again: all, or the player's and one that the "
             "player picks, who may let it be, or may not", "", ("all", "anybody", "somebody")),
    )  # fmt: skip
    modifiers = (
        Word("then.mix_equally", "all get equally many cards; what is over goes to those next in "
             "turn", "flag"),
    )  # fmt: skip
    stage, triggers = "on_owe", OWING

    def prepare(self) -> None:
        self.equally = self.value("then.mix_equally", False)
        self.is_own_act = self.value() != "all"

    def effects(self, context: MoveContext) -> Effects:
        now, whose = context.now, self.value()
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
        """The effect; equally many cards are dealt from the player after this seat on."""
        if not self.equally:
            return MixHands(seats)
        order = [other for other in (*now.around(seat)[1:], seat) if other in seats]
        return MixHands(tuple(order), equally=True)

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return message(
            lang, "said-mix-hands", whose=self.value(), equally=self.equally, **card_args
        )
