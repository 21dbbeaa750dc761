"""Which options an answer depends on.

An option at another value means that some rules go and others come. While a question is answered,
a recorder asks the rules of every such change whatever the rules in force are asked. As long as the
rules that come say the same as the rules that go, the answer is the same under that change. So the
question has to be asked again only under the changes of which a rule said something else. Facts
about rules that nobody asks for, such as their forms, are compared at once.
"""

from __future__ import annotations

from referee.engine.answer import NoSuchQuestion
from referee.engine.family import Family
from referee.engine.interfaces import Case, ChangeKey, ChangeScope
from referee.games.climbing.position import Position
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.questions import Question
from referee.model.types import Value
from referee.rulebook.clause import Option
from referee.rulebook.rule import Open

from .changes import Change, changes_of
from .recorder import Recorder
from .recording_rules import RecordingRules

Engine = Family[ClimbingRules, Position]


def relevant_changes(
    engine: Engine, case: Case, question: Question, *, beside: bool
) -> list[tuple[Option, Value]] | None:
    """The changes of one option that may change the answer; ``None`` if any may.

    ``beside``: also those that change the order unnoticed: beside another change it may be noticed.
    """
    scope = case.change_scope
    if case.opened or scope is None:
        return None
    recording, recorder = _recording(engine, case)
    try:
        recording.answer(case.played_by(recording), question)
    except Open:
        return None
    except NoSuchQuestion:
        return []
    recorder.add_waiting(case.position)
    keys = _keys(recorder.mattering)
    if beside:
        keys = keys.union(_keys(recorder.unnoticed), *scope.unnoticed)
    return [
        (change.option, change.value)
        for change in recorder.changes
        if change.key in keys or scope.has(change.key)
    ]


def scope_of_changes(engine: Engine, case: Case, known: ChangeScope | None) -> ChangeScope | None:
    """Which changes of one option affect the described position and each move; ``None`` if unknown.

    ``known``: the scope for the first moves.
    """
    changes = changes_of(engine.rules.rulebook)
    affecting = [*known.affecting] if known else []
    unnoticed = [*known.unnoticed] if known else []
    positions = [case.setup, *(step.position for step in case.steps)]
    for index, position in enumerate(positions[len(affecting) :], len(affecting)):
        recording, recorder = _recording(engine, case)
        try:
            if index:
                before = positions[index - 1]
                recording.advance(case.seats, before, case.steps[index - 1].move)
                recorder.add_waiting(before)
            else:
                recording.set_up(case.description)
                recorder.add(changes.opening)
        except Open:
            return None
        recorder.add_waiting(position)
        affecting.append(_keys(recorder.mattering))
        unnoticed.append(_keys(recorder.unnoticed))
    return ChangeScope(changes.keys, changes.rereading, tuple(affecting), tuple(unnoticed))


def _keys(changes: set[Change]) -> frozenset[ChangeKey]:
    return frozenset([change.key for change in changes])


def _recording(engine: Engine, case: Case) -> tuple[Engine, Recorder]:
    """The engine with rules that record, and their recorder."""
    recorder = Recorder(changes_of(engine.rules.rulebook), len(case.seats))
    return engine.with_rules(RecordingRules(engine.rules, recorder)), recorder
