"""A play: cards laid down together, read as one form."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import ClassVar

from referee.cards.card import JOKER, Card, Deck, bits

SINGLE, SET, RUN, EMPEROR, SPACED = "single", "set", "run", "emperor", "spaced"
MIX, MIX_ALOUD = "mix", "mix_counting"
"""Given numbers together, as a clause names them: its cards count as the whole, and their own
numbers set nothing off, or what they set off elsewhere."""
MIXES = (MIX, MIX_ALOUD)
SEQUENCE, KICKED, KICKED_ALOUD = "sequence", "kicker", "kicker_counting"
"""Sets of consecutive ranks; sets, or such rows, with other cards (kickers). A kicker has the rank
of a joker: it doesn't count, and triggers a rule only if the form says so."""
FLUSH = "flush"
"""Five cards of one suit. All have the rank of the highest: that is what is compared."""
KIN = {SEQUENCE: (RUN,), KICKED: (SET,), KICKED_ALOUD: (SET, KICKED)}
"""The forms as which such plays also count, if a clause refers to them."""
COVERED = "covered"
"""A play with face-down cards, or with jokers among other cards: its form is open."""
NO_FORM = "heap"
"""Cards that make no form at all."""

FORMS = (SINGLE, SET, RUN, SPACED, EMPEROR, SEQUENCE, KICKED, KICKED_ALOUD, FLUSH)
"""The forms that players speak of by a name."""

BELOW = -1
"""Rank index of a joker one step below the natural ranks."""
AROUND = -2
"""Rank index of a number at the top from which a run goes on with the lowest (A-2-3)."""


def _counted(form: str, ranks: tuple[int, ...], naturals: dict[int, int]) -> dict[int, int]:
    """How many natural cards of each rank a play shows. Cards of mixed ranks and kickers don't
    count. A card that a set includes also counts as the rank of the set."""
    if form == MIX:
        return {}
    if form == KICKED:
        return {rank: number for rank, number in naturals.items() if rank in ranks}
    if form == SET and any(rank != ranks[0] for rank in naturals):
        return {**naturals, ranks[0]: sum(naturals.values())}
    return naturals


class Play:
    """One reading of some cards as a form. Plays are shared: equal ones are the same object.

    ``mask`` is the set of cards; ``ranks`` the rank index of each card, a joker's where it stands
    (``len(deck.ranks)`` one step beyond the natural ranks, ``-1`` one step below, see
    :func:`joker_rank` for a joker that is itself); ``suits`` the bit set of suits it shows, with a
    run's jokers taking its suit; ``wild`` how many jokers show no suit; ``naturals`` and
    ``stand_ins`` count natural cards and jokers by rank; in a set of two ranks all cards count as
    the rank that the set is played as, and the others as their own too.
    ``is_lone_joker``: one joker played as itself. ``outline``: a number that is the same for plays
    that differ in nothing but suits. ``unnamed``: the play without the suits that were named for
    jokers of a set.
    """

    __slots__ = (
        "_cards", "count", "deck", "form", "is_lone_joker", "jokers", "mask", "naturals", "outline",
        "ranks", "stand_ins", "stands", "suits", "unnamed", "wild",
    )  # fmt: skip
    _outlines: ClassVar[dict[tuple[object, ...], int]] = {}
    _numbers: ClassVar[Iterator[int]] = count()
    hidden: ClassVar[int] = 0
    """The number of its cards that only their owner knows (not in ``mask``)."""
    face_down: ClassVar[int] = 0
    """The number of its face-down cards; if there are any, the play can be doubted."""

    def __init__(
        self,
        deck: Deck,
        form: str,
        mask: int,
        ranks: tuple[int, ...],
        stands: tuple[tuple[int, int], ...] = (),
    ) -> None:
        """``stands`` are (rank, suit or -1) of each joker that stands for a card."""
        self.deck = deck
        self.form = form
        self.mask = mask
        self.ranks = ranks
        self.count = len(ranks)
        self.jokers = deck.jokers_in(mask)
        self.naturals: dict[int, int] = {}
        self.stands = stands
        self.stand_ins: dict[int, int] = {}
        self.suits = 0
        self.wild = self.jokers
        self.unnamed = self
        self._cards: tuple[Card, ...] | None = None
        self.is_lone_joker = form == SINGLE and self.jokers == 1
        for bit in bits(mask & deck.naturals):
            rank, suit = deck.places[bit]
            self.naturals[rank] = self.naturals.get(rank, 0) + 1
            if suit >= 0:
                self.suits |= 1 << suit
        self.naturals = _counted(form, ranks, self.naturals)
        for rank, suit in stands:
            if form != MIX:
                self.stand_ins[rank] = self.stand_ins.get(rank, 0) + 1
            if suit >= 0:
                self.suits |= 1 << suit
                self.wild -= 1
        numbers = (*self.naturals.items(), *self.stand_ins.items())
        outline = (form, ranks, self.jokers, numbers)
        known = self._outlines.get(outline)
        # no two threads draw the same number, and of those with one outline all get the first
        self.outline = (
            self._outlines.setdefault(outline, next(self._numbers)) if known is None else known
        )

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards in the order in which they are written: a run by rank, its jokers in place."""
        if self._cards is None:
            self._cards = cards_of(self)
        return self._cards

    @property
    def end_suits(self) -> tuple[int, int]:
        """The suits of the cards of its lowest rank and of its highest, as bit sets."""
        ranks = [rank for rank in self.ranks if 0 <= rank < len(self.deck.ranks)]
        if not ranks:
            return 0, 0
        return self._suits_of(min(ranks)), self._suits_of(max(ranks))

    def _suits_of(self, rank: int) -> int:
        named = (1 << suit for own, suit in self.stands if own == rank and suit >= 0)
        if rank >= self.deck.suited:
            return sum({*named})
        width = len(self.deck.suits)
        return (self.mask >> rank * width & (1 << width) - 1) | sum({*named})

    @property
    def text(self) -> str:
        """The cards as they are written."""
        return " ".join(map(str, self.cards))

    @property
    def stand_texts(self) -> tuple[str, ...]:
        """The meanings of its jokers: ``S8`` in a run (``2+``, ``3-`` beyond its ends), ``8`` in a
        set if no suit is named."""
        return tuple(_stand_text(self.deck, rank, suit) for rank, suit in self.stands)

    @property
    def numbers(self) -> set[int]:
        """The ranks of all its natural cards, also of those that set nothing off, and those that
        they count as."""
        masks = enumerate(self.deck.rank_masks)
        return {rank for rank, mask in masks if self.mask & mask} | {*self.naturals}

    def shows(self, rank: int, *, stand_ins: bool = True) -> int:
        """How many cards of this rank the play shows, jokers standing for it counted or not."""
        shown = self.naturals.get(rank, 0)
        return shown + self.stand_ins.get(rank, 0) if stand_ins else shown

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.form} {self.text}>"


class FieldShape:
    """The part of a play on the field that is compared: its form and ranks, not its suits.

    Suits restrict the next plays only through marks. So the same plays can follow all plays of one
    shape, and they are judged together. Only if a rule says ``by_suits``, plays that have or show
    different suits are distinguished. ``suits``: all its suits, or none if they aren't known.
    ``shown``: its cards that have a suit.
    """

    __slots__ = ("_play", "count", "form", "is_lone_joker", "jokers", "ranks", "shown", "suits")

    def __init__(self, play: Play) -> None:
        self._play = play
        self.shown = play.suits
        self.suits = 0 if play.unnamed.wild else self.shown
        self.form = play.form
        self.ranks = play.ranks
        self.count = play.count
        self.jokers = play.jokers
        self.is_lone_joker = play.is_lone_joker

    @property
    def key(self) -> tuple[object, ...]:
        return (self.form, self.ranks, self.jokers)

    @property
    def end_suits(self) -> tuple[int, int]:
        """:attr:`Play.end_suits`."""
        return self._play.end_suits


def joker_rank(deck: Deck) -> int:
    """Rank index of a joker that is itself."""
    return len(deck.ranks) + 1


def cards_of(play: Play, *, every: bool = False) -> tuple[Card, ...]:
    """The cards of a play in the order in which they are written. ``every``: jokers without a suit
    are also written with their rank."""
    deck = play.deck
    natural = [(deck.places[bit][0], deck.card_at(bit)) for bit in bits(play.mask & deck.naturals)]
    placed = [
        (rank, Card("", "Jo", _stand_text(deck, rank, suit)))
        for rank, suit in play.stands
        if every or suit >= 0
    ]
    loose = play.jokers - len(placed)
    if tops := play.ranks.count(AROUND):
        first = len(deck.ranks) - tops
        placing = natural + placed
        natural = [(rank - len(deck.ranks) if rank >= first else rank, c) for rank, c in placing]
        placed = []
    ordered = sorted(natural + placed, key=lambda pair: pair[0])
    return (*(card for _, card in ordered), *[JOKER] * loose)


def _stand_text(deck: Deck, rank: int, suit: int) -> str:
    if rank == BELOW:
        return f"{deck.ranks[0]}-"
    if rank >= len(deck.ranks):
        return f"{deck.ranks[-1]}+"
    return (deck.suits[suit] if suit >= 0 else "") + deck.ranks[rank]


def card_ranks(deck: Deck, mask: int) -> list[int]:
    """The rank index of each card of a set, jokers as themselves."""
    held = enumerate(deck.rank_masks)
    ranks = [rank for rank, cards in held for _ in range((mask & cards).bit_count())]
    return ranks + [joker_rank(deck)] * deck.jokers_in(mask)


Stands = tuple[tuple[int, int], ...]


class PlayStore:
    """The plays of one deck: equal ones are the same object."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self._plays: dict[tuple[str, int, tuple[int, ...], Stands], Play] = {}

    def play(self, form: str, mask: int, ranks: tuple[int, ...], stands: Stands = ()) -> Play:
        """The one shared object of this play."""
        key = (form, mask, ranks, stands)
        play = self._plays.get(key)
        if play is None:
            # setdefault: of threads that make the same, all get the one that was first
            play = self._plays.setdefault(key, Play(self.deck, *key))
        return play

    def named(self, play: Play, stands: Iterable[tuple[int, int]]) -> Play:
        """The play with suits named for its jokers."""
        key = (play.form, play.mask, play.ranks, tuple(sorted(stands)))
        named = self._plays.get(key)
        if named is None or named.unnamed is not play:
            new = named or Play(self.deck, *key)
            new.unnamed = play
            named = self._plays.setdefault(key, new)
        return named

    def heap(self, cards: int) -> Play:
        """Cards that make no form."""
        return self.play(NO_FORM, cards, tuple(card_ranks(self.deck, cards)))
