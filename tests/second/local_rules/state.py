"""Where a game stands, and what a rule is."""

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass, replace

from tests.second.climbing.books import DAIFUGO, Book
from tests.second.climbing.cards import JOKER, Meaning
from tests.second.climbing.story import Setup


@dataclass
class Now:
    """Where the events have led. `direction`: 1 as the seats are named, -1 the other way.

    `just_laid`: nobody has passed since the last play, so that whose turn it is comes next to it.
    """

    setup: Setup
    rules: dict[str, "Rule"]
    turn: str | None
    hands: dict[str, list[str]]
    revolution: bool = False
    direction: int = 1
    just_laid: bool = False
    field: list[tuple[str, Meaning]] = dataclasses.field(default_factory=list)
    passed: list[str] = dataclasses.field(default_factory=list)
    out: list[tuple[str, str]] = dataclasses.field(default_factory=list)

    @property
    def book(self) -> Book:
        """Daifugo as it stands, under the name of the rules that are on."""
        return self.setup.book

    @property
    def plays(self) -> list[Meaning]:
        """What lies in the field, bottom to top."""
        return [meaning for _, meaning in self.field]

    @property
    def top(self) -> Meaning | None:
        """What is to be beaten: on what is laid as if it were not there, the play below it."""
        for at in reversed(range(len(self.field))):
            below, play = self.plays[:at], self.plays[at]
            if not any(rule.transparent(below, play) for rule in self.rules.values()):
                return play
        return self.plays[0] if self.field else None

    @property
    def turned(self) -> bool:
        """Whether strength is turned round: by a revolution, or for a time, and not by both."""
        return self.revolution != self.is_back

    @property
    def is_back(self) -> bool:
        """Whether a J, or what does the same, turns the order until the clear."""
        back = False
        for play in self.plays:
            for rule in self.rules.values():
                back = rule.backs(play, back)
        return back

    @property
    def left(self) -> list[str]:
        """Who is still in the game."""
        gone = [seat for seat, _ in self.out]
        return [seat for seat in self.setup.seats if seat not in gone]

    def say(self, what: str, play: Meaning) -> list[int]:
        """What each rule says; all are asked, for any may find the words open."""
        return [getattr(rule, what)(self, play) for rule in self.rules.values()]

    def after(self, seat: str) -> list[str]:
        """All seats in the order of play, from the one after that seat on, itself the last."""
        seats = self.setup.seats[:: self.direction]
        at = seats.index(seat)
        return [*seats[at + 1 :], *seats[: at + 1]]

    def next_of(self, seat: str, among: list[str]) -> str:
        """Who of them comes first after a seat."""
        return next(each for each in self.after(seat) if each in among)


Judges = Callable[[Now, Meaning], bool]


def never(now: Now, play: Meaning) -> bool:
    """What a rule says that does not say this."""
    return False


@dataclass(frozen=True)
class Rule:
    """What one clause says of a play, in the state before it."""

    lets: Judges = never
    """It may be laid although it is not stronger, or in another form."""
    on_anything: Judges = never
    """It may be laid on anything, also where a lock does not let it."""
    bars: Judges = never
    clears: Judges = never
    """Asked in the state before the play, with revolution and direction as after it."""
    turns: Judges = never
    """The direction of play."""
    revolts: Judges = never
    stops_revolt: Judges = never
    stops_cut: Judges = never
    """An 8-cut."""
    skips: Callable[[Now, Meaning], int] = lambda now, play: 0
    backs: Callable[[Meaning, bool], bool] = lambda play, back: back
    transparent: Callable[[list[Meaning], Meaning], bool] = lambda below, play: False
    turns_while: Callable[[Meaning], bool] = lambda play: False
    """The direction, until the field is cleared."""


def own(play: Meaning, number: str) -> int:
    """How many cards of a number lie there: a joker that stands for one does not count."""
    return sum(card.number == number and not card.joker for card in play.cards)


def plain(play: Meaning) -> bool:
    """One card, or several of one number."""
    return play.form != "run"


def alone(play: Meaning | None, number: str) -> bool:
    """One card of that number by itself."""
    return play is not None and play.form == "single" and own(play, number) == 1


def joker_alone(play: Meaning | None) -> bool:
    """One joker by itself."""
    return play is not None and play.form == "single" and play.cards[0].number == JOKER


def same_number(one: Meaning, other: Meaning) -> bool:
    """As many cards of the same number; of runs, of the same numbers."""
    numbers = [sorted(card.number for card in play.cards) for play in (one, other)]
    return one.form == other.form and numbers[0] == numbers[1]


def colour(play: Meaning) -> str | None:
    """`red` or `black` where all its cards are that, and none is a joker."""
    colours = {"red" if card.suit in ("H", "D") else "black" for card in play.cards}
    return colours.pop() if len(colours) == 1 and not play.has_joker else None


def named(rules: list[str]) -> Book:
    """Daifugo with these switched on, as a text says it."""
    return replace(DAIFUGO, name=" + ".join(["local", *rules]))
