"""The moves that may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from referee.model.marks import NOBODY
from referee.model.moves import PLACE, PLAY, Move

from .advance import ready, waited_for
from .judge import judge
from .position import TricksPosition
from .ruleset import TrickRules


def legal_moves(
    rules: TrickRules, names: Sequence[str], position: TricksPosition, rng: Random
) -> Iterator[Move]:
    """The moves of whoever is waited for, in random order. Raises ``OpenReading``."""
    if position.over:
        return
    position = ready(rules, position)
    seats = list(waited_for(rules, position))
    rng.shuffle(seats)
    moves = [move for seat in seats for move in _moves(rules, names, position, seat, rng)]
    yield from (m for m in moves if judge(rules, names, position, m).value == "yes")


def _moves(
    rules: TrickRules, names: Sequence[str], position: TricksPosition, seat: int, rng: Random
) -> list[Move]:
    if position.owed:
        moves = _placings(rules, names[seat])
    else:
        cards = rules.deck.cards(position.known[seat])
        moves = [Move(names[seat], PLAY, (card,)) for card in cards]
    rng.shuffle(moves)
    return moves


def _placings(rules: TrickRules, name: str) -> list[Move]:
    return [Move(name, PLACE, suit=suit) for suit in rules.deck.suits]


def bare_moves(rules: TrickRules, names: Sequence[str], position: TricksPosition) -> Sequence[Move]:
    """What is placed before the first card; nobody passes in a trick-taking game."""
    if not position.owed or position.turn == NOBODY:
        return []
    return _placings(rules, names[position.turn])
