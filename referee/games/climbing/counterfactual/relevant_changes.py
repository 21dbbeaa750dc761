"""Which options a judgement depends on: found by asking their rules along with those in force.

An option at another value means that some rules go and others come. While a question is answered,
whatever the rules in force are asked, those of every such change are asked too; as long as those
that come say just what those that go say, the change leads to the same answer, for all that is done
with what rules say is the same. So only changes that said something else need the question asked
again. What is no question to a rule but a fact about it (its forms, for one) is compared at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from referee.engine.answer import NoSuchQuestion, Step
from referee.engine.family import Family
from referee.engine.interfaces import Case, ChangeKey, ChangeScope
from referee.games.climbing.position import Pending, Position
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.questions import Question
from referee.model.types import Value
from referee.rulebook.clause import Option
from referee.rulebook.rule import Open

from .probed_rules import ProbedRules, TouchedChanges


def mattering(
    engine: Family[ClimbingRules, Position], case: Case, question: Question, *, beside: bool
) -> list[tuple[Option, Value]] | None:
    """The changes of one option that may change the answer; ``None``: any may. ``beside``: also
    those of which nobody sees what they do to the order, as somebody may beside another change."""
    reach = case.change_scope
    if case.opened or reach is None:
        return None
    with watched_rules(engine.rules, len(case.seats)) as watched:
        watching = engine.with_rules(watched)
        try:
            watching.answer(case.played_by(watching), question)
        except Open:
            return None
        except NoSuchQuestion:
            return []
        watched.watch.count_waiting(case.position)
        told = watched.told()
        if beside:
            told |= watched.unseen() | reach.beside
    return [
        (change.option, change.value)
        for change in watched.watch.changes
        if change.key in told or reach.has(change.key)
    ]


def reached(
    engine: Family[ClimbingRules, Position], case: Case, *, judging: bool
) -> ChangeScope | None:
    """What each change of one option has to do with the setup and the moves, as they are made or
    judged; ``None``: anything may."""
    with watched_rules(engine.rules, len(case.seats)) as watched:
        return _reached(engine, watched, case, judging=judging)


def _reached(
    engine: Family[ClimbingRules, Position],
    watched: ProbedRules,
    case: Case,
    *,
    judging: bool,
) -> ChangeScope | None:
    watching, watch = engine.with_rules(watched), watched.watch
    made: dict[ChangeKey, set[int]] = {}
    try:
        watching.set_up(case.description)
        watch.count_waiting(case.setup)
        at_setup, before = frozenset(watched.told()), case.setup
        unseen = watched.unseen()
        for at, step in enumerate(case.steps):
            touched = _touched_by(watching, watched, case.seats, before, step, judging=judging)
            unseen |= touched.unseen
            for key in touched.told:
                made.setdefault(key, set()).add(at)
            before = step.position
    except Open:
        return None
    reread = frozenset(each.key for each in watch.changes if watched.reads_otherwise(each))
    untouched = dict.fromkeys((change.key for change in watch.changes), frozenset[int]())
    told = {key: frozenset(steps) for key, steps in made.items()}
    return ChangeScope(at_setup, untouched | told, reread, frozenset(unseen))


def _touched_by(
    watching: Family[ClimbingRules, Position],
    watched: ProbedRules,
    names: Sequence[str],
    before: Position,
    step: Step,
    *,
    judging: bool,
) -> TouchedChanges:
    """What each change has to do with one move. At a table that is tapped at, all but the last have
    been made before."""
    key = (before.key(), _waiting(before), step.move, tuple(names), judging)
    found = watched.touched.get(key)
    if found is None:
        watched.begin()
        (watching.judge if judging else watching.advance)(names, before, step.move)
        watched.watch.count_waiting(before)
        watched.watch.count_waiting(step.position)
        if len(watched.touched) >= MAX_STEPS:
            watched.touched.clear()
        found = TouchedChanges(frozenset(watched.told()), frozenset(watched.unseen()))
        watched.touched[key] = found
    return found


def _waiting(position: Position) -> object:
    """What a play waits with, as far as it tells two positions apart."""
    made: Pending | None = position.pending
    return made and (made.before.key(), made.seat, made.goes_out, made.happened)


MAX_STEPS = 500
"""Of so many moves it is remembered what the changes of a rulebook have to do with them."""
MAX_WATCHED = 8
"""So many rulebooks of a book keep their rules watched: those of the tables asked about last."""


@contextmanager
def watched_rules(rules: ClimbingRules, seats: int) -> Iterator[ProbedRules]:
    """The rules watched, for whoever asks alone: nothing has mattered yet."""
    kept: list[ProbedRules] = rules.rulebook.book.cache.setdefault("watched", [])
    watched = _taken(kept, rules, seats) or ProbedRules(rules, seats)
    watched.begin()
    yield watched
    kept.insert(0, watched)
    del kept[MAX_WATCHED:]


def _taken(kept: list[ProbedRules], rules: ClimbingRules, seats: int) -> ProbedRules | None:
    """Those that are kept, if there are such and nobody else has just taken them."""
    for each in list(kept):
        if each.of is rules and each.watch.seats == seats:
            with suppress(ValueError):
                kept.remove(each)
                return each
    return None
