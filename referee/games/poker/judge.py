"""Whether a seat may show these cards, and the moves that may come next."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from referee.engine.answer import Answer
from referee.engine.conversion import card_set
from referee.model.moves import PLAY, REVEAL, Move

from .ruleset import PokerGame


def judge(game: PokerGame, move: Move) -> Answer:
    """``"yes"`` or ``"no"``."""
    rules, position, cards, players = game.rules, game.position, move.cards, [move.seat]
    if move.kind not in (PLAY, REVEAL):
        other = rules.role("show").reason("other", "bars", cards=cards, players=players)
        return Answer("no", (other,))
    seat, shown = game.names.index(move.seat), card_set(rules.deck, cards)
    strange = rules.deck.texts(position.strange(seat, shown))
    barring = [
        rule.reason(ending, "bars", cards=cards, players=players, strange=strange)
        for rule in rules.declaring("bars")
        if (ending := rule.bars(position, seat, shown, len(cards)))
    ]
    free = rules.role("show").reason("free", "allows", cards=cards, players=players)
    return Answer("no", tuple(barring)) if barring else Answer("yes", (free,))


def legal_moves(game: PokerGame, rng: Random) -> Iterator[Move]:
    """All sets of cards that each seat may show, if it has not shown any, in random order."""
    seats, deck = game.position.waiting, game.rules.deck
    rng.shuffle(seats)
    for seat in seats:
        cards = list(deck.cards(game.position.known[seat]))
        rng.shuffle(cards)
        for shown in combinations(cards, game.position.showing):
            yield Move(game.names[seat], REVEAL, deck.sorted(shown))
