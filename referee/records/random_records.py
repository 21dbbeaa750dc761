"""Records of random games with illegal tries, for others to test their programs with."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from referee import simulation
from referee.errors import ImpossibleTable
from referee.model.limits import MAX_MOVES
from referee.model.moves import PASS, PLAY, Move
from referee.model.types import Value
from referee.notation.header import write_rules
from referee.table import AmbiguousPlay, IllegalPlay, Table

from .json_lines import FORMAT

MAX_TRIES = 20
"""How many random moves are tried for an illegal one."""
MAX_CARDS = 4


def random_record(
    seed: int,
    players: int = 4,
    book: str = "offkai",
    *,
    illegal: float = 0.0,
    choices: Mapping[str, Value] | None = None,
) -> Iterator[dict[str, Any]]:
    """The lines of a random game as JSON-ready data. The same arguments give the same game. It is
    cut where a table can't have more moves.

    ``illegal``: how often, from 0 to 1, a move is preceded by an illegal try of the same player.
    Raises ``UnknownName``.

    >>> head, *moves = random_record(1, illegal=0.3)
    >>> head["seed"], sorted({move["legal"] for move in moves})
    (1, [False, True])
    """
    dealt = simulation.deal(seed, players, book, choices=choices)
    game = simulation.play_out(dealt, seed, MAX_MOVES)
    rng = random.Random(seed)
    table = Table(write_rules(dealt, game.rules))
    yield {"format": FORMAT, "name": f"{book} {seed}", "seed": seed, "table": table.to_dict()}
    for move in game.moves:
        if rng.random() < illegal and (tried := _illegal(table, move, rng)):
            yield {"move": str(tried), "legal": False}
        yield {"move": str(move), "legal": True}
        table = table.play(move)


def _illegal(table: Table, legal: Move, rng: random.Random) -> Move | None:
    """An illegal move of the same player with cards of their own, or ``None`` if none was found."""
    held = [*table.rulebook.deck.cards(table.position.known[table.seats.index(legal.seat)])]
    for _ in range(MAX_TRIES):
        count = rng.randint(0, min(MAX_CARDS, len(held)))
        cards = tuple(rng.sample(held, count))
        move = Move(legal.seat, PLAY, cards) if cards else Move(legal.seat, PASS)
        try:
            table.play(move)
        except AmbiguousPlay:
            continue
        except IllegalPlay:
            return move
        except ImpossibleTable:
            continue
    return None
