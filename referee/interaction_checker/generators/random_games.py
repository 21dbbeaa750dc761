"""Tables from whole games by random moves, with the rules given or with any."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from referee.engine.compile import engine_of
from referee.errors import RefereeError
from referee.interaction_checker.pair_outcome import Group
from referee.model.description import Description
from referee.rulebook.rulebook import Rulebook
from referee.simulation import Game, deal, play_out, random_choices

MAX_MOVES = 60
"""So many moves of a game are looked at."""


def game_tables(
    rules: Rulebook, ids: Sequence[str], rng: Random, *, vary: bool
) -> Iterator[tuple[Group, Description]]:
    """Groups of two of these rules that do something at one move of a game, with the table.

    ``vary``: every other game is played with any switches."""
    low, high = rules.book.players
    try:
        choices = _choices(rules, rng) if vary else dict(rules.choices)
        dealt = deal(rng.randrange(10**9), rng.randint(low, high), rules.id,
                     titled=rng.random() < 0.5, choices=choices)  # fmt: skip
        game = play_out(dealt, rng.randrange(10**9), MAX_MOVES)
    except RefereeError:
        return
    yield from _tables(game, set(ids))


def _choices(rules: Rulebook, rng: Random) -> dict[str, bool | str]:
    """What the rules say, and in every other game any switches besides."""
    if rng.random() < 0.5:
        return dict(rules.choices)
    chosen = random_choices(rules.options, rng)
    switches = {name: v for name, v in chosen.items() if rules.options[name].kind == "switch"}
    return {**rules.choices, **switches}


def _tables(game: Game, ids: set[str]) -> Iterator[tuple[Group, Description]]:
    engine, names = engine_of(game.rules), game.dealt.names
    for position, move in zip(game.positions, game.moves, strict=False):
        if position.owed:
            continue  # what is owed cannot be described: it has been looked at with its play
        happened = engine.advance(names, position, move).events
        acting = {each.clause.id for each in happened if each.clause.id in ids}
        if len(acting) < 2:
            continue
        described = engine.describe(position, game.dealt).having(play=(move,))
        clauses = [each for each in game.rules.clauses if each.id in acting]
        for pair in combinations(clauses, 2):
            yield Group(game.rules, pair), described
