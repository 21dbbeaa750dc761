"""Forms that clauses put together in words: given numbers, numbers in a row, kickers beside sets.

Each has a name that says what it is made of, so that equal ones are made once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from itertools import combinations, islice, product
from math import prod
from operator import lt
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import bits

from .forms import PlayForm, Stands
from .play import (
    AROUND,
    KICKED,
    KICKED_ALOUD,
    MIX,
    MIX_ALOUD,
    RUN,
    SEQUENCE,
    Play,
    PlayStore,
    joker_rank,
)

ONE_SUIT, ONE_COLOUR, ANY_SUITS, OF_SUITS = "one suit", "one colour", "any suits", "suits "
"""The suits of mixtures; after the last value, the suits are named."""
RED = "HD"
JOKER = "Jo"
MAX_PLAYS = 10_000
"""The limit of plays that are built from one hand. Far fewer are ever listed."""


class Mixture(Struct, frozen=True):
    """A mixture of given ranks, each as often as it is listed; a joker is listed like a rank.

    ``suits``: any suits, one suit, one colour, or named suits. ``jokers``: jokers may stand for its
    cards. ``counts``: its ranks trigger other rules.
    """

    numbers: tuple[str, ...] = ()
    suits: str = ANY_SUITS
    jokers: bool = False
    counts: bool = False

    @property
    def name(self) -> str:
        """Its name as a form."""
        flags = (str(int(flag)) for flag in (self.jokers, self.counts))
        return ",".join((MIX, self.suits, *flags, *self.numbers))

    @property
    def form(self) -> str:
        """What plays of it are called."""
        return MIX_ALOUD if self.counts else MIX


def mixture_named(name: str) -> Mixture:
    """The mixture that a form's name says."""
    _, suits, jokers, counts, *numbers = name.split(",")
    return Mixture(tuple(numbers), suits, jokers == "1", counts == "1")


class Mixed(PlayForm):
    """Plays of a :class:`Mixture`."""

    def __init__(self, store: PlayStore, count: int = 0, mixture: Mixture | None = None) -> None:
        super().__init__(store, count)
        self.mixture = mixture or Mixture()
        self.makes = (self.mixture.form,)
        numbers = self.mixture.numbers
        self.jokers = numbers.count(JOKER)
        numbered = (number for number in numbers if number != JOKER)
        self.wanted = Counter(self.deck.ranks.index(number) for number in numbered)
        self.groups = (sum(self.deck.rank_masks[rank] for rank in self.wanted),)

    def of_count(self, count: int) -> PlayForm:
        return self

    def can_have(self, count: int) -> bool:
        return count == len(self.mixture.numbers)

    def find(self, cards: int, jokers: int) -> Iterator[Play]:
        if jokers < self.jokers:
            return
        fillers = jokers - self.jokers if self.mixture.jokers else 0
        ranks = (*sorted(self.wanted.elements()), *(joker_rank(self.deck),) * self.jokers)
        for suits in self._alike():
            held = [self._of_rank(cards & suits, rank, fillers) for rank in self.wanted]
            for parts in _within(held, fillers, self._lacking):
                if not any(part for _, part in parts):
                    continue
                stands = tuple(sorted(self._stands(parts, suits)))
                mask = sum(part for _, part in parts)
                wild = self.deck.joker_mask(self.jokers + len(stands))
                yield self.store.play(self.mixture.form, mask | wild, ranks, stands)

    def _of_rank(self, cards: int, rank: int, fillers: int) -> list[tuple[int, int]]:
        """The number, with each set of cards that may be taken of it, jokers filling it up."""
        held, wanted = list(bits(cards & self.deck.rank_masks[rank])), self.wanted[rank]
        sizes = range(max(wanted - fillers, 0), wanted + 1)
        chosen = (part for size in sizes for part in combinations(held, size))
        return [(rank, sum(1 << bit for bit in part)) for part in chosen]

    def _lacking(self, part: tuple[int, int]) -> int:
        """How many cards of a number jokers have to stand for."""
        return self.wanted[part[0]] - part[1].bit_count()

    def _stands(self, parts: Iterable[tuple[int, int]], suits: int) -> Iterator[tuple[int, int]]:
        masks = self.deck.suit_masks
        suit = masks.index(suits) if suits in masks else -1
        for part in parts:
            yield from ((part[0], suit),) * self._lacking(part)

    def _alike(self) -> Sequence[int]:
        """The sets of cards of which all have to come from one."""
        deck, suits = self.deck, self.mixture.suits
        if suits.startswith(OF_SUITS):
            named = suits.removeprefix(OF_SUITS)
            return (sum(deck.suit_masks[deck.suits.index(suit)] for suit in named),)
        if suits == ONE_COLOUR:
            masks = zip(deck.suits, deck.suit_masks, strict=True)
            red = sum(mask for suit, mask in masks if suit in RED)
            return red, deck.naturals & ~red
        return deck.suit_masks if suits == ONE_SUIT else (deck.naturals,)


class Row(Struct, frozen=True):
    """Consecutive ranks with a number of cards of each.

    ``least`` and ``most``: how many ranks (0: the fewest possible, no limit). ``suits``: ``any``,
    or the ``same`` for every rank. ``kicker``: a ``single`` card or a ``pair`` next to those of
    each rank, or two of them, which don't count; ``kickers_count``: they trigger other rules.
    ``beside``: which single cards may be kickers together. ``jokers``: jokers may stand for its
    cards. ``around``: it begins with at least this many ranks at the top and continues with the
    lowest.
    """

    least: int = 0
    most: int = 0
    each: int = 1
    suits: str = "any"
    kicker: str = "no"
    kickers_count: bool = False
    jokers: bool = True
    around: int = 0
    beside: str = "any"

    @property
    def name(self) -> str:
        """Its name as a form."""
        flags = (int(flag) for flag in (self.kickers_count, self.jokers, self.around))
        parts = (ROW, self.least, self.most, self.each, self.suits, self.kicker, *flags)
        parts = (*parts, self.beside)
        return ",".join(map(str, parts))

    def covers(self, other: Row) -> bool:
        """Whether every play of another row is one of this."""
        alike = (self.each, self.kickers_count) == (other.each, other.kickers_count)
        alike = alike and bool(self.around) == bool(other.around) and self.around <= other.around
        most = (row.most or MAX_PLAYS for row in (self, other))
        kickers = {*other.sizes} <= {*self.sizes} and bool(self.sizes) == bool(other.sizes)
        wide = self.suits in ("any", other.suits) and self.jokers >= other.jokers
        wide = wide and BESIDE.index(self.beside) <= BESIDE.index(other.beside)
        return alike and kickers and wide and self.shortest <= other.shortest and not lt(*most)

    @property
    def shortest(self) -> int:
        """How many numbers it has at least: one alone only with a kicker, else it is a set."""
        usual = 1 if self.sizes else 2 if self.each > 1 else 3
        return max(self.least or usual, 1 if self.sizes else 2)

    @property
    def form(self) -> str:
        """What plays of it are called."""
        if self.sizes:
            return KICKED_ALOUD if self.kickers_count else KICKED
        return RUN if self.each == 1 else SEQUENCE

    @property
    def sizes(self) -> tuple[tuple[int, int], ...]:
        """How many cards a kicker has, and how many kickers there are for each rank."""
        return KICKERS[self.kicker]

    def holds(self, form: str, ranks: tuple[int, ...]) -> bool:
        """Whether a play of these numbers is one, whatever its suits."""
        if form != self.form:
            return False
        tops = ranks.count(AROUND)
        if self.around or tops:
            return self._holds_around(ranks, tops)
        numbers = sorted({*ranks} - ({max(ranks)} if self.sizes else set()))
        count, follow = len(numbers), numbers[-1] - numbers[0] == len(numbers) - 1
        if not (follow and self.shortest <= count <= (self.most or count)):
            return False
        beside = len(ranks) - count * self.each
        sizes = [size * number * count for size, number in self.sizes]
        fits = beside in sizes if sizes else not beside
        return fits and ranks[0] == ranks[self.each - 1]

    def _holds_around(self, ranks: tuple[int, ...], tops: int) -> bool:
        most = self.most or len(ranks)
        return 0 < self.around <= tops and self.shortest <= len(ranks) <= most


_T = TypeVar("_T")

NONE: tuple[tuple[int, Stands], ...] = ((0, ()),)
NO_KICKER = (0, 0)
"""No kicker."""

ROW = "row"
"""How the names of such forms begin."""
KICKERS: dict[str, tuple[tuple[int, int], ...]] = {
    "no": (),
    "single": ((1, 1),),
    "pair": ((2, 1),),
    "single or pair": ((1, 1), (2, 1)),
    "two singles": ((1, 2),),
    "two pairs": ((2, 2),),
}
BESIDE = ("any", "different", "one suitless")
"""Which single cards may be kickers together: any, or each of another rank; or besides, of the
cards without a suit only one. Each allows all that the next one does."""


def row_named(name: str) -> Row:
    """The row that a form's name says."""
    _, least, most, each, suits, kicker, loud, jokers, around, beside = name.split(",")
    flags = (loud == "1", jokers == "1")
    row = Row(int(least), int(most), int(each), suits, kicker, *flags, around=int(around))
    return replace(row, beside=beside)


def widest(names: Iterable[str]) -> list[str]:
    """Forms by name, without rows whose plays are all plays of another one."""
    unique = list(dict.fromkeys(names))
    rows = {name: row_named(name) for name in unique if name.partition(",")[0] == ROW}
    return [
        name for index, name in enumerate(unique)
        if name not in rows or not any(
            row.covers(rows[name]) and (not rows[name].covers(row) or unique.index(other) < index)
            for other, row in rows.items() if other != name
        )
    ]  # fmt: skip


class CustomRows(PlayForm):
    """Finds plays of a :class:`Row`, filled up with jokers, except runs of one suit, which are
    another form. A joker isn't a kicker by itself."""

    def __init__(self, store: PlayStore, count: int = 0, row: Row | None = None) -> None:
        super().__init__(store, count)
        self.row = row or Row()
        self.makes = (self.row.form,)
        self.groups = (self.deck.naturals,)

    def of_count(self, count: int) -> PlayForm:
        form = self._by_count.get(count)
        if form is None:
            form = self._by_count[count] = CustomRows(self.store, count, self.row)
        return form

    def can_have(self, count: int) -> bool:
        return bool(list(self._lengths(count)))

    def _lengths(self, count: int) -> Iterator[tuple[int, tuple[int, int]]]:
        """The numbers of ranks that plays of this many cards (0: any) have, and their kickers."""
        row, size = self.row, self.deck.suited
        for length in range(row.shortest, min(row.most or size, size) + 1):
            for kicker in row.sizes or (NO_KICKER,):
                if count in (0, length * (row.each + prod(kicker))):
                    yield length, kicker

    def find(self, cards: int, jokers: int) -> Iterator[Play]:
        yield from islice(self._plays(cards, jokers if self.row.jokers else 0), MAX_PLAYS)

    def makes_any(self, hand: int, fillers: int) -> bool:
        plays = self.find(hand & self.deck.naturals, self.deck.jokers_in(fillers))
        return next(plays, None) is not None

    def _plays(self, cards: int, jokers: int) -> Iterator[Play]:
        each, taken = self.row.each, cache(partial(self._taken, cards, jokers))
        held = ((cards & mask).bit_count() for mask in self.deck.rank_masks)
        lacking = [max(each - count, 0) for count in held]
        for length, kicker in self._lengths(self.count):
            if length * (each + prod(kicker)) > cards.bit_count() + jokers:
                continue
            for ranks in self._series(length):
                if sum([lacking[rank] for rank in ranks]) > jokers:
                    continue
                for suits in self._suits():
                    for chosen, stands in self._over(taken(suits), ranks, jokers, suits):
                        yield from self._with_kickers(cards, chosen, stands, ranks, jokers, kicker)

    def _taken(self, cards: int, jokers: int, suits: int) -> list[list[int]]:
        """The possible cards of each rank."""
        return [self._of_rank(cards & suits & mask, jokers) for mask in self.deck.rank_masks]

    def _series(self, length: int) -> Iterator[Sequence[int]]:
        """The numbers of rows of this length, in order. Cards without a suit are in no row."""
        size = self.deck.suited
        if self.row.around:
            for tops in range(self.row.around, length):
                yield [*range(size - tops, size), *range(length - tops)]
            return
        yield from (range(start, start + length) for start in range(size - length + 1))

    def _suits(self) -> Iterator[int]:
        """The cards of the suits that every rank shows, or all cards if the suits may differ."""
        if self.row.suits == "any":
            yield self.deck.naturals
            return
        for masks in combinations(self.deck.suit_masks, self.row.each):
            yield sum(masks)

    def _over(
        self, taken: list[list[int]], ranks: Sequence[int], jokers: int, suits: int
    ) -> Iterator[tuple[int, Stands]]:
        """The cards of a row over these ranks, and what jokers among them stand for."""
        choices = [taken[rank] for rank in ranks]
        for parts in _within(choices, jokers, self._missing) if jokers else product(*choices):
            chosen = sum(parts)
            if chosen and not self._is_run(chosen):
                yield chosen, tuple(self._stands(parts, ranks, suits)) if jokers else ()

    def _missing(self, part: int) -> int:
        return self.row.each - part.bit_count()

    def _of_rank(self, held: int, jokers: int) -> list[int]:
        """The possible cards of one rank, filled up with jokers."""
        sizes = range(max(self.row.each - jokers, 0), self.row.each + 1)
        return [
            sum(1 << bit for bit in part) for size in sizes
            for part in combinations(list(bits(held)), size)
        ]  # fmt: skip

    def _is_run(self, chosen: int) -> bool:
        """Whether these are cards of a run of one suit."""
        return (
            self.row.each == 1
            and not self.row.around
            and any(not chosen & ~suit for suit in self.deck.suit_masks)
        )

    def _stands(
        self, parts: tuple[int, ...], ranks: Sequence[int], suits: int
    ) -> Iterator[tuple[int, int]]:
        for part, rank in zip(parts, ranks, strict=True):
            if self.row.suits == "same":
                lacking = suits & self.deck.rank_masks[rank] & ~part
                yield from ((rank, bit % len(self.deck.suits)) for bit in bits(lacking))
            else:
                yield from ((rank, -1),) * self._missing(part)

    def _with_kickers(
        self,
        cards: int,
        chosen: int,
        stands: Stands,
        ranks: Sequence[int],
        jokers: int,
        kicker: tuple[int, int],
    ) -> Iterator[Play]:
        places = [AROUND if rank > ranks[-1] else rank for rank in ranks]
        numbers = tuple(place for place in places for _ in range(self.row.each))
        beside, left = (joker_rank(self.deck),) * (prod(kicker) * len(ranks)), jokers - len(stands)
        none = kicker == NO_KICKER
        for extra, filling in NONE if none else self._kickers(cards, ranks, left, *kicker):
            all_stands = tuple(sorted((*stands, *filling))) if jokers else ()
            mask = chosen | extra | self.deck.joker_mask(len(all_stands))
            yield self.store.play(self.row.form, mask, numbers + beside, all_stands)

    def _kickers(
        self, cards: int, ranks: Sequence[int], jokers: int, size: int, number: int
    ) -> Iterator[tuple[int, Stands]]:
        """The cards beside those of the row, and what jokers among them stand for."""
        others = [rank for rank in range(len(self.deck.ranks)) if rank not in ranks]
        left = cards & sum(self.deck.rank_masks[rank] for rank in others)
        if size == 1:
            for part in self._singles(left, len(ranks) * number):
                yield sum(1 << bit for bit in part), ()
            return
        for paired in combinations(others, len(ranks) * number):
            held = [list(bits(left & self.deck.rank_masks[rank])) for rank in paired]
            pairs = [[*combinations(of, 2), *((bit,) for bit in of)] for of in held]
            for parts in _within(pairs, jokers, lambda part: 2 - len(part)):
                mask = sum(1 << bit for part in parts for bit in part)
                short = zip(paired, parts, strict=True)
                yield mask, tuple((rank, -1) for rank, part in short if len(part) == 1)

    def _singles(self, left: int, number: int) -> Iterator[tuple[int, ...]]:
        """So many single cards that may be kickers together, by position."""
        if self.row.beside == "any":
            yield from combinations(list(bits(left)), number)
            return
        held = [[*bits(left & mask)] for mask in self.deck.rank_masks]
        for ranks in combinations([rank for rank, cards in enumerate(held) if cards], number):
            suitless = sum(rank >= self.deck.suited for rank in ranks)
            if suitless < 2 or self.row.beside == "different":
                yield from product(*(held[rank] for rank in ranks))


def _within(
    choices: list[list[_T]], jokers: int, lacking: Callable[[_T], int]
) -> Iterator[tuple[_T, ...]]:
    """One of each, so that no more jokers are needed than there are."""
    if not choices:
        yield ()
        return
    for first in choices[0]:
        left = jokers - lacking(first)
        if left >= 0:
            for rest in _within(choices[1:], left, lacking):
                yield (first, *rest)
