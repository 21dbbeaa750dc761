"""From a described table to a position, and back."""

from __future__ import annotations

from referee.engine.conversion import card_set, describe_position, read_hands, read_marks
from referee.engine.validation import find_faults
from referee.errors import Fault
from referee.model.description import Description, FieldPlay

from .position import FIVE, PokerPosition
from .ruleset import PokerRules


def set_up(rules: PokerRules, described: Description) -> tuple[PokerPosition, list[Fault]]:
    """The described position, and all its faults."""
    deck = rules.deck
    known, unknown = read_hands(deck, described)
    shown = [0] * len(known)
    faults = [*find_faults(rules.rulebook.book, described), *read_marks((), deck, described)[1]]
    for index, play in enumerate(described.field):
        cards = card_set(deck, play.cards)
        if play.seat not in described.names or cards.bit_count() != FIVE:
            faults.append(Fault("five-by-somebody", ("field", index), {}, described.line("field")))
        else:
            shown[described.seat(play.seat)] = cards
    gone = card_set(deck, described.discards)
    return PokerPosition(known, unknown, tuple(shown), gone), faults


def describe(rules: PokerRules, position: PokerPosition, described: Description) -> Description:
    """The position as a description."""
    shown = zip(described.names, position.shown, strict=True)
    hands = (FieldPlay(rules.deck.cards(cards), name) for name, cards in shown if cards)
    return describe_position(described, rules.deck, position, field=hands, discards=position.gone)
