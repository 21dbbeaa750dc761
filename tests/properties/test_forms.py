"""The plays that a hand makes against every set of its cards read by itself, with all rules on."""

from __future__ import annotations

from random import Random

import pytest

from referee.cards.card import bits
from referee.engine.family import engine_of
from referee.games.climbing.plays.forms import subsets
from referee.games.climbing.plays.play import NO_FORM, Play
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.library.context import rulebook
from referee.rulebook.rulebook import Rulebook

BOOKS = ("offkai", "daifugo", "local")


def _with_every_rule(book: str) -> ClimbingRules:
    every = rulebook(book)
    on = {name: True for name, option in every.options.items() if option.kind == "switch"}
    rules = engine_of(Rulebook(every.book, on)).rules
    assert isinstance(rules, ClimbingRules)
    return rules


def _hand(rules: ClimbingRules, random: Random, size: int) -> int:
    """Cards of five numbers, mostly at one distance, so that many make something together; in half
    of the hands one or two jokers."""
    deck, width = rules.deck, len(rules.deck.suits)
    step = random.choice((1, 2))
    start = random.randrange(len(deck.ranks) - 4 * step)
    ranks = [start + step * at for at in range(5)]
    if random.random() < 0.3:
        ranks = random.sample(range(len(deck.ranks)), 5)
    near = [rank * width + suit for rank in ranks for suit in range(width)]
    jokers = random.choice((0, 0, 1, 2))
    return sum(1 << bit for bit in random.sample(near, size)) | deck.joker_mask(jokers)


def _read_one_by_one(rules: ClimbingRules, hand: int) -> set[Play]:
    deck = rules.deck
    jokers = [deck.joker_mask(count) for count in range(deck.jokers_in(hand) + 1)]
    parts = [0, *subsets(hand & deck.naturals)]
    every = (part | wild for part in parts for wild in jokers if part | wild)
    return {
        play
        for cards in every
        for play in rules.readings(deck.cards(cards))
        if play.form != NO_FORM
    }


@pytest.mark.parametrize("book", BOOKS)
def test_a_hand_makes_what_its_cards_are_read_as(book: str) -> None:
    rules, random, found = _with_every_rule(book), Random(11), 0
    for _ in range(60):
        hand = _hand(rules, random, 6)
        made = rules.plays_in(hand)
        assert {*made} == _read_one_by_one(rules, hand)
        assert len({*made}) == len(made)
        found += len(made)
    assert found > 1000


@pytest.mark.parametrize("book", BOOKS)
def test_what_is_left_of_a_hand_makes_what_is_left_of_its_plays(book: str) -> None:
    """Asked one after another, as in a game, hands are told by the larger ones before them."""
    rules, random, compared = _with_every_rule(book), Random(5), 0
    sought = tuple((form, rules.filling) for form in rules.forms)
    for _ in range(40):
        hand = _hand(rules, random, 9)
        while hand:
            assert {*rules.made(sought)[hand]} == {*rules.plays_in(hand)}
            compared += 1
            hand = _some_of(rules, random, hand)
    assert compared > 100


def _some_of(rules: ClimbingRules, random: Random, hand: int) -> int:
    """What is left of a hand: fewer cards."""
    deck = rules.deck
    less = 1 << random.choice([*bits(hand & deck.naturals)]) if hand & deck.naturals else 0
    kept = sum(1 << bit for bit in range(deck.size) if random.random() < 0.8)
    jokers = random.randint(0, deck.jokers_in(hand)) if less else deck.jokers_in(hand) - 1
    return hand & deck.naturals & kept & ~less | deck.joker_mask(jokers)
