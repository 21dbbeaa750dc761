"""From a described table to a position, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.cards.card import Card
from referee.engine.faults import find_faults
from referee.engine.hands import read_exits, read_hands, set_of, write_hands
from referee.engine.marks import read_marks
from referee.errors import Fault
from referee.model.description import Description, FieldPlay
from referee.model.marks import MANY, NOBODY
from referee.rulebook.binding import mark_words

from .position import SevensPosition

if TYPE_CHECKING:
    from .ruleset import SevensEngine

UNSEEN = Card("", "?", down=True)


def set_up(engine: SevensEngine, described: Description) -> tuple[SevensPosition, list[Fault]]:
    """The described position, and everything wrong with it.

    Where the sevens lie on the table before the first turn, they lie there whatever is said.
    """
    rules = engine.rulebook
    words = [word for group in mark_words(rules.book, rules.variant).values() for word in group]
    marks, odd = read_marks(words, engine.deck, described)
    known, unknown = read_hands(engine.deck, described)
    lying = [card for play in described.field for card in play.cards]
    laid = set_of(engine.deck, lying) | engine.lays
    position = SevensPosition(
        known=tuple(hand & ~laid for hand in known),
        unknown=unknown,
        laid=laid,
        removed=set_of(engine.deck, described.discards),
        hidden=sum(card.is_hidden for card in lying),
        turn=_turn(engine, described),
        marks=tuple(sorted(marks, key=lambda mark: mark.sort_key)),
        out=read_exits(described),
    )
    return position, [*find_faults(rules.book, described, ways=engine.out_ways), *odd]


def _turn(engine: SevensEngine, described: Description) -> int:
    """Who is to play: as said, after the last who is named on the field, or who begins."""
    names = described.names
    if described.turn in names:
        return names.index(described.turn)
    if described.field:
        last = described.field[-1].seat
        if last not in names:
            return NOBODY
        seats = SevensPosition((0,) * len(names), (MANY,) * len(names), out=read_exits(described))
        return seats.after(names.index(last))
    leaders = (rule.leader(described) for rule in engine.having("leader"))
    return next((names.index(name) for name in leaders if name in names), NOBODY)


def describe(engine: SevensEngine, position: SevensPosition, described: Description) -> Description:
    """The position described from scratch: a suit of the rows at a time."""
    deck, names = engine.deck, described.names
    rows = [deck.cards(position.laid & suit) for suit in deck.suit_masks]
    hidden = (UNSEEN,) * (1 if position.hidden == MANY else position.hidden)
    field = [FieldPlay(row) for row in (*rows, hidden) if row]
    return described.having(
        hands=write_hands(deck, names, position),
        field=tuple(field),
        discards=deck.cards(position.removed),
        turn=names[position.turn] if position.turn != NOBODY else "",
        state=engine.state_words(position, names),
        play=(),
        ask=(),
        lines={},
    )
