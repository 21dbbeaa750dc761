"""Cards and decks.

Outside the core a card is a :class:`Card`. Inside, a set of cards is one ``int``: bit
``rank * suits + suit`` for each natural card, and above them the jokers counted in unary
(one joker ``0b01``, two ``0b11``), because jokers cannot be told apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

FRENCH_SUITS = tuple("SHDC")
FRENCH_RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")

_SUIT_WORDS = {
    "♠": "S", "♤": "S", "スペード": "S", "スペ": "S",
    "♥": "H", "♡": "H", "ハート": "H", "ハー": "H",
    "♦": "D", "♢": "D", "ダイヤ": "D", "ダイ": "D",
    "♣": "C", "♧": "C", "クローバー": "C", "クラブ": "C", "クラ": "C",
    "赤": "R", "青": "B", "黄": "Y", "緑": "G",
}  # fmt: skip
_JOKER_WORDS = ("ジョーカー", "JOKER", "JO")
_WIDE = {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)} | {ord("−"): "-"}
"""Full-width letters, digits and signs as plain ones."""
_SUIT_PATTERN = re.compile("|".join(sorted(_SUIT_WORDS, key=len, reverse=True)))
HIDDEN = "?"
"""The rank of a card that nobody but its owner knows."""


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card as people name it.

    ``suit`` is ``""`` and ``rank`` is ``"Jo"`` for a joker; ``stands`` is what a joker stands
    for (``"S8"``, ``"2+"`` one step beyond the 2, ``"3-"`` one step below the 3);
    ``down`` says that the card lies face down. ``(?)``, face down with the rank ``"?"``, is a card
    that nobody but its owner knows.
    """

    suit: str
    rank: str
    stands: str = ""
    down: bool = False

    @property
    def is_joker(self) -> bool:
        return self.rank == "Jo"

    @property
    def is_hidden(self) -> bool:
        return self.rank == HIDDEN

    @property
    def is_one_of_many(self) -> bool:
        """Whether several such cards can be told apart by nothing: jokers, hidden cards."""
        return self.is_joker or self.is_hidden

    def __str__(self) -> str:
        text = f"{self.suit}{self.rank}" + (f"={self.stands}" if self.stands else "")
        return f"({text})" if self.down else text

    def plain(self) -> Card:
        """The card itself: face up (as far as it is known), standing for nothing."""
        if not self.stands and self.down == self.is_hidden:
            return self
        return replace(self, stands="", down=self.is_hidden)


def suit_letter(text: str) -> str:
    """The letter of a suit or colour in any accepted spelling (``♠``, ``赤``, ``r``)."""
    return _fold(text)


def suit_spellings(suit: str) -> tuple[str, ...]:
    """Every way to write a suit."""
    return (suit, *(word for word, letter in _SUIT_WORDS.items() if letter == suit))


def _fold(text: str) -> str:
    """Japanese, full-width and symbol spellings brought to ``S10``, ``Jo``."""
    text = text.strip().translate(_WIDE)
    text = _SUIT_PATTERN.sub(lambda found: _SUIT_WORDS[found.group()], text)
    return text.upper()


def parse_card(text: str, deck: Deck | None = None) -> Card:
    """A card from any accepted spelling.

    Raises ``ValueError`` when the text names no card of the deck.
    """
    deck = deck or french_deck()
    folded = _fold(text)
    if folded == f"({HIDDEN})" and deck.hidden:
        return Card("", HIDDEN, down=True)
    if folded.startswith("(") and folded.endswith(")"):
        return replace(parse_card(folded[1:-1], deck), down=True)
    name, _, stands = folded.partition("=")
    if name in _JOKER_WORDS and deck.jokers:
        if stands not in ("", *deck.beyond):
            stands = str(parse_card(stands, deck).plain())
        return Card("", "Jo", stands)
    width = len(deck.suits[0])
    suit, rank = name[:width], name[width:]
    rank = "10" if rank == "T" else rank
    if stands or suit not in deck.suits or rank not in deck.ranks:
        raise ValueError(text)
    return Card(suit, rank)


@dataclass(frozen=True)
class Deck:
    """The cards of a game: suit letters, ranks from weakest to strongest, number of jokers.

    Cards without suits have the one suit ``""``. ``hidden``: ``(?)`` is understood, a card face
    down that nobody but its owner knows. A book states its deck as data: :mod:`referee.decks`.
    """

    suits: tuple[str, ...] = FRENCH_SUITS
    ranks: tuple[str, ...] = FRENCH_RANKS
    jokers: int = 2
    hidden: bool = False

    @property
    def beyond(self) -> tuple[str, str]:
        """What a joker stands for one step outside the ranks: ``3-`` and ``2+``."""
        return (f"{self.ranks[0]}-", f"{self.ranks[-1]}+")

    @cached_property
    def size(self) -> int:
        """Number of natural cards, which is also the position of the first joker bit."""
        return len(self.suits) * len(self.ranks)

    @cached_property
    def naturals(self) -> int:
        return (1 << self.size) - 1

    @cached_property
    def rank_masks(self) -> tuple[int, ...]:
        width = len(self.suits)
        return tuple(((1 << width) - 1) << (rank * width) for rank in range(len(self.ranks)))

    @cached_property
    def suit_masks(self) -> tuple[int, ...]:
        width = len(self.suits)
        ranks = range(len(self.ranks))
        return tuple(sum(1 << (rank * width + suit) for rank in ranks) for suit in range(width))

    def bit(self, card: Card) -> int:
        """The position of a natural card."""
        return self.ranks.index(card.rank) * len(self.suits) + self.suits.index(card.suit)

    def card_at(self, bit: int) -> Card:
        rank, suit = divmod(bit, len(self.suits))
        return Card(self.suits[suit], self.ranks[rank])

    def mask(self, cards: Iterable[Card]) -> int:
        """The set of these cards.

        Raises ``ValueError`` on a natural card named twice, and on one that nobody knows.
        """
        mask = 0
        jokers = 0
        for card in cards:
            if card.is_joker:
                jokers += 1
                continue
            bit = 1 << self.bit(card)
            if mask & bit:
                raise ValueError(str(card))
            mask |= bit
        return mask | self.joker_mask(jokers)

    def joker_mask(self, count: int) -> int:
        return ((1 << count) - 1) << self.size

    def jokers_in(self, mask: int) -> int:
        """How many jokers a set holds."""
        return (mask >> self.size).bit_length()

    def sorted(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Cards from weakest to strongest, jokers that stand for nothing last."""
        return tuple(sorted(cards, key=self._sort_key))

    def _sort_key(self, card: Card) -> tuple[int, str]:
        if card.is_hidden:
            return (self.size + 1, "")
        if not card.is_joker:
            return (self.bit(card), "")
        named = card.stands not in ("", *self.beyond)
        at = self.bit(parse_card(card.stands, self)) if named else self.size
        return (at, card.stands)

    def cards(self, mask: int) -> tuple[Card, ...]:
        """The cards of a set, weakest first, jokers last."""
        natural = tuple(self.card_at(bit) for bit in bits(mask & self.naturals))
        return natural + (Card("", "Jo"),) * self.jokers_in(mask)

    def add(self, mask: int, more: int) -> int:
        """Both sets together (jokers are counted, not united)."""
        if mask | more <= self.naturals:
            return mask | more
        naturals = (mask | more) & self.naturals
        return naturals | self.joker_mask(self.jokers_in(mask) + self.jokers_in(more))

    def take(self, mask: int, less: int) -> int:
        """The first set without the second, as far as it holds it."""
        if mask <= self.naturals:
            return mask & ~less
        jokers = max(0, self.jokers_in(mask) - self.jokers_in(less))
        return mask & ~less & self.naturals | self.joker_mask(jokers)

    def count(self, mask: int) -> int:
        return mask.bit_count()

    @cached_property
    def full(self) -> int:
        """All cards of the deck."""
        return self.naturals | self.joker_mask(self.jokers)


def bits(mask: int) -> Iterator[int]:
    """The positions of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@lru_cache(maxsize=16)
def french_deck(jokers: int = 2) -> Deck:
    return Deck(jokers=jokers)
