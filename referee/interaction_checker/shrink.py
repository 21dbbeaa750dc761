"""A smaller table on which the same can be seen: as few rules, players, moves, cards and words as
do. Greedy, in one order, so that the same table always shrinks to the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.compile import engine_of
from referee.engine.interfaces import AmbiguousCards
from referee.errors import RefereeError
from referee.model.description import Description, Hand
from referee.model.moves import PLAY, Move
from referee.notation.header import read_rules, write_rules
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook

Shows = Callable[[Description], bool]

MOST_LOOKS = 600
"""So many smaller tables are looked at."""


def shrunk(table: Description, shows: Shows, home: Rulebook, kept: Iterable[str]) -> Description:
    """The smallest table that is found by leaving things out. ``home``: the rules that need not be
    written; ``kept``: the switches that stay."""
    names, looks = {*kept}, 0
    again = True
    while again:
        again = False
        for way in _ways(home, names):
            at, tried = 0, 0
            while looks < MOST_LOOKS:
                smaller = next(_nth(way(table), at), None)
                if smaller is None:
                    break
                looks, tried = looks + 1, tried + 1
                if shows(smaller):
                    table, again = (
                        smaller,
                        True,
                    )  # the next has its place
                else:
                    at += 1
    return table


def _nth(tables: Iterator[Description], at: int) -> Iterator[Description]:
    for number, each in enumerate(tables):
        if number >= at:
            yield each


def _ways(
    home: Rulebook, kept: set[str]
) -> Iterable[Callable[[Description], Iterator[Description]]]:
    return (
        lambda table: _fewer_moves(table),
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


def _fewer_moves(table: Description) -> Iterator[Description]:
    """The table as it lies before its last moves."""
    try:
        rules = read_rules(table)
        engine = engine_of(rules)
        position, _ = engine.setup(table)
        positions = []
        for move in table.play[:-1]:
            position = engine.advance(table.names, position, move).position
            positions.append(position)
        for made, position in reversed([*enumerate(positions, 1)]):
            if not position.owed:
                yield engine.describe(position, table).having(play=table.play[made:], lines={})
    except (RefereeError, Open, AmbiguousCards):
        return


def _fewer_rules(table: Description, home: Rulebook, kept: set[str]) -> Iterator[Description]:
    """With options as they are at home."""
    rules = read_rules(table)
    for name in rules.choices:
        if name not in kept and rules.value(name) != home.value(name):
            try:
                yield write_rules(table, rules.having(**{name: home.value(name)}))
            except RefereeError:
                continue


def _fewer_seats(table: Description) -> Iterator[Description]:
    """Without a player who neither moves nor is aimed at."""
    moving = {name for move in table.play for name in (move.seat, move.other)}
    for name in reversed(table.names):
        if name in moving or name == table.turn or len(table.seats) <= 2:
            continue
        yield table.having(
            seats=tuple(seat for seat in table.seats if seat.name != name),
            hands={seat: hand for seat, hand in table.hands.items() if seat != name},
            field=tuple(replace(p, seat="" if p.seat == name else p.seat) for p in table.field),
            state=tuple(word for word in table.state if name not in word.split()),
        )


def _less_state(table: Description) -> Iterator[Description]:
    for at in range(len(table.state)):
        yield table.having(state=(*table.state[:at], *table.state[at + 1 :]))


def _without_titles(table: Description) -> Iterator[Description]:
    if any(seat.title for seat in table.seats):
        yield table.having(seats=tuple(replace(seat, title="") for seat in table.seats))


def _fewer_discards(table: Description) -> Iterator[Description]:
    if table.discards:
        yield table.having(discards=())
    for at in range(len(table.discards)):
        yield table.having(discards=(*table.discards[:at], *table.discards[at + 1 :]))


def _lower_field(table: Description) -> Iterator[Description]:
    """Without plays at the bottom, or without the names of who played."""
    for at in range(len(table.field), 0, -1):
        yield table.having(field=table.field[at:])
    for at, laid in enumerate(table.field):
        if laid.seat:
            field = [*table.field]
            field[at] = replace(laid, seat="")
            yield table.having(field=tuple(field))


def _fewer_hands(table: Description) -> Iterator[Description]:
    for name in table.names:
        if name in table.hands:
            yield table.having(hands={n: h for n, h in table.hands.items() if n != name})


def _fewer_cards(table: Description) -> Iterator[Description]:
    """Without one card of a hand that no move names."""
    named = {card.plain() for move in table.play for card in _cards_of(move)}
    for name, hand in table.hands.items():
        for at, card in enumerate(hand.cards):
            if len(hand.cards) > 1 and (card not in named or card.is_joker):
                cards = (*hand.cards[:at], *hand.cards[at + 1 :])
                yield table.having(hands={**table.hands, name: Hand(cards, hand.unknown, hand.out)})


def _fewer_played(table: Description) -> Iterator[Description]:
    """Without one card of the last move, and of the hand."""
    *before, last = table.play
    if last.kind != PLAY or len(last.cards) < 2:
        return
    for at, card in enumerate(last.cards):
        move = replace(last, cards=(*last.cards[:at], *last.cards[at + 1 :]))
        hands = dict(table.hands)
        hand = hands.get(last.seat)
        if hand is not None and card.plain() in hand.cards:
            held = [*hand.cards]
            held.remove(card.plain())
            hands[last.seat] = replace(hand, cards=tuple(held))
        yield table.having(hands=hands, play=(*before, move))


def _cards_of(move: Move) -> Iterable[Card]:
    return chain(move.cards, move.back)
