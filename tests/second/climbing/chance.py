"""Plays drawn by chance: plausible ones, and ones that are nearly so."""

from collections.abc import Sequence
from random import Random

from .books import Book
from .cards import JOKER, NUMBERS, PACK, RANKS, SUITS, Meaning, is_joker

Written = tuple[str, ...]


def pack(book: Book) -> list[str]:
    """All cards of the book's pack."""
    return [*PACK, *[JOKER] * book.jokers]


def of_form(
    rng: Random, pool: Sequence[str], form: str, count: int, near: str, suits: Sequence[str]
) -> Written | None:
    """Cards of a pool in about that form, near a number and in suits that are liked."""
    jokers = pool.count(JOKER)
    number = _around(rng, near)
    if form == "single":
        return _single(rng, pool, number, suits)
    if form == "set":
        return _set(rng, pool, count, number, suits, jokers)
    return _run(rng, pool, count, number, suits, jokers)


def _around(rng: Random, near: str) -> str:
    at = RANKS.index(near) if near in RANKS else rng.randrange(len(RANKS))
    return RANKS[min(max(at + rng.choice((-3, -2, -1, -1, 0, 1, 1, 1, 2, 2, 3, 4)), 0), 12)]


def _single(rng: Random, pool: Sequence[str], number: str, suits: Sequence[str]) -> Written | None:
    if JOKER in pool and rng.random() < 0.08:
        return (JOKER,)
    cards = [card for card in pool if card[1:] == number and not is_joker(card)]
    liked = [card for card in cards if card[0] in suits]
    cards = liked if liked and rng.random() < 0.6 else cards
    return (rng.choice(cards),) if cards else None


def _set(
    rng: Random, pool: Sequence[str], count: int, number: str, suits: Sequence[str], jokers: int
) -> Written | None:
    cards = [card for card in pool if card[1:] == number and not is_joker(card)]
    rng.shuffle(cards)
    if rng.random() < 0.7:
        cards.sort(key=lambda card: card[0] not in suits)
    by_joker = max(count - len(cards), rng.choice((0, 0, 0, 0, 1, 1, 2)))
    if by_joker > min(jokers, count):
        return None
    return (*cards[: count - by_joker], *[JOKER] * by_joker)


def _run(
    rng: Random, pool: Sequence[str], count: int, number: str, suits: Sequence[str], jokers: int
) -> Written | None:
    suit = rng.choice(suits or SUITS) if rng.random() < 0.6 else rng.choice(SUITS)
    start = NUMBERS.index(number) - (rng.random() < 0.1)
    written = []
    for step in NUMBERS[start : start + count]:
        card = step if step[-1] in "+-" else suit + step
        if card not in pool or (jokers and rng.random() < 0.1):
            card = f"{JOKER}={card}"
            jokers -= 1
        written.append(card)
    if jokers < 0 or len(written) < count:
        return None
    return tuple(written)


def with_names(rng: Random, written: Written) -> Written:
    """The same play with some jokers named, or some names left out."""
    number = next((card[1:] for card in written if not is_joker(card)), None)
    used = [card[0] for card in written if not is_joker(card)]
    named = []
    for card in written:
        if card == JOKER and number and rng.random() < 0.5:
            free = [suit for suit in SUITS if suit not in used] or [*SUITS]
            suit = rng.choice(free)
            used.append(suit)
            card = f"{JOKER}={suit}{number}"
        elif "=" in card and rng.random() < 0.15:
            card = JOKER
        named.append(card)
    return tuple(named)


def spoiled(rng: Random, pool: Sequence[str], written: Written) -> Written:
    """Nearly the same play: a card more, a card less, another card, another name for a joker."""
    cards = list(written)
    at = rng.randrange(len(cards))
    others = [card for card in pool if card not in cards]
    way = rng.choice(("more", "less", "other", "other", "name", "name"))
    named = [index for index, card in enumerate(cards) if "=" in card]
    if way == "name" and named:
        at = rng.choice(named)
        cards[at] = f"{JOKER}={rng.choice(SUITS)}{_around(rng, cards[at].split('=')[1][1:])}"
    elif way == "more" and others:
        same = [card for card in others if card[1:] == cards[at][1:]]
        cards.append(rng.choice(same if same and rng.random() < 0.5 else others))
    elif way == "less" and len(cards) > 1:
        cards.pop(at)
    elif others:
        same = [card for card in others if card[0] == cards[at][0]]
        cards[at] = rng.choice(same if same and rng.random() < 0.7 else others)
    return tuple(cards)


def some_form(rng: Random, book: Book) -> tuple[str, int]:
    """A form and a number of cards, many of them more than one."""
    form = rng.choice(("single", "single", "set", "set", "run"))
    if form == "single":
        return form, 1
    if form == "set":
        return form, rng.choice((2, 2, 2, 2, 3, 3, 4, 4 + book.jokers))
    return form, rng.choice((3, 3, 3, 4, 4, 5, 6))


def like(rng: Random, top: Meaning) -> tuple[str, int, str, tuple[str, ...]]:
    """What to draw that it resembles a play: its form, count, a number of it and its suits."""
    weakest = rng.choice((top.cards[0], top.cards[-1])) if top.form == "run" else top.cards[0]
    suits = tuple(suit for suit in top.suits if suit != "?")
    return top.form, len(top.cards), weakest.number, suits
