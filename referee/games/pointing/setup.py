"""From a described table to a position, and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.cards.card import Card
from referee.engine.conversion import (
    card_set,
    describe_position,
    read_exits,
    read_marks,
    write_hands,
    write_marks,
)
from referee.engine.validation import find_faults
from referee.errors import Fault
from referee.model.description import Description, FieldPlay, Hand
from referee.model.marks import NOBODY, Marks, sorted_marks
from referee.model.moves import VICTIM

from .position import ELIMINATED, PASSING, UNSEEN, PointingPosition, place_name
from .possible_worlds import worlds
from .ruleset import PointingRules

POINTS, ABOVE, CLASHED = "points", "ranks above", "clashed"
UNDER_WAY = "passing"
"""Words of ``state:`` that no mark has: ``Aki points Ben``, ``Aki ranks above Ben``."""


def set_up(rules: PointingRules, described: Description) -> tuple[PointingPosition, list[Fault]]:
    """The described position, and everything wrong with it."""
    names = described.names
    own = [said for said in described.state if said == UNDER_WAY or _own(said, names)]
    marks, odd = read_marks(rules.words, rules.deck, described, own_texts=own)
    book = rules.rulebook.book
    faults = [*find_faults(book, described, ways=(ELIMINATED,), aims=(VICTIM,)), *odd]
    position = _position(rules, described, sorted_marks(marks))
    faults += _wrong_counts(described, position)
    if not faults and not worlds(position, len(rules.deck.ranks)):
        faults.append(Fault("cards-contradict", ("state",), {}, described.line("state")))
    return position, faults


def _own(said: str, names: Sequence[str]) -> tuple[str, str, str] | None:
    """The seat, the word and the aim of a text such as ``Aki points victim``."""
    for word in (POINTS, ABOVE, CLASHED):
        seat, found, aim = (part.strip() for part in said.partition(f" {word}"))
        aims = ("",) if word == CLASHED else (*names, VICTIM)
        if found and seat in (aims if word == ABOVE else names) and aim in aims:
            return seat, word, aim
    return None


def _position(rules: PointingRules, described: Description, marks: Marks) -> PointingPosition:
    names = described.names
    out = read_exits(described)
    gone = {leaver.seat for leaver in out}
    lying: list[tuple[int, int]] = []
    for seat, name in enumerate(names):
        hand = described.hands.get(name, Hand(unknown=1))
        if seat not in gone:
            lying += [(face, seat) for face in _faces(rules, hand)]
    middle = described.field[0].cards if described.field else (Card("", "?", down=True),)
    lying += [(_face(rules, card), len(names)) for card in middle]
    lying = _without_victim(described, lying)
    places = tuple(place for _, place in lying)
    said = [own for text in described.state if (own := _own(text, names))]
    pointed = [NOBODY] * len(names)
    for name, word, aim in said:
        if word == POINTS:
            pointed[names.index(name)] = names.index(aim) if aim in names else len(names)
    spots = {name: place for place, name in enumerate((*names, VICTIM))}
    pairs = [(spots[seat], spots[aim]) for seat, word, aim in said if word == ABOVE]
    above = [
        (places.index(high), places.index(low))
        for high, low in pairs
        if high in places and low in places
    ]
    return PointingPosition(
        faces=tuple(face for face, _ in lying),
        places=places,
        pointed=tuple(pointed),
        marks=marks,
        out=out,
        above=tuple(sorted(set(above))),
        clashed=tuple(sorted(names.index(seat) for seat, word, _ in said if word == CLASHED)),
        gone=card_set(rules.deck, described.discards),
    )


def _without_victim(described: Description, lying: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """While cards are passed the middle may be empty: somebody holds the victim then."""
    names = described.names
    hands = [described.hands.get(name, Hand(unknown=1)) for name in names]
    held = sum(place < len(names) for _, place in lying)
    empty = any(not (hand.cards or hand.unknown or hand.out) for hand in hands)
    if (empty or UNDER_WAY in described.state) and held > sum(not hand.out for hand in hands):
        return [pair for pair in lying if pair[1] < len(names)]
    return lying


def _faces(rules: PointingRules, hand: Hand) -> list[int]:
    known = [_face(rules, card) for card in hand.cards]
    unknown = hand.unknown if hand.unknown is not None else max(0, 1 - len(known))
    return known + [UNSEEN] * unknown


def _face(rules: PointingRules, card: Card) -> int:
    return UNSEEN if card.is_hidden else rules.deck.ranks.index(card.rank)


def _wrong_counts(described: Description, position: PointingPosition) -> Iterator[Fault]:
    """A card for each player and one victim, but for the moment while cards are passed."""
    counts = [len(position.at(place)) for place in (*position.playing, position.middle)]
    told = UNDER_WAY in described.state or counts.count(0) > 1
    passing = position.stage == PASSING and sum(counts) == len(counts) and max(counts) == 2
    if (passing and told) or set(counts) == {1}:
        return
    if counts[-1] != 1:
        args: dict[str, object] = {"count": counts[-1]}
        yield Fault("one-victim", ("field", 0), args, described.line("field"))
    for seat in position.playing:
        count = len(position.at(seat))
        if count != 1:
            name = described.names[seat]
            args = {"name": name, "count": count}
            yield Fault("one-card-each", ("hands", name), args, described.line("hands", name))


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
    alone = [
        (high, low) for high, low in pairs if len(position.at(high)) == len(position.at(low)) == 1
    ]
    spots = (*names, VICTIM)
    above = [f"{spots[high]} {ABOVE} {spots[low]}" for high, low in sorted(alone)]
    clashed = [f"{names[seat]} {CLASHED}" for seat in position.clashed]
    passing = [UNDER_WAY] if position.stage == PASSING else []
    return (*marks, *passing, *pointing, *above, *clashed)


def describe(
    rules: PointingRules, position: PointingPosition, described: Description
) -> Description:
    """The position described from scratch."""
    names, deck = described.names, rules.deck
    hidden = Card("", "?", down=True)
    victim = [hidden if face == UNSEEN else deck.card_at(face) for face in position.field]
    hands = write_hands(deck, names, position)
    unseen = all(face == UNSEEN for face in position.field)
    return describe_position(
        described,
        deck,
        position,
        hands={name: hand for name, hand in hands.items() if hand != Hand((), 1)},
        field=() if unseen else (FieldPlay(tuple(victim)),),
        discards=position.gone,
        state=write_state(rules, position, names),
    )
