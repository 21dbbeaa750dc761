"""Cards of a hand that are meant together: so many numbers in a row, each once."""

from __future__ import annotations

from collections.abc import Iterator

from referee.basis.frozen import frozen
from referee.cards.card import Deck
from referee.games.climbing.plays.unseen_cards import unseen_cards
from referee.games.climbing.position import Standing
from referee.model.marks import MANY

from .compared import COLOURS

ANY, ONE, ONE_COLOUR = "any", "one", "one colour"
"""Of what suits the cards of a row are."""


@frozen
class HeldRow:
    """``numbers`` that follow one another as in a run; by ``jokers`` jokers stand for what
    lacks."""

    deck: Deck
    numbers: int
    suits: str = ANY
    jokers: bool = False

    def makes(self, cards: int) -> bool:
        """Whether these cards are such a row, and no others among them."""
        return any(self._is_in(cards, row) for row in self._rows())

    def held(self, table: Standing, seat: int) -> int:
        """The cards of which such rows can be that a hand may hold, as a set."""
        found = 0
        for row in self._rows():
            found |= self._held_of(table, seat, row)
        return found

    def _rows(self) -> Iterator[list[int]]:
        """Each row, as the cards of its numbers."""
        for suits in self._suits():
            numbers = [mask & suits for mask in self.deck.rank_masks]
            starts = range(len(numbers) - self.numbers + 1)
            yield from (numbers[at : at + self.numbers] for at in starts)

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
        if max(shown) > 1 or sum(shown) + jokers != self.numbers:
            return False
        return self.jokers or not jokers

    def _held_of(self, table: Standing, seat: int, row: list[int]) -> int:
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
