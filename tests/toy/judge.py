"""Whether a card may be played, and which ones may."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from referee.engine.answer import Answer
from referee.model.marks import NOBODY
from referee.model.moves import PLAY, Move

from .ruleset import ToyGame


def judge(game: ToyGame, move: Move) -> Answer:
    """``"yes"`` or ``"no"``."""
    if move.kind != PLAY:
        return Answer("no")
    rules, position = game.rules, game.position
    hand = rules.deck.cards(position.known[game.names.index(move.seat)])
    because = tuple(
        rule.reason("bars", "bars", cards=move.cards[:1], players=[move.seat])
        for rule in rules.declaring("bars")
        if rule.bars(hand, position.field, move.cards[0])
    )
    return Answer("no" if because else "yes", because)


def legal_moves(game: ToyGame, rng: Random) -> Iterator[Move]:
    """The moves of the seat on turn, in random order; none when all have played."""
    position = game.position
    if position.is_over or position.turn == NOBODY:
        return
    cards = list(game.rules.deck.cards(position.known[position.turn]))
    rng.shuffle(cards)
    moves = (Move(game.names[position.turn], PLAY, (card,)) for card in cards)
    yield from (move for move in moves if judge(game, move).value == "yes")
