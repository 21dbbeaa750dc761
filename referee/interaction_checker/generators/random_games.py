"""Tables from whole games of random moves, by the given rules or by any."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from referee.engine.family import engine_of
from referee.errors import RefereeError
from referee.interaction_checker.pair_outcome import RuleGroup
from referee.model.description import Description
from referee.rulebook.rulebook import Rulebook
from referee.simulation import Game, deal, play_out, random_choices

MAX_MOVES = 60
"""How many moves of a game are looked at."""


def game_tables(
    rules: Rulebook, ids: Sequence[str], rng: Random, *, vary: bool
) -> Iterator[tuple[RuleGroup, Description]]:
    """Pairs of these rules that act at the same move of a game, with the table.

    ``vary``: every other game is played with random switches.
    """
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
    """The choices of the rules, with random switches in every other game."""
    if rng.random() < 0.5:
        return dict(rules.choices)
    choices = random_choices(rules.options, rng)
    switches = {name: v for name, v in choices.items() if rules.options[name].kind == "switch"}
    return {**rules.choices, **switches}


def _tables(game: Game, ids: set[str]) -> Iterator[tuple[RuleGroup, Description]]:
    engine, names = engine_of(game.rules), game.dealt.names
    for position, move in zip(game.positions, game.moves, strict=False):
        if position.owed:
            continue  # an obligation can't be described; it was looked at with its play
        events = engine.advance(names, position, move).events
        acting = ids & {event.clause.id for event in events}
        if len(acting) < 2:
            continue
        table = engine.describe(position, game.dealt).replace(play=(move,))
        clauses = [clause for clause in game.rules.clauses if clause.id in acting]
        for pair in combinations(clauses, 2):
            yield RuleGroup(game.rules, pair), table
