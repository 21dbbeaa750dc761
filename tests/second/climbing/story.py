"""The state of a game, told from its events: who is to play, what lies there, who is out."""

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .books import Book
from .cards import Meaning
from .effects import clears, is_foul
from .strength import is_turned


class Event(NamedTuple):
    """What somebody did: `cards` as they left the hand and what they meant, or a pass."""

    seat: str
    cards: tuple[str, ...] = ()
    meaning: Meaning | None = None


@dataclass(frozen=True)
class Setup:
    """How a game or a described position begins. A hand left out is unknown."""

    book: Book
    seats: tuple[str, ...]
    turn: str
    hands: Mapping[str, tuple[str, ...]]
    titles: Mapping[str, str] = dataclasses.field(default_factory=dict)
    field: tuple[tuple[str, Meaning], ...] = ()
    revolution: bool = False
    passed: tuple[str, ...] = ()
    out: tuple[tuple[str, str], ...] = ()

    @property
    def top(self) -> str | None:
        """Who has the last game's highest title."""
        highest = self.book.titles[len(self.seats)][-1]
        return next((seat for seat, title in self.titles.items() if title == highest), None)


@dataclass
class State:
    """Where the events have led."""

    setup: Setup
    turn: str | None
    hands: dict[str, list[str]]
    field: list[tuple[str, Meaning]]
    revolution: bool
    passed: list[str]
    out: list[tuple[str, str]]

    @property
    def book(self) -> Book:
        """The book that is played."""
        return self.setup.book

    @property
    def plays(self) -> list[Meaning]:
        """What lies in the field, bottom to top."""
        return [meaning for _, meaning in self.field]

    @property
    def turned(self) -> bool:
        """Whether strength is reversed."""
        return is_turned(self.book, self.revolution, self.plays)

    @property
    def left(self) -> list[str]:
        """Who is still in the game, in seat order."""
        gone = [seat for seat, _ in self.out]
        return [seat for seat in self.setup.seats if seat not in gone]

    def next_of(self, seat: str, among: Sequence[str]) -> str:
        """Who of them comes first after a seat."""
        at = self.setup.seats.index(seat)
        round_about = self.setup.seats[at + 1 :] + self.setup.seats[: at + 1]
        return next(each for each in round_about if each in among)


def tell(setup: Setup, events: Sequence[Event]) -> State:
    """The state after the events, worked out from the beginning."""
    state = State(
        setup,
        setup.turn,
        {seat: list(hand) for seat, hand in setup.hands.items()},
        list(setup.field),
        setup.revolution,
        list(setup.passed),
        list(setup.out),
    )
    for event in events:
        if event.meaning is None:
            _after_pass(state, event.seat)
        else:
            _after_play(state, event.seat, event.cards, event.meaning)
    return state


def _after_play(state: State, seat: str, cards: Sequence[str], play: Meaning) -> None:
    before = state.plays
    for card in cards if seat in state.hands else ():
        state.hands[seat].remove(card)
    state.field.append((seat, play))
    if state.book.revolts(play):
        state.revolution = not state.revolution
    if not state.book.pass_lasts:
        state.passed = []  # offkai.pass: a pass gives up that one turn only
    if seat in state.hands and not state.hands[seat]:
        _goes_out(state, seat, play)
    if len(state.left) < 2:
        state.turn = None  # climbing.out: the last one left takes the last open place
    elif clears(state.book, before, play, state.revolution):
        _clear(state, seat)
    else:
        _asks_next(state, seat)


def _after_pass(state: State, seat: str) -> None:
    state.passed.append(seat)
    if state.field:
        _asks_next(state, seat)
        return
    able = [each for each in state.left if each not in state.passed or not state.book.pass_lasts]
    if not able:  # reading `all_passed_on_nothing`: who was to lead leads after all
        state.passed, able = [], state.left
    state.turn = state.next_of(seat, able)


def _asks_next(state: State, seat: str) -> None:
    """`climbing.clear`: when everybody but the last to play has passed, the field is cleared.

    `uecda.clear`: the last to play is asked once more before that.
    """
    owner = state.field[-1][0]
    could_answer = [each for each in state.left if each != owner and each not in state.passed]
    if could_answer:
        state.turn = state.next_of(seat, could_answer)
    elif state.book.owner_is_asked and owner in state.left and owner not in state.passed:
        state.turn = owner
    else:
        _clear(state, owner)


def _clear(state: State, owner: str) -> None:
    """The last to play leads; `offkai.going_out_keeps_field`: if out, the player after that one."""
    state.field = []
    state.passed = []
    state.turn = owner if owner in state.left else state.next_of(owner, state.left)


def _goes_out(state: State, seat: str, play: Meaning) -> None:
    """`climbing.out`, the foul finish, and the fall of the top player."""
    foul = is_foul(state.book, play, state.revolution)
    first = not any(manner == "clean" for _, manner in state.out)
    state.out.append((seat, "foul" if foul else "clean"))
    # offkai.miyako_ochi: somebody other than the top player is the first to go out.
    # A foul finish is not going out first (reading `foul_counts_as_first`, and league.miyako_ochi).
    top = state.setup.top
    if state.book.falls and not foul and first and top in state.left:
        state.out.append((top, "fallen"))
