"""Described positions, and a play to ask about each."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from random import Random
from typing import NamedTuple

from . import chance
from .books import Book, Open
from .cards import JOKER, Meaning, is_joker, plain
from .chance import Written
from .effects import clears
from .jokers import meanings
from .judge import allowed, is_allowed, may_play
from .story import Event, Setup, State, tell
from .text import state_text

NO_SUITS: tuple[str, ...] = ()
NAMES = ("Aki", "Ben", "Chie", "Dan", "Eri", "Fumi", "Gen", "Haru")


class Position(NamedTuple):
    """A table text, and the question. `setups`: what it may mean, one for each meaning."""

    text: str
    seat: str
    written: Written
    setups: tuple[Setup, ...]

    @property
    def question(self) -> str:
        """The question in the referee's words."""
        return f"may {self.seat} play {' '.join(self.written)}"


def judged(position: Position) -> str:
    """`yes`, `no`, or `depends` on what an unnamed joker on the field stands for.

    Raises `Open` where the text does not settle it.
    """
    answers = {
        may_play(tell(setup, ()), position.seat, position.written) for setup in position.setups
    }
    if len(answers) > 1:
        return "depends"
    return "yes" if answers.pop() else "no"


def positions(rng: Random, book: Book) -> Iterator[Position]:
    """Positions without end, more of them with an illegal play than with a legal one."""
    while True:
        wanted = "yes" if rng.random() < 0.4 else "no"
        setup, written_field, pool = _field(rng, book)
        for _ in range(8):
            position = _question(rng, setup, written_field, pool)
            try:
                if judged(position) in (wanted, "depends"):
                    break
            except Open:
                break
        yield position


def _question(
    rng: Random, setup: Setup, written_field: Sequence[Written], pool: Sequence[str]
) -> Position:
    """A play to ask about, and a hand for who would make it; now and then a card is not in it."""
    state = tell(setup, ())
    seat = state.turn or ""
    if rng.random() < 0.05:
        seat = rng.choice(state.left)
    written = _asked(rng, state, pool)
    hand = [plain(card) for card in written]
    others = [card for card in pool if card not in hand or card == JOKER]
    extra = rng.sample(others, min(len(others), rng.randrange(4)))
    if len(hand) > 1 and rng.random() < 0.04:
        hand.pop()
    hand = _as_many_as_there_are(pool, [*hand, *extra])
    setup = replace(setup, hands={seat: tuple(hand)})
    worlds = tuple(_worlds(setup, written_field))
    unknown = {
        each: rng.randint(1, 6) for each in state.left if each != seat and rng.random() < 0.3
    }
    only_top = len(worlds) == 1 and rng.random() < 0.3
    text = state_text(tell(setup, ()), written_field, unknown, only_top)
    return Position(text, seat, written, worlds)


def _as_many_as_there_are(pool: Sequence[str], hand: Sequence[str]) -> list[str]:
    kept: list[str] = []
    for card in hand:
        if kept.count(card) < pool.count(card):
            kept.append(card)
    return kept or [pool[0]]


def _field(rng: Random, book: Book) -> tuple[Setup, list[Written], list[str]]:
    """A setup whose field came about by legal plays, how it was written, and the cards unseen."""
    seats = NAMES[: rng.choice(book.seats)]
    out: tuple[tuple[str, str], ...] = ()
    if len(seats) > 3 and rng.random() < 0.15:
        out = ((rng.choice(seats), rng.choice(("clean", "foul")) if book.falls else "clean"),)
    left = [seat for seat in seats if seat not in dict(out)]
    start = Setup(book, seats, rng.choice(left), {}, revolution=rng.random() < 0.35, out=out)
    pool = chance.pack(book)
    events: list[Event] = []
    written_field: list[Written] = []
    wanted = rng.choice((0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5))
    form, count = chance.some_form(rng, book)
    for _ in range(30):
        state = tell(start, events)
        if len(state.field) >= wanted:
            break
        if state.field and rng.random() < 0.2 and _others_remain(state):
            events.append(Event(state.turn or ""))
            continue
        drawn = _next_on_field(rng, state, pool, form, count)
        if drawn is None:
            break
        events.append(Event(state.turn or "", (), drawn[1]))
        written_field.append(drawn[0])
        for card in drawn[0]:
            pool.remove(plain(card))
    state = tell(start, events)
    setup = replace(
        start,
        turn=state.turn or "",
        field=tuple(state.field),
        revolution=state.revolution,
        passed=tuple(state.passed) if book.pass_lasts else (),
    )
    return setup, written_field, pool


def _others_remain(state: State) -> bool:
    """Whether the field stays when the player whose turn it is passes."""
    owner = state.field[-1][0]
    waiting = [seat for seat in state.left if seat not in (owner, *state.passed)]
    return len(waiting) > 1


def _next_on_field(
    rng: Random, state: State, pool: Sequence[str], form: str, count: int
) -> tuple[Written, Meaning] | None:
    """A legal play that leaves the field lying, and what it means; often in the suits there."""
    for _ in range(12):
        near, suits = rng.choice("345679"), NO_SUITS
        if state.field:
            form, count, near, suits = chance.like(rng, state.plays[-1])
        written = chance.of_form(rng, pool, form, count, near, suits)
        if written is None:
            continue
        written = chance.with_names(rng, written)
        try:
            left = allowed(state, written)
        except Open:
            continue
        left = [play for play in left if not _clears(state, play)]
        if left:
            return written, rng.choice(left)
    return None


def _clears(state: State, play: Meaning) -> bool:
    return clears(state.book, state.plays, play, state.revolution != state.book.revolts(play))


def _asked(rng: Random, state: State, pool: Sequence[str]) -> Written:
    """A play to ask about: like the top, or nearly; now and then a joker, the spade 3, anything."""
    while True:
        form, count = chance.some_form(rng, state.book)
        near, suits = rng.choice("3456789JKA2"), NO_SUITS
        if state.field and rng.random() < 0.9:
            form, count, near, suits = chance.like(rng, state.plays[-1])
            if rng.random() < 0.08:
                count += rng.choice((-1, 1))
        written = chance.of_form(rng, pool, form, max(count, 1), near, suits)
        if state.field and state.plays[-1].only_jokers and rng.random() < 0.5 and "S3" in pool:
            written = ("S3",)
        if not written:
            continue
        written = chance.with_names(rng, written)
        if rng.random() < 0.2:
            written = chance.spoiled(rng, pool, written)
        jokers = sum(map(is_joker, written))
        if jokers <= pool.count(JOKER) and len(set(written) - {JOKER}) + written.count(
            JOKER
        ) == len(written):
            return written


def _worlds(setup: Setup, written_field: Sequence[Written]) -> Iterator[Setup]:
    """The setup under each meaning that the plays on its field may have."""
    choices = []
    for (seat, meant), written in zip(setup.field, written_field, strict=True):
        ways = {meant}
        if JOKER in written:
            for turned in (False, True):
                ways |= set(meanings(setup.book, written, turned))
        choices.append([(seat, way) for way in ways])
    for field in product(*choices):
        if _could_come_about(setup, field, written_field):
            yield replace(setup, field=field)


def _could_come_about(
    setup: Setup, field: tuple[tuple[str, Meaning], ...], written_field: Sequence[Written]
) -> bool:
    """Whether each play could be made on those below it, meaning that, and left the field lying."""
    revolution = setup.revolution != (sum(setup.book.revolts(play) for _, play in field) % 2 == 1)
    for at, (_, play) in enumerate(field):
        state = tell(replace(setup, field=field[:at], revolution=revolution), ())
        meant = play in meanings(setup.book, written_field[at], state.turned)
        if not meant or not is_allowed(state, play) or _clears(state, play):
            return False
        revolution = revolution != setup.book.revolts(play)
    return True
