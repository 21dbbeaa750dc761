"""From a described table to a position, and back."""

from __future__ import annotations

from referee.cards.card import union
from referee.engine.conversion import (
    card_set,
    describe_position,
    read_hands,
    read_marks,
    write_marks,
)
from referee.engine.validation import find_faults
from referee.errors import Fault
from referee.model.description import Description, FieldPlay
from referee.model.marks import sorted_marks

from .position import PokerPosition
from .ruleset import PokerRules


def set_up(rules: PokerRules, described: Description) -> tuple[PokerPosition, list[Fault]]:
    """The described position, and all its faults."""
    deck = rules.deck
    known, unknown = read_hands(deck, described)
    shown = [0] * len(known)
    marks, odd = read_marks(rules.words, deck, described)
    showing = rules.role("show").showing
    faults = [*find_faults(rules.rulebook.book, described), *odd]
    for index, play in enumerate(described.field):
        cards = card_set(deck, play.cards)
        if play.seat not in described.names or cards.bit_count() != showing:
            faults.append(Fault("five-by-somebody", ("field", index), {}, described.line("field")))
        else:
            shown[described.seat(play.seat)] = cards
    gone = card_set(deck, described.discards)
    position = PokerPosition(known, unknown, tuple(shown), gone, showing, marks=sorted_marks(marks))
    board = position.board
    if board.bit_count() > rules.board or board & union((gone, *known, *shown)):
        faults.append(
            Fault("odd-board", ("state",), {"most": rules.board}, described.line("state"))
        )
    return position, faults


def describe(rules: PokerRules, position: PokerPosition, described: Description) -> Description:
    """The position as a description."""
    shown = zip(described.names, position.shown, strict=True)
    hands = (FieldPlay(rules.deck.cards(cards), name) for name, cards in shown if cards)
    state = write_marks(rules.words, rules.deck, position.marks, described.names)
    return describe_position(
        described, rules.deck, position, field=hands, discards=position.gone, state=state
    )
