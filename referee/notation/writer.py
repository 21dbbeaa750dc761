"""Writes table text in its canonical spelling."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from referee.cards.card import Card
from referee.model.description import Description, Hand


def write_text(description: Description, play: Sequence[str] | None = None) -> str:
    r"""The canonical text, ending in a newline.

    ``play``: the lines under ``play:`` if they have branches or comments.

    >>> write_text(Description(book="offkai", turn="Ben", ask=("whose turn",)))
    'rules: offkai\nseats: \nturn: Ben\nask:\n  whose turn\n'
    """
    moves = [f"  {move}" for move in description.play] if play is None else play
    return "\n".join(_lines(description, moves)) + "\n"


def _lines(description: Description, moves: Sequence[str]) -> Iterator[str]:
    yield from _rules_lines(description)
    seats = (
        f"{seat.name} ({seat.title})" if seat.title else seat.name for seat in description.seats
    )
    yield "seats: " + ", ".join(seats)
    if description.turn:
        yield f"turn: {description.turn}"
    if description.hands:
        yield "hands:"
        yield from (
            f"  {name}: {write_hand(description.hands[name])}" for name in _in_order(description)
        )
    if description.field:
        plays = (f"{play.seat} {write_cards(play.cards)}".strip() for play in description.field)
        yield "field: " + ", ".join(plays)
    if description.discards:
        yield "discards: " + write_cards(description.discards)
    if description.state:
        yield "state: " + ", ".join(description.state)
    if moves:
        yield "play:"
        yield from moves
    if description.ask:
        yield "ask:"
        yield from (f"  {question}" for question in description.ask)


def _rules_lines(description: Description) -> Iterator[str]:
    if description.book:
        yield f"rules: {write_header(description)}"
    if description.readings:
        yield "readings: " + ", ".join(f"{name} = {value}" for name, value in description.readings)


def write_rules_lines(description: Description) -> str:
    r"""The header, each line ending in a newline.

    >>> write_rules_lines(Description("offkai", readings=(("leader_pass", "forbidden"),)))
    'rules: offkai\nreadings: leader_pass = forbidden\n'
    """
    return "".join(f"{line}\n" for line in _rules_lines(description))


def write_header(description: Description) -> str:
    """The text after ``rules:``: ``torite, game = A'``, ``offkai - suit_lock``.

    >>> write_header(Description(book="offkai", switches=(("suit_lock", False),)))
    'offkai - suit_lock'
    """
    settings = (f"{name} = {value}" for name, value in description.settings)
    parts = [", ".join((description.book, *settings))]
    for name, on in description.switches:
        params = [f"{key}={value}" for owner, key, value in description.params if owner == name]
        parts.append(f"{'+' if on else '-'} {name}" + (f"({', '.join(params)})" if params else ""))
    return " ".join(parts)


def _in_order(description: Description) -> Iterable[str]:
    """The names of the hands in seat order. Unknown seats come last."""
    seated = [name for name in description.names if name in description.hands]
    return [*seated, *(name for name in description.hands if name not in seated)]


def write_hand(hand: Hand) -> str:
    """A hand as in ``hands:``.

    >>> write_hand(Hand((Card("D", "10"),), unknown=3)), write_hand(Hand(out=1))
    ('D10 ? x3', 'out 1')
    """
    if hand.out:
        return f"out {hand.out}"
    unknown = "?" if hand.unknown is None else f"? x{hand.unknown}" if hand.unknown else ""
    return " ".join(filter(None, [write_cards(hand.cards), unknown])) or "none"


def write_cards(cards: Iterable[Card]) -> str:
    """Cards separated by blanks.

    >>> write_cards([Card("D", "10"), Card("", "Jo")])
    'D10 Jo'
    """
    return " ".join(map(str, cards))
