"""The forms that cards can make: single, set (同じ数字), run (階段), emperor (エンペラー).

Each form lists the plays it finds in a pattern of cards. It lists what is *conceivable*; whether a
book allows it is for the rules to say, so that a refusal can name its clause. A form looks at a
hand group by group (a rank, a suit) and keeps what it found by the few cards of the group, so
whole hands are put together from shared pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, product

from referee.cards.card import Deck, bits

from .play import BELOW, EMPEROR, FLUSH, RUN, SET, SINGLE, SPACED, Play, PlayStore, joker_rank

Plays = tuple[Play, ...]
Stands = tuple[tuple[int, int], ...]
LONGEST_JOKER_RUN = 2
SHORTEST_RUN = 3
FLUSH_SIZE = 5
MAX_PATTERNS = 50_000
"""For how many patterns of cards a form keeps its plays before it starts afresh."""


class PlayForm(dict[int, Plays]):
    """A form. It is a dict of the plays found so far, by cards of a group with the jokers.
    ``count``: only plays with this many cards; 0 for any number."""

    groups: tuple[int, ...]
    """The sets of cards that are looked at one by one: no play is made of two of them."""

    makes: tuple[str, ...]
    """The names that its plays have as forms."""

    core: Callable[[int, int], int] | None = None
    """Given a hand and the jokers that may stand for cards: the hand without cards that certainly
    make no play of this form."""

    def __init__(self, store: PlayStore, count: int = 0) -> None:
        super().__init__()
        self.store = store
        self.deck = store.deck
        self.count = count
        self._by_count = {count: self}

    def of_count(self, count: int) -> PlayForm:
        """The same form, limited to plays with this many cards."""
        form = self._by_count.get(count)
        if form is None:
            form = self._by_count[count] = type(self)(self.store, count)
        return form

    def __missing__(self, part: int) -> Plays:
        if len(self) >= MAX_PATTERNS:
            self.clear()
        naturals = part & self.deck.naturals
        plays = self[part] = tuple(self.find(naturals, self.deck.jokers_in(part)))
        return plays

    def find(self, cards: int, jokers: int) -> Iterator[Play]:
        """The plays of these cards of one group, filled up with 0 to ``jokers`` jokers."""
        raise NotImplementedError

    def can_have(self, count: int) -> bool:
        """Whether a play of this form can have this many cards."""
        raise NotImplementedError

    def plays_in(self, hand: int, fillers: int) -> list[Play]:
        """The plays of a hand; ``fillers`` are those of its jokers that may stand for cards."""
        core = self.core(hand, fillers) if self.core else hand
        plays: list[Play] = []
        for group in self.groups:
            part = core & group
            if part:
                plays += self[part | fillers]
        return plays

    def makes_any(self, hand: int, fillers: int) -> bool:
        """Whether there is a play of these cards."""
        return bool(self.plays_in(hand, fillers))

    def makes_just(self, cards: int, fillers: int) -> bool:
        """Whether there is a play of all these cards."""
        count = cards.bit_count()
        plays = self.of_count(count).plays_in(cards, fillers) if self.can_have(count) else ()
        return any(play.mask == cards for play in plays)


Windows = list[tuple[int, tuple[int, ...]]]


def windows(ranks: Iterable[range]) -> Windows:
    """Series of ranks, each with its bit set."""
    return [(sum(1 << rank for rank in series), tuple(series)) for series in ranks]


def held_ranks(deck: Deck, cards: int) -> int:
    """The ranks of which a set holds a natural card, as a bit set."""
    return sum(1 << rank for rank, mask in enumerate(deck.rank_masks) if cards & mask)


def subsets(mask: int) -> Iterator[int]:
    """Every non-empty subset of a set, smaller numbers first."""
    part = 0
    while part != mask:
        part = (part - mask) & mask
        yield part


class Ranks(PlayForm):
    """Singles and sets of a rank, filled up with jokers; jokers alone."""

    makes = (SINGLE, SET)

    def __init__(self, store: PlayStore, count: int = 0) -> None:
        super().__init__(store, count)
        jokers = self.deck.joker_mask(self.deck.jokers)
        self.groups = (*self.deck.rank_masks, jokers) if jokers else self.deck.rank_masks

    def can_have(self, count: int) -> bool:
        return count <= len(self.deck.suits) + self.deck.jokers

    def find(self, cards: int, jokers: int) -> Iterator[Play]:
        if not cards:
            yield from self._of_jokers(jokers)
            return
        rank = self.deck.places[cards.bit_length() - 1][0]
        for part in subsets(cards):
            for wild in range(jokers + 1):
                count = part.bit_count() + wild
                if self.count in (0, count):
                    mask = part | self.deck.joker_mask(wild)
                    form = SINGLE if count == 1 else SET
                    yield self.store.play(form, mask, (rank,) * count, ((rank, -1),) * wild)

    def _of_jokers(self, jokers: int) -> Iterator[Play]:
        """Jokers played as themselves: one alone, or several together."""
        rank = joker_rank(self.deck)
        for count in range(1, jokers + 1):
            if self.count in (0, count):
                form = SINGLE if count == 1 else SET
                yield self.store.play(form, self.deck.joker_mask(count), (rank,) * count)


class Dressed(PlayForm):
    """Sets of Qs with at least one K among them (女装), filled up with jokers: all count as Qs."""

    makes = (SET,)

    def __init__(self, store: PlayStore, count: int = 0) -> None:
        super().__init__(store, count)
        self.queen, self.king = (self.deck.ranks.index(name) for name in "QK")
        self.groups = (self.deck.rank_masks[self.queen] | self.deck.rank_masks[self.king],)

    def can_have(self, count: int) -> bool:
        return 2 <= count <= 2 * len(self.deck.suits) + self.deck.jokers

    def find(self, cards: int, jokers: int) -> Iterator[Play]:
        queens, kings = (cards & self.deck.rank_masks[rank] for rank in (self.queen, self.king))
        for part in (q | k for q in subsets(queens) for k in subsets(kings)):
            for wild in range(jokers + 1):
                count = part.bit_count() + wild
                if self.count in (0, count):
                    mask, rank = part | self.deck.joker_mask(wild), self.queen
                    yield self.store.play(SET, mask, (rank,) * count, ((rank, -1),) * wild)


class SuitRuns(PlayForm):
    """Runs of one suit, jokers standing anywhere, also beyond both ends."""

    makes = (RUN,)

    def __init__(self, store: PlayStore, count: int = 0) -> None:
        super().__init__(store, count)
        self.groups = self.deck.suit_masks
        self.step = len(self.deck.suits)
        self.one_joker = self.deck.joker_mask(1)
        self.core = self.near_others

    def can_have(self, count: int) -> bool:
        return count >= SHORTEST_RUN

    def near_others(self, hand: int, fillers: int) -> int:
        """Without a joker, cards in three consecutive ones; with one, those near another."""
        cards = hand & self.deck.naturals
        one, two = self.step, 2 * self.step
        if not fillers:
            lowest = cards & cards >> one & cards >> two
            return lowest | lowest << one | lowest << two
        if fillers == self.one_joker:
            return cards & (cards >> one | cards >> two | cards << one | cards << two)
        return cards

    def find(self, cards: int, jokers: int) -> Iterator[Play]:
        jokers = min(jokers, LONGEST_JOKER_RUN)
        held = {bit // self.step: 1 << bit for bit in bits(cards)}
        if not held or len(held) + jokers < SHORTEST_RUN:
            return
        suit = (cards.bit_length() - 1) % self.step
        low = BELOW if jokers else 0
        high = len(self.deck.ranks) if jokers else len(self.deck.ranks) - 1
        least = self.count or SHORTEST_RUN
        longest = self.count or high - low + 1
        for start in range(low, high - least + 2):
            missing: list[int] = []
            natural: list[int] = []
            for rank in range(start, min(high + 1, start + longest)):
                (natural if rank in held else missing).append(rank)
                if len(missing) > jokers:
                    break
                if rank - start >= least - 1:
                    ranks = tuple(range(start, rank + 1))
                    for by_joker in _fillings(missing, natural, jokers):
                        yield self._run(suit, held, ranks, by_joker)

    def _run(
        self, suit: int, held: dict[int, int], ranks: tuple[int, ...], by_joker: list[int]
    ) -> Play:
        mask = sum(held[rank] for rank in ranks if rank not in by_joker)
        mask |= self.deck.joker_mask(len(by_joker))
        return self.store.play(RUN, mask, ranks, tuple((rank, suit) for rank in sorted(by_joker)))


def _fillings(missing: list[int], natural: list[int], jokers: int) -> Iterator[list[int]]:
    """Which ranks of a run are jokers: those that are missing, and any of the others but one."""
    spare = min(jokers - len(missing), len(natural) - 1)
    for extra in range(spare + 1):
        for replaced in combinations(natural, extra):
            yield [*missing, *replaced]


class Emperors(PlayForm):
    """Consecutive numbers, each of another suit, in multiples of the number of suits. Ranks whose
    card has no suit make no rows."""

    makes = (EMPEROR,)

    def __init__(self, store: PlayStore, count: int = 0) -> None:
        super().__init__(store, count)
        self.width = len(self.deck.suits)
        self.groups = (self.deck.naturals,)
        self.windows = windows(self._windows())

    def can_have(self, count: int) -> bool:
        return count % self.width == 0

    def _windows(self) -> Iterator[range]:
        size = self.deck.suited
        for length in range(self.width, size + 1, self.width):
            if self.count in (0, length):
                yield from (range(start, start + length) for start in range(size - length + 1))

    def find(self, cards: int, jokers: int) -> Iterator[Play]:
        held = held_ranks(self.deck, cards)
        for wanted, ranks in self.windows:
            if not wanted & ~held:
                yield from self._over(cards, ranks)

    def _over(self, cards: int, ranks: tuple[int, ...]) -> Iterator[Play]:
        """Emperors over these ranks: every block of four numbers shows every suit once."""
        held = [list(bits(cards & self.deck.rank_masks[rank])) for rank in ranks]
        blocks = (held[start : start + self.width] for start in range(0, len(held), self.width))
        for chosen in product(*map(self._of_all_suits, blocks)):
            yield self.store.play(EMPEROR, sum(chosen), ranks)

    def _of_all_suits(self, held: list[list[int]]) -> list[int]:
        """The sets of one card of each rank that show every suit once."""
        choices = (
            chosen
            for chosen in product(*held)
            if len({b % self.width for b in chosen}) == self.width
        )
        return [sum(1 << bit for bit in chosen) for chosen in choices]


class Spaced(PlayForm):
    """Four or more cards at an equal interval of two or more (飛び連番), of any suits."""

    makes = (SPACED,)
    least = 4

    def __init__(self, store: PlayStore, count: int = 0) -> None:
        super().__init__(store, count)
        self.groups = (self.deck.naturals,)
        self.windows = windows(self._windows())

    def can_have(self, count: int) -> bool:
        return count >= self.least

    def _windows(self) -> Iterator[range]:
        size = self.deck.suited
        for interval in range(2, (size - 1) // (self.least - 1) + 1):
            for start in range(size):
                most = (size - 1 - start) // interval + 1
                counts = [self.count] if self.count else range(self.least, most + 1)
                yield from (range(start, size, interval)[:count] for count in counts
                            if count <= most)  # fmt: skip

    def find(self, cards: int, jokers: int) -> Iterator[Play]:
        held = held_ranks(self.deck, cards)
        for wanted, ranks in self.windows:
            if wanted & held and (wanted & ~held).bit_count() <= jokers:
                yield from self._over(cards, ranks, jokers)

    def _over(self, cards: int, ranks: tuple[int, ...], jokers: int) -> Iterator[Play]:
        """Spaced runs over these ranks, jokers standing for those that are missing, and for any of
        the others but one."""
        held = {rank: [*bits(cards & self.deck.rank_masks[rank])] for rank in ranks}
        missing = [rank for rank in ranks if not held[rank]]
        natural = [rank for rank in ranks if held[rank]]
        for by_joker in _fillings(missing, natural, jokers):
            for chosen in product(*(held[rank] for rank in natural if rank not in by_joker)):
                yield self._spaced(chosen, ranks, sorted(by_joker))

    def _spaced(self, chosen: tuple[int, ...], ranks: tuple[int, ...], by_joker: list[int]) -> Play:
        suits = {bit % len(self.deck.suits) for bit in chosen}
        suit = suits.pop() if len(suits) == 1 else -1
        mask = sum(1 << bit for bit in chosen) | self.deck.joker_mask(len(by_joker))
        return self.store.play(SPACED, mask, ranks, tuple((rank, suit) for rank in by_joker))


class SpacedThree(Spaced):
    """Likewise three cards, and no more."""

    least = 3

    def can_have(self, count: int) -> bool:
        return count == self.least

    def _windows(self) -> Iterator[range]:
        size, count = self.deck.suited, self.least
        if self.count in (0, count):
            for interval in range(2, (size - 1) // (count - 1) + 1):
                starts = range(size - interval * (count - 1))
                yield from (range(start, size, interval)[:count] for start in starts)


class Flushes(PlayForm):
    """Five cards of one suit, without jokers. A row of them is a run, too."""

    makes = (FLUSH,)

    def __init__(self, store: PlayStore, count: int = 0) -> None:
        super().__init__(store, count)
        self.groups = self.deck.suit_masks

    def can_have(self, count: int) -> bool:
        return count == FLUSH_SIZE

    def find(self, cards: int, jokers: int) -> Iterator[Play]:
        if self.count in (0, FLUSH_SIZE):
            for held in combinations(list(bits(cards)), FLUSH_SIZE):
                top = max(held) // len(self.deck.suits)
                yield self.store.play(FLUSH, sum(1 << bit for bit in held), (top,) * FLUSH_SIZE)
