"""The judge: what has been played, as a list of events, and the words of the clauses.

Nothing is kept between questions: each is answered from the deal and the events anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product, takewhile
from typing import TypeVar

Event = tuple[str, str]  # who played which card

T = TypeVar("T")

NOBODY = "nobody"
UNSETTLED = "unsettled"

# The values that a reading has besides "unsettled": the text may mean any of them.
OPEN = {
    "equal_numbers": ("first_played", "last_played", "nobody"),
    "lead_after_nobody": ("same_leader", "next_player"),
    "tie": (UNSETTLED, "shared"),
    "all_void": ("nobody_discarded", "carried_to_next"),
}


@dataclass(frozen=True)
class Words:
    """What the clauses in use say, in their own terms."""

    header: str
    suits: str
    ranks: tuple[str, ...]
    """Weakest first where high wins."""
    low: bool = False
    must_follow: bool = False
    not_must_follow: bool = False
    at_once: bool = False
    trump: str = ""
    only_suit_led_takes: bool = False
    opening_card: str = ""
    suit_to_break: str = ""
    not_in_first_trick: tuple[str, ...] = ()
    card_points: dict[str, int] = field(default_factory=dict)
    moon: bool = False
    breakers: tuple[str, ...] = ()
    """Cards of other suits that break the suit, too."""
    led_late: tuple[str, ...] = ()
    """Cards of other suits that may not be led before it is broken."""
    moon_below_zero: bool = False
    bonus: dict[str, int] = field(default_factory=dict)
    """Points that do not count for shooting the moon."""
    meeples: bool = False
    readings: dict[str, str] = field(default_factory=dict)

    @property
    def deck(self) -> tuple[str, ...]:
        return tuple(suit + rank for suit in self.suits for rank in self.ranks)

    def number(self, card: str) -> int:
        """The higher, the stronger."""
        place = self.ranks.index(card[1:])
        return -place if self.low else place


@dataclass(frozen=True)
class Trial:
    """A deal, who leads first, and what has been played since."""

    words: Words
    seats: tuple[str, ...]
    dealt: dict[str, tuple[str, ...]]
    first: str
    events: tuple[Event, ...] = ()
    meeples: dict[str, str] = field(default_factory=dict)

    def then(self, *event: Event) -> Trial:
        return replace(self, events=self.events + event)

    # ---- what the events tell

    def tricks(self) -> list[tuple[Event, ...]]:
        """The full tricks."""
        size = len(self.seats)
        full = len(self.events) // size
        return [self.events[n * size : (n + 1) * size] for n in range(full)]

    def on_table(self) -> tuple[Event, ...]:
        """The cards of the trick that is going on."""
        return self.events[len(self.tricks()) * len(self.seats) :]

    def hand(self, seat: str) -> list[str]:
        gone = {card for who, card in self.events if who == seat}
        return [card for card in self.dealt[seat] if card not in gone]

    def over(self) -> bool:
        return not any(self.hand(seat) for seat in self.seats)

    def after(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    # ---- who takes a trick

    def may_take(self, number: int) -> list[Event]:
        """The cards of a full trick that are able to take it."""
        trick = self.tricks()[number]
        if self.words.at_once:
            shown = Counter(card[1:] for _, card in trick)
            return [event for event in trick if shown[event[1][1:]] == 1]
        if self.words.not_must_follow:
            before = [self.colour_before(number, place) for place in range(len(trick))]
            return [e for e, colour in zip(trick, before, strict=True) if e[1][0] != colour]
        led = trick[0][1][0]
        if self.words.must_follow or self.words.only_suit_led_takes or self.words.trump:
            trumps = [event for event in trick if event[1][0] == self.words.trump]
            return trumps or [event for event in trick if event[1][0] == led]
        return list(trick)

    def colour_before(self, number: int, place: int) -> str:
        """The colour of the turn just before, as far as it binds."""
        at = number * len(self.seats) + place
        if at == 0 or (place == 0 and self.words.readings["lead_bound"] == "no"):
            return ""
        return self.events[at - 1][1][0]

    def taker(self, number: int) -> str:
        able = self.may_take(number)
        if not able:
            return NOBODY
        best = max(self.words.number(card) for _, card in able)
        equal = [seat for seat, card in able if self.words.number(card) == best]
        if len(equal) == 1:
            return equal[0]
        said = self.words.readings["equal_numbers"]
        return {"first_played": equal[0], "last_played": equal[-1]}.get(said, NOBODY)

    # ---- whose turn it is

    def leader(self, number: int) -> str:
        """Who leads that trick."""
        if number == 0:
            return self.first
        taker = self.taker(number - 1)
        if taker != NOBODY:
            return taker
        before = self.leader(number - 1)
        same = self.words.readings["lead_after_nobody"] == "same_leader"
        return before if same else self.after(before)

    def to_play(self) -> list[str]:
        """Who may play a card now."""
        lying = self.on_table()
        if self.over():
            return []
        if self.words.at_once:
            return [seat for seat in self.seats if seat not in dict(lying)]
        return [self.after(lying[-1][0]) if lying else self.leader(len(self.tricks()))]

    # ---- what may be played

    def allowed(self, seat: str) -> list[str]:
        """The cards of the hand that no clause forbids."""
        if seat not in self.to_play():
            return []
        hand, lying = self.hand(seat), self.on_table()
        if not lying and not self.events and self.words.opening_card:
            return [card for card in hand if card == self.words.opening_card]
        cards = list(hand)
        if lying and self.words.must_follow:
            led = lying[0][1][0]
            cards = [card for card in cards if card[0] == led] or cards
        if self.words.not_must_follow:
            colour = self.colour_before(len(self.tricks()), len(lying))
            cards = [card for card in cards if card[0] != colour] or cards
        if not lying and not self.broken():
            late = (self.words.suit_to_break, *self.words.led_late)
            cards = [card for card in cards if card[0] not in late and card not in late] or cards
        if not self.tricks():
            cards = [card for card in cards if card not in self.words.not_in_first_trick] or cards
        return cards

    def broken(self) -> bool:
        breaks = (self.words.suit_to_break, *self.words.breakers)
        return any(card[0] in breaks or card in breaks for _, card in self.events)

    def allows(self, seat: str, cards: tuple[str, ...]) -> bool:
        return len(cards) == 1 and cards[0] in self.allowed(seat)

    # ---- what comes of it

    def taken(self) -> dict[str, list[tuple[Event, ...]]]:
        """The tricks of each, one that was carried to the next taker among them."""
        heaps: dict[str, list[tuple[Event, ...]]] = {seat: [] for seat in self.seats}
        for number, trick in enumerate(self.tricks()):
            taker = self.taker(number)
            if taker != NOBODY:
                heaps[taker] += [*self.carried(number), trick]
        return heaps

    def carried(self, number: int) -> list[tuple[Event, ...]]:
        """The tricks before it that nobody took, and that its taker takes as well."""
        if self.words.readings.get("all_void") != "carried_to_next":
            return []
        waiting = list(takewhile(lambda n: self.taker(n) == NOBODY, range(number - 1, -1, -1)))
        return [self.tricks()[n] for n in reversed(waiting)]

    def score(self) -> dict[str, int]:
        heaps = self.taken()
        cards = {seat: [c for trick in heaps[seat] for _, c in trick] for seat in self.seats}
        if self.words.meeples:
            return {s: sum(c[0] == self.meeples[s] for c in cards[s]) for s in self.seats}
        if not self.words.card_points:
            return {seat: len(heaps[seat]) for seat in self.seats}
        points = {s: sum(self.words.card_points.get(c, 0) for c in cards[s]) for s in self.seats}
        everything = sum(self.words.card_points.values())
        if self.words.moon and everything in points.values():
            own, others = (-everything, 0) if self.words.moon_below_zero else (0, everything)
            points = {seat: own if points[seat] == everything else others for seat in self.seats}
        return {s: points[s] + sum(self.words.bonus.get(c, 0) for c in cards[s]) for s in cards}

    def winners(self) -> frozenset[str] | str:
        score = self.score()
        best = (min if self.words.card_points else max)(score.values())
        first = frozenset(seat for seat in self.seats if score[seat] == best)
        tie = self.words.readings.get("tie", "shared")
        return first if len(first) == 1 or tie == "shared" else UNSETTLED


def worlds(trial: Trial) -> Iterator[Trial]:
    """The trial under each meaning that the open readings may have."""
    said = trial.words.readings
    opened = {n: OPEN[n] if v == UNSETTLED and n in OPEN else (v,) for n, v in said.items()}
    for values in product(*opened.values()):
        chosen = dict(zip(opened, values, strict=True))
        yield replace(trial, words=replace(trial.words, readings=chosen))


def settled(trial: Trial, question: Callable[[Trial], T]) -> T | str:
    """The answer where all worlds agree, and else "unsettled"."""
    answers = [question(world) for world in worlds(trial)]
    return answers[0] if all(answer == answers[0] for answer in answers) else UNSETTLED
