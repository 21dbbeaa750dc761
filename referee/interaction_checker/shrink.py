"""A smaller table that still shows the same: fewer rules, players, moves, cards and marks.

Greedy and in a fixed order, so the same table always shrinks to the same result.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import islice
from typing import TypeVar

from msgspec.structs import replace

from referee.engine.family import engine_of
from referee.engine.interfaces import AmbiguousCards
from referee.errors import RefereeError
from referee.model.description import Description, Hand
from referee.model.moves import PLAY
from referee.notation.header import read_rules, write_rules
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook

MAX_LOOKS = 600
"""How many smaller tables are tried."""

Reduction = Callable[[Description], Iterator[Description]]
"""Tables that lack one thing."""
T = TypeVar("T")


def shrink(
    table: Description, shows: Callable[[Description], bool], home: Rulebook, kept: Collection[str]
) -> Description:
    """The smallest table found by leaving things out while ``shows`` is true.

    ``home``: the rules that needn't be written in the header; ``kept``: switches that stay.
    """
    reductions: tuple[Reduction, ...] = (
        _fewer_moves,
        lambda table: _fewer_rules(table, home, kept),
        _fewer_seats,
        _less_state,
        _without_titles,
        _fewer_discards,
        _lower_field,
        _fewer_hands,
        _fewer_cards,
        _fewer_played,
    )
    looks, has_shrunk = 0, True
    while has_shrunk:
        has_shrunk = False
        for reduction in reductions:
            index = 0
            while looks < MAX_LOOKS:
                smaller = next(islice(reduction(table), index, None), None)
                if smaller is None:
                    break
                looks += 1
                if shows(smaller):
                    table, has_shrunk = smaller, True  # the next candidate now has this index
                else:
                    index += 1
    return table


def _fewer_moves(table: Description) -> Iterator[Description]:
    """The position after the first moves, with only the moves that follow."""
    try:
        engine = engine_of(read_rules(table))
        position, _ = engine.set_up(table)
        positions = [position]
        for move in table.play[:-1]:
            positions.append(engine.advance(table.names, positions[-1], move).position)
        for count in range(len(positions) - 1, 0, -1):
            if not positions[count].owed:
                shorter = engine.describe(positions[count], table)
                yield shorter.replace(play=table.play[count:], lines={})
    except (RefereeError, Open, AmbiguousCards):
        return


def _fewer_rules(
    table: Description, home: Rulebook, kept: Collection[str]
) -> Iterator[Description]:
    """With one option set as in the home rules."""
    rules = read_rules(table)
    for name in rules.choices:
        if name not in kept and rules.value(name) != home.value(name):
            try:
                yield write_rules(table, rules.replace(**{name: home.value(name)}))
            except RefereeError:
                continue


def _fewer_seats(table: Description) -> Iterator[Description]:
    """Without a player who neither moves nor is the target of a move."""
    moving = {name for move in table.play for name in (move.seat, move.other)}
    for name in reversed(table.names):
        if name in moving or name == table.turn or len(table.seats) <= 2:
            continue
        yield table.replace(
            seats=tuple(seat for seat in table.seats if seat.name != name),
            hands={seat: hand for seat, hand in table.hands.items() if seat != name},
            field=tuple(replace(p, seat="" if p.seat == name else p.seat) for p in table.field),
            state=tuple(word for word in table.state if name not in word.split()),
        )


def _less_state(table: Description) -> Iterator[Description]:
    for index in range(len(table.state)):
        yield table.replace(state=_without_index(table.state, index))


def _without_titles(table: Description) -> Iterator[Description]:
    if any(seat.title for seat in table.seats):
        yield table.replace(seats=tuple(replace(seat, title="") for seat in table.seats))


def _fewer_discards(table: Description) -> Iterator[Description]:
    if table.discards:
        yield table.replace(discards=())
    for index in range(len(table.discards)):
        yield table.replace(discards=_without_index(table.discards, index))


def _lower_field(table: Description) -> Iterator[Description]:
    """Without the lowest plays, or without the name of a player."""
    for count in range(len(table.field), 0, -1):
        yield table.replace(field=table.field[count:])
    for index, play in enumerate(table.field):
        if play.seat:
            field = [*table.field]
            field[index] = replace(play, seat="")
            yield table.replace(field=tuple(field))


def _fewer_hands(table: Description) -> Iterator[Description]:
    for name in table.names:
        if name in table.hands:
            yield table.replace(hands={n: h for n, h in table.hands.items() if n != name})


def _fewer_cards(table: Description) -> Iterator[Description]:
    """Without one card of a hand that no move uses."""
    used = {card.plain() for move in table.play for card in (*move.cards, *move.back)}
    for name, hand in table.hands.items():
        for index, card in enumerate(hand.cards):
            if len(hand.cards) > 1 and (card not in used or card.is_joker):
                cards = _without_index(hand.cards, index)
                yield table.replace(
                    hands={**table.hands, name: Hand(cards, hand.unknown, hand.out)}
                )


def _fewer_played(table: Description) -> Iterator[Description]:
    """Without one card of the last move and of the hand."""
    *before, last = table.play or (None,)
    if last is None or last.kind != PLAY or len(last.cards) < 2:
        return
    for index, card in enumerate(last.cards):
        move = replace(last, cards=_without_index(last.cards, index))
        hands = dict(table.hands)
        hand = hands.get(last.seat)
        if hand is not None and card.plain() in hand.cards:
            held = [*hand.cards]
            held.remove(card.plain())
            hands[last.seat] = replace(hand, cards=tuple(held))
        yield table.replace(hands=hands, play=(*before, move))


def _without_index(items: tuple[T, ...], index: int) -> tuple[T, ...]:
    return (*items[:index], *items[index + 1 :])
