"""Cards and decks.

A card is a :class:`Card`. A set of cards is an ``int`` with one bit for each card of the deck.
Cards that cannot be told apart have a bit each, and the lowest of these bits are set: one joker is
``0b01``, two are ``0b11``. So the number of set bits is the number of cards, ``part & ~whole`` is 0
if a set contains another, and equal sets are equal numbers.

The first copy of each natural card is bit ``rank * suits + suit``. Further copies follow in the
same order, then the jokers. In a deck with one of each card, ``|`` and ``& ~`` add and remove
natural cards; :meth:`Deck.add` and :meth:`Deck.take` do so in every deck.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, reduce
from itertools import product
from operator import or_

from msgspec import Struct
from msgspec.structs import replace

FRENCH_SUITS = tuple("SHDC")
FRENCH_RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")

_SUIT_WORDS = {
    "♠": "S", "♤": "S", "スペード": "S", "スペ": "S",
    "♥": "H", "♡": "H", "ハート": "H", "ハー": "H",
    "♦": "D", "♢": "D", "ダイヤ": "D", "ダイア": "D", "ダイ": "D",
    "♣": "C", "♧": "C", "クローバー": "C", "クラブ": "C", "クラ": "C",
    "赤": "R", "青": "B", "黄": "Y", "緑": "G", "黄色": "Y", "赤色": "R", "青色": "B", "緑色": "G",
}  # fmt: skip
_RANK_WORDS = {
    "T": "10",
    "SKIP": "S", "スキップ": "S", "REVERSE": "R", "リバース": "R", "DRAW2": "+2", "ドロー2": "+2",
    "WILD": "W", "ワイルド": "W", "WILD+4": "W+4", "+4": "W+4", "ワイルドドロー4": "W+4",
    "ワイルド+4": "W+4", "ドロー4": "W+4", "WD4": "W+4",
    "JO-": "Jo-", "小ジョーカー": "Jo-", "小王": "Jo-", "黒ジョーカー": "Jo-",
    "JO+": "Jo+", "大ジョーカー": "Jo+", "大王": "Jo+", "赤ジョーカー": "Jo+",
}  # fmt: skip
"""Other spellings of ranks."""
_JOKER_WORDS = ("ジョーカー", "JOKER", "JO")
_WIDE = {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)} | {ord("−"): "-"}
"""Full-width letters, digits and signs -> plain ones."""
_SUIT_PATTERN = re.compile("|".join(sorted(_SUIT_WORDS, key=len, reverse=True)))
_OF = "の"
"""Between the suit and the rank in ``ハートの9``."""
HIDDEN = "?"
"""The rank of a card that only its owner knows."""


class Card(Struct, frozen=True, order=True):
    """One card as people name it. Comparing compares names, not strength.

    A joker has the suit ``""`` and the rank ``"Jo"``. ``(?)``, face down with the rank ``"?"``, is
    a card that only its owner knows.

    >>> Card("D", "10"), str(Card("", "Jo", stands="S8")), str(Card("D", "3", down=True))
    (Card(suit='D', rank='10', stands='', down=False), 'Jo=S8', '(D3)')
    >>> Card("", "Jo", stands="S8").plain()
    Card(suit='', rank='Jo', stands='', down=False)
    """

    suit: str
    rank: str
    stands: str = ""
    """What a joker stands for: ``"S8"``, ``"2+"`` (one step above the 2), ``"3-"`` (one below the
    3)."""
    down: bool = False
    """Whether it is face down."""

    @property
    def is_joker(self) -> bool:
        return self.rank == "Jo"

    @property
    def is_ranked_joker(self) -> bool:
        """Whether it is one of two jokers that are told apart: each is a rank of its own.

        >>> Card("", "Jo+").is_ranked_joker, Card("", "Jo").is_ranked_joker
        (True, False)
        """
        return self.rank in ("Jo-", "Jo+")

    @property
    def is_hidden(self) -> bool:
        return self.rank == HIDDEN

    @property
    def is_one_of_many(self) -> bool:
        """Whether such cards cannot be told apart: jokers and hidden cards."""
        return self.is_joker or self.is_hidden

    def __str__(self) -> str:
        text = f"{self.suit}{self.rank}" + (f"={self.stands}" if self.stands else "")
        return f"({text})" if self.down else text

    def plain(self) -> Card:
        """The card itself: face up (if it is known), and standing for nothing."""
        if not self.stands and self.down == self.is_hidden:
            return self
        return replace(self, stands="", down=self.is_hidden)


JOKER = Card("", "Jo")
UNKNOWN_CARD = Card("", HIDDEN, down=True)
"""``(?)``: a face-down card that only its owner knows."""


def named_twice(deck: Deck, cards: Iterable[Card]) -> Card | None:
    """The first card that is named more often than the deck has it, face up or face down.

    Jokers and hidden cards don't count, nor do cards that the deck doesn't have.

    >>> named_twice(Deck(), [Card("D", "4"), Card("S", "4"), Card("D", "4", down=True)])
    Card(suit='D', rank='4', stands='', down=True)
    """
    seen: Counter[Card] = Counter()
    for card in cards:
        if not card.is_one_of_many:
            seen[card.plain()] += 1
            if seen[card.plain()] > max(1, deck.count(card)):
                return card
    return None


def suit_spellings(suit: str) -> tuple[str, ...]:
    """Every way to write a suit.

    >>> suit_spellings("R")
    ('R', '赤', '赤色')
    """
    return (suit, *(word for word, letter in _SUIT_WORDS.items() if letter == suit))


def fold_spelling(text: str) -> str:
    """The text with Japanese, full-width and symbol spellings of suits as in ``S10``.

    >>> fold_spelling("ハート"), fold_spelling("♠１０"), fold_spelling("r")
    ('H', 'S10', 'R')
    """
    text = text.strip().translate(_WIDE)
    if not text.isascii():
        text = _SUIT_PATTERN.sub(lambda match: _SUIT_WORDS[match.group()], text)
    return text.upper()


def parse_card(text: str, deck: Deck | None = None) -> Card:
    """A card from any accepted spelling.

    Raises ``ValueError`` if the text doesn't name a card of the deck.

    >>> [str(parse_card(text)) for text in ("♠10", "dt", "ハートの3", "(C4)", "joker=S8", "Jo=9")]
    ['S10', 'D10', 'H3', '(C4)', 'Jo=S8', 'Jo=9']
    >>> [str(parse_card(text)) for text in ("10C", "10♣", "9ハート")]
    ['C10', 'C10', 'H9']
    """
    deck = deck or FRENCH_DECK
    folded = fold_spelling(text)
    if folded == f"({HIDDEN})":
        return Card("", HIDDEN, down=True)
    down = folded.startswith("(") and folded.endswith(")")
    name, _, stands = (folded[1:-1] if down else folded).partition("=")
    if name in _JOKER_WORDS and deck.jokers:
        return Card("", "Jo", _stands(stands, deck, text), down)
    if stands:
        raise ValueError(text)
    card = _natural(name, deck, text)
    return replace(card, down=True) if down else card


def rank_spellings(rank: str) -> tuple[str, ...]:
    """Every way to write a rank.

    >>> rank_spellings("10"), rank_spellings("S")
    (('10', 'T'), ('S', 'SKIP', 'スキップ'))
    """
    return (rank, *(word for word, usual in _RANK_WORDS.items() if usual == rank))


def _natural(name: str, deck: Deck, text: str) -> Card:
    """A card named by suit and rank, in either order, or by a rank without a suit."""
    if _rank(name) in deck.suitless:
        return Card("", _rank(name))
    width = len(deck.suits[0])
    ways = [(name[:width], name[width:].removeprefix(_OF)), (name[-width:], name[:-width])]
    for suit, rank in ways[: width + 1]:
        rank = _rank(rank)
        if suit in deck.suits and rank in deck.ranks and rank not in deck.suitless:
            return Card(suit, rank)
    raise ValueError(text)


def _stands(named: str, deck: Deck, text: str) -> str:
    """What a joker stands for: nothing, a step beyond the ranks, a rank or a card."""
    if named in ("", *deck.beyond):
        return named
    return _rank(named) if _rank(named) in deck.ranks else str(_natural(named, deck, text))


def _rank(text: str) -> str:
    return _RANK_WORDS.get(text, text)


class Deck(Struct, frozen=True, dict=True):
    """The cards of a game. Sets of cards are bit sets.

    >>> deck = Deck(suits=("R", "B"), ranks=("1", "2", "3"), jokers=1)
    >>> deck.size, deck.beyond
    (6, ('1-', '3+'))
    >>> deck.bit(Card("B", "2")), str(deck.card_at(3))
    (3, 'B2')
    >>> held = deck.mask([Card("R", "1"), Card("B", "2"), Card("", "Jo")])
    >>> f"{held:b}", deck.texts(held), deck.jokers_in(held)
    ('1001001', ['R1', 'B2', 'Jo'], 1)
    >>> left = deck.take(held, deck.mask([Card("B", "2")]))
    >>> " ".join(map(str, deck.cards(deck.add(left, 0b10))))
    'R1 B1 Jo'
    >>> " ".join(map(str, deck.sorted([Card("", "Jo"), Card("B", "3"), Card("R", "2")])))
    'R2 B3 Jo'
    >>> deck.joker_mask(1) == 1 << deck.size, f"{deck.full:b}"
    (True, '1111111')
    >>> f"{deck.rank_mask('2'):b}", f"{deck.suit_mask('R'):b}"
    ('1100', '10101')

    With two of each 1 and a wild card:

    >>> deck = Deck(("R", "B"), ("1", "2", "W"), jokers=0, suitless=("W",), copies=(2, 1, 1))
    >>> deck.size, " ".join(deck.texts(deck.full))
    (7, 'R1 R1 B1 B1 R2 B2 W')
    >>> one = deck.mask([Card("R", "1")])
    >>> deck.texts(deck.add(one, one)), deck.texts(deck.take(deck.add(one, one), one))
    (['R1', 'R1'], ['R1'])
    """

    suits: tuple[str, ...] = FRENCH_SUITS
    """Suit letters; cards without suits have the single suit ``""``."""
    ranks: tuple[str, ...] = FRENCH_RANKS
    """Ranks from weakest to strongest."""
    jokers: int = 2
    hidden: bool = False
    """Whether ``(?)`` may be named: a face-down card that only its owner knows."""
    suitless: tuple[str, ...] = ()
    """The ranks whose card has no suit. They are the last ranks."""
    copies: tuple[int, ...] = ()
    """How many there are of each card, by rank; empty: one of each."""

    @property
    def beyond(self) -> tuple[str, str]:
        """What a joker may stand for, one step outside the ranks: ``3-`` and ``2+``."""
        return (f"{self.ranks[0]}-", f"{self.ranks[-1]}+")

    @cached_property
    def size(self) -> int:
        """The number of natural cards."""
        return self.naturals.bit_count()

    @cached_property
    def kinds(self) -> int:
        """The number of different natural cards: from one copy of a card to the next."""
        return len(self.natural_cards)

    @cached_property
    def first_joker(self) -> int:
        """The position of the first joker bit."""
        return self.kinds * max(self.copies, default=1)

    @cached_property
    def naturals(self) -> int:
        """The set of all natural cards."""
        if not self.copies:
            return (1 << self.kinds) - 1
        return union(self._copies_at(bit) for bit in range(self.kinds))

    def _copies_at(self, bit: int) -> int:
        """The set of all copies of a card, by the position of the first."""
        many = self.count(self.natural_cards[bit])
        return union(1 << (bit + copy * self.kinds) for copy in range(many))

    def count(self, card: Card) -> int:
        """How many such cards there are.

        >>> Deck().count(Card("D", "4")), Deck().count(JOKER), Deck().count(Card("R", "1"))
        (1, 2, 0)
        """
        if card.is_joker:
            return self.jokers
        if (card.suit, card.rank) not in self._positions:
            return 0
        return self.copies[self.ranks.index(card.rank)] if self.copies else 1

    @cached_property
    def rank_masks(self) -> tuple[int, ...]:
        """The set of natural cards of each rank, the weakest first."""
        return tuple(self._all(rank, lambda card: card.rank) for rank in self.ranks)

    @cached_property
    def suit_masks(self) -> tuple[int, ...]:
        """The set of natural cards of each suit."""
        return tuple(self._all(suit, lambda card: card.suit) for suit in self.suits)

    def _all(self, named: str, part: Callable[[Card], str]) -> int:
        cards = enumerate(self.natural_cards)
        return union(self._copies_at(bit) for bit, card in cards if part(card) == named)

    def rank_mask(self, rank: str) -> int:
        """The set of natural cards of a rank."""
        return self.rank_masks[self.ranks.index(rank)]

    def suit_mask(self, suit: str) -> int:
        """The set of natural cards of a suit."""
        return self.suit_masks[self.suits.index(suit)]

    @cached_property
    def natural_cards(self) -> tuple[Card, ...]:
        """The different natural cards, by the position of their first copy."""
        return tuple(
            Card(suit, rank)
            for rank in self.ranks
            for suit in (("",) if rank in self.suitless else self.suits)
        )

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """The rank and the suit of each natural card, by the position of its first copy, as
        indices; a card without a suit has -1.

        >>> Deck(("R", "B"), ("1", "W"), jokers=0, suitless=("W",)).places
        ((0, 0), (0, 1), (1, -1))
        """
        suits = {**{suit: index for index, suit in enumerate(self.suits)}, "": -1}
        suits |= {"": 0} if self.suits == ("",) else {}
        return tuple((self.ranks.index(card.rank), suits[card.suit]) for card in self.natural_cards)

    @cached_property
    def suited(self) -> int:
        """How many of the ranks, the first ones, have cards with a suit.

        >>> Deck(("R", "B"), ("1", "W"), jokers=0, suitless=("W",)).suited
        1
        """
        return len(self.ranks) - len(self.suitless)

    @cached_property
    def _positions(self) -> dict[tuple[str, str], int]:
        return {(card.suit, card.rank): bit for bit, card in enumerate(self.natural_cards)}

    def bit(self, card: Card) -> int:
        """The position of a natural card, of its first copy. Raises ``ValueError`` for others."""
        try:
            return self._positions[card.suit, card.rank]
        except KeyError:
            raise ValueError(str(card)) from None

    def card_at(self, bit: int) -> Card:
        """The natural card at a position."""
        return self.natural_cards[bit % self.kinds]

    def mask(self, cards: Iterable[Card]) -> int:
        """The set of these cards.

        Raises ``ValueError`` if the deck has fewer such natural cards, or a card is hidden.
        """
        mask = 0
        jokers = 0
        for card in cards:
            if card.rank == "Jo":
                jokers += 1
                continue
            bit = 1 << self.bit(card)
            while mask & bit:
                bit <<= self.kinds
            if not bit & self.naturals:
                raise ValueError(str(card))
            mask |= bit
        return mask | self.joker_mask(jokers) if jokers else mask

    def joker_mask(self, count: int) -> int:
        """The set of that many jokers."""
        return ((1 << count) - 1) << self.first_joker

    def jokers_in(self, mask: int) -> int:
        """The number of jokers in a set."""
        return (mask >> self.first_joker).bit_length()

    def sorted(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Cards from weakest to strongest, jokers that stand for nothing last."""
        return tuple(sorted(cards, key=self.sort_key))

    def sort_key(self, card: Card) -> tuple[int, str]:
        """What a card is sorted by: its place in the deck, then what a joker stands for.

        Jokers that stand for nothing come after all others, hidden cards last.

        >>> deck = Deck()
        >>> deck.sort_key(Card("S", "3")) < deck.sort_key(Card("", "Jo"))
        True
        """
        if card.is_hidden:
            return (self.kinds + 1, "")
        if not card.is_joker:
            return (self.bit(card), "")
        stands_for_card = card.stands not in ("", *self.beyond, *self.ranks)
        bit = self.bit(parse_card(card.stands, self)) if stands_for_card else self.kinds
        return (bit, card.stands)

    def cards(self, mask: int) -> tuple[Card, ...]:
        """The cards of a set, the weakest first, jokers last."""
        cards, places = self.natural_cards, bits(mask & self.naturals)
        if self.copies:
            places = iter(sorted(bit % self.kinds for bit in places))
        return (*[cards[bit] for bit in places], *[JOKER] * self.jokers_in(mask))

    def texts(self, mask: int) -> list[str]:
        """The cards of a set as they are written, in the same order."""
        return [str(card) for card in self.cards(mask)]

    def add(self, mask: int, more: int) -> int:
        """The union of two sets, in which copies and jokers add up."""
        if mask | more <= self.naturals:
            return self._added(mask, more) if self.copies and mask & more else mask | more
        naturals = self.add(mask & self.naturals, more & self.naturals)
        return naturals | self.joker_mask(self.jokers_in(mask) + self.jokers_in(more))

    def _added(self, mask: int, more: int) -> int:
        """Both sets of natural cards together, up to the copies that there are."""
        sets, others = self._by_copy(mask), self._by_copy(more)
        both = mask | more  # a card of each set is the second copy, and so on
        for (copy, held), (other, added) in product(enumerate(sets), enumerate(others)):
            both |= (held & added) << (copy + other + 1) * self.kinds
        return both & self.naturals

    def _by_copy(self, mask: int) -> list[int]:
        """The first copies in a set, then the second ones, and so on, each as first copies."""
        one_each = (1 << self.kinds) - 1
        return [mask >> copy * self.kinds & one_each for copy in range(max(self.copies))]

    def together(self, masks: Sequence[int]) -> int:
        """The union of sets, in which copies and jokers add up.

        >>> deck = Deck(suits=("R", "B"), ranks=("1",), jokers=1)
        >>> f"{deck.together([0b1, 0b10, 0b100]):b}", f"{deck.together([0b100, 0b100]):b}"
        ('111', '1100')
        """
        united = union(masks)
        plain = united <= self.naturals and not self.copies
        return united if plain else reduce(self.add, masks, 0)

    def take(self, mask: int, less: int) -> int:
        """The first set without the cards of the second."""
        if mask <= self.naturals:
            return self._taken(mask, less) if self.copies and mask & less else mask & ~less
        jokers = max(0, self.jokers_in(mask) - self.jokers_in(less))
        return self.take(mask & self.naturals, less) | self.joker_mask(jokers)

    def _taken(self, mask: int, less: int) -> int:
        """Natural cards without others."""
        sets, others = self._by_copy(mask), self._by_copy(less)
        left = 0  # a card is left if a later copy is there than the copies that are taken
        for copy, held in enumerate(sets):
            for taken, removed in enumerate(others[: copy + 1]):
                left |= (held & ~removed) << (copy - taken) * self.kinds
        return left

    @cached_property
    def full(self) -> int:
        """The set of all cards."""
        return self.naturals | self.joker_mask(self.jokers)


def bits(mask: int) -> Iterator[int]:
    """The positions of the set bits, lowest first.

    >>> list(bits(0b10110))
    [1, 2, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def union(masks: Iterable[int]) -> int:
    """The union of sets of natural cards.

    >>> f"{union([0b001, 0b101]):b}"
    '101'
    """
    return reduce(or_, masks, 0)


FRENCH_DECK = Deck()
"""The 52 cards from the 3 to the 2, and two jokers."""
