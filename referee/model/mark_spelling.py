"""Spellings of marks under ``state:``. Each rule declares the spellings of its marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from referee.cards.card import Deck, bits, parse_card

from .contracts import read_calls, read_contract
from .limits import read_number
from .marks import NOBODY, Mark

EXAMPLES = {
    "": "", "suits": "S", "suit": "S", "number": "3", "points": "-3", "rank": "5", "cards": "H2 C2",
    "suits or cards": "S H2", "seats": "Y", "contract": "4S", "calls": "1H pass",
}  # fmt: skip
"""By the kind of its value: how a mark may be written. ``X`` and ``Y`` are seats."""


class MarkSpelling(Struct, frozen=True):
    """The spelling of a mark: ``text``, then a seat if it has a holder, then its value."""

    kind: str
    text: str
    value: str = ""
    """How the value is written: ``""`` (it has none), ``"suits"`` (letters),
    ``"suit"`` (one letter), ``"number"``,
    ``"points"`` (a number, perhaps with a minus),
    ``"rank"``, ``"cards"``, ``"suits or cards"`` (a set of cards, whole suits as letters) or
    ``"seats"`` (names in an order: all, or the first ones), ``"contract"`` (a text such as
    ``4SX``) or ``"calls"`` (of an auction, in order)."""
    holder: bool = False
    until: str = "game"
    """How long the mark lasts."""
    also: tuple[str, ...] = ()
    """Other spellings."""
    fixed: Any = None
    """The value that ``text`` stands for."""
    along: str = ""
    """The kind of a mark that holds with it, even if the state doesn't name that mark."""
    single: bool = False
    """Only one seat can have it."""
    titled: bool = False
    """It only says something if players have titles."""
    begins: bool = False
    """Whose turn it is at first follows from its holder."""

    @property
    def suits(self) -> bool:
        return self.value in ("suits", "suit")

    @property
    def form(self) -> str:
        """How it is written, with examples: ``passes X 3``."""
        return " ".join(filter(None, (self.text, "X" if self.holder else "", EXAMPLES[self.value])))

    def read(self, words: str, deck: Deck, names: Sequence[str] = ()) -> Mark | None:
        """The mark that these words spell, if any."""
        for spelling in (self.text, *self.also):
            if not words.casefold().startswith(spelling.casefold()):
                continue
            rest = words[len(spelling) :]
            if rest and not rest[0].isspace():
                continue
            mark = self._read_rest(rest.split(), deck, names)
            if mark is not None:
                return mark
        return None

    def _read_rest(self, rest: list[str], deck: Deck, names: Sequence[str]) -> Mark | None:
        seat = NOBODY
        if self.holder:
            if not rest or rest[0] not in names:
                return None
            seat = names.index(rest.pop(0))
        if self.value == "seats":
            seats = tuple(names.index(name) for name in rest if name in names)
            known = len({*seats}) == len(rest) > 0
            return Mark(self.kind, seats, seat, self.until) if known else None
        if self.value == "calls":
            calls = read_calls(rest)
            return Mark(self.kind, calls, seat, self.until) if calls else None
        if self.value == "cards":
            cards = _read_cards(rest, deck)
            return Mark(self.kind, cards, seat, self.until) if cards else None
        if self.value == "suits or cards":
            cards = _read_suits_or_cards(rest, deck)
            return Mark(self.kind, cards, seat, self.until) if cards else None
        if len(rest) != bool(self.value):
            return None
        value = _read_value(self.value, rest[0], deck) if rest else self.fixed
        if self.value and value is None:
            return None
        return Mark(self.kind, value, seat, self.until)

    def writes(self, mark: Mark) -> bool:
        """Whether this is the spelling of a mark."""
        fixed = self.value or mark.value == self.fixed
        if self.holder and mark.holder == NOBODY:
            return False
        return mark.kind == self.kind and mark.until == self.until and bool(fixed)

    def write(self, mark: Mark, deck: Deck, names: Sequence[str] = ()) -> str:
        """The canonical spelling of a mark of this kind."""
        parts = [self.text]
        if self.holder:
            parts.append(names[mark.holder])
        if self.value == "seats":
            parts += [names[seat] for seat in mark.value]
        elif self.value == "calls":
            parts += mark.value
        elif self.value == "cards":
            parts += map(str, deck.cards(mark.value))
        elif self.value == "suits or cards":
            parts += _write_suits_or_cards(mark.value, deck)
        elif self.value:
            parts.append(_write_value(self.value, mark.value, deck))
        return " ".join(parts)


def _read_value(kind: str, word: str, deck: Deck) -> int | str | None:
    if kind == "contract":
        return read_contract(word)
    if kind == "number":
        return read_number(word)
    if kind == "points":
        number = read_number(word.removeprefix("-"))
        return -number if number is not None and word.startswith("-") else number
    if kind == "rank":
        return deck.ranks.index(word.upper()) if word.upper() in deck.ranks else None
    return None if kind == "suit" and len(word) != 1 else _read_suits(word, deck)


def _read_suits(word: str, deck: Deck) -> int | None:
    """The bit set of suits that are named by their letters."""
    suits = set(word.upper())
    return sum(1 << deck.suits.index(suit) for suit in suits) if suits <= {*deck.suits} else None


def _read_cards(words: Sequence[str], deck: Deck) -> int | None:
    """The bit set of the named cards; ``None`` if a word doesn't name a card, or is repeated."""
    try:
        cards = [parse_card(word, deck) for word in words]
        plain = not any(card.is_hidden or card.stands for card in cards)
        mask = deck.mask([card for card in cards if not card.is_joker])
    except ValueError:
        return None
    jokers = sum(card.is_joker for card in cards)
    known = plain and jokers <= deck.jokers and mask.bit_count() + jokers == len(cards)
    return mask | deck.joker_mask(jokers) if known else None


def _read_suits_or_cards(words: Sequence[str], deck: Deck) -> int | None:
    """The bit set of the named cards and whole suits; ``None`` if a word names neither."""
    cards = 0
    for word in words:
        suits = _read_suits(word, deck)
        named = _read_cards([word], deck) if suits is None else None
        if suits is None and named is None:
            return None
        cards |= named or sum(deck.suit_masks[index] for index in bits(suits or 0))
    return cards


def _write_suits_or_cards(cards: int, deck: Deck) -> list[str]:
    """The letters of the whole suits, then the other cards."""
    pairs = zip(deck.suits, deck.suit_masks, strict=True)
    whole = {suit: mask for suit, mask in pairs if mask & ~cards == 0}
    letters = ["".join(whole)] if whole else []
    return [*letters, *deck.texts(cards & ~sum(whole.values()))]


def _write_value(kind: str, value: Any, deck: Deck) -> str:
    if kind in ("suits", "suit"):
        return "".join(suit for index, suit in enumerate(deck.suits) if value >> index & 1)
    return deck.ranks[value] if kind == "rank" else str(value)
