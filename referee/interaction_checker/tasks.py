"""A run in units of work, each a value that can be sent anywhere and done in any order.

The random numbers of a unit belong to the run's seed and the unit, never to who does it.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import islice
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from referee.basis.values import compare_without
from referee.library.context import current, rulebook
from referee.library.sources import text_of
from referee.model.description import Description
from referee.model.types import Value
from referee.notation.table_text import read_text
from referee.notation.writer import write_text
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook

from .clause_effects import Unfit
from .generators.pair_tables import Aiming
from .generators.random_games import game_tables
from .generators.table_sketch import drawn
from .generators.trigger_search import Aim, following, probe
from .pair_outcome import Group, Meeting, meeting
from .result import Counts
from .summary import told

Key = tuple[str, ...]
"""What a unit is called: its kind, the clauses it is about, its number."""

PLAYERS = (4, 4, 3, 5)
"""How many sit at the tables aimed at, in turns; as far as the book has so many."""


class Job(Struct, frozen=True):
    """What all units of a run have in common. ``texts``: (name, text) of the books that do not come
    with the package; ``tables``: how many a unit aims at; ``vary``: random games are played with
    any switches, not only by the rules given."""

    book: str
    choices: tuple[tuple[str, Value], ...] = ()
    texts: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    tables: int = 60
    vary: bool = False
    stamp: str = ""
    """Of which text of the books the run is."""


@compare_without("data")
class Unit(Struct, frozen=True):
    """``kind``: ``aim`` (one clause), ``pair`` (clauses, with ``data`` their aims), ``game`` (a
    random game, with ``data`` the clauses to look at), ``table`` (likewise, ``text``), ``tell``
    (clauses, with ``data`` what was found)."""

    kind: str
    clauses: tuple[str, ...] = ()
    number: int = 0
    data: Any = None

    @property
    def key(self) -> Key:
        return (self.kind, *self.clauses, str(self.number))


class Done(Struct, frozen=True):
    """What came of a unit; ``fault``: why nothing did."""

    key: Key
    result: Any
    seconds: float
    fault: str = ""


def do_all(job: Job, units: Sequence[Unit]) -> list[Done]:
    """Does some units of a run, wherever that is: what is sent to an executor."""
    rules = _rules(job)
    return [_do(job, rules, unit) for unit in units]


def _do(job: Job, rules: Rulebook, unit: Unit) -> Done:
    start = perf_counter()
    try:
        result, fault = _KINDS[unit.kind](job, rules, unit, _random(job, unit)), ""
    except Exception:  # told by whoever waits for it, with the unit
        result, fault = None, traceback.format_exc()
    return Done(unit.key, result, perf_counter() - start, fault)


def _random(job: Job, unit: Unit) -> Random:
    """The random numbers of a unit."""
    return Random("/".join((str(job.seed), *unit.key)))


def _rules(job: Job) -> Rulebook:
    """The rulebook of a run; a house's book is made known where it is not."""
    for name, text in job.texts:
        source = current().sources.get(name)
        if source is None or text_of(source) != text:
            current().put_text(name, text)
    return rulebook(job.book, dict(job.choices))


# ---- what is seen on many tables


Find = tuple[int, str]
"""A table on which something is seen: its size, its text."""


class Tally:
    """What was seen of a group so far: counts, and the smallest table of each sort."""

    def __init__(self) -> None:
        self.counts = Counts()
        self.finds: dict[str, Find] = {}

    def add(self, table: Description, met: Meeting) -> None:
        unsettled = met.opened is not None
        self.counts += Counts(1, int(met.all_fired), int(met.changed), int(unsettled))
        if not met.all_fired:
            return
        sort = "unsettled" if unsettled else "changed" if met.changed else "both"
        found = (size(table), write_text(table))
        if sort not in self.finds or found < self.finds[sort]:
            self.finds[sort] = found

    def to_json(self) -> dict[str, Any]:
        """JSON-ready."""
        return {"counts": self.counts.to_dict(), "finds": self.finds}


def size(table: Description) -> int:
    """How much is to be seen at a table: moves, cards in the middle, words; then other cards."""
    middle = sum(len(move.named) for move in table.play) + sum(len(p.cards) for p in table.field)
    titles = any(seat.title for seat in table.seats)
    seen = 4 * len(table.play) + middle + 3 * len(table.state) + 3 * titles + len(table.seats)
    held = sum(len(hand.cards) for hand in table.hands.values()) + len(table.discards)
    return seen * 100 + held


def _aim(job: Job, _: Rulebook, unit: Unit, __: Random) -> Any:
    return _found_out(job, unit)


@lru_cache(maxsize=256)
def _found_out(job: Job, unit: Unit) -> Any:
    """What sets a rule off; whoever runs the same once more in one process need not wait again."""
    rules, rng = _rules(job), _random(job, unit)
    return probe(rules, rules.book.clause(unit.clauses[0]), rng).to_json()


def _pair(job: Job, rules: Rulebook, unit: Unit, rng: Random) -> Any:
    """Tables aimed at all the rules of a group."""
    tally, group = Tally(), Group(rules, _clauses(rules, unit.clauses))
    aiming = Aiming([Aim.from_json(each) for each in unit.data], rules.deck)
    low, high = rules.book.players
    for at, sketch in enumerate(islice(aiming.sketches(rng), job.tables)):
        players = min(max(PLAYERS[at % len(PLAYERS)], low), high)
        before = tally.counts.both
        watch(group, drawn(sketch, group.whole, rng, players), tally, rng)
        if tally.counts.both > before and sketch not in aiming.hits:
            aiming.hits.append(sketch)
    return tally.to_json()


def watch(group: Group, table: Description, tally: Tally, rng: Random) -> None:
    """Looks at a table, and at what must be done after its last move."""
    left: Description | None = table
    while left is not None:
        try:
            met = meeting(group, left)
        except Unfit:
            return
        tally.add(left, met)
        told = met.deeds
        left = following(group, left, told.after, rng) if told and not told.refused else None


def _game(job: Job, rules: Rulebook, unit: Unit, rng: Random) -> Any:
    """A game by random moves: the moves at which several of the rules do something."""
    found: dict[str, Tally] = {}
    for group, table in game_tables(rules, unit.data, rng, vary=job.vary):
        _look(group, table, found)
    return {names: tally.to_json() for names, tally in found.items()}


def _table(_: Job, rules: Rulebook, unit: Unit, __: Random) -> Any:
    """Every move of a table that somebody has given."""
    found: dict[str, Tally] = {}
    text, ids = unit.data
    table = read_text(text)
    for one, other in ids:
        group = Group(rules, _clauses(rules, (one, other)))
        for count in range(1, len(table.play) + 1):
            _look(group, table.having(play=table.play[:count], ask=()), found)
    return {names: tally.to_json() for names, tally in found.items()}


def _look(group: Group, table: Description, found: dict[str, Tally]) -> None:
    try:
        met = meeting(group, group.worded(table))
    except (Unfit, Open):
        return
    found.setdefault(" ".join(group.ids), Tally()).add(group.worded(table), met)


def _tell(_: Job, rules: Rulebook, unit: Unit, __: Random) -> Any:
    return told(Group(rules, _clauses(rules, unit.clauses)), unit.data).to_dict()


def _clauses(rules: Rulebook, ids: Iterable[str]) -> list[Clause]:
    return [rules.book.clause(id_) for id_ in ids]


_KINDS: dict[str, Callable[[Job, Rulebook, Unit, Random], Any]] = {
    "aim": _aim,
    "pair": _pair,
    "game": _game,
    "table": _table,
    "tell": _tell,
}
