"""Whole games, drawn by chance, move by move."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import NamedTuple

from . import chance
from .books import Book, Open
from .cards import JOKER, NUMBERS, PACK, RANKS, SUITS, Meaning, is_joker
from .chance import Written
from .judge import allowed, may_play
from .positions import NAMES
from .story import Event, Setup, State, tell
from .text import named_so


class Move(NamedTuple):
    """What somebody did next.

    `unnamed`: the same play as it might be said, if jokers then could stand for this or that.
    `refused`: plays like it that the judge says are illegal.
    """

    state: State
    seat: str
    written: Written
    event: Event
    refused: tuple[Written, ...]
    unnamed: Written = ()
    events: tuple[Event, ...] = ()


def deal(rng: Random, book: Book) -> Setup:
    """Hands for a game: of the whole pack, or of few numbers, so that sets and runs abound."""
    seats = NAMES[: rng.choice(book.seats)]
    cards = chance.pack(book)
    if rng.random() < 0.75:
        start = rng.randrange(len(RANKS) - 5)
        numbers = {*RANKS[start : start + rng.randint(4, 6)], *rng.sample(RANKS, 2)}
        cards = [card for card in cards if is_joker(card) or card[1:] in numbers]
    cards = _in_packets(rng, cards)
    most = len(cards) // len(seats)
    each = rng.randint(min(4, most), most)
    hands = {seat: tuple(cards[at * each : at * each + each]) for at, seat in enumerate(seats)}
    titles = _titles(rng, book, seats)
    setup = Setup(book, seats, rng.choice(seats), hands, titles)
    return replace(setup, turn=first_by_text(setup) or setup.turn)


def _titles(rng: Random, book: Book, seats: Sequence[str]) -> dict[str, str]:
    """No titles, those of the last game, or only who was the highest."""
    if rng.random() < 0.35:
        return {}
    titles = dict(zip(rng.sample(seats, len(seats)), book.titles[len(seats)], strict=True))
    if rng.random() < 0.5:
        return titles
    highest = book.titles[len(seats)][-1]
    return {seat: title for seat, title in titles.items() if title == highest}


def first_by_text(setup: Setup) -> str | None:
    """Who leads the game, where the text says it.

    `daifugo.seats`: in the first game the holder of a card; `uecda.first_lead`: in every game.
    `offkai.turn_order`: from the second game on the lowest.
    """
    book = setup.book
    lowest = book.titles[len(setup.seats)][0]
    for seat in setup.seats:
        if book.lowest_leads and setup.titles.get(seat) == lowest:
            return seat
        first_game = not setup.titles or book.first_card == "D3"
        if first_game and book.first_card in setup.hands[seat]:
            return seat
    return None


def _in_packets(rng: Random, cards: Sequence[str]) -> list[str]:
    """Cards shuffled, in packets of one number or of one suit rather than one by one."""
    size = rng.choice((1, 2, 4, 5))
    by_number = rng.random() < 0.5
    steps = {card: at for at, card in enumerate(PACK)}
    last = len(PACK)
    in_order = sorted(
        cards,
        key=lambda card: (
            card[:1] if not by_number and not is_joker(card) else "",
            steps.get(card, last),
        ),
    )
    packets = [in_order[at : at + size] for at in range(0, len(in_order), size)]
    rng.shuffle(packets)
    return [card for packet in packets for card in packet]


def moves(rng: Random, setup: Setup) -> Iterator[Move]:
    """One game from the deal to its end; each move with the state before it."""
    events: list[Event] = []
    passes = rng.choice((0.05, 0.15, 0.3))
    while True:
        state = tell(setup, events)
        if state.turn is None:
            return
        move = _move(rng, state, passes)
        yield move._replace(events=tuple(events))
        events.append(move.event)


def _move(rng: Random, state: State, passes: float) -> Move:
    seat = state.turn or ""
    refused: list[Written] = []
    chosen = None
    hesitant = passes if state.field else passes / 5
    for written in drawn_plays(rng, state.hands[seat], state.plays[-1] if state.field else None):
        try:
            if not may_play(state, seat, written):
                refused.append(written)
                continue
        except Open:
            continue
        chosen = chosen or written
        if len(refused) > 1:
            break
    if chosen is None or rng.random() < hesitant:
        return Move(state, seat, (), Event(seat), tuple(refused[:2]))
    left = allowed(state, chosen)
    meaning = rng.choice(left)
    unnamed = chosen if len(left) > 1 else ()
    if unnamed:
        chosen = named_so(chosen, meaning)
    cards = tuple(JOKER if is_joker(card) else card for card in chosen)
    return Move(state, seat, chosen, Event(seat, cards, meaning), tuple(refused[:2]), unnamed)


def drawn_plays(rng: Random, hand: Sequence[str], top: Meaning | None) -> list[Written]:
    """Plays that a player with that hand might try, those of the field's count first."""
    tries = [*_sets(rng, hand), *_runs(rng, hand)]
    rng.shuffle(tries)
    if top is None:
        weight = rng.choice((0, 1, 1))
        return sorted(tries, key=lambda written: -weight * len(written))
    same = [written for written in tries if len(written) == len(top.cards)]
    if rng.random() < 0.5:  # towards locks
        same.sort(key=lambda written: not {card[0] for card in written} <= set(top.suits))
    return [*same, *tries[:2]]


def _sets(rng: Random, hand: Sequence[str]) -> Iterator[Written]:
    jokers = [JOKER] * hand.count(JOKER)
    for number in RANKS:
        cards = [card for card in hand if card[1:] == number and not is_joker(card)]
        for count in range(1, len(cards) + 1):
            for chosen in combinations(cards, count):
                for more in range(len(jokers) + 1):
                    yield chance.with_names(rng, (*chosen, *jokers[:more]))
    for more in range(1, len(jokers) + 1):
        yield tuple(jokers[:more])


def _runs(rng: Random, hand: Sequence[str]) -> Iterator[Written]:
    """Windows of a suit, at most two of it by named jokers, at times one more than need be."""
    for suit in SUITS:
        for start in range(len(NUMBERS)):
            for length in range(3, 7):
                window = NUMBERS[start : start + length]
                cards = [step if step[-1] in "+-" else suit + step for step in window]
                missing = [card for card in cards if card not in hand]
                if len(window) < length or len(missing) > hand.count(JOKER):
                    continue
                if len(missing) < min(hand.count(JOKER), len(cards) - 1) and rng.random() < 0.3:
                    missing.append(rng.choice([card for card in cards if card not in missing]))
                run = [f"{JOKER}={card}" if card in missing else card for card in cards]
                yield chance.with_names(rng, tuple(run))
