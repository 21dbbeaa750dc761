"""Whether a card may be played, and which ones may."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from referee.engine.answer import Answer
from referee.model.marks import NOBODY
from referee.model.moves import PLAY, Move

from .position import ToyPosition
from .ruleset import ToyRules


def judge(rules: ToyRules, names: Sequence[str], position: ToyPosition, move: Move) -> Answer:
    """``"yes"`` or ``"no"``."""
    if move.kind != PLAY:
        return Answer("no")
    hand = rules.deck.cards(position.known[names.index(move.seat)])
    told = tuple(
        rule.reason("bars", "bars", cards=[str(move.cards[0])], players=[move.seat])
        for rule in rules.declaring("bars")
        if rule.bars(hand, position.field, move.cards[0])
    )
    return Answer("no" if told else "yes", told)


def legal_moves(
    rules: ToyRules, names: Sequence[str], position: ToyPosition, rng: Random
) -> Iterator[Move]:
    """The moves of whose turn it is, in random order; none when all have played."""
    if position.over or position.turn == NOBODY:
        return
    cards = list(rules.deck.cards(position.known[position.turn]))
    rng.shuffle(cards)
    moves = (Move(names[position.turn], PLAY, (card,)) for card in cards)
    yield from (m for m in moves if judge(rules, names, position, m).value == "yes")
