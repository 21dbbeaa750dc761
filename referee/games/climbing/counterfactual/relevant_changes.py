"""Which options an answer depends on.

An option at another value means that some rules go and others come. While a question is answered,
a probe asks the rules of every such change whatever the rules in force are asked. As long as the
rules that come say the same as the rules that go, the answer is the same under that change. So the
question has to be asked again only under the changes of which a rule said something else. Facts
about rules that nobody asks for, such as their forms, are compared at once.
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


def relevant_changes(
    engine: Family[ClimbingRules, Position], case: Case, question: Question, *, beside: bool
) -> list[tuple[Option, Value]] | None:
    """The changes of one option that may change the answer; ``None`` if any may.

    ``beside``: also those that change the order unnoticed: beside another change it may be noticed.
    """
    reach = case.change_scope
    if case.opened or reach is None:
        return None
    with borrowed_probe(engine.rules, len(case.seats)) as probed:
        probing = engine.with_rules(probed)
        try:
            probing.answer(case.played_by(probing), question)
        except Open:
            return None
        except NoSuchQuestion:
            return []
        probed.watch.count_waiting(case.position)
        told = probed.told()
        if beside:
            told |= probed.unseen() | reach.with_partner
    return [
        (change.option, change.value)
        for change in probed.watch.changes
        if change.key in told or reach.has(change.key)
    ]


def scope_of_changes(
    engine: Family[ClimbingRules, Position], case: Case, *, judging: bool
) -> ChangeScope | None:
    """Which of the setup and the moves each change of one option touches; ``None`` if unknown.

    ``judging``: as the moves are judged, otherwise as they are made.
    """
    with borrowed_probe(engine.rules, len(case.seats)) as probed:
        return _scope_of_changes(engine, probed, case, judging=judging)


def _scope_of_changes(
    engine: Family[ClimbingRules, Position],
    probed: ProbedRules,
    case: Case,
    *,
    judging: bool,
) -> ChangeScope | None:
    probing, watch = engine.with_rules(probed), probed.watch
    made: dict[ChangeKey, set[int]] = {}
    try:
        probing.set_up(case.description)
        watch.count_waiting(case.setup)
        at_setup, before = frozenset(probed.told()), case.setup
        unseen = probed.unseen()
        for at, step in enumerate(case.steps):
            touched = _touched_by(probing, probed, case.seats, before, step, judging=judging)
            unseen |= touched.unseen
            for key in touched.told:
                made.setdefault(key, set()).add(at)
            before = step.position
    except Open:
        return None
    reread = frozenset(each.key for each in watch.changes if probed.reads_otherwise(each))
    untouched = dict.fromkeys((change.key for change in watch.changes), frozenset[int]())
    told = {key: frozenset(steps) for key, steps in made.items()}
    return ChangeScope(at_setup, untouched | told, reread, frozenset(unseen))


def _touched_by(
    probing: Family[ClimbingRules, Position],
    probed: ProbedRules,
    names: Sequence[str],
    before: Position,
    step: Step,
    *,
    judging: bool,
) -> TouchedChanges:
    """The changes that touch one move. They are remembered: at a table on the desk, all moves but
    the last have been made before."""
    key = (before.key(), _waiting(before), step.move, tuple(names), judging)
    found = probed.touched.get(key)
    if found is None:
        probed.begin()
        (probing.judge if judging else probing.advance)(names, before, step.move)
        probed.watch.count_waiting(before)
        probed.watch.count_waiting(step.position)
        if len(probed.touched) >= MAX_STEPS:
            probed.touched.clear()
        found = TouchedChanges(frozenset(probed.told()), frozenset(probed.unseen()))
        probed.touched[key] = found
    return found


def _waiting(position: Position) -> object:
    """What tells the pending play of a position from others."""
    pending: Pending | None = position.pending
    return pending and (
        pending.before.key(), pending.seat, pending.goes_out, pending.happened
    )  # fmt: skip


MAX_STEPS = 500
"""For how many moves a probe remembers which changes touch them."""
MAX_PROBES = 8
"""How many probes a book keeps: those of the rulebooks that were asked about last."""


@contextmanager
def borrowed_probe(rules: ClimbingRules, seats: int) -> Iterator[ProbedRules]:
    """A probe for these rules that nobody else uses, with nothing noted yet. The book keeps it
    afterwards."""
    kept: list[ProbedRules] = rules.rulebook.book.cache.setdefault("watched", [])
    probed = _taken(kept, rules, seats) or ProbedRules(rules, seats)
    probed.begin()
    yield probed
    kept.insert(0, probed)
    del kept[MAX_PROBES:]


def _taken(kept: list[ProbedRules], rules: ClimbingRules, seats: int) -> ProbedRules | None:
    """A probe that is kept for these rules, taken out; ``None`` if there is none."""
    for probe in list(kept):
        if probe.of is rules and probe.watch.seats == seats:
            with suppress(ValueError):  # another thread has just taken it
                kept.remove(probe)
                return probe
    return None
