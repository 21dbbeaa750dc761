"""What is known of a hand: from its cards, how many more there are, tricks and stated facts."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import combinations

from msgspec.structs import replace

from referee.cards.card import bits, union
from referee.engine.told_facts import told_fact_text
from referee.model.marks import MANY, NOBODY, Mark

from .position import LACKS, Trick, TricksPosition, suit_in
from .ruleset import TrickRules

Slot = tuple[int, int]
"""How many unknown cards a seat holds, and the set of cards that they may be."""


class KnownHand:
    """What is known of a seat's hand if it holds a certain card (a set of one)."""

    def __init__(self, rules: TrickRules, position: TricksPosition, seat: int, card: int) -> None:
        unknown, possible = position.unknown[seat], rules.possible(position, seat)
        self.known = position.known[seat] | card
        more = unknown - 1 if unknown > 0 and not card & position.known[seat] else unknown
        self.unknown = more
        """How many more cards it has (``MANY``: it isn't known)."""
        self.possible = possible & ~card if more else 0
        """The cards that these may be."""
        self._one_of = [
            cards for holder, cards in position.holds if holder == seat and not cards & self.known
        ]
        others = [
            (count, rules.possible(position, other))
            for other, count in enumerate(position.unknown)
            if other != seat and count > 0 and unknown
        ]
        self._others = [(count, cards & ~card) for count, cards in others]
        is_shown = bool(unknown) and bool(card & rules.unseen(position))
        own = [(unknown, possible)] if unknown > 0 else []
        self.is_ruled_out = is_shown and (
            not card & possible or (not self._fits(self.possible) and _fit([*own, *others]))
        )
        """Whether the card can't be in the hand, by what has been shown of this one and others."""

    def must_hold(self, cards: int) -> bool:
        """Whether the seat holds one of these cards in any case."""
        if cards & self.known:
            return True
        if not cards & self.possible:
            return False
        others = self.possible & ~cards
        if any(not one_of & others for one_of in self._one_of):
            return True
        return self._fits(self.possible) and not self._fits(others)

    def may_hold(self, cards: int) -> bool:
        """Whether the seat may hold one of these cards, of those not known to be in its hand."""
        possible = list(bits(cards & self.possible))
        return bool(possible) and (
            not self._others
            or not self._fits(self.possible)
            or any(self._fits(self.possible, 1 << bit) for bit in possible)
        )

    def _fits(self, cards: int, held: int = 0) -> bool:
        """Whether there are enough cards for all hands if the seat's unknown cards are of these,
        and one of them is ``held``."""
        own = [] if self.unknown == MANY else [(self.unknown - bool(held), cards & ~held)]
        return _fit([*own, *((count, possible & ~held) for count, possible in self._others)])


def _fit(slots: Sequence[Slot]) -> bool:
    """Whether every slot can get its cards: any group of slots has enough of them together."""
    groups = (group for size in range(len(slots)) for group in combinations(slots, size + 1))
    return all(
        sum(count for count, _ in group) <= union(cards for _, cards in group).bit_count()
        for group in groups
    )


# ---- what the cards of a trick show


def with_shown_voids(
    rules: TrickRules, position: TricksPosition, seat: int, card: int
) -> TricksPosition:
    """The position with the cards that a seat can't hold, because it plays this card (a set of
    one) to the trick. A card that breaks the rules shows nothing."""
    restricting = rules.declaring("restriction")
    absent = union(rules.barring(rule, position, seat, card) for rule in restricting) & ~card
    is_legal = not absent & position.known[seat]
    return _lacking(position, seat, absent) if absent and is_legal else position


def with_voids_of_described_tricks(rules: TrickRules, position: TricksPosition) -> TricksPosition:
    """The position with what the cards of described tricks show, except those that were led."""
    described = position
    earlier = None if rules.draws else described.last
    for trick in (earlier, Trick(described.field)):
        for place, laid in enumerate(trick.laid if trick else ()):
            if place and laid.seat != NOBODY and described.unknown[laid.seat]:
                before = replace(position, field=trick.laid[:place] if trick else ())
                shown = with_shown_voids(rules, before, laid.seat, 1 << rules.deck.bit(laid.card))
                position = replace(position, marks=shown.marks)
    return position


def without_derived_voids(rules: TrickRules, position: TricksPosition) -> TricksPosition:
    """The position without the cards that its described tricks show to be absent from hands."""
    lacks = [mark for mark in position.marks if mark.kind == LACKS.kind]
    if not lacks or rules.at_once:
        return position
    plain = replace(position, marks=tuple(mark for mark in position.marks if mark not in lacks))
    derived, left = with_voids_of_described_tricks(rules, plain), plain
    for mark in lacks:
        shown = derived.mark(LACKS.kind, mark.holder)
        cards = mark.value & ~(shown.value if shown else 0)
        if cards:
            left = left.with_mark(Mark(LACKS.kind, cards, mark.holder))
    return left


def with_stated_voids(
    rules: TrickRules, names: Sequence[str], position: TricksPosition, stated: Sequence[str]
) -> TricksPosition:
    """The position with the voids that its state names, without those that plays have shown."""
    others = tuple(mark for mark in position.marks if mark.kind != LACKS.kind)
    position = replace(position, marks=others)
    for text in stated:
        if mark := LACKS.read(text, rules.deck, names):
            position = _lacking(position, mark.holder, mark.value)
    return position


def _lacking(position: TricksPosition, seat: int, cards: int) -> TricksPosition:
    """The position with cards that a seat is known not to hold."""
    mark = position.mark(LACKS.kind, seat)
    return position.with_mark(Mark(LACKS.kind, cards | (mark.value if mark else 0), seat))


def without_revoked_void(
    rules: TrickRules, position: TricksPosition, seat: int, card: int
) -> TricksPosition:
    """The position after a seat has played a card that it had shown not to hold: what it has shown
    of the suit is wrong."""
    mark = position.mark(LACKS.kind, seat)
    if mark is None or not mark.value & card:
        return position
    moved = position.moved
    suit = suit_in(rules.deck.cards(card)[0], moved)
    cards = (other for other in rules.deck.cards(mark.value) if suit_in(other, moved) != suit)
    left = rules.deck.mask(cards)
    rest = position.without_mark(LACKS.kind, seat)
    return rest.with_mark(Mark(LACKS.kind, left, seat)) if left else rest


# ---- what the table states


def with_stated_facts(
    rules: TrickRules,
    names: Sequence[str],
    position: TricksPosition,
    stated: Container[str],
    moves: int,
) -> TricksPosition:
    """The position with the facts about hands that the table states after so many moves.

    ``position``: without a full trick on the field.
    """
    facts = list(_stated(rules, names, position, stated, moves))
    for seat, cards, is_void in facts:
        if is_void:
            position = _lacking(position, seat, cards)
    holds = tuple((seat, cards) for seat, cards, is_void in facts if not is_void)
    return replace(position, holds=holds)


def _stated(
    rules: TrickRules,
    names: Sequence[str],
    position: TricksPosition,
    stated: Container[str],
    moves: int,
) -> Iterator[tuple[int, int, bool]]:
    """The seats of which a fact is stated, with cards, and whether they hold none or one of them
    at least."""
    for rule in rules.declaring("restriction"):
        barred, _ = rule.restriction(position)
        for seat, name in enumerate(names) if barred else ():
            fact = rule.deciding_fact(position, name)
            card = barred & position.known[seat] or barred
            cards = rules.barring(rule, position, seat, card & -card)
            for is_true in (True, False):
                if told_fact_text(fact, is_true, moves) in stated:
                    yield seat, cards, is_true
