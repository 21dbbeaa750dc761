"""A clause that needs another does nothing without it, as the warning says.

Small tables are played with the clause and without it, while all that would meet the need is off.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence

import pytest

from referee import simulation
from referee.engine.family import AnyEngine, engine_of
from referee.errors import RefereeError
from referee.library.context import rulebook
from referee.model.description import Description, Hand, Seat
from referee.model.moves import PLAY
from referee.model.types import Value
from referee.notation.header import write_rules
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook
from tests.tiers import quick

BOOK, NAMES = "local", ("a", "b", "c", "d")
RULES, TABLES, MOVES = 8, 12, 14
CLAUSES = rulebook(BOOK).book.clauses
NEEDS = [
    pytest.param(clause, group, id=f"{clause.name}-{number}")
    for clause in CLAUSES
    for number, group in enumerate(clause.needs)
]


def _rulebooks(clause: Clause, group: Sequence[str]) -> Iterator[tuple[Rulebook, Rulebook]]:
    """Rules with the clause and without it, with other switches and readings at random."""
    options = rulebook(BOOK).options
    off = {name: False for name in rulebook(BOOK).book.names_of(group) if name in options}
    for seed in range(RULES):
        rng = random.Random(f"{clause.id} {seed}")
        switches = [name for name, option in options.items() if option.kind == "switch"]
        chosen: dict[str, Value] = dict.fromkeys(rng.sample(switches, rng.randint(0, 6)), True)
        own = {reading.name for reading in clause.readings}
        for name, option in options.items():
            if option.kind == "reading" and (name in own or rng.random() < 0.15):
                chosen[name] = rng.choice([v for v in option.values if v != "unsettled"])
        choices = simulation.at_peace(options, {**chosen, **off, clause.name: True}) | off
        if choices.get(clause.name):
            yield rulebook(BOOK, choices), rulebook(BOOK, choices | {clause.name: False})


def _table(clause: Clause, rules: Rulebook, rng: random.Random) -> Description:
    """A table of small hands with the ranks that the clause is about, and some others."""
    deck = rules.deck
    named = re.findall(r"'(10|[2-9JQKA])'", repr(clause.rules))[:3]
    ranks = {*named, *rng.sample(deck.ranks, rng.randint(3, 4))}
    cards = [card for card in deck.cards(deck.full) if card.is_joker or card.rank in ranks]
    rng.shuffle(cards)
    size = min(rng.randint(2, 6), len(cards) // 4)
    hands = {
        name: Hand(deck.sorted(cards[index * size : (index + 1) * size]), 0)
        for index, name in enumerate(NAMES)
    }
    titles = list(rules.titled_book.titles[4]) if rng.random() < 0.5 else [""] * 4
    rng.shuffle(titles)
    seats = tuple(Seat(name, title) for name, title in zip(NAMES, titles, strict=True))
    turned = rules.value("revolution") and rng.random() < 0.3
    state = ("revolution",) if turned else ()
    described = Description(
        book=BOOK, seats=seats, hands=hands, turn=rng.choice(NAMES), state=state
    )
    return write_rules(described, rules)


def _compare(one: AnyEngine, other: AnyEngine, described: Description, rng: random.Random) -> None:
    """Plays the same moves by both rulebooks; they allow the same plays and do the same."""
    (with_it, faults), (without, _) = one.set_up(described), other.set_up(described)
    for _ in () if faults else range(MOVES):
        assert with_it.key() == without.key(), described
        if not with_it.owed and with_it.turn >= 0:
            plays = [
                {*map(str, engine.rules.legal_plays(position, position.turn))}
                for engine, position in ((one, with_it), (other, without))
            ]
            assert plays[0] == plays[1], described
        moves = [*one.legal_moves(NAMES, with_it, rng)]
        played = [move for move in moves if move.kind == PLAY]
        if not moves:
            return
        move = rng.choice(played) if played and rng.random() < 0.8 else rng.choice(moves)
        with_it = one.advance(NAMES, with_it, move).position
        without = other.advance(NAMES, without, move).position


@pytest.mark.parametrize(
    ("clause", "group"), quick(NEEDS, 6, "the first tier takes fewer random games and tables")
)
def test_a_clause_does_nothing_without_what_it_needs(clause: Clause, group: Sequence[str]) -> None:
    compared = 0
    for on, off in _rulebooks(clause, group):
        for seed in range(TABLES):
            rng = random.Random(f"{clause.id} {seed}")
            try:
                _compare(engine_of(on), engine_of(off), _table(clause, on, rng), rng)
            except (Open, RefereeError):
                continue
            compared += 1
    assert compared
