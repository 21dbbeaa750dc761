"""The forms that cards can make: single, set (同じ数字), run (階段), emperor (エンペラー).

Each function lists the plays of one form in a pattern of cards. They list what is *conceivable*;
whether a book allows it is for the rules to say, so that a refusal can name its clause. The
results are memoised by the few cards they look at, so whole hands are put together from shared
pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import combinations, product

from referee.cards import Deck, bits

from .order import card_ranks
from .play import BELOW, EMPEROR, HEAP, RUN, SET, SINGLE, Play, joker_rank

Plays = tuple[Play, ...]
LONGEST_JOKER_RUN = 2
SHORTEST_RUN = 3


@cache
def _play(
    deck: Deck,
    form: str,
    mask: int,
    ranks: tuple[int, ...],
    stands: tuple[tuple[int, int], ...] = (),
) -> Play:
    """The one shared object of this play."""
    return Play(deck, form, mask, ranks, stands)


def heap(deck: Deck, cards: int) -> Play:
    """Cards that make no form."""
    return _play(deck, HEAP, cards, tuple(card_ranks(deck, cards)))


def subsets(mask: int) -> Iterator[int]:
    """Every non-empty subset of a set, smaller numbers first."""
    part = 0
    while part != mask:
        part = (part - mask) & mask
        yield part


@cache
def of_one_rank(deck: Deck, rank: int, cards: int, jokers: int) -> Plays:
    """Singles and sets of one rank, filled up with 0 to ``jokers`` jokers."""
    plays = []
    for part in subsets(cards):
        for wild in range(jokers + 1):
            count = part.bit_count() + wild
            form = SINGLE if count == 1 else SET
            mask = part | deck.joker_mask(wild)
            plays.append(_play(deck, form, mask, (rank,) * count, ((rank, -1),) * wild))
    return tuple(plays)


@cache
def of_jokers(deck: Deck, jokers: int) -> Plays:
    """Jokers played as themselves: one alone, or several together."""
    rank = joker_rank(deck)
    forms = ((SINGLE if count == 1 else SET, count) for count in range(1, jokers + 1))
    return tuple(
        _play(deck, form, deck.joker_mask(count), (rank,) * count) for form, count in forms
    )


@cache
def runs_of_suit(deck: Deck, suit: int, cards: int, jokers: int) -> Plays:
    """Runs of one suit, jokers standing anywhere, also beyond both ends."""
    held = {bit // len(deck.suits): 1 << bit for bit in bits(cards)}
    if len(held) + jokers < SHORTEST_RUN:
        return ()
    return tuple(_runs(deck, suit, held, jokers))


def _runs(deck: Deck, suit: int, held: dict[int, int], jokers: int) -> Iterator[Play]:
    low = BELOW if jokers else 0
    high = len(deck.ranks) if jokers else len(deck.ranks) - 1
    for start in range(low, high - SHORTEST_RUN + 2):
        for end in range(start + SHORTEST_RUN - 1, high + 1):
            ranks = tuple(range(start, end + 1))
            yield from _fillings(deck, suit, held, jokers, ranks)


def _fillings(
    deck: Deck, suit: int, held: dict[int, int], jokers: int, ranks: tuple[int, ...]
) -> Iterator[Play]:
    """The run over these ranks: naturals where held, jokers for the rest (or more of it)."""
    missing = [rank for rank in ranks if rank not in held]
    spare = jokers - len(missing)
    natural = [rank for rank in ranks if rank in held]
    if spare < 0 or not natural:
        return
    yield _run(deck, suit, held, ranks, missing)
    for extra in range(1, spare + 1):
        for replaced in combinations(natural, extra):
            if len(replaced) < len(natural):
                yield _run(deck, suit, held, ranks, [*missing, *replaced])


def _run(
    deck: Deck, suit: int, held: dict[int, int], ranks: tuple[int, ...], by_joker: list[int]
) -> Play:
    mask = sum(held[rank] for rank in ranks if rank not in by_joker) | deck.joker_mask(
        len(by_joker)
    )
    return _play(deck, RUN, mask, ranks, tuple((rank, suit) for rank in sorted(by_joker)))


@lru_cache(maxsize=65536)
def emperors(deck: Deck, cards: int, jokers: int) -> Plays:
    """Consecutive numbers, each of another suit, in multiples of the number of suits."""
    width = len(deck.suits)
    found: list[Play] = []
    for length in range(width, len(deck.ranks) + 1, width):
        for start in range(len(deck.ranks) - length + 1):
            ranks = tuple(range(start, start + length))
            found.extend(_emperors_over(deck, cards, ranks))
    return tuple(found)


def _emperors_over(deck: Deck, cards: int, ranks: tuple[int, ...]) -> Iterator[Play]:
    """Emperors over these ranks: every block of four numbers shows every suit once."""
    width = len(deck.suits)
    held = [list(bits(cards & deck.rank_masks[rank])) for rank in ranks]
    if not all(held):
        return
    for chosen in product(*held):
        suits = [bit % width for bit in chosen]
        blocks = (suits[at : at + width] for at in range(0, len(suits), width))
        if all(len(set(block)) == width for block in blocks):
            yield _play(deck, EMPEROR, sum(1 << bit for bit in chosen), ranks)


def list_ranks(deck: Deck, hand: int, jokers: int) -> list[Play]:
    """All singles and sets of a hand."""
    plays: list[Play] = []
    for rank, mask in enumerate(deck.rank_masks):
        if hand & mask:
            plays += of_one_rank(deck, rank, hand & mask, jokers)
    if jokers:
        plays += of_jokers(deck, jokers)
    return plays


def list_runs(deck: Deck, hand: int, jokers: int) -> list[Play]:
    """All runs of a hand."""
    plays: list[Play] = []
    for suit, mask in enumerate(deck.suit_masks):
        cards = hand & mask
        if cards:
            plays += runs_of_suit(deck, suit, cards, min(jokers, LONGEST_JOKER_RUN))
    return plays


def list_emperors(deck: Deck, hand: int, jokers: int) -> list[Play]:
    """All emperors of a hand."""
    return list(emperors(deck, hand & deck.naturals, jokers))


LISTERS: dict[str, Callable[[Deck, int, int], list[Play]]] = {
    "ranks": list_ranks,
    "runs": list_runs,
    "emperors": list_emperors,
}
"""The forms by the names that rules declare: (deck, cards, jokers) -> plays."""
