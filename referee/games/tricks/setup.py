"""From a described table to a position, with everything that is wrong about it, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from referee.cards.card import parse_card
from referee.engine.faults import find_faults
from referee.engine.hands import read_hands, set_of, write_hands
from referee.engine.marks import read_marks, write_marks
from referee.errors import Fault
from referee.games.tricks.rules.meeples import MEEPLE
from referee.model.description import Description, FieldPlay
from referee.model.marks import MANY, NOBODY, Mark, Marks, Obligation
from referee.model.markword import MarkWord
from referee.rulebook.binding import mark_words

from .position import Laid, TricksPosition
from .rule import FIRST_TRICK

if TYPE_CHECKING:
    from .ruleset import TricksEngine

TOOK, CARRIES = "took", "carried"
TRICKS = MarkWord("tricks", "tricks", value="number", holder=True)
LACKS = MarkWord("lacks", "lacks", value="suits", holder=True)
"""What plays have shown: that somebody holds no card of these suits."""


def set_up(engine: TricksEngine, described: Description) -> tuple[TricksPosition, list[Fault]]:
    """The position before the moves, and its faults (all of them)."""
    names, deck = described.names, engine.deck
    faults = list(find_faults(engine.rulebook.book, described))
    taken, carried, own = _read_cards(engine, described, faults)
    marks, odd = read_marks(_words(engine), deck, described, besides=own)
    tricks = [taken[seat].bit_count() // max(1, len(names)) for seat in range(len(names))]
    for mark in marks:
        if mark.kind == TRICKS.kind:
            tricks[mark.holder] = mark.value
    known, unknown = read_hands(deck, described)
    field, odd_field = _read_field(engine, described)
    position = TricksPosition(
        known=known,
        unknown=unknown,
        taken=tuple(taken),
        tricks=tuple(tricks),
        field=field,
        marks=_sorted(mark for mark in marks if mark.kind != TRICKS.kind),
        carried=carried,
        discards=set_of(deck, described.discards),
    )
    position = replace(position, turn=_turn(engine, described, position))
    faults += [*odd, *odd_field, *_gone_out(described), *_placed_twice(engine, described, position)]
    return _opened(engine, position), faults


def _words(engine: TricksEngine) -> list[MarkWord]:
    rules = engine.rulebook
    spelled = mark_words(rules.book, rules.variant).values()
    return list(dict.fromkeys([*(word for group in spelled for word in group), TRICKS, LACKS]))


def _sorted(marks: Iterable[Mark]) -> Marks:
    return tuple(sorted(marks, key=lambda mark: mark.sort_key))


# ---- what was taken


def _read_cards(
    engine: TricksEngine, described: Description, faults: list[Fault]
) -> tuple[list[int], int, list[str]]:
    """Cards taken by seat, those carried over, and the texts of ``state:`` that say so."""
    names = described.names
    taken, carried, own = [0] * len(names), 0, []
    for text in described.state:
        first, *words = text.split()
        if first == TOOK and words and words[0] in names:
            cards = _cards(engine, words[1:])
            if cards is not None:
                taken[names.index(words[0])] |= cards
                own.append(text)
        elif first == CARRIES:
            cards = _cards(engine, words)
            if cards is not None:
                carried |= cards
                own.append(text)
    return taken, carried, own


def _cards(engine: TricksEngine, words: Sequence[str]) -> int | None:
    """The set that these words name, or ``None``."""
    try:
        return set_of(engine.deck, [parse_card(word, engine.deck) for word in words])
    except ValueError:
        return None


def _gone_out(described: Description) -> Iterator[Fault]:
    """Nobody leaves a trick-taking game before it ends."""
    for name, hand in described.hands.items():
        if hand.out:
            path = ("hands", name)
            yield Fault("nobody-goes-out", path, {"name": name}, described.line(*path))


def _placed_twice(
    engine: TricksEngine, described: Description, position: TricksPosition
) -> Iterator[Fault]:
    """Cards that were taken and lie somewhere else as well."""
    seen = position.discards | engine.deck.mask({laid.card for laid in position.field})
    for held in position.known:
        seen |= held
    for cards in (*position.taken, position.carried):
        for card in engine.deck.cards(cards & seen):
            line = described.line("state")
            yield Fault("card-taken-twice", ("state", 0), {"card": str(card)}, line)
        seen |= cards


# ---- the trick


def _read_field(
    engine: TricksEngine, described: Description
) -> tuple[tuple[Laid, ...], list[Fault]]:
    """The trick on the field. Who played is told, or follows from the order of turns."""
    names = described.names
    faults = []
    seats = [names.index(p.seat) if p.seat in names else NOBODY for p in described.field]
    for at, play in enumerate(described.field):
        line = described.line("field")
        if len(play.cards) > 1:
            cards = [str(card) for card in play.cards]
            faults.append(Fault("one-card-a-trick", ("field", at), {"cards": cards}, line))
        if seats[at] != NOBODY and seats[at] in seats[:at]:
            faults.append(Fault("played-twice", ("field", at), {"name": play.seat}, line))
    if len(seats) > len(names):
        args = {"count": len(seats), "size": len(names)}
        faults.append(Fault("trick-too-large", ("field", 0), args, described.line("field")))
    if not engine.at_once:
        seats = _in_order(described, seats)
    plays = zip(seats, described.field, strict=True)
    return tuple(Laid(seat, play.cards[0].plain()) for seat, play in plays), faults


def _in_order(described: Description, seats: list[int]) -> list[int]:
    """The seats of a trick in turn order, as soon as one of them or the turn is told."""
    names = described.names
    told = [(at, seat) for at, seat in enumerate(seats) if seat != NOBODY]
    if not told and described.turn in names and len(seats) < len(names):
        told = [(len(seats), names.index(described.turn))]
    if not told:
        return seats
    at, seat = told[0]
    return [
        said if said != NOBODY else (seat - at + place) % len(names)
        for place, said in enumerate(seats)
    ]


def _turn(engine: TricksEngine, described: Description, position: TricksPosition) -> int:
    names = described.names
    if engine.at_once or position.full:
        return NOBODY
    if described.turn in names:
        return names.index(described.turn)
    if position.field and position.field[-1].seat != NOBODY:
        return position.after(position.field[-1].seat)
    return NOBODY


# ---- the beginning


def _opened(engine: TricksEngine, position: TricksPosition) -> TricksPosition:
    """The first trick is known by whole hands; what is owed before the first card is owed."""
    if engine.asks_first_trick and _whole(engine, position):
        position = position.with_mark(Mark(FIRST_TRICK.kind))
    rule = engine.opening
    if rule is None or position.begun:
        return position
    owing = [seat for seat in range(position.size) if not position.mark(MEEPLE, seat)]
    owed = (Obligation(rule.opens, seat, clause=rule.clause.id, least=1) for seat in owing)
    return replace(position, owed=tuple(owed))


def _whole(engine: TricksEngine, position: TricksPosition) -> bool:
    """Whether somebody's hand is as large as it was dealt, and no trick is over."""
    each = (engine.deck.size + engine.deck.jokers) // max(1, position.size)
    played = [laid.seat for laid in position.field]
    counts = [(seat, position.count(seat)) for seat in range(position.size)]
    held = [count + played.count(seat) for seat, count in counts if count != MANY]
    return each in held and not any(position.tricks) and not position.discards


# ---- back


def describe(engine: TricksEngine, position: TricksPosition, described: Description) -> Description:
    """The position as a description: hands, trick, discards, what was taken, marks."""
    names, deck = described.names, engine.deck
    return described.having(
        hands=write_hands(deck, names, position),
        field=tuple(
            FieldPlay((laid.card,), names[laid.seat] if laid.seat != NOBODY else "")
            for laid in position.field
        ),
        discards=deck.cards(position.discards),
        turn=names[position.turn] if position.turn != NOBODY else "",
        state=write_state(engine, position, names),
        play=(),
        ask=(),
        lines={},
    )


def write_state(
    engine: TricksEngine, position: TricksPosition, names: Sequence[str]
) -> tuple[str, ...]:
    """The marks, and what was taken, in canonical words; what follows from hands is left out."""
    deck = engine.deck
    marks = position.marks
    if _whole(engine, position):
        marks = tuple(mark for mark in marks if mark.kind != FIRST_TRICK.kind)
    texts = list(write_marks(_words(engine), deck, marks, names))
    for seat, name in enumerate(names):
        cards = position.taken[seat]
        if cards:
            texts.append(" ".join([TOOK, name, *map(str, deck.cards(cards))]))
        if position.tricks[seat] != cards.bit_count() // position.size:
            texts.append(f"{TRICKS.text} {name} {position.tricks[seat]}")
    if position.carried:
        texts.append(" ".join([CARRIES, *map(str, deck.cards(position.carried))]))
    return tuple(texts)
