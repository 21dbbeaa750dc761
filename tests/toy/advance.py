"""What a move does: a card is laid, and the next one plays."""

from __future__ import annotations

from msgspec.structs import replace

from referee.engine.answer import Event, Step
from referee.engine.conversion import card_set, hands_without
from referee.model.moves import Move

from .position import Laid
from .ruleset import ToyGame


def advance(game: ToyGame, move: Move) -> Step:
    """The position after a move, legal or not."""
    rules, position = game.rules, game.position
    seat, card = game.names.index(move.seat), move.cards[0]
    cards, hidden = card_set(rules.deck, [card]), int(card.is_hidden)
    known, unknown = hands_without(rules.deck, position, seat, cards, hidden)
    field = (*position.field, Laid(seat, card))
    after = replace(position, known=known, unknown=unknown, field=field, turn=position.after(seat))
    args = {"seat": move.seat, "cards": [str(card)]}
    event = Event(rules.role("strength").clause, "toy-laid", args)
    return Step(move, after, lambda: (event,))
