"""From a described table to a position, and back."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.cards.card import UNKNOWN_CARD
from referee.engine.conversion import (
    card_set,
    describe_position,
    read_card_texts,
    read_exits_without_cards,
    read_hands,
    read_marks,
    write_marks,
)
from referee.engine.validation import find_faults, held_and_lacking
from referee.errors import Fault
from referee.model.description import Description, FieldPlay
from referee.model.marks import MANY, NOBODY, sorted_marks

from .position import BEGAN, DROPPED, LACKS, PERHAPS_OUT, SevensPosition
from .ruleset import SevensRules


def set_up(rules: SevensRules, described: Description) -> tuple[SevensPosition, list[Fault]]:
    """The described position, and all its faults.

    If the sevens are laid before the first turn, they are on the table even if not described.
    """
    names, deck = described.names, rules.deck
    beginners = [seat for seat, name in enumerate(names) if _began(name) in described.state]
    lacking = [
        (text, seat, cards)
        for text, seat, cards in read_card_texts(LACKS, deck, described)
        if seat != NOBODY and cards
    ]
    perhaps_out = [seat for seat, name in enumerate(names) if _may_be_out(name) in described.state]
    own = [*map(_began, names), *map(_may_be_out, names), *(text for text, _, _ in lacking)]
    marks, odd = read_marks(rules.words, deck, described, own_texts=own)
    known, unknown = read_hands(deck, described)
    lying = [card for play in described.field for card in play.cards]
    laid = card_set(deck, lying) | rules.laid_first
    position = SevensPosition(
        known=tuple(hand & ~laid for hand in known),
        unknown=unknown,
        laid=laid,
        removed=card_set(deck, described.discards),
        hidden=sum(card.is_hidden for card in lying),
        marks=sorted_marks(marks),
        out=read_exits_without_cards(described, known, unknown),
        perhaps_out=perhaps_out[0] if perhaps_out else NOBODY,
        began=beginners[0] if beginners else NOBODY,
    )
    position = replace(position, turn=_turn(rules, position, described))
    for _, seat, cards in lacking:
        position = position.without_cards(seat, cards)
    faults = [*find_faults(rules.rulebook.book, described, ways=(DROPPED,)), *odd]
    for text, seat, cards in lacking:
        index = described.state.index(text)
        faults += held_and_lacking(deck, described, names[seat], cards, index)
    return position, faults


def _began(name: str) -> str:
    return f"{BEGAN} {name}"


def _may_be_out(name: str) -> str:
    return f"{PERHAPS_OUT} {name}"


def _turn(rules: SevensRules, position: SevensPosition, described: Description) -> int:
    """The seat on turn: as described, the one after the last on the field, or who begins."""
    if described.turn in described.names:
        return described.seat(described.turn)
    if described.field:
        last = described.seat(described.field[-1].seat)
        return NOBODY if last == NOBODY else position.after(last)
    return described.seat(rules.leader_of(described))


# ---- back


def write_state(
    rules: SevensRules, position: SevensPosition, names: Sequence[str]
) -> tuple[str, ...]:
    """The marks, the cards that seats are known not to hold, and the seats that began and may be
    out."""
    lacking = ((name, position.lacking(seat)) for seat, name in enumerate(names))
    lacks = (" ".join((LACKS, name, *rules.deck.texts(cards))) for name, cards in lacking if cards)
    began = (_began(names[position.began]),) if position.began != NOBODY else ()
    last = position.perhaps_out
    out = (_may_be_out(names[last]),) if last != NOBODY else ()
    return (*write_marks(rules.words, rules.deck, position.marks, names), *lacks, *began, *out)


def describe(rules: SevensRules, position: SevensPosition, described: Description) -> Description:
    """The position as a description, with a row for each suit."""
    deck = rules.deck
    if position.began == NOBODY:
        position = replace(position, began=described.seat(rules.leader_of(described)))
    rows = [deck.cards(position.laid & suit) for suit in deck.suit_masks]
    hidden = (UNKNOWN_CARD,) * (1 if position.hidden == MANY else position.hidden)
    return describe_position(
        described,
        deck,
        position,
        field=(FieldPlay(row) for row in (*rows, hidden) if row),
        discards=position.removed,
        state=write_state(rules, position, described.names),
    )
