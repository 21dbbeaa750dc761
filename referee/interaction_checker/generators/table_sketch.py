"""Sketches of tables: what is played on what, and which marks are set; the rest is random."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Card, Deck, parse_card
from referee.model.description import Description, FieldPlay, Hand, Seat
from referee.model.moves import PASS, PLAY, Move
from referee.notation.header import write_rules
from referee.rulebook.rulebook import Rulebook

NAMES = ("Aki", "Ben", "Chie", "Dan", "Eve", "Fumi")

Cards = tuple[str, ...]
"""Cards as text, in the order of the deck."""


class TableSketch(Struct, frozen=True, array_like=True):
    """The parts of a table that matter."""

    play: Cards
    """The cards that Aki plays; none if he passes."""
    below: tuple[Cards, ...] = ()
    """The plays on the field, from bottom to top."""
    state: tuple[str, ...] = ()
    """Entries of ``state:``."""
    last: bool = False
    """Aki plays his last cards."""
    titled: bool = False
    """Players have titles from an earlier game."""
    discarded: int = 0
    """How many cards have been discarded."""

    @property
    def cards(self) -> list[str]:
        return [*self.play, *(card for play in self.below for card in play)]


def suit_and_rank(card: str, deck: Deck) -> tuple[str, str]:
    """The suit and rank of a card other than a joker; the suit is empty in decks without suits."""
    suit = next((suit for suit in deck.suits if suit and card.startswith(suit)), "")
    return suit, card.removeprefix(suit)


def is_possible(sketch: TableSketch, deck: Deck) -> bool:
    """Whether no card is used twice and the deck has enough jokers."""
    naturals = [card for card in sketch.cards if card != "Jo"]
    jokers = len(sketch.cards) - len(naturals)
    return len(set(naturals)) == len(naturals) and jokers <= deck.jokers


def complete_table(sketch: TableSketch, rules: Rulebook, rng: Random, players: int) -> Description:
    """A table with random cards for the rest of a possible sketch; all hands are known."""
    deck, names = rules.deck, NAMES[:players]
    rest = _unused(deck, sketch.cards)
    rng.shuffle(rest)
    cards = {card: _card(card, deck) for card in sketch.cards}
    own = [cards[card] for card in sketch.play]
    if not (sketch.last and own):
        own += _take(rest, rng.randint(1, 4))
    hands = {names[0]: own, **{name: _take(rest, rng.randint(1, 5)) for name in names[1:]}}
    table = Description(
        book=rules.id,
        seats=_seats(rules, names, rng if sketch.titled else None),
        turn=names[0],
        hands={name: Hand(deck.sorted(hand), 0) for name, hand in hands.items()},
        field=tuple(
            FieldPlay(tuple(cards[card] for card in play), names[-(1 + index % (players - 1))])
            for index, play in reversed([*enumerate(reversed(sketch.below))])
        ),
        discards=deck.sorted(_take(rest, sketch.discarded)),
        state=sketch.state,
        play=(_move(names[0], tuple(cards[card] for card in sketch.play)),),
    )
    return write_rules(table, rules)


def _move(seat: str, cards: tuple[Card, ...]) -> Move:
    return Move(seat, PLAY, cards) if cards else Move(seat, PASS)


def _seats(rules: Rulebook, names: Sequence[str], rng: Random | None) -> tuple[Seat, ...]:
    titles = rules.titled_book.titles.get(len(names)) if rng else None
    if not (titles and rng):
        return tuple(map(Seat, names))
    shuffled = rng.sample(titles, len(titles))
    return tuple(Seat(name, title) for name, title in zip(names, shuffled, strict=True))


def _unused(deck: Deck, used: Sequence[str]) -> list[Card]:
    """The rest of the deck."""
    names, jokers = set(used), used.count("Jo")
    rest = [card for name, card in _cards_by_text(deck) if name not in names or card.is_joker]
    return rest[: len(rest) - jokers]  # the jokers come last


@lru_cache(maxsize=16)
def _cards_by_text(deck: Deck) -> tuple[tuple[str, Card], ...]:
    return tuple((str(card), card) for card in deck.cards(deck.full))


_card = lru_cache(maxsize=256)(parse_card)


def _take(rest: list[Card], count: int) -> list[Card]:
    """Takes up to ``count`` cards from the rest of the deck."""
    return [rest.pop() for _ in range(min(count, len(rest)))]


def with_random_suits(sketch: TableSketch, deck: Deck, rng: Random) -> TableSketch:
    """The same sketch with its suits permuted, everywhere or only on the field."""
    shuffled = [*deck.suits]
    rng.shuffle(shuffled)
    suits = dict(zip(deck.suits, shuffled, strict=True))

    def permuted(card: str) -> str:
        suit, rank = suit_and_rank(card, deck)
        return suits.get(suit, "") + rank

    below = tuple(tuple(map(permuted, play)) for play in sketch.below)
    if rng.random() < 0.5:
        return replace(sketch, below=below)
    return replace(sketch, play=tuple(map(permuted, sketch.play)), below=below)
