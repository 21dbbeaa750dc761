"""Plays whole games by random legal moves.

A game that returns to the same position again and again ends as a cycle.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import islice, pairwise
from typing import Any

from msgspec import Struct

from referee.cards.card import Card
from referee.engine.answer import Step
from referee.engine.family import AnyEngine, engine_of
from referee.engine.interfaces import AmbiguousCards
from referee.library.context import rulebook
from referee.model.description import Description, Hand, Seat
from referee.model.marks import NOBODY
from referee.model.moves import Move
from referee.model.types import Value
from referee.notation.header import read_rules, write_rules
from referee.rulebook.clause import UNSETTLED, Option
from referee.rulebook.orderings import orders_of
from referee.rulebook.rule import Open, OpenReading
from referee.rulebook.rulebook import Rulebook

from .errors import UnknownName
from .table import Table

NAMES = ("Aki", "Ben", "Chie", "Dan", "Eve", "Fumi", "Gen", "Hana", "Iku", "Jun")

MAX_VISITS = 30
"""How often a game may return to the same position."""

OVER, CYCLE, STUCK, LONG = "over", "cycle", "stuck", "long"
UNTOLD = "untold"
"""How a game ends: with all places; in a cycle; with no legal move; after ``max_moves``; with
nobody to move, because the rules don't say who is."""


class Game(Struct, frozen=True):
    """A game: the table as dealt, the moves, and the positions before the first and after each."""

    dealt: Description
    rules: Rulebook
    moves: tuple[Move, ...]
    positions: tuple[Any, ...]
    end: str

    def table(self, moves: int | None = None) -> Table:
        """The table after this number of moves, by default after all."""
        return Table(self.dealt.replace(play=self.moves[:moves]), self.rules)


def deal(
    seed: int,
    players: int = 4,
    book: str = "offkai",
    *,
    titled: bool = False,
    choices: Mapping[str, Value] | None = None,
) -> Description:
    """A new game with the cards dealt as the book says. Leftover cards aren't used. A rank that a
    rule has turned up is any one."""
    rules = rulebook(book, choices)
    rng, deck = random.Random(seed), rules.book.deck
    names = NAMES[:players]
    titles: Sequence[str] = ("",) * players
    if titled:
        titles = rules.titled_book.titles.get(players, titles)
    seats = tuple(Seat(name, title) for name, title in zip(names, titles, strict=True))
    fresh = write_rules(Description(book=book, seats=seats), rules)
    table = Table(fresh)
    ranks = [rng.choice([*fact.ways.values()]) for fact in table.engine.untold(table.setup)]
    fresh = fresh.replace(state=tuple(ranks))
    cards = list(deck.cards(deck.take(deck.full, table.engine.aside(Table(fresh).setup))))
    rng.shuffle(cards)
    cards.sort(key=lambda card: not card.is_joker)  # a joker is never left over
    share = _answer(Table(fresh), "how many cards each")
    whole = deck.size + deck.jokers
    dealt = cards[: whole - (share["left"] if isinstance(share, dict) else 0)]
    rng.shuffle(dealt)
    hands = {name: Hand(deck.sorted(held), 0) for name, held in _hands(dealt, names, share).items()}
    leader = _answer(Table(fresh.replace(hands=hands)), "who leads")
    if leader is None:  # all move at once
        return fresh.replace(hands=hands)
    return fresh.replace(hands=hands, turn=leader if leader in names else rng.choice(names))


def _hands(dealt: Sequence[Card], names: Sequence[str], share: Any) -> dict[str, Sequence[Card]]:
    """The cards by player, the same number for each unless the book says otherwise."""
    by_seat = share.get("by_seat") if isinstance(share, dict) else None
    if not by_seat:
        return {name: dealt[index :: len(names)] for index, name in enumerate(names)}
    left = iter(dealt)
    return {name: list(islice(left, by_seat[name])) for name in names}


def _answer(table: Table, question: str) -> Any:
    """The answer, or ``None`` if the book's family doesn't answer this question."""
    try:
        return table.ask(question).answer
    except UnknownName:
        return None


def random_choices(book_options: Mapping[str, Option], rng: random.Random) -> dict[str, Value]:
    """A random value for every switch and reading: none is unsettled, no two rules conflict."""
    return at_peace(
        book_options, {name: _value(option, rng) for name, option in book_options.items()}
    )


def at_peace(options: Mapping[str, Option], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """The choices, with rules turned off that conflict with others."""
    kept = dict(chosen)
    on = {
        options[name].clause.id
        for name, value in chosen.items()
        if options[name].kind == "switch" and value is True
    }
    for name in chosen:
        clause = options[name].clause
        if clause.id in on and not on.isdisjoint(clause.conflicts):
            kept[name] = False
            on.remove(clause.id)
    return kept


def play_out(described: Description, seed: int, max_moves: int = 1500) -> Game:
    """A whole game from a described table. Open readings and orders are chosen at random.

    >>> game = play_out(deal(1), seed=1)
    >>> game.end, len(game.positions) == len(game.moves) + 1
    ('over', True)
    """
    rng = random.Random(seed)
    rules = _settled(read_rules(described), rng)
    names = described.names
    while True:
        engine = engine_of(rules)
        try:
            position = engine.set_up(described)[0]
            break
        except Open as opened:
            rules = settle(rules, opened, rng)
    moves: list[Move] = []
    positions = [position]
    visits: dict[object, list[int]] = {}
    end = LONG
    while len(moves) < max_moves:
        earlier = visits.setdefault(position.key(), [])
        if len(earlier) >= MAX_VISITS:
            end = CYCLE
            break
        try:
            step = _step(engine, names, position, rng)
        except Open as opened:
            rules = settle(rules, opened, rng)
            engine = engine_of(rules)
            continue
        earlier.append(len(moves))
        if step is None:
            end = OVER if engine.is_over(position) else STUCK
            if end == STUCK and position.turn == NOBODY:
                end = UNTOLD
            break
        position = step.position
        moves.append(step.move)
        positions.append(position)
    return Game(described, rules, tuple(moves), tuple(positions), end)


def _step(
    engine: AnyEngine, names: Sequence[str], position: Any, rng: random.Random
) -> Step | None:
    for move in engine.legal_moves(names, position, rng):
        try:
            return engine.advance(names, position, move)
        except AmbiguousCards:
            continue
    return None


def random_move(table: Table, rng: random.Random) -> Move | None:
    """A random legal move, or ``None`` if there is none."""
    return next(table.engine.legal_moves(table.seats, table.position, rng), None)


def _settled(rules: Rulebook, rng: random.Random) -> Rulebook:
    """The rulebook with a random value for each reading that is ``unsettled``."""
    open_ = [name for name in rules.options if rules.value(name) == UNSETTLED]
    return rules.replace(**{name: _value(rules.options[name], rng) for name in open_})


def _value(option: Option, rng: random.Random) -> Value:
    return rng.choice([value for value in option.values if value != UNSETTLED])


def settle(rules: Rulebook, opened: Open, rng: random.Random) -> Rulebook:
    """The rulebook with a random choice for the open reading or order."""
    if isinstance(opened, OpenReading):
        return rules.replace(**{opened.reading: _value(rules.options[opened.reading], rng)})
    ids = sorted({clause.id for clause in opened.clauses})
    orders = [*orders_of(ids, rules.goes_first)]
    if not orders:  # those chosen before, for fewer rules at a time, run in a circle
        rules = rules.without_orders
        orders = [*orders_of(ids, rules.goes_first)] or [tuple(ids)]
    return rules.with_orders(*pairwise(rng.choice(orders)))
