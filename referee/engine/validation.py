"""What is wrong with a described table: every fault, each at the seat or card concerned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from referee.cards.card import Card, Deck, named_twice
from referee.errors import Fault
from referee.i18n.fuzzy_match import nearest
from referee.model.description import Description, WayOut
from referee.model.limits import MAX_MOVES, MAX_SEATS, MAX_STANDING, MAX_STATES
from referee.model.moves import MOVES
from referee.rulebook.clause import Book

Path = tuple[str | int, ...]
NEWCOMER = "newcomer"


def find_faults(
    book: Book,
    described: Description,
    *,
    ways: Sequence[str] = (),
    aims: Sequence[str] = (),
    least: int = 2,
) -> Iterator[Fault]:
    """All faults of a description, in the order of the text.

    ``ways``: how a seat may be out in this family besides by its place (``out foul``); ``aims``:
    what a move may be aimed at besides a seat (``VICTIM``); ``least``: how many must sit there.
    """
    yield from _seat_faults(book, described, least)
    yield from _name_faults(described, aims)
    yield from _card_faults(book, described)
    yield from _count_faults(book, described)
    yield from _way_faults(described, ways)
    yield from _out_faults(described)


def _seat_faults(book: Book, described: Description, least: int) -> Iterator[Fault]:
    names = described.names
    line = described.line("seats")
    if len(names) < least:
        yield Fault("too-few-seats", ("seats",), {"count": len(names)}, line)
    for name, count in Counter(names).items():
        if count > 1:
            yield Fault("seat-twice", ("seats", name), {"name": name}, line)
    titles = book.titles.get(len(names), ())
    plain = ("heimin",) if "lower heimin" in titles else ()
    held = Counter(seat.title for seat in described.seats)
    for seat in described.seats:
        if seat.title in ("", NEWCOMER):
            continue
        if titles and seat.title not in (*titles, *plain) and not held[NEWCOMER]:
            args = {"name": seat.name, "title": seat.title, "count": len(names)}
            yield Fault("title-not-here", ("seats", seat.name), args, line)
        elif held[seat.title] > (2 if seat.title == "heimin" and plain else 1):
            args = {"name": seat.name, "title": seat.title}
            yield Fault("title-twice", ("seats", seat.name), args, line)


def _name_faults(described: Description, aims: Sequence[str]) -> Iterator[Fault]:
    """Names that no seat has."""
    names = described.names
    said: list[tuple[str, Path]] = [(name, ("hands", name)) for name in described.hands]
    said += [(described.turn, ("turn",))] if described.turn else []
    said += [(play.seat, ("field", at)) for at, play in enumerate(described.field) if play.seat]
    for name, path in said:
        if name not in names:
            yield _unknown_seat(described, name, path)
    for at in range(len(described.play)):
        yield from _strangers(described, at, aims)
        yield from _ill_formed(described, at)


def _strangers(described: Description, at: int, aims: Sequence[str]) -> Iterator[Fault]:
    """The names in a move that no seat has and that it cannot be aimed at."""
    move = described.play[at]
    for name in filter(None, (move.seat, move.other)):
        if name not in described.names and name not in aims:
            yield _unknown_seat(described, name, ("play", at))


def _unknown_seat(described: Description, name: str, path: Path) -> Fault:
    meant = nearest(name, described.names) or ""
    args = {"name": name, "known": ", ".join(described.names), "nearest": meant}
    return Fault("unknown-seat", path, args, described.line(*path))


def move_faults(
    deck: Deck, described: Description, at: int, aims: Sequence[str] = ()
) -> Iterator[Fault]:
    """What is wrong with one of the moves by itself, whatever the table is."""
    yield from _strangers(described, at, aims)
    if at >= MAX_MOVES:
        yield Fault("too-many-moves", ("play", at), {"most": MAX_MOVES})
    yield from _ill_formed(described, at)
    if not deck.hidden and any(card.is_hidden for card in described.play[at].named):
        yield Fault("hidden-card", ("play", at), {}, described.line("play", at))


def _ill_formed(described: Description, at: int) -> Iterator[Fault]:
    """What a move leaves unsaid that its kind names, and a card that it names twice: no text can
    say such a move, but whoever makes one by hand can."""
    move, path = described.play[at], ("play", at)
    for part in MOVES[move.kind].parts:
        if not getattr(move, {"target": "other"}.get(part, part)):
            args = {"name": move.seat, "part": part}
            yield Fault("move-lacks", path, args, described.line(*path))
    twice = named_twice(move.named)
    if twice is not None:
        args = {"name": move.seat, "card": str(twice)}
        yield Fault("card-named-twice", path, args, described.line(*path))


def hidden_faults(deck: Deck, described: Description) -> Iterator[Fault]:
    """Cards ``(?)`` where the game has none, as after a change to another game of the book."""
    if deck.hidden:
        return
    paths = [path for card, path in _placed(described) if card.is_hidden]
    for at, move in enumerate(described.play):
        paths += [("play", at) for card in move.named if card.is_hidden]
    for path in paths:
        yield Fault("hidden-card", path, {}, described.line(*path))


def bound_faults(deck: Deck, described: Description) -> Iterator[Fault]:
    """What is beyond all bounds, so that nothing else is worth being told."""
    if len(described.seats) > MAX_SEATS:
        args: dict[str, object] = {"count": len(described.seats), "most": MAX_SEATS}
        yield Fault("too-many-seats", ("seats",), args, described.line("seats"))
    if len(described.play) > MAX_MOVES:
        path = ("play", MAX_MOVES)
        yield Fault("too-many-moves", path, {"most": MAX_MOVES}, described.line(*path))
    if len(described.state) > MAX_STATES:
        yield Fault("too-many-states", ("state",), {"most": MAX_STATES}, described.line("state"))
    if sum(move.stands for move in described.play) > MAX_STANDING:
        yield Fault("too-many-standing", ("play",), {"most": MAX_STANDING}, described.line("play"))
    placed = [card for card, _ in _placed(described)]
    jokers, size = sum(card.is_joker for card in placed), deck.size + deck.jokers
    if jokers > 2 * deck.jokers:
        yield Fault("too-many-jokers", ("field",), {"count": deck.jokers})
    elif len(placed) > 2 * size:
        args = {"count": len(placed), "size": size}
        yield Fault("too-many-cards", ("hands",), args, described.line("hands"))


def _placed(described: Description) -> Iterator[tuple[Card, Path]]:
    for name, hand in described.hands.items():
        yield from ((card, ("hands", name)) for card in hand.cards)
    for at, play in enumerate(described.field):
        yield from ((card, ("field", at)) for card in play.cards)
    yield from ((card, ("discards",)) for card in described.discards)


def _card_faults(book: Book, described: Description) -> Iterator[Fault]:
    """Cards that lie in two places, and jokers beyond those of the deck."""
    seen: dict[Card, Path] = {}
    jokers = 0
    for card, path in _placed(described):
        plain = card.plain()
        if card.is_hidden:
            continue
        if card.is_joker:
            jokers += 1
            if jokers == book.deck.jokers + 1:
                args: dict[str, object] = {"count": book.deck.jokers}
                yield Fault("too-many-jokers", path, args, described.line(*path))
        elif plain in seen:
            args = {"card": str(plain), "here": _place(path), "there": _place(seen[plain])}
            code = "card-twice-there" if seen[plain] == path else "card-twice"
            yield Fault(code, path, args, described.line(*path))
        else:
            seen[plain] = path


def _place(path: Path) -> str:
    """A place as a word of the text: a seat's name, ``field``, ``discards``."""
    return str(path[1]) if path[0] == "hands" else str(path[0])


def _count_faults(book: Book, described: Description) -> Iterator[Fault]:
    size = book.deck.size + book.deck.jokers
    total = 0
    for name, hand in described.hands.items():
        count = len(hand.cards) + (hand.unknown or 0)
        total += count
        if count > size:
            args: dict[str, object] = {"name": name, "count": count, "size": size}
            yield Fault("hand-too-large", ("hands", name), args, described.line("hands", name))
    total += sum(len(play.cards) for play in described.field) + len(described.discards)
    if total > size:
        yield Fault(
            "too-many-cards", ("hands",), {"count": total, "size": size}, described.line("hands")
        )


def _way_faults(described: Description, ways: Sequence[str]) -> Iterator[Fault]:
    """Ways out that the family does not have."""
    for name, hand in described.hands.items():
        how = WayOut.read(hand.out).how if hand.out else "clean"
        if how not in ("clean", *ways):
            args = {"name": name, "how": how}
            yield Fault("unknown-out", ("hands", name), args, described.line("hands", name))


def _out_faults(described: Description) -> Iterator[Fault]:
    """Two in one place, places beyond the number of seats, a turn given to somebody who is out."""
    ways = {n: WayOut.read(hand.out) for n, hand in described.hands.items() if hand.out}
    places = Counter((way.how, way.number) for way in ways.values())
    count = len(described.seats)
    for name, way in ways.items():
        path = ("hands", name)
        args: dict[str, object] = {"name": name, "place": str(way)}
        if way.number and places[way.how, way.number] > 1:
            yield Fault("place-twice", path, args, described.line(*path))
        if max(way.number, way.before) > count:
            yield Fault("place-too-low", path, {**args, "count": count}, described.line(*path))
    turn = described.hands.get(described.turn)
    if turn is not None and turn.out:
        yield Fault("turn-of-one-out", ("turn",), {"name": described.turn}, described.line("turn"))
