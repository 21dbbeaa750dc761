"""Where a game stands: hands, field, who owes what, and who may still answer a cut."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

from tests.second.climbing.books import DAIFUGO
from tests.second.climbing.cards import Meaning
from tests.second.climbing.locks import locked_suits

DEFAULTS = {
    "seven_pass_amount": "up_to",
    "seven_pass_each": "one_for_each",
    "seven_pass_target": "next",
    "seven_pass_out": "out_no_foul",
    "ten_discard_amount": "up_to",
    "ten_discard_which": "any",
    "ten_discard_out": "out_no_foul",
    "seven_pass_or_ten_discard": "unsettled",
    "four_stop_scope": "any_twice_as_many",
    "four_stop_count": "no",
    "four_stop_under_lock": "allowed",
    "cut_response_order": "turn_order",
}


@dataclass(frozen=True)
class Setup:
    """How a game begins. `top`: who was daifugo in the last game."""

    seats: tuple[str, ...]
    turn: str
    hands: Mapping[str, tuple[str, ...]]
    rules: frozenset[str]
    readings: Mapping[str, str] = dataclasses.field(default_factory=dict)
    top: str | None = None
    revolution: bool = False


@dataclass
class Debt:
    """Cards that a player gives to another, or discards. `limit`: how many at most."""

    rule: str
    limit: int
    to: list[str] = dataclasses.field(default_factory=list)
    """Those who may get them; nobody if they are discarded."""


@dataclass
class Cut:
    """8s that have been played and have not cleared the field yet."""

    owner: str
    fours: int
    """So many 4s stop them."""
    asked: list[str]
    """Those who hold as many and have not declined, in turn order."""


@dataclass
class Game:
    setup: Setup
    hands: dict[str, list[str]]
    turn: str | None
    revolution: bool
    field: list[tuple[str, Meaning]] = dataclasses.field(default_factory=list)
    passed: list[str] = dataclasses.field(default_factory=list)
    """Who has passed since the last play."""
    out: list[tuple[str, str]] = dataclasses.field(default_factory=list)
    owed: list[Debt] = dataclasses.field(default_factory=list)
    """What the player whose turn it is owes, in the order of settling."""
    skipped: int = 0
    """So many players are passed over once all debts are settled."""
    cut: Cut | None = None

    def uses(self, rule: str) -> bool:
        return rule in self.setup.rules

    def reads(self, reading: str) -> str:
        return self.setup.readings.get(reading, DEFAULTS[reading])

    @property
    def plays(self) -> list[Meaning]:
        return [play for _, play in self.field]

    @property
    def left(self) -> list[str]:
        """Who is still in the game, in seat order."""
        gone = dict(self.out)
        return [seat for seat in self.setup.seats if seat not in gone]

    @property
    def turned(self) -> bool:
        """A revolution and a J-back undo each other; a second J turns the order again."""
        js = sum(natural(play, "J") > 0 for play in self.plays) if self.uses("j_back") else 0
        return self.revolution != (js % 2 == 1)

    @property
    def lock(self) -> tuple[str, ...] | None:
        return locked_suits(DAIFUGO, self.plays) if self.uses("suit_lock") else None

    def after(self, seat: str) -> list[str]:
        """All the others who are still in the game, from the next one on."""
        seats = self.setup.seats
        at = seats.index(seat)
        return [other for other in (*seats[at + 1 :], *seats[:at]) if other in self.left]


def natural(play: Meaning, number: str) -> int:
    """How many cards of a number are there; jokers that stand for it do not count."""
    return sum(card.number == number and not card.joker for card in play.cards)


def begin(setup: Setup) -> Game:
    hands = {seat: list(hand) for seat, hand in setup.hands.items()}
    return Game(setup, hands, setup.turn, setup.revolution)
