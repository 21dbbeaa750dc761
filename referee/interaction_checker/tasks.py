"""The work of a run in tasks: plain data that can be sent anywhere and done in any order.

A task's random numbers depend only on the seed of the run and the key of the task.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

from msgspec import Struct

from referee.library.context import current, rulebook
from referee.library.sources import text_of
from referee.model.description import Description
from referee.model.types import Value
from referee.notation.header import write_rules
from referee.notation.table_text import read_text
from referee.rulebook.clause import Clause
from referee.rulebook.rulebook import Rulebook

from .generators import (
    PairTables,
    Triggers,
    complete_table,
    find_triggers,
    game_tables,
    with_next_move,
)
from .pair_outcome import (
    RuleGroup,
    Tally,
    UnusableTable,
    pair_outcome,
    silencing_reading,
)
from .result import Pair
from .summary import summary

TRIGGERS, PAIR, GAME, TABLE, SUMMARY = "aim", "pair", "game", "table", "tell"
"""The kinds of tasks, as in checkpoint files."""
PLAYERS = (4, 4, 3, 5)
"""Numbers of players at the tables of a pair, in turn, within the limits of the book."""

Key = tuple[str, ...]


class TaskFailed(RuntimeError):
    """A task raised an error, which isn't the worker's fault."""


class Job(Struct, frozen=True):
    """What all tasks of a run have in common."""

    book: str
    choices: tuple[tuple[str, Value], ...] = ()
    texts: tuple[tuple[str, str], ...] = ()
    """Name and text of the books that don't come with the package."""
    seed: int = 0
    tables: int = 60
    """How many tables a task makes for a pair."""
    vary: bool = False
    """Random games are played with any switches, not only by the given rules."""
    stamp: str = ""
    """Identifies the text of all books."""


class Task(Struct, frozen=True):
    """A piece of work.

    ``data``: the triggers of each clause, and whether plays in turn are tried (pair), the clauses
    to watch (game), text and pairs (table), the tally (summary).
    """

    kind: str
    clauses: tuple[str, ...] = ()
    number: int = 0
    data: Any = None

    @property
    def key(self) -> Key:
        return (self.kind, *self.clauses, str(self.number))


def do(job: Job, task: Task) -> Any:
    """The result of a task, of the type that ``KINDS`` says. Raises ``TaskFailed``."""
    rules = _rules(job)
    try:
        return KINDS[task.kind][0](job, rules, task, _random(job, task))
    except Exception as error:
        raise TaskFailed(" ".join(task.key)) from error


def _random(job: Job, task: Task) -> Random:
    return Random("/".join((str(job.seed), *task.key)))


def _rules(job: Job) -> Rulebook:
    """The rulebook of a run. A worker learns about a house's book from the job."""
    for name, text in job.texts:
        source = current().sources.get(name)
        if source is None or text_of(source) != text:
            current().put_text(name, text)
    return rulebook(job.book, dict(job.choices))


# ---- the kinds


@lru_cache(maxsize=256)
def _cached_triggers(job: Job, task: Task) -> Triggers:
    """What triggers a rule; a process that repeats a run needn't search again."""
    rules = _rules(job)
    return find_triggers(rules, rules.book.clause(task.clauses[0]), _random(job, task))


def _pair(job: Job, rules: Rulebook, task: Task, rng: Random) -> Tally:
    """Tables made for all the rules of a group."""
    tally, group = Tally(), RuleGroup(rules, _clauses(rules, task.clauses))
    triggers, in_turn = task.data
    tables = PairTables(triggers, rules.deck, in_turn=in_turn)
    low, high = rules.book.players
    for number, sketch in enumerate(islice(tables.sketches(rng), job.tables)):
        players = min(max(PLAYERS[number % len(PLAYERS)], low), high)
        both_before = tally.counts.both
        table = complete_table(sketch, group.whole, rng, players)
        watch(group, table, tally, rng)
        if in_turn and not tally.counts.both and silencing_reading(group, table):
            tally.add_silenced(table)
        if tally.counts.both > both_before and sketch not in tables.hits:
            tables.hits.append(sketch)
    return tally


def watch(group: RuleGroup, table: Description, tally: Tally, rng: Random) -> None:
    """Counts a table, and the tables with the moves that must follow its last move."""
    current: Description | None = table
    while current is not None:
        try:
            outcome = pair_outcome(group, current)
        except UnusableTable:
            return
        tally.add(current, outcome)
        effects = outcome.effects
        if effects is None or effects.refused:
            return
        current = with_next_move(group, current, effects.after, rng)


def _game(job: Job, rules: Rulebook, task: Task, rng: Random) -> dict[str, Tally]:
    """A game of random moves: the moves at which several of the rules act."""
    tallies: dict[str, Tally] = {}
    for group, table in game_tables(rules, task.data, rng, vary=job.vary):
        _count(group, table, tallies)
    return tallies


def _table(_: Job, rules: Rulebook, task: Task, __: Random) -> dict[str, Tally]:
    """Every move of a given table."""
    tallies: dict[str, Tally] = {}
    text, pairs = task.data
    table = read_text(text)
    for ids in pairs:
        group = RuleGroup(rules, _clauses(rules, ids))
        for count in range(1, len(table.play) + 1):
            _count(group, table.replace(play=table.play[:count], ask=()), tallies)
    return tallies


def _count(group: RuleGroup, table: Description, tallies: dict[str, Tally]) -> None:
    table = write_rules(table, group.whole)
    try:
        outcome = pair_outcome(group, table)
    except UnusableTable:
        return
    tallies.setdefault(" ".join(group.ids), Tally()).add(table, outcome)


def _summary(_: Job, rules: Rulebook, task: Task, __: Random) -> Pair:
    return summary(RuleGroup(rules, _clauses(rules, task.clauses)), task.data)


def _clauses(rules: Rulebook, ids: Iterable[str]) -> list[Clause]:
    return [rules.book.clause(id_) for id_ in ids]


KINDS: dict[str, tuple[Callable[[Job, Rulebook, Task, Random], Any], Any]] = {
    TRIGGERS: (lambda job, _, task, __: _cached_triggers(job, task), Triggers),
    PAIR: (_pair, Tally),
    GAME: (_game, dict[str, Tally]),
    TABLE: (_table, dict[str, Tally]),
    SUMMARY: (_summary, Pair),
}
"""What does each kind of task, and the type of its result."""
