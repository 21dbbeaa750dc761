"""Tables for property tests: dealt hands, random but legal play, described positions."""

from __future__ import annotations

import random

import referee
from referee.description import Description, Hand, Seat
from referee.moves import PASS, PLAY, Move
from referee.table import Table

NAMES = ("Aki", "Ben", "Chie", "Dan", "Eve", "Fumi", "Gen", "Hana")
SWITCHES = ("emperor", "five_skip", "nine_reverse", "revolution", "eight_cut", "j_back",
            "suit_lock", "strict_lock", "spade_three", "miyako_ochi", "foul_finish")  # fmt: skip


def deal(seed: int, players: int = 4, book: str = "offkai", titled: bool = False) -> Description:
    """A fresh game: the whole deck dealt round, the last card-holders one card short."""
    deck = referee.book(book).deck
    cards = list(deck.cards(deck.full))
    random.Random(seed).shuffle(cards)
    names = NAMES[:players]
    titles = referee.book(book).titles[players] if titled else ("",) * players
    hands = {name: Hand(deck.sorted(cards[at::players]), 0) for at, name in enumerate(names)}
    seats = tuple(Seat(name, title) for name, title in zip(names, titles, strict=True))
    return Description(book=book, seats=seats, hands=hands, turn=names[0])


def with_switches(described: Description, seed: int) -> Description:
    """The description with about half of the switches turned over, and readings at random."""
    rng = random.Random(seed)
    options = referee.book(described.book).options
    switches = tuple((name, rng.random() < 0.5) for name in SWITCHES if name in options)
    readings = tuple(
        (option.name, str(rng.choice([value for value in option.values if value != "unsettled"])))
        for option in options.values()
        if option.kind == "reading"
    )
    return described.having(switches=switches, readings=readings)


def random_move(table: Table, rng: random.Random) -> Move | None:
    """A legal move of the seat to play, leaning towards cards; ``None`` when the game is over."""
    position = table.position
    if position.turn < 0:
        return None
    name = table.seats[position.turn]
    plays = table.ask(f"what may {name} play").answer
    may_pass = plays.pop("pass")
    texts = [text for group in plays.values() for text in group]
    if texts and (not may_pass or not position.field or rng.random() < 0.8):
        cards = tuple(referee.parse_card(word) for word in rng.choice(texts).split())
        return Move(name, PLAY, cards)
    return Move(name, PASS)


def play_out(described: Description, seed: int, most: int = 600) -> list[Table]:
    """A whole game by random legal moves: the table after every move."""
    rng = random.Random(seed)
    tables = [Table(described)]
    while len(tables) <= most:
        move = random_move(tables[-1], rng)
        if move is None:
            return tables
        tables.append(tables[-1].play(move))
    raise AssertionError(f"no end after {most} moves: {described.switches} {described.readings}")
