"""Whether a seat may show these cards, and the moves that may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from referee.engine.answer import Answer
from referee.engine.conversion import card_set
from referee.model.moves import PLAY, REVEAL, Move

from .position import FIVE, PokerPosition
from .ruleset import PokerRules


def judge(rules: PokerRules, names: Sequence[str], position: PokerPosition, move: Move) -> Answer:
    """``"yes"`` or ``"no"``."""
    cards, players = [str(card) for card in move.cards], [move.seat]
    if move.kind not in (PLAY, REVEAL):
        other = rules.role("show").reason("other", "bars", cards=cards, players=players)
        return Answer("no", (other,))
    seat, shown = names.index(move.seat), card_set(rules.deck, move.cards)
    said = ((r, r.bars(position, seat, shown, len(cards))) for r in rules.declaring("bars"))
    strange = [str(card) for card in rules.deck.cards(position.strange(seat, shown))]
    barred = [
        r.reason(key, "bars", cards=cards, players=players, strange=strange)
        for r, key in said
        if key
    ]
    free = rules.role("show").reason("free", "allows", cards=cards, players=players)
    return Answer("no", tuple(barred)) if barred else Answer("yes", (free,))


def legal_moves(
    rules: PokerRules, names: Sequence[str], position: PokerPosition, rng: Random
) -> Iterator[Move]:
    """All sets of five cards of each seat that has not shown any, in random order."""
    seats = position.waiting
    rng.shuffle(seats)
    for seat in seats:
        cards = list(rules.deck.cards(position.known[seat]))
        rng.shuffle(cards)
        for shown in combinations(cards, FIVE):
            yield Move(names[seat], REVEAL, rules.deck.sorted(shown))
