"""Conditions on hands."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee.cards.card import Deck
from referee.games.climbing.position import Position, PositionView, unseen_cards
from referee.model.marks import MANY, NOBODY
from referee.rulebook.rule_language import Word

from .comparison import COLOURS

BEFORE, AFTER = "before exchange", "after exchange"
"""The values of ``if.dealt``."""
PAIRED = {"only": 0, "all but one": 1}
"""By ``when.hand.pairs``: how many cards may be left over."""
FOUR = 4
IN_TURN, BEST_SUIT, TIE = "in turn", "best suit", "tie"
"""The values of ``when.hand.several``."""
BEST_LAST = "SCDH"
"""The suits for ``best suit``, the best last."""


class HandCondition(Struct, frozen=True):
    """The words below ``when.hand``; :data:`HAND_WORDS` explains them."""

    rank: str = ""
    at_least: int = 0
    ranks: tuple[str, ...] = ()
    suit: str = ""
    row: int = 0
    each: int = 1
    pairs: str = ""
    fours: bool = True
    several: str = IN_TURN
    stand_ins: bool = False
    cards: int = 0

    def fits(self, hand: int, unknown: int, deck: Deck) -> bool:
        """Whether a hand is known to fit."""
        if self.cards:
            return hand.bit_count() + (0 if unknown == MANY else unknown) >= self.cards
        jokers = (hand & ~deck.naturals).bit_count()
        counts = [(hand & mask).bit_count() for mask in deck.rank_masks]
        wild = jokers if self.stand_ins else 0
        if self.pairs:
            single = sum(count % 2 for count in counts)
            over = max(single - wild, 0) if wild else single + jokers % 2
            paired = over <= PAIRED[self.pairs] and (self.fours or FOUR not in counts)
            return not unknown and hand != 0 and paired
        if self.rank:
            own = jokers if self.rank == "Jo" else counts[deck.ranks.index(self.rank)] + wild
            return own >= (self.at_least or 1)
        if self.suit:
            return any((mask & ~hand).bit_count() <= wild for mask in deck.suit_masks)
        if self.ranks:
            return sum(not counts[deck.ranks.index(rank)] for rank in self.ranks) <= wild
        return self._has_row(counts, wild)

    def suit_of_highest(self, hand: int, deck: Deck) -> int:
        """How good the best suit is in which a hand holds the last of ``ranks``."""
        highest = deck.rank_masks[deck.ranks.index(self.ranks[-1])]
        suits = [hand & highest & deck.suit_masks[deck.suits.index(suit)] for suit in BEST_LAST]
        return max((index for index, held in enumerate(suits) if held), default=NOBODY)

    def _has_row(self, counts: list[int], wild: int) -> bool:
        lacking = [max(self.each - count, 0) for count in counts]
        starts = range(len(counts) - self.row + 1)
        return any(sum(lacking[start : start + self.row]) <= wild for start in starts)


HAND_WORDS = (
    Word("when.hand.rank", "a hand holds cards of this number", "rank", ("Jo",)),
    Word("when.hand.at_least", "at least so many of them", "number"),
    Word("when.hand.ranks", "a hand holds each of these numbers", "rank", many=True),
    Word("when.hand.several", "who comes first of several such hands: the first in turn; the one "
         "that holds the last of the numbers in the best suit, hearts before diamonds, clubs and "
         "spades; or all share the place", "", (IN_TURN, BEST_SUIT, TIE)),
    Word("when.hand.suit", "a hand holds every number of one suit", "", ("whole",)),
    Word("when.hand.row", "a hand holds so many numbers in a row", "number"),
    Word("when.hand.each", "so many cards of each number in the row", "number"),
    Word("when.hand.pairs", "a hand holds pairs and nothing else, or one card more", "",
         (*PAIRED,)),
    Word("when.hand.fours", "four cards of a number are two of the pairs, as they are unless this "
         "says no", "flag"),
    Word("when.hand.cards", "a hand of so many cards or more, whatever they are", "number"),
    Word("when.hand.stand_ins", "a joker may stand for a card that lacks", "flag"),
)  # fmt: skip


ANY_HAND = HandCondition()
"""Any hand."""


def has_begun(table: PositionView) -> bool:
    """Whether cards have been played, or a player has left the game."""
    return bool(table.field or table.discards or table.out)


def as_dealt(table: PositionView, seat: int, deck: Deck, when: str) -> bool:
    """Whether a hand is as dealt, before or after the exchange, as ``if.dealt`` says."""
    unknown = table.unknown[seat]
    held = table.known[seat].bit_count() + (0 if unknown == MANY else unknown)
    if has_begun(table):
        return False
    if unknown != MANY and held < (deck.size + deck.jokers) // table.size:
        return False
    exchanging = any(owed.kind == "exchange" for owed in table.owed)
    titled = any(mark.kind == "title" for mark in table.marks)
    return not exchanging if when == AFTER else exchanging or not titled


def in_turn(position: Position) -> list[int]:
    """All seats in the usual direction, from the one whose turn it is."""
    first = max(position.turn, 0)
    return position.around(first, 1)


ANY, ONE, ONE_COLOUR = "any", "one", "one colour"
"""Which suits the cards of a run may have."""


class HandRun(Struct, frozen=True):
    """Cards of a hand that follow one another like a run, one of each rank."""

    deck: Deck
    length: int
    """How many ranks."""
    suits: str = ANY
    jokers: bool = False
    """Jokers may stand for missing cards."""

    def consists_of(self, cards: int) -> bool:
        """Whether these cards are such a run, and nothing else."""
        return any(self._is_run(cards, run) for run in self._runs())

    def possible_cards(self, table: PositionView, seat: int) -> int:
        """The cards, as a set, of all such runs that a hand may hold."""
        cards = 0
        for run in self._runs():
            cards |= self._possible_cards_of(table, seat, run)
        return cards

    def _runs(self) -> Iterator[list[int]]:
        """Each run, as the sets of the cards of its ranks."""
        for suits in self._suits():
            by_rank = [mask & suits for mask in self.deck.rank_masks]
            starts = range(len(by_rank) - self.length + 1)
            yield from (by_rank[start : start + self.length] for start in starts)

    def _suits(self) -> Iterator[int]:
        """The sets of cards from which a run may be."""
        deck = self.deck
        if self.suits == ONE:
            yield from deck.suit_masks
        elif self.suits == ONE_COLOUR:
            for letters in COLOURS.values():
                masks = zip(deck.suits, deck.suit_masks, strict=True)
                yield sum(mask for suit, mask in masks if suit in letters)
        else:
            yield deck.naturals

    def _is_run(self, cards: int, run: list[int]) -> bool:
        """Whether the cards are one of each rank of the run, or jokers for missing ones."""
        jokers = self.deck.jokers_in(cards)
        shown = [(cards & of_rank).bit_count() for of_rank in run]
        if max(shown) > 1 or sum(shown) + jokers != self.length:
            return False
        return self.jokers or not jokers

    def _possible_cards_of(self, table: PositionView, seat: int, run: list[int]) -> int:
        """The cards of this run that a hand may hold; 0 if it cannot hold the whole run."""
        deck, known, unknown = self.deck, table.known[seat], table.unknown[seat]
        unseen = unseen_cards(deck, table) if unknown else 0
        wild = deck.joker_mask(deck.jokers) if self.jokers else 0
        lacking = [of_rank for of_rank in run if not known & of_rank]
        hidden = sum(1 for of_rank in lacking if unseen & of_rank)
        room = len(lacking) if unknown == MANY else unknown
        filled = min((unseen & wild).bit_count(), max(room - hidden, 0))
        if len(lacking) > min(hidden, room) + (known & wild).bit_count() + filled:
            return 0
        return (known | unseen) & (sum(run) | wild)
