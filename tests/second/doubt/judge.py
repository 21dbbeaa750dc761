"""The judge: a deal and a list of events, gone through anew for every question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

from tests.second.doubt.cards import (
    Meaning,
    Play,
    lying_meanings,
    means_nothing,
    numbers_shown,
    shown_meanings,
    suits_shown,
    true_meanings,
)
from tests.second.doubt.house import GIVE, RANKS

BURST = 11

DEFAULTS = {
    "leader_pass": "allowed",
    "runs_allowed": "yes",
    "several_doubters": "first_in_turn_order",
    "last_card_face_down": "after_doubt",
    "game_ends": "first_out",
    "ignored_means": "play_below_it",
    "lead_after_penalty": "executor",
    "eight_before_doubt": "doubt_first",
    "second_j": "flips_again",
    "lock_and_face_down": "no",
    "burst_player_loses": "hand_count",
    "last_player_loses": "none",
}
CLAUSES = ("revolution", "eight_cut", "eleven_back", "suit_lock", "burst")


@dataclass(frozen=True)
class Event:
    seat: str
    did: str
    """play, pass, doubt, through, give; in a house with debts also hand, discard, decline."""
    cards: Play = ()
    """Of a gift: with none of them nothing is given."""


@dataclass(frozen=True)
class Trial:
    seats: tuple[str, ...]
    dealt: dict[str, tuple[str, ...]]
    first: str
    readings: dict[str, str]
    without: frozenset[str] = frozenset()
    """The clauses that are not in use."""
    house: frozenset[str] = frozenset()
    """The clause of a house that is in use, if any."""
    events: tuple[Event, ...] = ()

    def then(self, event: Event) -> Trial:
        return replace(self, events=(*self.events, event))

    def now(self) -> Table:
        table = Table(self, {seat: list(self.dealt[seat]) for seat in self.seats}, self.first)
        for event in self.events:
            table.happen(event)
        return table


@dataclass
class Table:
    """What has become of a trial."""

    trial: Trial
    hands: dict[str, list[str]]
    turn: str
    pile: list[tuple[str, Play]] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)
    """Who has passed since the last play."""
    let_through: list[str] = field(default_factory=list)
    doubters: list[str] = field(default_factory=list)
    open: bool = False
    """The top of the field waits for doubts."""
    executor: str = ""
    punished: str = ""
    debtor: str = ""
    most: int = 0
    """How many cards the debtor may give or discard, by the clause of the house."""
    revolutions: int = 0
    backs: int = 0
    lock: frozenset[str] = frozenset()
    out: dict[str, str] = field(default_factory=dict)
    later: str = ""
    """Whose turn comes once all debts are settled."""
    points: Counter[str] = field(default_factory=Counter)
    over: bool = False

    def uses(self, clause: str) -> bool:
        return clause not in self.trial.without

    def reads(self, reading: str) -> str:
        return self.trial.readings[reading]

    # ---- who is there

    def active(self) -> list[str]:
        return [seat for seat in self.trial.seats if seat not in self.out]

    def after(self, seat: str) -> str:
        """The next player who is still in the game."""
        seats = self.trial.seats
        place = seats.index(seat)
        following = [seats[(place + step) % len(seats)] for step in range(1, len(seats) + 1)]
        return next(other for other in following if other not in self.out)

    # ---- what may be played

    @property
    def reversed_(self) -> bool:
        return (self.revolutions + self.backs) % 2 == 1

    def runs(self) -> bool:
        return self.reads("runs_allowed") == "yes"

    def to_beat(self) -> Play:
        """The play that the next one has to beat, () where there is none."""
        below = [play for _, play in self.pile]
        if below and means_nothing(below[-1]) and self.reads("ignored_means") == "nothing":
            return ()
        return next((play for play in reversed(below) if not means_nothing(play)), ())

    def fits(self, play: Play, meaning: Meaning, below: Play) -> bool:
        """Is the play, read in this way, legal on what lay below?"""
        if self.lock:
            wild = self.reads("lock_and_face_down") == "yes_as_wild"
            if not (meaning.holds(self.lock) if wild else self.lock <= suits_shown(play)):
                return False
        if not below:
            return True
        tops = lying_meanings(below, self.runs())
        return any(meaning.beats(top, reversed_=self.reversed_) for top in tops)

    def may_lay(self, seat: str, play: Play) -> bool:
        """Would some cards in the place of those face down make it a legal play?"""
        if self.waits() or seat != self.turn or not play:
            return False
        if Counter(laid.card for laid in play) - Counter(self.hands[seat]):
            return False
        below = self.to_beat()
        return any(self.fits(play, m, below) for m in shown_meanings(play, self.runs()))

    def waits(self) -> bool:
        """Is there something that comes before the next play, or no next play?"""
        return self.over or self.open or bool(self.executor or self.debtor)

    def may_pass(self, seat: str) -> bool:
        if self.waits() or seat != self.turn:
            return False
        return bool(self.pile) or self.reads("leader_pass") == "allowed"

    def may_speak(self, seat: str) -> bool:
        """May this player doubt, or let it through?"""
        if self.over or not self.open or seat in self.out:
            return False
        # The right goes round; past somebody who has doubted it does not come.
        until = list(takewhile(lambda other: other not in self.doubters, self.asked()))
        return seat in until and seat not in self.let_through

    def asked(self) -> list[str]:
        """Who may doubt, clockwise from the player whose play lay there before."""
        owner = self.pile[-1][0]
        first = self.pile[-2][0] if len(self.pile) > 1 else self.after(owner)
        seats = self.trial.seats
        place = seats.index(first)
        return [s for s in (*seats[place:], *seats[:place]) if s != owner and s not in self.out]

    def may_give(self, seat: str, play: Play) -> bool:
        lying = Counter(laid.card for _, below in self.pile for laid in below)
        return seat == self.executor and not Counter(laid.card for laid in play) - lying

    def may_part(self, seat: str, clause: str, cards: Sequence[str], to: str) -> bool:
        """May these cards be handed to that player, or be discarded?"""
        due = seat == self.debtor and clause in self.trial.house and 0 < len(cards) <= self.most
        right = to == (self.after(seat) if clause == GIVE else "")
        return due and right and not Counter(cards) - Counter(self.hands[seat])

    def may_decline(self, seat: str) -> bool:
        """Up to so many cards: none will do."""
        return seat == self.debtor or seat == self.executor

    def top_is_right(self) -> bool:
        """Are the cards that a doubt has shown legal on what lay below them?"""
        _, play = self.pile[-1]
        before, self.pile = self.pile, self.pile[:-1]
        below = self.to_beat()
        self.pile = before
        return any(self.fits(play, m, below) for m in true_meanings(play, self.runs()))

    # ---- what happens

    def happen(self, event: Event) -> None:
        {
            "play": self._play,
            "pass": self._pass,
            "doubt": self._doubt,
            "through": self._through,
            "give": self._give,
            "hand": self._hand,
            "discard": self._discard,
            "decline": self._decline,
        }[event.did](event)

    def _play(self, event: Event) -> None:
        for laid in event.cards:
            self.hands[event.seat].remove(laid.card)
        self.pile.append((event.seat, event.cards))
        self.passed = []
        self.open = any(laid.down for laid in event.cards)
        at_once = self.reads("last_card_face_down") == "at_once" and not self.hands[event.seat]
        cut = self.reads("eight_before_doubt") == "cut_first" and self.cuts(event.cards)
        if not self.open or at_once or cut:
            self._stand()

    def _pass(self, event: Event) -> None:
        self.passed.append(event.seat)
        self.turn = self.after(event.seat)
        if not self.pile:
            return
        owner = self.pile[-1][0]
        if all(seat in self.passed for seat in self.active() if seat != owner):
            self._clear()
            self.turn = owner if owner not in self.out else self.after(owner)

    def _through(self, event: Event) -> None:
        self.let_through.append(event.seat)
        self._hear()

    def _doubt(self, event: Event) -> None:
        self.doubters.append(event.seat)
        self._hear()

    def _hear(self) -> None:
        """The doubt of the one who is asked first counts, or of the one who called first."""
        if self.doubters and self.reads("several_doubters") == "first_called":
            self._settle(self.doubters[0])
            return
        for seat in self.asked():
            if seat in self.doubters:
                self._settle(seat)
                return
            if seat not in self.let_through:
                return
        self._stand()

    def _settle(self, doubter: str) -> None:
        owner, play = self.pile[-1]
        right = self.top_is_right()
        self.open, self.let_through, self.doubters = False, [], []
        self.executor, self.punished = (owner, doubter) if right else (doubter, owner)
        if right:
            self._turn_round(play)
        self.turn = self.executor

    def _give(self, event: Event) -> None:
        owner, _ = self.pile[-1]
        given = [laid.card for laid in event.cards]
        self.hands[self.punished] += given
        self._clear()
        for card in given:
            self.discards.remove(card)
        executor, punished = self.executor, self.punished
        self.executor = self.punished = ""
        self._burst(punished)
        self._go_out(owner)
        if not self.over:
            by_turn = self.reads("lead_after_penalty") == "next_in_turn"
            lead = self.after(owner) if by_turn else executor
            self.turn = lead if lead not in self.out else self.after(lead)

    def _stand(self) -> None:
        """A play that nobody doubts, or nobody can, does what it does."""
        self.open, self.let_through = False, []
        seat, play = self.pile[-1]
        self._turn_round(play)
        if self.turns_back(play):
            self.backs = 1 if self.reads("second_j") == "stays" else self.backs + 1
        self._lock(play)
        self._go_out(seat)
        self.turn = self.after(seat) if not self.over else ""
        if self.cuts(play):
            self._clear()
            self.turn = seat if seat not in self.out else self.turn
        self._owe(seat, play)

    # ---- debts of a house: 7s or 10s that nobody has doubted

    def _owe(self, seat: str, play: Play) -> None:
        """A player with cards left may part with one card for each 7 or 10 face up."""
        if self.over or seat in self.out:
            return
        for clause in self.trial.house:
            shown = sum(laid.plain and laid.card[1:] == RANKS[clause] for laid in play)
            self.most = min(shown, len(self.hands[seat]))
        if self.most:
            self.debtor, self.later, self.turn = seat, self.turn, seat

    def _hand(self, event: Event) -> None:
        to = self.after(event.seat)
        self.hands[to] += self._part(event)
        self._burst(to)
        self._settled(event.seat)

    def _discard(self, event: Event) -> None:
        self.discards += self._part(event)
        self._settled(event.seat)

    def _part(self, event: Event) -> list[str]:
        cards = [laid.card for laid in event.cards]
        for card in cards:
            self.hands[event.seat].remove(card)
        return cards

    def _decline(self, event: Event) -> None:
        self._settled(event.seat)

    def _settled(self, seat: str) -> None:
        """A player with no card left is out; the turn goes on as it would have without debts."""
        self.debtor, self.most = "", 0
        self._go_out(seat)
        self.turn = self.later if self.later not in self.out else self.after(self.later)
        self.turn = "" if self.over else self.turn

    def cuts(self, play: Play) -> bool:
        return self.uses("eight_cut") and "8" in numbers_shown(play)

    def turns_back(self, play: Play) -> bool:
        return self.uses("eleven_back") and "J" in numbers_shown(play)

    def _turn_round(self, play: Play) -> None:
        if len(play) >= 4 and self.uses("revolution"):
            self.revolutions += 1

    def _lock(self, play: Play) -> None:
        if len(self.pile) < 2 or not self.uses("suit_lock"):
            return
        before, after = suits_shown(self.pile[-2][1]), suits_shown(play)
        covered = any(not laid.plain for laid in play)
        if covered and self.uses("lock_cases") and not before <= after:
            return
        self.lock |= before & after

    def _clear(self) -> None:
        self.discards += [laid.card for _, play in self.pile for laid in play]
        self.pile, self.passed, self.lock, self.backs = [], [], frozenset(), 0

    # ---- who leaves

    def _go_out(self, seat: str) -> None:
        if self.hands[seat] or seat in self.out:
            return
        self.out[seat] = "clean"
        self.points[seat] += sum(len(self.hands[other]) for other in self.active())
        self.over = self.reads("game_ends") == "first_out" or len(self.active()) <= 1

    def _burst(self, seat: str) -> None:
        count = len(self.hands[seat])
        if count < BURST or not self.uses("burst"):
            return
        self.out[seat] = "burst"
        for other in self.active():
            self.points[other] += count
        if self.reads("burst_player_loses") == "hand_count":
            self.points[seat] -= count
        self.over = len(self.active()) <= 1

    def score(self) -> dict[str, int]:
        # Where all others burst nobody has gone out before the only one left.
        won = "clean" in self.out.values()
        lost = self.active() if won or self.reads("last_player_loses") == "hand_count" else []
        left = Counter({seat: len(self.hands[seat]) for seat in lost})
        return {seat: self.points[seat] - left[seat] for seat in self.trial.seats}
