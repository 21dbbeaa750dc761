"""Houses that leave out, empty or replace any one clause: whatever is asked of them, what is said
is an answer or one of the project's own errors. Each clause is dealt with in one of the three ways,
the next one in the next; in all of them with ``THOROUGH=1``."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from inspect import getsource
from pathlib import Path
from random import Random

import pytest

from referee.cards.card import Deck
from referee.errors import RefereeError
from referee.library.context import current
from referee.model.description import Description
from referee.model.questions import KINDS
from referee.rulebook.clause import Book
from referee.rulebook.registry import rule_class, rule_names
from referee.simulation import deal, play_out
from referee.table import Table
from tests.table_questions import question_about
from tests.thorough import is_taken, some

MAX_MOVES = 80
CLAUSE = """
[[clause]]
id = "ours.{}"
replaces = "{}"
title = {{ ja = "甲", en = "One" }}
ja = "甲"
en = "one"
where = {{ ja = "ここ", en = "here" }}
{}
"""


FULL = pytest.mark.full("the first tier leaves out no clause of the three largest books")
BOOKS = [
    pytest.param(id_, marks=FULL) if id_ in ("daifugo", "local", "torite") else id_
    for id_ in current().playable_ids()
]


@pytest.mark.parametrize("id_", BOOKS)
def test_no_clause_can_be_lacked_by_surprise(id_: str) -> None:
    asked = 0
    tables = {game: list(_tables(id_, game)) for game in _games(current().book(id_))}
    for text, games in _houses(current().book(id_), Random(id_)):
        with current().trial():
            current().add_book(Path("ours.toml"), text)
            for described in (each for game in games for each in tables[game]):
                asked += _ask_all(described.replace(book="ours"), text)
    assert asked > some(500)


def _games(of: Book) -> tuple[str, ...]:
    return tuple(map(str, of.variants.values)) if of.variants else ("",)


def _houses(of: Book, random: Random) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The houses' texts, each with the games in which the clause holds; what a book has from
    another that can be played is left out there."""
    head = f'extends = "{of.id}"\n'
    below = [id_ for id_ in current().extended_ids(of.id)[1:] if current().is_playable(id_)]
    inherited = {clause.id for id_ in below for clause in current().book(id_).clauses}
    own = [each for each in of.clauses if each.id not in inherited]
    for at, clause in enumerate(own):
        games = clause.variants or _games(of)
        other = random.choice(rule_names(of.family_of(games[0])))
        ways = (
            f'{head}without = ["{clause.name}"]\n',
            head + CLAUSE.format(clause.name, clause.id, ""),
            head + CLAUSE.format(clause.name, clause.id, f'rule = "{other}"'),
        )
        for way, text in enumerate(ways):
            if is_taken(at - way, len(ways)):
                yield text, games


def _tables(id_: str, game: str) -> Iterator[Description]:
    """A deal, and the same some moves later."""
    of = current().book(id_)
    seats = min(max(of.players[0], 4), of.players[1])
    choices = {of.variants.name: game} if of.variants else {}
    dealt = deal(1, seats, id_, titled=bool(of.titles), choices=choices)
    moves = play_out(dealt, 1, MAX_MOVES).moves
    yield dealt
    yield dealt.replace(play=moves[: min(9, len(moves))])
    yield dealt.replace(play=moves)


def _ask_all(described: Description, text: str) -> int:
    """Asks whatever can be asked; how many questions it were."""
    try:
        table = Table(described, force=True)
        questions = list(_questions(described, table.rulebook.deck))
    except RefereeError:
        return 0
    except Exception as problem:
        raise AssertionError(f"{text}\n{described.play[:9]}") from problem
    for question in questions:
        try:
            assert table.ask(question).answer is not None
        except RefereeError:
            pass
        except Exception as problem:
            raise AssertionError(f"{text}\n{question}") from problem
    return len(questions)


def _questions(described: Description, deck: Deck) -> Iterator[str]:
    one, two = described.names[:2]
    held = [str(card) for hand in described.hands.values() for card in hand.cards]
    card = held[0] if held else str(deck.cards(deck.full)[0])
    for kind in KINDS:
        yield str(question_about(kind, deck, one, two, cards=(card,)))


@pytest.mark.parametrize("family", ["climbing", "pointing", "poker", "sevens", "tricks"])
def test_ranks_and_suits_that_a_rule_names_are_said(family: str) -> None:
    for name in rule_names(family):
        rule = rule_class(family, name)
        shared = rule.__module__.endswith(".rules")
        source = getsource(rule if shared else sys.modules[rule.__module__])
        named = re.findall(r'(?:ranks|suits)\.index\("(\w+)"\)', source)
        assert {*named} <= {*rule.relies_on}, name
