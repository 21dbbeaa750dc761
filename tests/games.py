"""Random games by rules that somebody has changed here and there."""

from __future__ import annotations

import random

import referee
from referee import simulation
from referee.simulation import Game


def changed_game(
    book: str, seed: int, rng: random.Random, *, players: int, changed: float, titled: float
) -> Game:
    """A whole game. ``changed``: how likely an option gets a value at random, ``titled``: how
    likely the seats have last game's titles; both drawn from ``rng``, the game from ``seed``."""
    options = referee.book(book).options
    choices = {
        name: rng.choice(option.values)
        for name, option in options.items()
        if not option.in_header and rng.random() < changed
    }
    choices = simulation.at_peace(options, choices)
    dealt = simulation.deal(seed, players, book, titled=rng.random() < titled, choices=choices)
    return simulation.play_out(dealt, seed)
