"""Described hands as card sets, and back: what the ``setup`` of every family needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf

from referee.cards.card import Card, Deck, parse_card
from referee.model.description import Description, FieldPlay, Hand, WayOut
from referee.model.marks import MANY, NOBODY, Exit

from .interfaces import AnyPosition


def card_set(deck: Deck, cards: Iterable[Card]) -> int:
    """The cards as a set; doubled ones, and jokers beyond those of the deck (faults told elsewhere)
    count once, hidden ones never."""
    told = [card.plain() for card in cards if not card.is_hidden]
    naturals = {card for card in told if not card.is_joker}
    jokers = min(deck.jokers, sum(card.is_joker for card in told))
    return deck.mask(naturals) | deck.joker_mask(jokers)


def named_cards(deck: Deck, words: Iterable[str]) -> int | None:
    """The set of the cards that these words name; ``None`` where one names none."""
    try:
        return card_set(deck, [parse_card(word, deck) for word in words])
    except ValueError:
        return None


def read_hands(deck: Deck, described: Description) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each seat the cards it is known to hold, and how many more (``MANY``: nobody knows)."""
    hands = [described.hands.get(name) for name in described.names]
    known = tuple(card_set(deck, hand.cards) if hand else 0 for hand in hands)
    return known, tuple(map(_unknown, hands))


def _unknown(hand: Hand | None) -> int:
    """How many unknown cards a described hand holds; who is out holds none."""
    if hand is None:
        return MANY
    if hand.out:
        return 0
    if hand.unknown is None:
        return MANY
    return hand.unknown + sum(card.is_hidden for card in hand.cards)


def read_exits(described: Description) -> tuple[Exit, ...]:
    """Who is out, in the order of leaving as far as it is told: the rest after clean places, but
    for those who are said to have left before one of them."""
    left: list[tuple[tuple[float, int, int], Exit]] = []
    for seat, name in enumerate(described.names):
        hand = described.hands.get(name)
        if hand is None or not hand.out:
            continue
        way = WayOut.read(hand.out)
        clean = way.how == "clean"
        place = way.number if clean else way.before or inf
        left.append(((place, clean, way.number), Exit(seat, way.how)))
    return tuple(leaver for _, leaver in sorted(left, key=lambda pair: pair[0]))


def write_hands(deck: Deck, names: Sequence[str], position: AnyPosition) -> dict[str, Hand]:
    """The hands of a position as they are described; of whom nothing is known is left out."""
    held = zip(names, position.known, position.unknown, strict=True)
    hands = {
        name: Hand(deck.cards(known), None if unknown == MANY else unknown)
        for name, known, unknown in held
    }
    hands |= {names[seat]: Hand(out=how, unknown=0) for seat, how in _ways_out(position.out)}
    return {name: hand for name, hand in hands.items() if hand != Hand()}


def _ways_out(out: Sequence[Exit]) -> Iterator[tuple[int, str]]:
    """Seat and ``out`` words: clean exits by their place, the others by the order they came in,
    and before which clean one."""
    cleanly = sum(leaver.how == "clean" for leaver in out)
    clean = bottom = 0
    for leaver in out:
        if leaver.how == "clean":
            clean += 1
            yield leaver.seat, str(WayOut("clean", clean))
        else:
            bottom += 1
            number = bottom if len(out) - cleanly > 1 else 0
            before = clean + 1 if clean < cleanly else 0
            yield leaver.seat, str(WayOut(leaver.how, number, before))


def described_as(
    described: Description,
    deck: Deck,
    position: AnyPosition,
    *,
    field: Iterable[FieldPlay] = (),
    discards: int = 0,
    state: tuple[str, ...] = (),
    hands: Mapping[str, Hand] | None = None,
) -> Description:
    """A position described from scratch, with the header and seats of a description.

    ``discards``: a set of cards; ``hands``: where they are written in a way of the family's own.
    """
    names, turn = described.names, position.turn
    return described.having(
        hands=write_hands(deck, names, position) if hands is None else hands,
        field=tuple(field),
        discards=deck.cards(discards),
        turn=names[turn] if turn != NOBODY else "",
        state=state,
        play=(),
        ask=(),
        lines={},
    )


Hands = tuple[tuple[int, ...], tuple[int, ...]]
"""``known`` and ``unknown`` of a position."""


def without(position: AnyPosition, seat: int, cards: int, hidden: int = 0) -> Hands:
    """The hands when cards (a set) leave one, known ones first; the rest were among its unknown
    ones. ``hidden``: how many more leave it that nobody else sees."""
    known, unknown = list(position.known), list(position.unknown)
    if unknown[seat] != MANY:
        strange = (cards & ~known[seat]).bit_count() + hidden
        unknown[seat] = max(0, unknown[seat] - strange)
    known[seat] &= ~cards
    return tuple(known), tuple(unknown)
