"""The house's rulings (取り決め) that an answer rests on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from referee.engine.interfaces import Case
from referee.model.questions import Question
from referee.rulebook.clause import Ruling
from referee.rulebook.rule import Reason

from .evaluate import answer_with_option
from .flips import Flip

RulingsByReason = Mapping[int, tuple[Ruling, ...]]
"""Index of a reason -> the rulings that it rests on."""


def rulings_by_reason(case: Case, question: Question, because: Sequence[Reason]) -> RulingsByReason:
    """For each reason the rulings without which it would be missing or different."""
    rulings: dict[int, list[Ruling]] = {}
    for ruling in case.rulebook.rulings.values():
        others = list(_reasons_without(case, question, ruling))
        for index, reason in enumerate(because):
            if any(_comparable(reason) not in reasons for reasons in others):
                rulings.setdefault(index, []).append(ruling)
    return {index: tuple(behind) for index, behind in rulings.items()}


def _reasons_without(case: Case, question: Question, ruling: Ruling) -> Iterator[list[Any]]:
    """The reasons under each value that the ruling decided against."""
    option = case.rulebook.options[ruling.decides]
    for value in option.values:
        if value != ruling.value:
            answer = answer_with_option(case, question, option.name, value)
            if answer is not None:
                yield [_comparable(reason) for reason in answer.because]


def _comparable(reason: Reason) -> tuple[Any, ...]:
    """What two reasons have in common if they say the same."""
    return reason.clause.id, reason.did, reason.key, reason.cards, reason.players, reason.args


def rulings_behind(case: Case, ruled: RulingsByReason, flips: Iterable[Flip]) -> tuple[Ruling, ...]:
    """The rulings that the answer or one of its reasons rests on, in the order of the house."""
    cited = {ruling.decides for rulings in ruled.values() for ruling in rulings}
    cited |= {flip.option.name for flip in flips}
    return tuple(ruling for name, ruling in case.rulebook.rulings.items() if name in cited)
