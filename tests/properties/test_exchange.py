"""The exchange before a game, by all rules: no gift is made twice, and a table can be described in
the middle of the exchange and after it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import referee
from referee import simulation
from referee.model.moves import GIVE, SHOW
from referee.simulation import Game
from tests.tiers import quick

BOOKS = ("daifugo", "league", "local", "offkai", "uecda")
GAMES = 40
PARTS = 4


def _games(book: str, part: int) -> Iterator[Game]:
    """The first moves of games between players with titles, by rules that are chosen at random."""
    options = referee.book(book).options
    titles = referee.book(book).titles
    for seed in range(part, GAMES, PARTS):
        rng = random.Random(f"{book} {seed}")
        choices = {
            name: value
            for name, value in simulation.random_choices(options, rng).items()
            if rng.random() < 0.5
        }
        choices = simulation.at_peace(options, choices)
        players = rng.choice(sorted(titles))
        dealt = simulation.deal(seed, players, book, titled=True, choices=choices)
        told = dealt.replace(state=("exchange",), turn="") if rng.random() < 0.7 else dealt
        yield simulation.play_out(told, seed, max_moves=16)


def _gifts(game: Game) -> Iterator[tuple[int, tuple[str, str, str]]]:
    for number, move in enumerate(game.moves):
        exchanging = game.positions[number].exchanging
        if move.kind in (GIVE, SHOW) and exchanging:
            yield number, (move.seat, move.kind, move.other)


@pytest.mark.parametrize(
    "part", quick(range(PARTS), 1, "the first tier takes fewer random games and tables")
)
@pytest.mark.parametrize("book", BOOKS)
def test_no_gift_is_made_twice(book: str, part: int) -> None:
    gifts = 0
    for game in _games(book, part):
        made = [gift for _, gift in _gifts(game)]
        assert len({*made}) == len(made), f"{made}\n{game.table(0)}"
        for number, (giver, _, taker) in _gifts(game):
            after = game.table(number + 1)
            held = after.position.known[after.seats.index(giver)]
            cards = " ".join(map(str, [*after.rulebook.deck.cards(held)][:2]))
            if not cards:
                continue  # the giver has nothing left to give
            again = after.ask(f"may {giver} give {cards} to {taker}")
            assert again.answer == "no", f"{again.say()}\n{after}"
            gifts += 1
    assert gifts > GAMES // PARTS // 2


@pytest.mark.parametrize(
    "part", quick(range(PARTS), 1, "the first tier takes fewer random games and tables")
)
@pytest.mark.parametrize("book", BOOKS)
def test_the_middle_and_the_end_of_an_exchange_can_be_described(book: str, part: int) -> None:
    seen = 0
    for game in _games(book, part):
        for number, _ in _gifts(game):
            played = game.table(number + 1)
            flat = referee.read(str(played.flattened()))
            if played.position.owed and not played.position.exchanging:
                continue  # what else is owed after the exchange isn't described
            assert flat.position.key() == played.position.key(), f"{played}\n{flat}"
            seen += 1
    assert seen > GAMES // PARTS // 2
