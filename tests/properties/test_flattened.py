"""A table as played and its description have the same answers, whatever is known of the hands."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import referee
from referee.cards.card import bits
from referee.engine.answer import UnknownFact
from referee.engine.told_facts import told_fact_text
from referee.errors import RefereeError
from referee.games.climbing.position import Position
from referee.games.sevens.position import SevensPosition
from referee.model import questions as q
from referee.model.description import Hand
from referee.model.marks import NOBODY
from referee.model.questions import KINDS, Question
from referee.rulebook.registry import load_family
from referee.table import Table
from tests.games import changed_game
from tests.thorough import some
from tests.tiers import quick

BOOKS = sorted(book for book in referee.books() if not referee.book(book).variants)
SEEDS = quick(range(some(20)), 3, "the first tier plays three games by each book")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("book", BOOKS)
def test_a_description_has_the_answers_of_the_table_as_played(book: str, seed: int) -> None:
    rng = random.Random(f"{book} {seed}")
    players = min(4, referee.book(book).players[1])
    game = changed_game(book, seed, rng, players=players, changed=0.2, titled=0.0)
    for moves in rng.sample(range(len(game.moves) + 1), min(3, len(game.moves))):
        try:
            table = _with_hidden_hands(game.table(moves), rng)
        except RefereeError:
            continue  # with so little known, the text leaves open what a move does
        flat = table.flattened()
        if table.opened or flat.opened:
            continue  # what rests on an order of clauses no text states
        if not flat.description.play:
            assert referee.read(str(flat)) == flat
        for facts in _ways_to_tell(table, flat):
            played, described = _telling(table, facts), _telling(flat, facts)
            for question in _questions(table):
                told = f"{question}\n{facts}\n{table}"
                assert _answer(described, question) == _answer(played, question), told


Facts = tuple[tuple[str, bool], ...]
"""Of players who may be out, whether they are."""


def _ways_to_tell(table: Table, flat: Table) -> Iterator[Facts]:
    """Who is out of those who may be, in a climbing game, so that no answer depends on it: nobody,
    or the player of the top of the field, unless moves or the field speak against it."""
    position, names = table.position, table.seats
    if isinstance(position, SevensPosition) and position.perhaps_out != NOBODY:
        yield from (((names[position.perhaps_out], is_out),) for is_out in (False, True))
        return
    exits = position.perhaps_out if isinstance(position, Position) else 0
    open_exits = [names[seat] for seat in bits(exits)]
    yield tuple((name, False) for name in open_exits)
    top = names[position.field[-1].seat] if open_exits and position.field else ""
    if top in open_exits and _is_legal(table):
        facts = tuple((name, name == top) for name in open_exits)
        is_out = Question(q.IS_OUT, top)
        if all(_answer(_telling(each, facts), is_out) != "no" for each in (table, flat)):
            yield facts


def _is_legal(table: Table) -> bool:
    try:
        Table(table.description)
    except RefereeError:
        return False
    return True


def _telling(table: Table, facts: Facts) -> Table:
    """The table with these facts; its moves stand."""
    moves = len(table.description.play)
    texts = (
        told_fact_text(UnknownFact("holds-no-more", {"seat": name}), holds, moves)
        for name, holds in facts
    )
    state = (*table.description.state, *texts)
    return Table(table.description.replace(state=state, lines={}), force=True)


def _with_hidden_hands(table: Table, rng: random.Random) -> Table:
    """The table with less said about each hand; its moves count as made."""
    hands = {}
    for name, hand in table.description.hands.items():
        known = tuple(card for card in hand.cards if rng.random() < 0.3)
        more = len(hand.cards) - len(known) + (hand.unknown or 0)
        hands[name] = rng.choice((Hand(), Hand(), Hand(known), Hand(known, more), hand))
    said = {name: hand for name, hand in hands.items() if hand != Hand()}
    return Table(table.description.replace(hands=said, lines={}), force=True)


def _questions(table: Table) -> Iterator[Question]:
    """What can be asked without naming a card or another player, except about moves: a description
    tells none of those before the last trick."""
    for kind in load_family(table.rulebook.family).answers:
        about = KINDS[kind].asks_about
        if kind not in (q.WHAT_HAPPENS, q.DID_REVOKE) and {*about} <= {"seat"}:
            yield from (Question(kind, name) for name in (table.seats if about else ("",)))


def _answer(table: Table, question: Question) -> Any:
    """The answer, or the kind of the error."""
    try:
        return table.answer(question).value
    except RefereeError as error:
        return type(error)
