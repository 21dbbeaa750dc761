"""A table as played and its description have the same answers, whatever is known of the hands."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import referee
from referee.errors import RefereeError
from referee.model import questions as q
from referee.model.description import Hand
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
        for question in _questions(table):
            assert _answer(flat, question) == _answer(table, question), f"{question}\n{table}"


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
    """What can be asked without naming a card or another player, except about the last move."""
    for kind in load_family(table.rulebook.family).answers:
        about = KINDS[kind].asks_about
        if kind != q.WHAT_HAPPENS and {*about} <= {"seat"}:
            yield from (Question(kind, name) for name in (table.seats if about else ("",)))


def _answer(table: Table, question: Question) -> Any:
    """The answer, or the kind of the error."""
    try:
        return table.answer(question).value
    except RefereeError as error:
        return type(error)
