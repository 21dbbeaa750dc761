"""What cards that lie together may mean: every set and every run is tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

SUITS = "SHDC"
RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
JOKER = "Jo"
PACK = (*(suit + rank for suit in SUITS for rank in RANKS), JOKER, JOKER)

TOP = len(RANKS)
"""The height of jokers that are the strongest cards, whatever the order is."""


@dataclass(frozen=True, order=True)
class Laid:
    """A card as it lies there."""

    card: str
    down: bool = False

    @property
    def plain(self) -> bool:
        """Does it show a suit and a number?"""
        return not self.down and self.card != JOKER

    def __str__(self) -> str:
        return f"({self.card})" if self.down else self.card


Play = tuple[Laid, ...]


@dataclass(frozen=True)
class Meaning:
    """A legal form that a play can be read as."""

    form: str
    """"set" (a single card is a set of one) or "run"."""
    count: int
    height: int
    """Of the lowest number, by the usual order."""
    suits: frozenset[str] = frozenset()
    """Those that it may hold: of a run one, of a set what its plain cards show."""
    free: int = 0
    """Cards of a set that may be of any further suit."""

    def holds(self, suits: frozenset[str]) -> bool:
        return len(suits - self.suits) <= self.free

    def beats(self, other: Meaning, *, reversed_: bool) -> bool:
        if (self.form, self.count) != (other.form, other.count) or other.height == TOP:
            return False
        if self.height == TOP:
            return True
        return self.height < other.height if reversed_ else self.height > other.height


def suits_shown(play: Play) -> frozenset[str]:
    return frozenset(laid.card[0] for laid in play if laid.plain)


def numbers_shown(play: Play) -> frozenset[str]:
    return frozenset(laid.card[1:] for laid in play if laid.plain)


def strongest_jokers(play: Play, *, doubted: bool) -> bool:
    """Jokers that are the strongest card: alone or as a pair, with one face down if doubted."""
    down = [laid for laid in play if laid.down]
    jokers = all(laid.card == JOKER for laid in play)
    if not jokers or len(play) > 2:
        return False
    return not down or (doubted and len(down) == 1)


def means_nothing(play: Play) -> bool:
    """All face down, or jokers that stand for cards: treated as if it were not there."""
    wild = not any(laid.plain for laid in play)
    return wild and not strongest_jokers(play, doubted=False)


@cache
def shown_meanings(play: Play, runs: bool) -> tuple[Meaning, ...]:
    """What the play would be with whatever cards in the place of those face down."""
    found = list(_meanings(play, runs))
    if len(play) <= 2 and all(laid.down or laid.card == JOKER for laid in play):
        found.append(Meaning("set", len(play), TOP, frozenset(), len(play)))
    return tuple(found)


@cache
def lying_meanings(play: Play, runs: bool) -> tuple[Meaning, ...]:
    """What the next player may take it for, once nobody has doubted it."""
    return tuple(_meanings(play, runs))


@cache
def true_meanings(play: Play, runs: bool) -> tuple[Meaning, ...]:
    """What it is once a doubt has shown its cards."""
    if strongest_jokers(play, doubted=True):
        return (Meaning("set", len(play), TOP, frozenset(), len(play)),)
    return tuple(_meanings(tuple(Laid(laid.card) for laid in play), runs, wild=True))


def _meanings(play: Play, runs: bool, *, wild: bool = False) -> Iterator[Meaning]:
    if not wild and strongest_jokers(play, doubted=False):
        yield Meaning("set", len(play), TOP, frozenset(), len(play))
        return
    plain = [laid.card for laid in play if laid.plain]
    others = len(play) - len(plain)
    jokers = sum(laid.card == JOKER and not laid.down for laid in play)
    for height, rank in enumerate(RANKS):
        # Of every number there are four cards, and two jokers may fill up a set.
        if {card[1:] for card in plain} <= {rank} and others - jokers <= 4 - len(
            plain
        ) + 2 - jokers:
            yield Meaning("set", len(play), height, frozenset(c[0] for c in plain), others)
    if not runs or len(play) < 3:
        return
    for suit in SUITS:
        for low in range(len(RANKS) - len(play) + 1):
            run = [suit + rank for rank in RANKS[low : low + len(play)]]
            if set(plain) <= set(run):
                yield Meaning("run", len(play), low, frozenset({suit}))
