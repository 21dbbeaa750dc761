"""Somebody who is to move has a legal move: through whole games, from the exchange on.

Cards are dealt in lumps, so that hands hold many of one number: then rules that move cards by what
a hand holds, or by what was played, come together.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.cards.card import Card, Deck
from referee.games.climbing.resolution.debts import open_debts
from referee.games.climbing.rule_api.rule import reduced
from referee.library.context import rulebook
from referee.model.description import Description, Hand
from referee.model.moves import SWAP, SWAP_HANDS
from referee.simulation import CYCLE, OVER, Game, deal, play_out, random_choices
from tests.thorough import some

BOOKS = {"daifugo": 8, "offkai": 8, "uecda": 5, "league": 6, "local": 6, "million_doubt": 7}
"""Books of the family, and with how many players at most they are played here."""

SEEDS = st.integers(0, 100_000)


def _in_lumps(described: Description, deck: Deck, rng: random.Random) -> Description:
    """The same cards, the hands as large, dealt by number as far as chance does not mix them."""
    mixed, cards = rng.choice((0, 1, 3, 6)), [c for h in described.hands.values() for c in h.cards]

    def place(card: Card) -> float:
        rank = len(deck.ranks) if card.is_joker else deck.ranks.index(card.rank)
        return rank + mixed * rng.random()

    left = sorted(cards, key=place, reverse=rng.random() < 0.5)
    hands = {}
    for name, hand in described.hands.items():
        hands[name] = Hand(deck.sorted(left[: len(hand.cards)]), 0)
        left = left[len(hand.cards) :]
    return described.replace(hands=hands)


def _game(book: str, seed: int) -> Game:
    rng = random.Random(f"{book} {seed} debts")
    choices = random_choices(referee.book(book).options, rng)
    dealt = deal(seed, rng.randint(2, BOOKS[book]), book, titled=True, choices=choices)
    lumped = _in_lumps(dealt, rulebook(book, choices).book.deck, rng)
    return play_out(lumped.replace(state=("exchange",)), seed)


def _check(game: Game) -> None:
    mixed = any(game.positions[-1].unknown)  # nobody knows what such hands could play
    assert mixed or game.end in (OVER, CYCLE), (game.end, game.moves[-3:], game.positions[-1].owed)
    deck = game.rules.deck
    for position in game.positions:
        assert all(reduced(owed, position, deck) == owed for owed in open_debts(position))


@pytest.mark.parametrize("book", BOOKS)
@settings(max_examples=some(20), deadline=None)
@given(seed=SEEDS)
def test_somebody_who_is_to_move_has_a_legal_move(book: str, seed: int) -> None:
    _check(_game(book, seed))


# ---- the pairs of rules that come together in the exchange

SWAPS = ("antitrust", "natural_disaster", "royal_defence")


def _rich_and_poor(seed: int) -> Game:
    """A game in which the daifugo holds the 2s and jokers and the daihinmin nothing high."""
    rng = random.Random(f"{seed} rich and poor")
    choices = {**random_choices(referee.book("daifugo").options, rng), **dict.fromkeys(SWAPS, True)}
    dealt = deal(seed, rng.randint(3, 6), "daifugo", titled=True, choices=choices)
    cards = sorted(
        (card for hand in dealt.hands.values() for card in hand.cards),
        key=lambda card: 99 if card.is_joker else rulebook("daifugo").book.deck.bit(card),
    )
    titles = {seat.title: seat.name for seat in dealt.seats}
    order = [titles["daihinmin"], *(n for n in dealt.names if n != titles["daifugo"])]
    hands = {}
    for name in dict.fromkeys([*order, titles["daifugo"]]):
        count = len(dealt.hands[name].cards)
        hands[name], cards = Hand(tuple(cards[:count]), 0), cards[count:]
    return play_out(dealt.replace(hands=hands, state=("exchange", "reign 3")), seed)


@pytest.mark.full("the first tier takes fewer random games and tables")
@settings(max_examples=20, deadline=None)
@given(seed=SEEDS)
def test_rules_that_swap_cards_after_the_exchange_do_not_stop_one_another(seed: int) -> None:
    _check(_rich_and_poor(seed))


def test_such_games_come_to_swaps() -> None:
    """Of cards and of hands, in either order."""
    made = [
        [move.kind for move in _rich_and_poor(seed).moves if move.kind in (SWAP, SWAP_HANDS)]
        for seed in range(30)
    ]
    assert any(SWAP in kinds for kinds in made)
    assert any(SWAP_HANDS in kinds for kinds in made)
