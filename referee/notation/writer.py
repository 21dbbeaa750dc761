"""Writes table text in its one canonical spelling."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from referee.cards.card import Card
from referee.model.description import Description, Hand


def write_text(described: Description, play: Sequence[str] | None = None) -> str:
    r"""The canonical text, ending in a newline.

    ``play``: the lines under ``play:``, where they are more than the described moves.

    >>> write_text(Description(book="offkai", turn="Ben", ask=("whose turn",)))
    'rules: offkai\nseats: \nturn: Ben\nask:\n  whose turn\n'
    """
    moves = [f"  {move}" for move in described.play] if play is None else play
    return "\n".join(_lines(described, moves)) + "\n"


def _lines(described: Description, moves: Sequence[str]) -> Iterator[str]:
    yield from _rules_lines(described)
    seats = (f"{seat.name} ({seat.title})" if seat.title else seat.name for seat in described.seats)
    yield "seats: " + ", ".join(seats)
    if described.turn:
        yield f"turn: {described.turn}"
    if described.hands:
        yield "hands:"
        yield from (
            f"  {name}: {write_hand(described.hands[name])}" for name in _in_order(described)
        )
    if described.field:
        plays = (f"{play.seat} {write_cards(play.cards)}".strip() for play in described.field)
        yield "field: " + ", ".join(plays)
    if described.discards:
        yield "discards: " + write_cards(described.discards)
    if described.state:
        yield "state: " + ", ".join(described.state)
    if moves:
        yield "play:"
        yield from moves
    if described.ask:
        yield "ask:"
        yield from (f"  {question}" for question in described.ask)


def _rules_lines(described: Description) -> Iterator[str]:
    if described.book:
        yield f"rules: {write_header(described)}"
    if described.readings:
        yield "readings: " + ", ".join(f"{name} = {value}" for name, value in described.readings)


def write_rules_lines(described: Description) -> str:
    r"""The lines that name the rules, each ending in a newline.

    >>> write_rules_lines(Description("offkai", readings=(("leader_pass", "forbidden"),)))
    'rules: offkai\nreadings: leader_pass = forbidden\n'
    """
    return "".join(f"{line}\n" for line in _rules_lines(described))


def write_header(described: Description) -> str:
    """The book, what is set, its switches: ``torite, game = A'``, ``offkai - suit_lock``.

    >>> write_header(Description(book="offkai", switches=(("suit_lock", False),)))
    'offkai - suit_lock'
    """
    settings = (f"{name} = {value}" for name, value in described.settings)
    parts = [", ".join((described.book, *settings))]
    for name, on in described.switches:
        params = [f"{key}={value}" for owner, key, value in described.params if owner == name]
        parts.append(f"{'+' if on else '-'} {name}" + (f"({', '.join(params)})" if params else ""))
    return " ".join(parts)


def _in_order(described: Description) -> Iterable[str]:
    """The hands in seat order; names that no seat has come last."""
    known = [name for name in described.names if name in described.hands]
    return [*known, *(name for name in described.hands if name not in known)]


def write_hand(hand: Hand) -> str:
    """A hand as it stands under ``hands:``.

    >>> write_hand(Hand((Card("D", "10"),), unknown=3)), write_hand(Hand(out=1))
    ('D10 ? x3', 'out 1')
    """
    if hand.out:
        return f"out {hand.out}"
    unknown = "?" if hand.unknown is None else f"? x{hand.unknown}" if hand.unknown else ""
    return " ".join(filter(None, [write_cards(hand.cards), unknown])) or "none"


def write_cards(cards: Iterable[Card]) -> str:
    """Cards with a space between them.

    >>> write_cards([Card("D", "10"), Card("", "Jo")])
    'D10 Jo'
    """
    return " ".join(map(str, cards))
