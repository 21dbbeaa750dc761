"""A hard-coded daifugo on bit masks: what the offkai rules cost where nothing can be chosen.

Singles, sets, runs, revolution, 8-cut, J-back, suit lock after three plays, strict lock, spade 3,
jokers, foul finish, miyako-ochi. Cards are bits, ``4 * rank + suit`` from the spade 3 up, the
jokers on top and counted in unary, as in :mod:`referee.cards`; nothing else is shared.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

RANKS, SEATS = 13, 4
NATURALS = (1 << 52) - 1
ONE_JOKER = 1 << 52
SINGLE, SET, RUN = range(3)
ABOVE_ALL = 1000
EIGHT, JACK, TWO = 5, 8, 12
SUIT = sum(1 << 4 * rank for rank in range(RANKS))
NEXT = [
    [
        next((at for step in range(1, 5) if playing >> (at := (seat + step) % 4) & 1), -1)
        for seat in range(SEATS)
    ]
    for playing in range(1 << SEATS)
]
"""By the set of seats still in the game, and by seat: who comes next."""


class Play(NamedTuple):
    """A play with all that the rules ask of it, worked out once."""

    mask: int
    form: int
    low: int
    """The lowest rank; -1 where a joker stands below the 3."""
    size: int
    powers: tuple[int, int]
    """In the plain order, and in the one turned round."""
    suits: int
    wild: bool
    """A joker in it shows no suit."""
    eight: bool
    jack: bool


Plays = tuple[Play, ...]


def _play(form: int, natural: int, jokers: int, ranks: range, suits: int) -> Play:
    high = ranks[-1]
    return Play(
        natural | ((1 << jokers) - 1) << 52, form, ranks[0], natural.bit_count() + jokers,
        (ranks[0], TWO - high), suits, bool(jokers) and form != RUN, EIGHT in ranks, JACK in ranks,
    )  # fmt: skip


# ---- plays by groups of cards, each worked out once


@cache
def of_rank(rank: int, held: int, jokers: int, count: int = 0) -> Plays:
    """Singles and sets of the cards held of one rank; ``count``: only of so many cards."""
    return tuple(
        _play(SET if some.bit_count() + more > 1 else SINGLE, some << 4 * rank, more,
              range(rank, rank + 1), some)
        for some in range(1, 16)
        if not some & ~held
        for more in range(jokers + 1)
        if count in (0, some.bit_count() + more)
    )  # fmt: skip


@cache
def of_suit(suit: int, held: int, joker: bool, turned: bool, count: int = 0) -> Plays:
    """Runs of one suit with at most one joker, which may stand one step past the strongest."""
    found: list[Play] = []
    for natural, outside, whole, filled in _windows(suit, joker, turned, count):
        missing = natural & ~held
        if not missing and not outside:
            found += whole
        if joker and (not missing if outside else not missing & missing - 1):
            found += filled if not missing else [p for p in filled if not p.mask & missing]
    return tuple(found)


@cache
def _windows(
    suit: int, joker: bool, turned: bool, count: int
) -> list[tuple[int, bool, Plays, Plays]]:
    """Wherever a run may lie: its natural cards, whether it goes past the strongest, the run of
    natural cards alone, the runs with the joker."""
    found: list[tuple[int, bool, Plays, Plays]] = []
    lowest = -1 if joker and turned else 0
    highest = RANKS if joker and not turned else RANKS - 1
    for start in range(lowest, highest - 1):
        for end in range(start + 2, highest + 1):
            ranks = range(start, end + 1)
            if count in (0, len(ranks)):
                cards = [1 << 4 * rank + suit for rank in ranks if 0 <= rank < RANKS]
                natural, outside = sum(cards), len(cards) < len(ranks)
                whole = () if outside else (_play(RUN, natural, 0, ranks, 1 << suit),)
                left_out = [0] if outside else cards
                filled = (_play(RUN, natural ^ card, 1, ranks, 1 << suit) for card in left_out)
                found.append((natural, outside, whole, tuple(filled)))
    return found


_ALONE = tuple(
    Play(mask << 52, form, RANKS, count, (ABOVE_ALL, ABOVE_ALL), 0, True, False, False)
    for mask, form, count in ((1, SINGLE, 1), (3, SET, 2))
)
JOKER, JOKERS = _ALONE
SPADE_THREE = of_rank(0, 1, 0)[0]


def _runs(hand: int, turned: bool, count: int = 0) -> list[Play]:
    joker = hand >= ONE_JOKER
    found: list[Play] = []
    for suit in range(4):
        held = hand & SUIT << suit
        if joker:
            if not held & (held >> 4 | held >> 8):
                continue
        elif not held & held >> 4 & held >> 8:
            continue
        found += of_suit(suit, held, joker, turned, count)
    return found


class Game:
    """A game under way."""

    __slots__ = (
        "back", "field", "hands", "lock", "next_step", "out", "owner", "passed", "playing",
        "revolution", "top", "turn",
    )  # fmt: skip

    def __init__(self, hands: list[int], turn: int, top: int = -1) -> None:
        """``top``: the seat that was first last time."""
        self.hands = hands
        self.turn = turn
        self.top = top
        self.revolution = self.back = False
        self.playing = (1 << SEATS) - 1
        self.out: list[tuple[int, str]] = []
        self._clear()

    def _clear(self) -> None:
        self.field: list[Play] = []
        self.owner = -1
        self.lock = self.next_step = self.passed = 0
        """``lock`` and ``next_step``: the suits of the suit lock and of the strict lock."""
        self.back = False

    def legal_plays(self) -> list[Play]:
        hand = self.hands[self.turn]
        jokers = (hand >> 52).bit_count()
        turned = self.revolution != self.back
        found: list[Play] = []
        if not self.field:
            for rank in range(RANKS):
                held = hand >> 4 * rank & 15
                if held:
                    found += of_rank(rank, held, jokers)
            return found + _runs(hand, turned) + list(_ALONE[:jokers])
        on = self.field[-1]
        count, power = on.size, on.powers[turned]
        if on.form == RUN:
            found = [play for play in _runs(hand, turned, count) if play.powers[turned] > power]
        elif power == ABOVE_ALL:
            return [SPADE_THREE] if count == 1 and hand & 1 else []
        else:
            for rank in range(TWO - power) if turned else range(power + 1, RANKS):
                held = hand >> 4 * rank & 15
                if held and held.bit_count() + jokers >= count:
                    found += of_rank(rank, held, jokers, count)
        if self.next_step:
            suits = self.next_step
            found = [
                play for play in found
                if play.suits == suits and not play.wild and play.powers[turned] == power + 1
            ]  # fmt: skip
        if self.lock:
            suits = self.lock
            found = [play for play in found if play.suits == suits and not play.wild]
        if on.form == SINGLE and jokers:
            found.append(JOKER)
        elif on.form == SET and count == 2 == jokers:
            found.append(JOKERS)
        return found

    def lay(self, play: Play) -> None:
        seat, field = self.turn, self.field
        turned = self.revolution != self.back
        cuts = play.eight or (play is SPADE_THREE and bool(field) and field[-1] is JOKER)
        hand = self.hands[seat] & ~play.mask
        if play.mask >= ONE_JOKER:
            left = (self.hands[seat] >> 52).bit_count() - (play.mask >> 52).bit_count()
            hand = hand & NATURALS | ((1 << left) - 1) << 52
        self.hands[seat] = hand
        field.append(play)
        self.owner, self.passed = seat, 0
        if len(field) > 1 and not play.wild:
            self._lock(play, field[-2], turned)
        if play.size >= 4:
            self.revolution = not self.revolution
        if play.jack:
            self.back = not self.back
        if cuts:
            self._clear()
        if not hand:
            self._go_out(seat, play)
        if not (cuts and self.playing >> seat & 1):
            self._next()

    def _lock(self, play: Play, before: Play, turned: bool) -> None:
        suits = play.suits
        if before.wild or (play.size > 1 and before.suits != suits):
            return
        step = play.powers[turned] - before.powers[turned]
        if not self.next_step and suits & before.suits and step == 1:
            self.next_step = suits & before.suits
        if not self.lock and len(self.field) > 2:
            first = self.field[-3]
            if not first.wild and (play.size == 1 or first.suits == suits):
                self.lock = suits & before.suits & first.suits

    def _go_out(self, seat: int, play: Play) -> None:
        strongest = 15 if self.revolution else 15 << 48
        foul = play.mask & (15 << 4 * EIGHT | strongest | 3 << 52)
        first = not foul and all(how != "clean" for _, how in self.out)
        self._leave(seat, "foul" if foul else "clean")
        if first and self.top >= 0 and self.playing >> self.top & 1:
            self._leave(self.top, "fallen")

    def _leave(self, seat: int, how: str) -> None:
        self.playing &= ~(1 << seat)
        self.hands[seat] = 0
        self.out.append((seat, how))

    def pass_(self) -> None:
        self.passed |= 1 << self.turn
        owner = self.owner
        if not self.playing & ~self.passed & ~(1 << owner):
            self.turn = owner
            self._clear()
            if self.playing >> owner & 1:
                return
        self._next()

    def _next(self) -> None:
        playing = self.playing
        self.turn = NEXT[playing][self.turn] if playing & playing - 1 else -1


def deal(random: Random) -> list[int]:
    """Four hands of thirteen or fourteen cards."""
    cards = [1 << bit for bit in range(52)] + [0, 0]
    random.shuffle(cards)
    hands = (cards[start:end] for start, end in pairwise((0, 14, 27, 41, 54)))
    return [sum(hand) | ((1 << hand.count(0)) - 1) << 52 for hand in hands]


def play_out(random: Random) -> int:
    """A whole game by random moves, a pass as likely as any one play; how many moves it took."""
    game = Game(deal(random), 0, SEATS - 1)
    draw, moves = random.random, 0
    while game.turn >= 0:
        plays = game.legal_plays()
        moves += 1
        at = int(draw() * (len(plays) + bool(game.field)))
        if at < len(plays):
            game.lay(plays[at])
        else:
            game.pass_()
    return moves
