"""Whoever is to move has a legal move, through whole games of every book under random options.

Climbing books have tests of their own: :mod:`tests.properties.test_games`.
"""

from __future__ import annotations

import random

import pytest

import referee
from referee.engine.family import engine_of
from referee.library.context import rulebook
from referee.simulation import OVER, UNTOLD, deal, play_out

GAMES_EACH = 12
MOST_PLAYERS = 6


def _games() -> list[tuple[str, str]]:
    """Every book, or every game of a book with several, that is of another family."""
    games = []
    for name in referee.books():
        book = referee.book(name)
        of_book = book.variants.values if book.variants else ("",)
        games += [(name, str(game)) for game in of_book]
    return [each for each in games if _family(*each) != "climbing"]


def _family(book: str, game: str) -> str:
    return rulebook(book, {"game": game} if game else None).family


@pytest.mark.parametrize(("book", "game"), _games())
def test_whoever_is_to_move_has_a_legal_move(book: str, game: str) -> None:
    made = referee.book(book)
    few, many = made.players
    for seed in range(GAMES_EACH):
        rng = random.Random(f"{book} {game} {seed}")
        share = rng.choice([0.2, 0.5, 1])
        drawn = {
            name: rng.choice(option.values)
            for name, option in made.options.items()
            if rng.random() < share
        }
        choices = {**drawn, "game": game} if game else drawn
        dealt = deal(seed, rng.randint(few, min(many, MOST_PLAYERS)), book, choices=choices)
        played = play_out(dealt, seed)
        if played.end == UNTOLD:  # who took the last trick has no card, and others have
            last = played.table()
            assert last.ask("whose turn").answer in ("unsettled", "depends"), str(last)
            assert len({len(hand.cards) for hand in dealt.hands.values()}) > 1, str(last)
            continue
        assert played.end == OVER, f"{played.end}\n{played.table()}"
        assert engine_of(played.rules).is_over(played.positions[-1])
