"""A table as it is aimed at: what is played on what, and what holds; all else comes at random."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Card, Deck, parse_card
from referee.model.description import Description, FieldPlay, Hand, Seat
from referee.model.moves import PASS, PLAY, Move
from referee.notation.header import write_rules
from referee.rulebook.rulebook import Rulebook

NAMES = ("Aki", "Ben", "Chie", "Dan", "Eve", "Fumi")

Cards = tuple[str, ...]
"""Cards as they are written, in the order of the deck."""


class Sketch(Struct, frozen=True):
    """``play``: the cards that Aki plays, none where he passes; ``below``: the plays on the field,
    bottom to top; ``state``: words of ``state:``; ``last``: he holds no others; ``titled``: it is
    not the first game; ``discarded``: how many cards have been swept aside."""

    play: Cards
    below: tuple[Cards, ...] = ()
    state: tuple[str, ...] = ()
    last: bool = False
    titled: bool = False
    discarded: int = 0

    @property
    def cards(self) -> list[str]:
        return [*self.play, *(card for laid in self.below for card in laid)]

    def to_json(self) -> list[Any]:
        """JSON-ready."""
        lists = [[*self.play], [[*laid] for laid in self.below], [*self.state]]
        return [*lists, self.last, self.titled, self.discarded]

    @classmethod
    def from_json(cls, data: Sequence[Any]) -> Sketch:
        """The sketch that ``to_json`` has written."""
        play, below, state, *rest = data
        return cls(tuple(play), tuple(map(tuple, below)), tuple(state), *rest)


def suit_and_rank(card: str, deck: Deck) -> tuple[str, str]:
    """A card that is no joker, taken apart; some decks have no suits."""
    suit = next((suit for suit in deck.suits if suit and card.startswith(suit)), "")
    return suit, card.removeprefix(suit)


def possible(sketch: Sketch, deck: Deck) -> bool:
    """Whether the deck has these cards, each once."""
    naturals = [card for card in sketch.cards if card != "Jo"]
    jokers = len(sketch.cards) - len(naturals)
    return len(set(naturals)) == len(naturals) and jokers <= deck.jokers


def drawn(sketch: Sketch, rules: Rulebook, rng: Random, players: int) -> Description:
    """A whole table of the sketch, all hands known; the sketch is possible."""
    deck, names = rules.deck, NAMES[:players]
    rest = _left(deck, sketch.cards)
    rng.shuffle(rest)
    cards = {card: _card(card, deck) for card in sketch.cards}
    own = [cards[card] for card in sketch.play]
    if not (sketch.last and own):
        own += _dealt(rest, rng.randint(1, 4))
    hands = {names[0]: own, **{name: _dealt(rest, rng.randint(1, 5)) for name in names[1:]}}
    fresh = Description(
        book=rules.id,
        seats=_seats(rules, names, rng if sketch.titled else None),
        turn=names[0],
        hands={name: Hand(deck.sorted(held), 0) for name, held in hands.items()},
        field=tuple(
            FieldPlay(tuple(cards[card] for card in laid), names[-(1 + at % (players - 1))])
            for at, laid in reversed([*enumerate(reversed(sketch.below))])
        ),
        discards=deck.sorted(_dealt(rest, sketch.discarded)),
        state=sketch.state,
        play=(_move(names[0], tuple(cards[card] for card in sketch.play)),),
    )
    return write_rules(fresh, rules)


def _move(seat: str, cards: tuple[Card, ...]) -> Move:
    return Move(seat, PLAY, cards) if cards else Move(seat, PASS)


def _seats(rules: Rulebook, names: Sequence[str], rng: Random | None) -> tuple[Seat, ...]:
    titles = rules.titled.titles.get(len(names)) if rng else None
    if not (titles and rng):
        return tuple(map(Seat, names))
    mixed = rng.sample(titles, len(titles))
    return tuple(Seat(name, title) for name, title in zip(names, mixed, strict=True))


def _left(deck: Deck, used: Sequence[str]) -> list[Card]:
    """The cards of the deck that are not used."""
    taken, jokers = set(used), used.count("Jo")
    left = [card for name, card in _named(deck) if name not in taken or card.is_joker]
    return left[: len(left) - jokers]  # the jokers are the last


@lru_cache(maxsize=16)
def _named(deck: Deck) -> tuple[tuple[str, Card], ...]:
    return tuple((str(card), card) for card in deck.cards(deck.full))


_card = lru_cache(maxsize=256)(parse_card)


def _dealt(rest: list[Card], count: int) -> list[Card]:
    """So many of the cards that are left, as far as there are as many."""
    return [rest.pop() for _ in range(min(count, len(rest)))]


def with_suits(sketch: Sketch, deck: Deck, rng: Random) -> Sketch:
    """The same with the suits exchanged, or only those on the field."""
    mixed = [*deck.suits]
    rng.shuffle(mixed)
    suits = dict(zip(deck.suits, mixed, strict=True))

    def other(card: str) -> str:
        suit, rank = suit_and_rank(card, deck)
        return suits.get(suit, "") + rank

    below = tuple(tuple(map(other, laid)) for laid in sketch.below)
    if rng.random() < 0.5:
        return replace(sketch, below=below)
    return replace(sketch, play=tuple(map(other, sketch.play)), below=below)
