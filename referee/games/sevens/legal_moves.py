"""The moves that may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from referee.model.marks import NOBODY
from referee.model.moves import PASS, PLAY, Move

from .judge import judge
from .position import SevensPosition
from .ruleset import SevensRules


def legal_moves(
    rules: SevensRules, names: Sequence[str], position: SevensPosition, rng: Random
) -> Iterator[Move]:
    """The moves of whose turn it is, in random order. Raises ``OpenReading``."""
    bare = bare_moves(rules, names, position)
    if not bare:
        return
    fits = rules.fitting(position.laid) & position.known[position.turn]
    cards = rules.deck.cards(fits)
    moves = [*(Move(names[position.turn], PLAY, (card,)) for card in cards), *bare]
    rng.shuffle(moves)
    yield from (m for m in moves if judge(rules, names, position, m).value == "yes")


def bare_moves(
    rules: SevensRules, names: Sequence[str], position: SevensPosition
) -> Sequence[Move]:
    """Whose turn it is passes, as long as the game is not over."""
    if position.over or position.turn == NOBODY:
        return []
    return [Move(names[position.turn], PASS)]
