"""From a described table to a position, with everything that is wrong about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from referee.cards import parse_card
from referee.description import Description, FieldPlay
from referee.errors import Fault
from referee.hands import read_exits, read_hands, set_of, write_hands
from referee.position import MANY, NOBODY, Draft, Laid, Mark, Marks, Position, find_mark
from referee.rule import mark_words

from .between import owed_gifts
from .course import Course
from .effects import Clear
from .faults import find_faults
from .holding import as_dealt
from .play import COVERED, HEAP, Play
from .procedure import change_by, clears, lay_anew
from .titles import NEWCOMER, TITLE_ORDER
from .truth import is_covered
from .windows import answering_rules
from .words import OPEN, MarkWord

if TYPE_CHECKING:
    from .engine import ClimbingEngine

TRICK = ("clear", "next clear")
"""Until when marks last that the plays on the field tell of."""


def set_up(
    engine: ClimbingEngine, described: Description, *, acting: bool = True
) -> tuple[Position, list[Fault]]:
    """The position before the moves, and its faults (all of them).

    ``acting``: with what the described hands set off by themselves.
    """
    names = described.names
    faults = list(find_faults(engine, described))
    titles = title_marks(engine, described)
    stated, passed, denied, exchange = _read_state(engine, described, faults)
    field = tuple(_laid(engine, names, play) for play in described.field)
    doubted = find_mark(stated, OPEN) is not None
    followed = follow_marks(
        engine, field[:-1] if doubted else field, (*titles, *stated), len(names)
    )
    kinds = {mark.kind for mark in stated} | denied
    marks = (*titles, *stated, *(mark for mark in followed if mark.kind not in kinds))
    known, unknown = read_hands(engine.deck, described)
    position = Position(
        known=known,
        unknown=unknown,
        field=field,
        discards=set_of(engine.deck, described.discards),
        turn=names.index(described.turn) if described.turn in names else NOBODY,
        passed=passed,
        marks=tuple(sorted(marks, key=lambda mark: mark.sort_key)),
        out=read_exits(described),
    )
    if exchange:
        draft = Draft(position)
        draft.owed = owed_gifts(engine, position)
        position = draft
    if doubted:
        position = _reopened(engine, described, position, faults)
    return as_dealt(engine, position)[0] if acting else position, faults


def _reopened(
    engine: ClimbingEngine, described: Description, position: Position, faults: list[Fault]
) -> Position:
    """The position with the top of the field laid anew, so that the others are asked."""
    top = position.field[-1] if position.field else None
    if top is not None and top.seat != NOBODY and is_covered(top.play):
        return lay_anew(engine, position)
    faults.append(Fault("no-doubt-open", ("state",), {}, described.line("state")))
    return position


def _laid(engine: ClimbingEngine, names: Sequence[str], play: FieldPlay) -> Laid:
    seat = names.index(play.seat) if play.seat in names else NOBODY
    cards = [
        card
        for at, card in enumerate(play.cards)
        if card.is_one_of_many or card not in play.cards[:at]
    ]
    return Laid(seat, engine.readings(cards)[0])


# ---- titles


def title_marks(engine: ClimbingEngine, described: Description) -> Marks:
    """Last game's titles as marks. Of two plain ``heimin`` the one who sits lower is the lower."""
    titles = [seat.title for seat in described.seats]
    if titles.count("heimin") == 2:
        ladder = [title for title in TITLE_ORDER if title in titles]
        start = titles.index(ladder[0])
        around = [(start + step) % len(titles) for step in range(len(titles))]
        lower, upper = [seat for seat in around if titles[seat] == "heimin"]
        titles[lower], titles[upper] = "lower heimin", "upper heimin"
    return tuple(Mark("title", title, seat, "set") for seat, title in enumerate(titles) if title)


# ---- state


def _read_state(
    engine: ClimbingEngine, described: Description, faults: list[Fault]
) -> tuple[list[Mark], int, set[str], bool]:
    """Marks, who passed, kinds that are denied (``no J-back``), whether the exchange goes on."""
    words = _words(engine)
    stated: list[Mark] = []
    denied: set[str] = set()
    passed = 0
    exchange = False
    for at, text in enumerate(described.state):
        readings = (word.read(text, engine.deck, described.names) for word in words)
        mark = next((mark for mark in readings if mark), None)
        no = next((w.kind for w in words if text.casefold() in _denials(w)), None)
        if mark is not None:
            stated.append(mark)
        elif no is not None:
            denied.add(no)
        elif text.startswith("passed ") and text[7:] in described.names:
            passed |= 1 << described.names.index(text[7:])
        elif text == "exchange":
            exchange = True
        else:
            known = ", ".join([*(word.text for word in words), "passed …", "exchange"])
            line = described.line("state")
            faults.append(
                Fault("unknown-state", ("state", at), {"text": text, "known": known}, line)
            )
    kinds = {mark.kind for mark in stated}
    along = {word.along for word in words if word.kind in kinds} - {"", *kinds}
    stated += [Mark(kind) for kind in sorted(along)]
    return stated, passed, denied, exchange


def _words(engine: ClimbingEngine) -> list[MarkWord]:
    rules = engine.rulebook
    return [word for group in mark_words(rules.book, rules.variant).values() for word in group]


def _denials(word: MarkWord) -> set[str]:
    return {f"no {spelling}".casefold() for spelling in (word.text, *word.also)}


def follow_marks(
    engine: ClimbingEngine, field: tuple[Laid, ...], marks: Marks, seats: int
) -> Marks:
    """The marks of the trick that follow from how the field came about.

    The field is laid again, play by play. If that turns the lasting order (a revolution lies on
    the field), the plays below it were made in the other order, so it is laid from there.
    """
    left = _laid_again(engine, field, marks, seats)
    lasting = tuple(mark for mark in left if mark.until not in TRICK)
    if set(lasting) != set(marks):
        left = _laid_again(engine, field, lasting, seats)
    return tuple(mark for mark in left if mark.until in TRICK)


def _laid_again(engine: ClimbingEngine, field: tuple[Laid, ...], marks: Marks, seats: int) -> Marks:
    position = Position((0,) * seats, (MANY,) * seats, marks=marks)
    for laid in field:
        position = change_by(engine, position, laid)
    return position.marks


def odd_field(engine: ClimbingEngine, position: Position) -> Iterator[Fault]:
    """Plays on a described field that clear it as they are made, so that they do not stay there,
    that make no play, or that do not go on what lies below them."""
    start = Position((0,) * position.size, (MANY,) * position.size, marks=_lasting(position))
    for at, laid in enumerate(position.field):
        above = [each.play for each in position.field[at + 1 : at + 2]]
        answered = any(answering_rules(engine, laid.play, play) for play in above)
        if _answer_clears(engine, start, laid) or (clears(engine, start, laid) and not answered):
            yield Fault("does-not-stay", ("field", at), {"cards": laid.play.text})
        yield from _odd_play(engine, start, laid.play, at)
        start = change_by(engine, start, laid)


def _answer_clears(engine: ClimbingEngine, before: Position, laid: Laid) -> bool:
    """Whether a play answers the one below it and clears the field by that."""
    top = before.field[-1].play if before.field else None
    rules = answering_rules(engine, top, laid.play) if top and top.form != HEAP else []
    moment = Course(engine, before, laid.seat).moment((*before.field, laid)) if rules else None
    return any(isinstance(e, Clear) for rule in rules if moment for e in rule.answered(moment))


def _odd_play(engine: ClimbingEngine, before: Position, play: Play, at: int) -> Iterator[Fault]:
    """What is odd about a play on a described field."""
    if play.form == HEAP:
        yield Fault("odd-cards", ("field", at), {"cards": play.text})
        return
    field = engine.field_seen(before.field)
    top = field[-1].play if field else None
    if top is None or top.form == HEAP or (top.count, top.form) == (play.count, play.form):
        return
    if engine.situation(before)[play].allowed or answering_rules(engine, top, play):
        return
    args = {"cards": play.text, "top": top.text}
    if top.count != play.count:
        yield Fault("odd-count", ("field", at), args)
    elif COVERED not in (top.form, play.form):
        yield Fault("odd-form", ("field", at), args)


def write_state(
    engine: ClimbingEngine, position: Position, names: Sequence[str]
) -> tuple[str, ...]:
    """The marks that ``state:`` has to name, in canonical words and order."""
    words = _words(engine)
    settled = position.field[:-1] if position.mark(OPEN) else position.field
    followed = set(follow_marks(engine, settled, _lasting(position), position.size))
    texts = []
    for mark in position.marks:
        word = next((word for word in words if word.writes(mark)), None)
        if word is not None and mark not in followed:
            texts.append(word.write(mark, engine.deck, names))
    absent = {mark.kind for mark in followed} - {mark.kind for mark in position.marks}
    texts += sorted({f"no {word.text}" for word in words if word.kind in absent})
    texts += [f"passed {name}" for seat, name in enumerate(names) if position.passed >> seat & 1]
    return tuple(texts) + (("exchange",) if _exchanging(position) else ())


def _exchanging(position: Position) -> bool:
    """Whether the exchange before the game is going on."""
    return any(owed.kind == "exchange" for owed in position.owed)


def describe(engine: ClimbingEngine, position: Position, described: Description) -> Description:
    """The position as a description: hands, field, discards and marks as they now are."""
    names = described.names
    deck = engine.deck
    plays = [(laid.seat, laid.play.text) for laid in position.field]
    return described.having(
        hands=write_hands(deck, names, position),
        field=tuple(_field_play(engine, names, seat, text) for seat, text in plays),
        discards=deck.cards(position.discards),
        turn=names[position.turn] if position.turn != NOBODY else "",
        state=write_state(engine, position, names),
        play=(),
        ask=(),
    )


def _field_play(engine: ClimbingEngine, names: Sequence[str], seat: int, text: str) -> FieldPlay:
    cards = tuple(parse_card(word, engine.deck) for word in text.split())
    return FieldPlay(cards, names[seat] if seat != NOBODY else "")


def _lasting(position: Position) -> Marks:
    return tuple(mark for mark in position.marks if mark.until not in TRICK)


def known_titles(engine: ClimbingEngine, seats: int) -> tuple[str, ...]:
    """The titles that this many players may have had."""
    titles = engine.rulebook.book.titles.get(seats, ())
    plain = ("heimin",) if "lower heimin" in titles else ()
    return (*titles, *plain, NEWCOMER)
