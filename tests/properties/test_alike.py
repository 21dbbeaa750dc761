"""Told by moves or described as it now lies, a table answers alike: every question, every book.

``ALIKE_TABLES=5000 pytest tests/properties/test_alike.py`` looks at so many tables of each book.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

import referee
from referee.cards.card import Card
from referee.engine.answer import Answer
from referee.errors import RefereeError
from referee.model import questions as q
from referee.model.moves import PLAY, Move
from referee.model.questions import Question
from referee.simulation import Game, deal, play_out, random_choices
from referee.table import Table
from tests.table_questions import questions_at
from tests.thorough import some
from tests.tiers import quick

TABLES = int(os.environ.get("ALIKE_TABLES", some(48)))
"""How many tables of each book."""

PARTS = 4
A_GAME = 3
"""How many tables are looked at of one game."""

UNTOLD = {"last-move": {q.WHAT_HAPPENS}, "last-exchange": {q.WHO_GETS, q.WHO_GETS_OF}}
"""Facts about the way to a table that no description tells -> the questions that ask for them."""


def _game(book: str, seed: int) -> Game:
    """A whole game, by options of which some, none or all are at random."""
    rng = random.Random(f"{book} {seed} alike")
    made = referee.book(book)
    share = rng.choice([0, 0.1, 0.4, 1])
    drawn = random_choices(made.options, rng)
    choices = {name: value for name, value in drawn.items() if rng.random() < share}
    if made.variants:
        choices["game"] = rng.choice(made.variants.values)
    fewest, most = made.players
    titled = bool(made.titles) and rng.random() < 0.5
    dealt = deal(seed, rng.randint(fewest, min(most, 5)), book, titled=titled, choices=choices)
    return play_out(dealt, seed, 400)


def _tables(book: str, part: int) -> Iterator[Table]:
    """Tables of games, at random moments and at the end; some jokers in sets are named."""
    for seed in range(part, 10**9, PARTS):
        game, rng = _game(book, seed), random.Random(seed)
        moments = {rng.randint(0, len(game.moves)) for _ in range(A_GAME - 1)} | {len(game.moves)}
        table = game.table(0)
        for at in range(len(game.moves) + 1):
            if at in moments:
                yield table
            if at < len(game.moves) and not table.opened:
                try:
                    table = _played(table, game.moves[at], rng)
                except RefereeError:  # what a named joker has brought about bars the move
                    break


def _played(table: Table, move: Move, rng: random.Random) -> Table:
    """The table after a move, in which jokers may be said to stand for a card of another suit."""
    deck = table.rulebook.deck
    natural = [card for card in move.cards if card.suit and not card.down]
    if move.kind == PLAY and natural and rng.random() < 0.5:
        suits = [s for s in deck.suits if s not in {card.suit for card in natural}]
        rng.shuffle(suits)
        named = tuple(
            Card("", "Jo", suits.pop() + natural[0].rank) if str(card) == "Jo" and suits else card
            for card in move.cards
        )
        try:
            return table.play(replace(move, cards=named))
        except RefereeError:
            pass
    return table.play(move)


def _answer(table: Table, question: Question) -> Answer:
    """The answer, or the kind of the error."""
    try:
        return table.answer(question)
    except RefereeError as error:
        return Answer(type(error))


def _honestly_open(question: Question, answer: Answer) -> bool:
    facts = {fact.key for fact in answer.unknown}
    untold = any(question.kind in UNTOLD.get(fact, ()) for fact in facts)
    return answer.value == "depends" and untold


@pytest.mark.parametrize(
    "part", quick(range(PARTS), 1, "the first tier takes fewer random games and tables")
)
@pytest.mark.parametrize("book", referee.books())
def test_a_table_answers_alike_however_it_is_told(book: str, part: int) -> None:
    asked = 0
    for number, table in enumerate(islice(_tables(book, part), TABLES // PARTS)):
        rng = random.Random(number)
        flat = table.flattened()
        if table.opened:
            continue  # the rest of the moves waits for an order of clauses, which no text tells
        assert not flat.opened
        assert referee.read(str(flat)) == flat
        assert referee.from_dict(flat.to_dict()) == flat
        assert str(flat.flattened()) == str(flat)
        for question in questions_at(table, rng):
            told, described = _answer(table, question), _answer(flat, question)
            if not _honestly_open(question, described):
                assert described.value == told.value, f"{question}\n\n{table}\n{flat}"
            asked += 1
    assert asked > TABLES
