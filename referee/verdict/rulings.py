"""The house's rulings (取り決め) that an answer rests on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from referee.engine.interfaces import Case
from referee.model.questions import Question
from referee.rulebook.clause import Ruling
from referee.rulebook.rule import Reason

from .evaluate import answer_under
from .flips import Flip

ByReason = Mapping[int, tuple[Ruling, ...]]
"""Number of a reason -> rulings."""


def behind_reasons(case: Case, question: Question, because: Sequence[Reason]) -> ByReason:
    """The rulings without which a reason would not be there, or not so."""
    found: dict[int, list[Ruling]] = {}
    for ruling in case.rulebook.rulings.values():
        others = list(_reasons_otherwise(case, question, ruling))
        for at, reason in enumerate(because):
            if any(_essence(reason) not in told for told in others):
                found.setdefault(at, []).append(ruling)
    return {at: tuple(rulings) for at, rulings in found.items()}


def _reasons_otherwise(case: Case, question: Question, ruling: Ruling) -> Iterator[list[Any]]:
    """The reasons under each value that the ruling decided against."""
    option = case.rulebook.options[ruling.decides]
    for value in option.values:
        if value != ruling.value:
            answer = answer_under(case, question, option.name, value)
            if answer is not None:
                yield [_essence(reason) for reason in answer.because]


def _essence(reason: Reason) -> tuple[Any, ...]:
    """What a reason says, for comparing it with another."""
    return reason.clause.id, reason.did, reason.key, reason.cards, reason.players, reason.args


def behind(case: Case, ruled: ByReason, flips: Iterable[Flip]) -> tuple[Ruling, ...]:
    """The rulings that the answer or one of its reasons rests on, in the order of the house."""
    cited = {each.decides for rulings in ruled.values() for each in rulings}
    cited |= {flip.option.name for flip in flips}
    return tuple(each for name, each in case.rulebook.rulings.items() if name in cited)
