"""From a described table to a position, and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.conversion import (
    card_set,
    describe_position,
    named_cards,
    read_exits,
    read_hands,
    read_marks,
    write_marks,
)
from referee.engine.validation import find_faults
from referee.errors import Fault
from referee.model.description import Description, FieldPlay
from referee.model.marks import MANY, NOBODY, sorted_marks

from .position import BEGAN, DROPPED, LACKS, SevensPosition
from .ruleset import SevensRules

UNSEEN = Card("", "?", down=True)


def set_up(rules: SevensRules, described: Description) -> tuple[SevensPosition, list[Fault]]:
    """The described position, and all its faults.

    If the sevens are laid before the first turn, they are on the table even if not described.
    """
    names = described.names
    began = next(
        (seat for seat, name in enumerate(names) if _began(name) in described.state), NOBODY
    )
    lacking = dict(_read_lacks(rules, described))
    own = [*map(_began, names), *lacking]
    marks, odd = read_marks(rules.words, rules.deck, described, own_texts=own)
    known, unknown = read_hands(rules.deck, described)
    lying = [card for play in described.field for card in play.cards]
    laid = card_set(rules.deck, lying) | rules.lays
    position = SevensPosition(
        known=tuple(hand & ~laid for hand in known),
        unknown=unknown,
        laid=laid,
        removed=card_set(rules.deck, described.discards),
        hidden=sum(card.is_hidden for card in lying),
        turn=_turn(rules, described),
        marks=sorted_marks(marks),
        out=read_exits(described),
        began=began,
    )
    for seat, cards in lacking.values():
        position = position.without_cards(seat, cards)
    return position, [*find_faults(rules.rulebook.book, described, ways=(DROPPED,)), *odd]


def _began(name: str) -> str:
    return f"{BEGAN} {name}"


def _read_lacks(
    rules: SevensRules, described: Description
) -> Iterator[tuple[str, tuple[int, int]]]:
    """The texts about cards that a seat doesn't hold, each with the seat and the set."""
    for text in described.state:
        first, *words = text.split() or [""]
        if first == LACKS and words and words[0] in described.names:
            cards = named_cards(rules.deck, words[1:])
            if cards:
                yield text, (described.names.index(words[0]), cards)


def write_state(
    rules: SevensRules, position: SevensPosition, names: Sequence[str]
) -> tuple[str, ...]:
    """The marks, the cards that seats are known not to hold, and the seat that began."""
    lacking = ((names[seat], position.lacking(seat)) for seat in range(position.size))
    lacks = (
        " ".join([LACKS, name, *map(str, rules.deck.cards(cards))])
        for name, cards in lacking
        if cards
    )
    began = (_began(names[position.began]),) if position.began != NOBODY else ()
    return (*write_marks(rules.words, rules.deck, position.marks, names), *lacks, *began)


def _turn(rules: SevensRules, described: Description) -> int:
    """The seat on turn: as described, the one after the last on the field, or who begins."""
    names = described.names
    if described.turn in names:
        return names.index(described.turn)
    if described.field:
        last = described.field[-1].seat
        if last not in names:
            return NOBODY
        seats = SevensPosition((0,) * len(names), (MANY,) * len(names), out=read_exits(described))
        return seats.after(names.index(last))
    leader = rules.leader_of(described)
    return names.index(leader) if leader in names else NOBODY


def describe(rules: SevensRules, position: SevensPosition, described: Description) -> Description:
    """The position as a description, with a row for each suit."""
    deck, names = rules.deck, described.names
    leader = rules.leader_of(described)
    if position.began == NOBODY and leader in names:
        position = replace(position, began=names.index(leader))
    rows = [deck.cards(position.laid & suit) for suit in deck.suit_masks]
    hidden = (UNSEEN,) * (1 if position.hidden == MANY else position.hidden)
    return describe_position(
        described,
        deck,
        position,
        field=(FieldPlay(row) for row in (*rows, hidden) if row),
        discards=position.removed,
        state=write_state(rules, position, names),
    )
