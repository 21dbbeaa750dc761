"""From a described table to a position, and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.cards.card import UNKNOWN_CARD, Card
from referee.engine.conversion import (
    card_set,
    describe_position,
    read_exits,
    read_marks,
    write_hands,
    write_marks,
)
from referee.engine.validation import fault, find_faults
from referee.errors import Fault
from referee.model.description import Description, FieldPlay, Hand
from referee.model.marks import NOBODY, Marks, sorted_marks
from referee.model.moves import VICTIM

from .position import ELIMINATED, PASSING, UNSEEN, PointingPosition, place_name
from .possible_worlds import worlds
from .ruleset import PointingRules

POINTS, ABOVE, CLASHED = "points", "ranks above", "clashed"
UNDER_WAY = "passing"
"""The words of ``state:`` that aren't marks: ``Aki points Ben``, ``Aki ranks above Ben``."""


def set_up(rules: PointingRules, described: Description) -> tuple[PointingPosition, list[Fault]]:
    """The described position, and all its faults."""
    names = described.names
    own = [text for text in described.state if text == UNDER_WAY or _own(text, names)]
    marks, odd = read_marks(rules.words, rules.deck, described, own_texts=own)
    book = rules.rulebook.book
    faults = [*find_faults(book, described, ways=(ELIMINATED,), aims=(VICTIM,)), *odd]
    position = _position(rules, described, sorted_marks(marks))
    faults += _wrong_counts(described, position)
    if not faults and not worlds(position, len(rules.deck.ranks)):
        faults.append(Fault("cards-contradict", ("state",), {}, described.line("state")))
    return position, faults


def _own(text: str, names: Sequence[str]) -> tuple[str, str, str] | None:
    """The seat, the word and the aim of a text such as ``Aki points victim``, or ``None``."""
    for word in (POINTS, ABOVE, CLASHED):
        seat, separator, aim = (part.strip() for part in text.partition(f" {word}"))
        aims = ("",) if word == CLASHED else (*names, VICTIM)
        if separator and seat in (aims if word == ABOVE else names) and aim in aims:
            return seat, word, aim
    return None


def _position(rules: PointingRules, described: Description, marks: Marks) -> PointingPosition:
    names = described.names
    cards = _placed_faces(rules, described)
    places = tuple(place for _, place in cards)
    spots = {name: place for place, name in enumerate((*names, VICTIM))}
    texts = [own for text in described.state if (own := _own(text, names))]
    pointed = [NOBODY] * len(names)
    for seat, word, aim in texts:
        if word == POINTS:
            pointed[spots[seat]] = spots[aim]
    pairs = [(spots[high], spots[low]) for high, word, low in texts if word == ABOVE]
    above = {
        (places.index(high), places.index(low)) for high, low in pairs if {high, low} <= {*places}
    }
    return PointingPosition(
        faces=tuple(face for face, _ in cards),
        places=places,
        pointed=tuple(pointed),
        marks=marks,
        out=read_exits(described),
        above=tuple(sorted(above)),
        clashed=tuple(sorted(spots[seat] for seat, word, _ in texts if word == CLASHED)),
        gone=card_set(rules.deck, described.discards),
    )


def _placed_faces(rules: PointingRules, described: Description) -> list[tuple[int, int]]:
    """The face and the place of each card.

    No card is in the middle if a player holds the victim while cards are passed.
    """
    hands = [described.hands.get(name, Hand(unknown=1)) for name in described.names]
    held = [
        (face, seat)
        for seat, hand in enumerate(hands)
        if not hand.out
        for face in _faces(rules, hand)
    ]
    has_empty = any(not (hand.cards or hand.unknown or hand.out) for hand in hands)
    is_passing = has_empty or UNDER_WAY in described.state
    if is_passing and len(held) > sum(not hand.out for hand in hands):
        return held
    middle = described.field[0].cards if described.field else (UNKNOWN_CARD,)
    return held + [(_face(rules, card), len(hands)) for card in middle]


def _faces(rules: PointingRules, hand: Hand) -> list[int]:
    known = [_face(rules, card) for card in hand.cards]
    unknown = hand.unknown if hand.unknown is not None else max(0, 1 - len(known))
    return known + [UNSEEN] * unknown


def _face(rules: PointingRules, card: Card) -> int:
    return UNSEEN if card.is_hidden else rules.deck.ranks.index(card.rank)


def _wrong_counts(described: Description, position: PointingPosition) -> Iterator[Fault]:
    """Faults unless each player has a card and one is the victim, or cards are being passed."""
    counts = [len(position.at(place)) for place in (*position.playing, position.middle)]
    is_described = UNDER_WAY in described.state or counts.count(0) > 1
    passing = position.stage == PASSING and sum(counts) == len(counts) and max(counts) == 2
    if (passing and is_described) or set(counts) == {1}:
        return
    if counts[-1] != 1:
        yield Fault("one-victim", ("field", 0), {"count": counts[-1]}, described.line("field"))
    for seat, count in zip(position.playing, counts, strict=False):
        if count != 1:
            name = described.names[seat]
            yield fault(described, "one-card-each", ("hands", name), name=name, count=count)


# ---- back


def write_state(
    rules: PointingRules, position: PointingPosition, names: Sequence[str]
) -> tuple[str, ...]:
    """What ``state:`` says of a position."""
    marks = write_marks(rules.words, rules.deck, position.marks, names)
    pointing = [
        f"{names[seat]} {POINTS} {place_name(names, place)}"
        for seat, place in enumerate(position.pointed)
        if place != NOBODY
    ]
    pairs = [(position.places[high], position.places[low]) for high, low in position.above]
    above = [
        f"{place_name(names, high)} {ABOVE} {place_name(names, low)}"
        for high, low in sorted(pairs)
        if len(position.at(high)) == len(position.at(low)) == 1
    ]
    clashed = [f"{names[seat]} {CLASHED}" for seat in position.clashed]
    passing = [UNDER_WAY] if position.stage == PASSING else []
    return (*marks, *passing, *pointing, *above, *clashed)


def describe(
    rules: PointingRules, position: PointingPosition, described: Description
) -> Description:
    """The position as a description."""
    names, deck = described.names, rules.deck
    victim = (UNKNOWN_CARD if face == UNSEEN else deck.card_at(face) for face in position.field)
    hands = write_hands(deck, names, position)
    is_unseen = all(face == UNSEEN for face in position.field)
    return describe_position(
        described,
        deck,
        position,
        hands={name: hand for name, hand in hands.items() if hand != Hand((), 1)},
        field=() if is_unseen else (FieldPlay(tuple(victim)),),
        discards=position.gone,
        state=write_state(rules, position, names),
    )
