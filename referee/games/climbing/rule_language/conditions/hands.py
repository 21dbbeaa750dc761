"""Which hands a sentence is about, where what a hand holds sets it off."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee.cards.card import Deck
from referee.games.climbing.plays.unseen_cards import unseen_cards
from referee.games.climbing.position import Position, PositionView
from referee.model.marks import MANY, NOBODY
from referee.rulebook.rule_language import Word

from .comparison import COLOURS

BEFORE, AFTER = "before exchange", "after exchange"
"""When a hand is looked at that is meant as dealt."""
PAIRED = {"only": 0, "all but one": 1}
"""How many cards may be left beside pairs."""
FOUR = 4
IN_TURN, BEST_SUIT, TIE = "in turn", "best suit", "tie"
"""Who comes first of several such hands; with a tie nobody does."""
BEST_LAST = "SCDH"
"""The suits, the best last."""


class HandCondition(Struct, frozen=True):
    """What a hand holds. ``row`` numbers that follow one another, ``each`` of them so often;
    ``cards``: at least so many, whatever they are."""

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
        """Whether this is such a hand, as far as its cards are known."""
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
        """The best suit, the higher the better, in which a hand holds the last of ``ranks``."""
        highest = deck.rank_masks[deck.ranks.index(self.ranks[-1])]
        suits = [hand & highest & deck.suit_masks[deck.suits.index(each)] for each in BEST_LAST]
        return max((at for at, held in enumerate(suits) if held), default=NOBODY)

    def _has_row(self, counts: list[int], wild: int) -> bool:
        lacking = [max(self.each - count, 0) for count in counts]
        starts = range(len(counts) - self.row + 1)
        return any(sum(lacking[at : at + self.row]) <= wild for at in starts)


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
    """Whether cards have been played, or somebody has left the game."""
    return bool(table.field or table.discards or table.out)


def as_dealt(table: PositionView, seat: int, deck: Deck, when: str) -> bool:
    """Whether nothing has been played yet, and the exchange is still to come, or over."""
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
    """All seats, from the one whose turn it is."""
    first = max(position.turn, 0)
    return position.around(first, 1)


ANY, ONE, ONE_COLOUR = "any", "one", "one colour"
"""Of what suits the cards of a row are."""


class HandRun(Struct, frozen=True):
    """``numbers`` that follow one another as in a run; by ``jokers`` jokers stand for what
    lacks."""

    deck: Deck
    length: int
    suits: str = ANY
    jokers: bool = False

    def makes(self, cards: int) -> bool:
        """Whether these cards are such a row, and no others among them."""
        return any(self._is_in(cards, row) for row in self._rows())

    def held(self, table: PositionView, seat: int) -> int:
        """The cards of which such rows can be that a hand may hold, as a set."""
        found = 0
        for row in self._rows():
            found |= self._held_of(table, seat, row)
        return found

    def _rows(self) -> Iterator[list[int]]:
        """Each row, as the cards of its numbers."""
        for suits in self._suits():
            by_rank = [mask & suits for mask in self.deck.rank_masks]
            starts = range(len(by_rank) - self.length + 1)
            yield from (by_rank[at : at + self.length] for at in starts)

    def _suits(self) -> Iterator[int]:
        """The sets of cards of which all of a row are."""
        deck = self.deck
        if self.suits == ONE:
            yield from deck.suit_masks
        elif self.suits == ONE_COLOUR:
            for letters in COLOURS.values():
                of = (mask for suit, mask in zip(deck.suits, deck.suit_masks, strict=True)
                      if suit in letters)  # fmt: skip
                yield sum(of)
        else:
            yield deck.naturals

    def _is_in(self, cards: int, row: list[int]) -> bool:
        """Whether these are such numbers, each once; what lacks, jokers stand for."""
        jokers = self.deck.jokers_in(cards)
        shown = [(cards & number).bit_count() for number in row]
        if max(shown) > 1 or sum(shown) + jokers != self.length:
            return False
        return self.jokers or not jokers

    def _held_of(self, table: PositionView, seat: int, row: list[int]) -> int:
        """The cards that can go of these numbers; 0 where the hand cannot hold them."""
        deck, known, unknown = self.deck, table.known[seat], table.unknown[seat]
        unseen = unseen_cards(deck, table) if unknown else 0
        wild = deck.joker_mask(deck.jokers) if self.jokers else 0
        lacking = [number for number in row if not known & number]
        hidden = sum(1 for number in lacking if unseen & number)
        room = len(lacking) if unknown == MANY else unknown
        filled = min((unseen & wild).bit_count(), max(room - hidden, 0))
        if len(lacking) > min(hidden, room) + (known & wild).bit_count() + filled:
            return 0
        return (known | unseen) & (sum(row) | wild)
