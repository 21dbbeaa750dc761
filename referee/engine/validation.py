"""Validation of a described table: all faults, each at the seat or card concerned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from referee.cards.card import Card, Deck, named_twice
from referee.errors import Fault
from referee.i18n.fuzzy_match import nearest
from referee.model.description import Description, WayOut
from referee.model.limits import MAX_MOVES, MAX_SEATS, MAX_STANDING, MAX_STATES
from referee.model.moves import MOVES, has_part
from referee.rulebook.clause import Book

from .view import GameTraits

Path = tuple[str | int, ...]
NEWCOMER = "newcomer"


def fault(described: Description, code: str, path: Path, **args: object) -> Fault:
    """A fault at its line; a fault at a seat is at the line of all seats."""
    line = described.line(*path[:1]) if path[0] == "seats" else described.line(*path)
    return Fault(code, path, args, line)


def find_faults(
    book: Book,
    described: Description,
    *,
    ways: Sequence[str] = (),
    aims: Sequence[str] = (),
    least: int = 2,
) -> Iterator[Fault]:
    """All faults of a description, in the order of the text.

    ``ways``: how a seat may leave the game in this family, other than by playing its last card;
    ``aims``: what a move may be aimed at besides a seat (``VICTIM``); ``least``: the fewest seats.
    """
    yield from _seat_faults(book, described, least)
    yield from _name_faults(book.deck, described, aims)
    yield from _card_faults(book, described)
    yield from _count_faults(book, described)
    yield from _way_faults(described, ways)
    yield from _out_faults(described)


# ---- seats and names


def _seat_faults(book: Book, described: Description, least: int) -> Iterator[Fault]:
    names = described.names
    if len(names) < least:
        yield fault(described, "too-few-seats", ("seats",), count=len(names))
    for name, count in Counter(names).items():
        if count > 1:
            yield fault(described, "seat-twice", ("seats", name), name=name)
    titles = book.titles.get(len(names), ())
    plain = ("heimin",) if "lower heimin" in titles else ()
    held = Counter(seat.title for seat in described.seats)
    for seat in described.seats:
        path = ("seats", seat.name)
        if seat.title in ("", NEWCOMER):
            continue
        if titles and seat.title not in (*titles, *plain) and not held[NEWCOMER]:
            args = {"name": seat.name, "title": seat.title, "count": len(names)}
            yield fault(described, "title-not-here", path, **args)
        elif held[seat.title] > max(1, titles.count(seat.title), 2 * plain.count(seat.title)):
            alike = [other.name for other in described.seats if other.title == seat.title]
            if alike[0] == seat.name:
                args = {"names": alike, "title": seat.title, "count": len(alike)}
                yield fault(described, "title-twice", path, **args)


def _name_faults(deck: Deck, described: Description, aims: Sequence[str]) -> Iterator[Fault]:
    """Names that no seat has."""
    names: list[tuple[str, Path]] = [(name, ("hands", name)) for name in described.hands]
    names += [(described.turn, ("turn",))] if described.turn else []
    for index, play in enumerate(described.field):
        names += [(play.seat, ("field", index))] if play.seat else []
    for name, path in names:
        if name not in described.names:
            yield _unknown_seat(described, name, path)
    for index in range(len(described.play)):
        yield from _unknown_in_move(described, index, aims)
        yield from _malformed(deck, described, index)


def _unknown_in_move(described: Description, index: int, aims: Sequence[str]) -> Iterator[Fault]:
    """Names in a move that are neither seats nor something that it may be aimed at."""
    move = described.play[index]
    for name in filter(None, (move.seat, move.other)):
        if name not in described.names and name not in aims:
            yield _unknown_seat(described, name, ("play", index))


def _unknown_seat(described: Description, name: str, path: Path) -> Fault:
    known, near = ", ".join(described.names), nearest(name, described.names) or ""
    return fault(described, "unknown-seat", path, name=name, known=known, nearest=near)


# ---- moves


def move_faults(
    deck: Deck, described: Description, index: int, traits: GameTraits
) -> Iterator[Fault]:
    """What is wrong with one of the moves itself, at any table."""
    yield from _unknown_in_move(described, index, traits.aims)
    if index >= MAX_MOVES:
        yield Fault("too-many-moves", ("play", index), {"most": MAX_MOVES})
    yield from _malformed(deck, described, index)
    yield from _hidden_in_move(deck, described, index, traits)


def _hidden_in_move(
    deck: Deck, described: Description, index: int, traits: GameTraits
) -> Iterator[Fault]:
    move = described.play[index]
    if deck.hidden or move.kind in traits.unseen:
        return
    if any(card.is_hidden for card in move.named):
        yield fault(described, "hidden-card", ("play", index))


def _malformed(deck: Deck, described: Description, index: int) -> Iterator[Fault]:
    """Parts that a move lacks, and a card that it names too often. No text can say such a move, but
    Python code can make one."""
    move, path = described.play[index], ("play", index)
    for part in MOVES[move.kind].parts:
        if not has_part(move, part):
            yield fault(described, "move-lacks", path, name=move.seat, part=part)
    twice = named_twice(deck, move.named)
    if twice is not None:
        yield fault(described, "card-named-twice", path, name=move.seat, card=str(twice))


# ---- cards


def hidden_faults(deck: Deck, described: Description, traits: GameTraits) -> Iterator[Fault]:
    """Cards ``(?)`` in a game without them, as after a change to another game of the book."""
    if deck.hidden:
        return
    for card, path in _placed_cards(described):
        if card.is_hidden:
            yield fault(described, "hidden-card", path)
    for index in range(len(described.play)):
        yield from _hidden_in_move(deck, described, index, traits)


def limit_faults(deck: Deck, described: Description) -> Iterator[Fault]:
    """Limits that a description exceeds; then nothing else is checked."""
    if len(described.seats) > MAX_SEATS:
        args: dict[str, object] = {"count": len(described.seats), "most": MAX_SEATS}
        yield fault(described, "too-many-seats", ("seats",), **args)
    if len(described.play) > MAX_MOVES:
        yield fault(described, "too-many-moves", ("play", MAX_MOVES), most=MAX_MOVES)
    if len(described.state) > MAX_STATES:
        yield fault(described, "too-many-states", ("state",), most=MAX_STATES)
    if sum(move.stands for move in described.play) > MAX_STANDING:
        yield fault(described, "too-many-standing", ("play",), most=MAX_STANDING)
    cards = [card for card, _ in _placed_cards(described)]
    jokers, size = sum(card.is_joker for card in cards), deck.size + deck.jokers
    if jokers > 2 * deck.jokers:
        yield Fault("too-many-jokers", ("field",), {"count": deck.jokers})
    elif len(cards) > 2 * size:
        yield fault(described, "too-many-cards", ("hands",), count=len(cards), size=size)


def _placed_cards(described: Description) -> Iterator[tuple[Card, Path]]:
    """The cards in hands, on the field and discarded, with their paths."""
    for name, hand in described.hands.items():
        yield from ((card, ("hands", name)) for card in hand.cards)
    for index, play in enumerate(described.field):
        yield from ((card, ("field", index)) for card in play.cards)
    yield from ((card, ("discards",)) for card in described.discards)


def _card_faults(book: Book, described: Description) -> Iterator[Fault]:
    """Cards in more places than there are of them, and jokers beyond those of the deck."""
    paths: dict[Card, list[Path]] = {}
    jokers = 0
    for card, path in _placed_cards(described):
        plain = card.plain()
        if card.is_hidden:
            continue
        if card.is_joker:
            jokers += 1
            if jokers == book.deck.jokers + 1:
                yield fault(described, "too-many-jokers", path, count=book.deck.jokers)
        elif len(paths.setdefault(plain, [])) >= (most := max(1, book.deck.count(plain))):
            yield _too_often(described, plain, [*paths[plain], path], most)
        else:
            paths[plain].append(path)


def _too_often(described: Description, card: Card, paths: Sequence[Path], most: int) -> Fault:
    """The fault of a card that is at more places than there are of it."""
    if most > 1:
        return fault(described, "card-too-often", paths[-1], card=str(card), count=most)
    here, there = _place(paths[-1]), _place(paths[0])
    code = "card-twice-there" if here == there else "card-twice"
    return fault(described, code, paths[-1], card=str(card), here=here, there=there)


def stated_twice(deck: Deck, described: Description, cards: int, index: int) -> Iterator[Fault]:
    """Faults for cards that this entry of the state says to be elsewhere than the table does."""
    for card, path in _placed_cards(described):
        if not (card.is_hidden or card.is_joker) and deck.mask([card.plain()]) & cards:
            args = {"card": str(card.plain()), "here": "state", "there": _place(path)}
            yield fault(described, "card-twice", ("state", index), **args)


def held_and_lacking(
    deck: Deck, described: Description, name: str, cards: int, index: int
) -> Iterator[Fault]:
    """Faults for cards that a hand holds although this entry of the state says that it doesn't."""
    hand = described.hands.get(name)
    held = [card for card in hand.cards if not card.is_joker] if hand else []
    both = [str(card) for card in held if deck.mask([card.plain()]) & cards]
    if both:
        args = {"name": name, "cards": both}
        yield fault(described, "held-and-lacking", ("state", index), **args)


def _place(path: Path) -> str:
    """A place as a word of the text: a seat's name, ``field``, ``discards``."""
    return str(path[1]) if path[0] == "hands" else str(path[0])


def _count_faults(book: Book, described: Description) -> Iterator[Fault]:
    size = book.deck.size + book.deck.jokers
    total = sum(len(play.cards) for play in described.field) + len(described.discards)
    for name, hand in described.hands.items():
        count = len(hand.cards) + (hand.unknown or 0)
        total += count
        if count > size:
            path = ("hands", name)
            yield fault(described, "hand-too-large", path, name=name, count=count, size=size)
    if total > size:
        yield fault(described, "too-many-cards", ("hands",), count=total, size=size)


# ---- exits


def _way_faults(described: Description, ways: Sequence[str]) -> Iterator[Fault]:
    """Ways to leave the game that the family doesn't have."""
    for name, hand in described.hands.items():
        how = WayOut.read(hand.out).how if hand.out else "clean"
        if how not in ("clean", *ways):
            yield fault(described, "unknown-out", ("hands", name), name=name, how=how)


def _out_faults(described: Description) -> Iterator[Fault]:
    """Two seats in one place, places beyond the number of seats, a seat on turn that is out."""
    ways = {n: WayOut.read(hand.out) for n, hand in described.hands.items() if hand.out}
    places = Counter((way.how, way.number) for way in ways.values())
    count = len(described.seats)
    for name, way in ways.items():
        path, args = ("hands", name), {"name": name, "place": str(way)}
        if way.number and places[way.how, way.number] > 1:
            yield fault(described, "place-twice", path, **args)
        if max(way.number, way.before) > count:
            yield fault(described, "place-too-low", path, **args, count=count)
    turn = described.hands.get(described.turn)
    if turn is not None and turn.out:
        yield fault(described, "turn-of-one-out", ("turn",), name=described.turn)
