"""What a move does: a card is laid, and the next one plays."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.engine.answer import Event, Step
from referee.engine.conversion import card_set, hands_without
from referee.model.moves import Move

from .position import Laid, ToyPosition
from .ruleset import ToyRules


def advance(rules: ToyRules, names: Sequence[str], position: ToyPosition, move: Move) -> Step:
    """The position after a move, legal or not."""
    seat, card = names.index(move.seat), move.cards[0]
    cards, hidden = card_set(rules.deck, [card]), int(card.is_hidden)
    known, unknown = hands_without(position, seat, cards, hidden)
    field = (*position.field, Laid(seat, card))
    after = replace(position, known=known, unknown=unknown, field=field, turn=position.after(seat))
    laid = {"seat": move.seat, "cards": [str(card)]}
    told = Event(rules.role("strength").clause, "toy-laid", laid)
    return Step(move, after, lambda: (told,))
