"""Sets of cards, in decks with one of each card, with copies and with cards without a suit."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from referee.cards.card import Card, Deck, parse_card
from referee.cards.decks import card_pattern
from referee.engine.conversion import card_set
from referee.library.book_builder import build_deck

LISTED = build_deck(
    {
        "kind": "coloured",
        "suits": "RYGB",
        "ranks": [*range(10), "S", "R", "+2", "W", "W+4"],
        "suitless": ["W", "W+4"],
        "copies": {"0": 1, "W": 4, "W+4": 4, "others": 2},
    }
)
DECKS = {
    "one of each": Deck(),
    "two packs": build_deck({"kind": "french", "copies": 2, "jokers": 4}),
    "listed": LISTED,
    "three of some": Deck(("R", "B"), ("1", "2"), jokers=1, copies=(3, 1)),
}


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_a_set_is_what_its_cards_are(deck: Deck) -> None:
    rng, full = random.Random(7), deck.cards(deck.full)
    assert len(full) == deck.size + deck.jokers == sum(map(deck.count, {*full}))
    for _ in range(200):
        some = Counter(rng.sample(full, rng.randint(0, len(full))))
        rest = [*(Counter(full) - some).elements()]
        more = Counter(rng.sample(rest, rng.randint(0, len(rest))))
        other = Counter(rng.sample(full, rng.randint(0, len(full))))
        held = deck.mask(some.elements())
        assert Counter(deck.cards(held)) == some
        assert held.bit_count() == some.total()
        assert deck.add(held, deck.mask(more.elements())) == deck.mask((some + more).elements())
        others = deck.mask(other.elements())
        assert deck.take(held, others) == deck.mask((some - other).elements())
        assert (others & ~held == 0) is (not other - some)
        assert deck.jokers_in(held) == some[Card("", "Jo")]


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_all_cards_of_a_rank_and_of_a_suit(deck: Deck) -> None:
    for rank in deck.ranks:
        assert {card.rank for card in deck.cards(deck.rank_mask(rank))} == {rank}
    by_suit = sum(deck.suit_mask(suit).bit_count() for suit in deck.suits)
    without = sum(deck.rank_mask(rank).bit_count() for rank in deck.suitless)
    assert by_suit + without == deck.size


def test_more_of_a_card_than_there_are() -> None:
    zero = parse_card("R0", LISTED)
    with pytest.raises(ValueError, match="R0"):
        LISTED.mask([zero, zero])
    assert LISTED.texts(card_set(LISTED, [zero, zero, *[parse_card("R1", LISTED)] * 3])) == [
        "R0", "R1", "R1"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("W", "W"),
        ("w+4", "W+4"),
        ("ワイルド", "W"),
        ("ワイルドドロー4", "W+4"),
        ("+4", "W+4"),
        ("R+2", "R+2"),
        ("赤ドロー2", "R+2"),
        ("黄スキップ", "YS"),
        ("緑のリバース", "GR"),
        ("Bskip", "BS"),
        ("青０", "B0"),
    ],
)
def test_listed_cards_in_any_spelling(text: str, card: str) -> None:
    assert str(parse_card(text, LISTED)) == card
    assert re.fullmatch(card_pattern(LISTED), text, re.IGNORECASE)


def test_a_wild_card_has_no_suit() -> None:
    for text in ("RW", "S", "5", "+2"):
        with pytest.raises(ValueError, match=re.escape(text)):
            parse_card(text, LISTED)
