"""A table with one option changed is made along the table as it is, and must be what it is when it
is made anew; the other changes, and what they leave open, as well."""

from __future__ import annotations

import random
from itertools import islice

import pytest

import referee
from referee.errors import RefereeError
from referee.model.types import Value
from referee.rulebook.rule import Open, OpenReading
from referee.rulebook.rulebook import Rulebook
from referee.table import Table
from referee.verdict.case import TableCase
from referee.verdict.errors import Refused
from tests.games import changed_game
from tests.thorough import some
from tests.tiers import quick

BOOKS = [name for name in referee.books() if referee.book(name).family == "climbing"]
SEEDS = quick((2, 0, 1), 1, "the first tier takes fewer random games and tables")
CHANGES = some(40)


def anew(case: TableCase, rules: Rulebook) -> TableCase | None:
    try:
        return TableCase(case.description, rules, force=True, canonical=True)
    except (RefereeError, Refused):
        return None


def along(case: TableCase, option: str, value: Value) -> TableCase | None:
    try:
        return case.changed(option, value)
    except (RefereeError, Refused):
        return None


def stands(case: TableCase, since: int) -> bool:
    """Whether every move from an index on that is not marked is legal, up to one where that is
    open."""
    before = case.setup
    moves = case.description.play
    for at, step in enumerate((*case.steps, None)):
        if at == len(moves):
            return True
        try:
            answer = case.engine.judge(case.seats, before, moves[at])
        except Open:
            return True
        if at >= since and answer.value == "no" and not moves[at].stands:
            return False
        before = step.position if step else before
    return True


def after_opening(case: TableCase) -> int:
    """The index of the first move that may show which way to settle what is open is meant: the one
    that left it open, if it is legal."""
    at, moves = len(case.steps), case.description.play
    if case.opened_at_once or at == len(moves):
        return at
    try:
        refused = case.engine.judge(case.seats, case.position, moves[at]).value == "no"
    except Open:
        return at
    return at + int(refused)


def told(case: TableCase | None) -> object:
    if case is None:
        return None
    opened = repr(case.opened) if case.opened else ""
    return [case.setup.key(), *(step.position.key() for step in case.steps)], opened


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("book", BOOKS)
def test_a_changed_table_is_the_one_that_is_made_anew(book: str, seed: int) -> None:
    rng = random.Random(f"{book} {seed}")
    low, high = referee.book(book).players
    game = changed_game(
        book, seed, rng, players=rng.randint(low, min(high, 5)), changed=0.6, titled=0.3
    )
    table = Table(game.dealt.replace(play=game.moves), force=True)
    changes = list(table.rulebook.alternatives())
    for option, value in islice(rng.sample(changes, len(changes)), CHANGES):
        rules = table.rulebook.replace(**{option.name: value})
        expected = anew(table, rules)
        changed = along(table, option.name, value)
        assert told(changed) == told(expected), (option.name, value, str(table))
        if changed is None or expected is None or not changed.opened:
            continue
        for settled in ways(changed):
            fresh = anew(table, settled)
            is_legal = fresh is not None and stands(fresh, after_opening(changed))
            assert changed.stands_under(settled) == is_legal
            assert told(changed.under(settled)) == told(fresh)


def ways(case: TableCase) -> list[Rulebook]:
    """The rules that settle what is open, each way."""
    opened, rules = case.opened, case.rulebook
    if isinstance(opened, OpenReading):
        values = rules.options[opened.reading].values
        return [rules.replace(**{opened.reading: value}) for value in values]
    assert opened
    first, second, *_ = [clause.id for clause in opened.clauses]
    return [rules.with_orders((first, second)), rules.with_orders((second, first))]
