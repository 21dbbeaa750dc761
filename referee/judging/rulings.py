"""The house's rulings (取り決め) that a verdict rests on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from referee.rulebook.clause import Ruling
from referee.rulebook.rulebook import Rulebook

from . import answering as whatif

if TYPE_CHECKING:
    from referee.rulebook.rule import Reason

    from .verdict import Verdict


def in_force(rules: Rulebook) -> Mapping[str, Ruling]:
    """Option -> the house's ruling on it, as far as this table keeps to it."""
    rulings = rules.book.rulings
    return {name: each for name, each in rulings.items() if rules.value(name) == each.value}


def behind_reasons(verdict: Verdict) -> Mapping[int, tuple[Ruling, ...]]:
    """Number of a reason -> the rulings without which it would not be there, or not so."""
    found: dict[int, list[Ruling]] = {}
    for ruling in in_force(verdict.table.rulebook).values():
        others = list(_reasons_otherwise(verdict, ruling))
        for at, reason in enumerate(verdict.because):
            if any(_essence(reason) not in told for told in others):
                found.setdefault(at, []).append(ruling)
    return {at: tuple(rulings) for at, rulings in found.items()}


def _reasons_otherwise(verdict: Verdict, ruling: Ruling) -> Iterable[list[Any]]:
    """The reasons under each value that the ruling decided against."""
    option = verdict.table.rulebook.options[ruling.decides]
    for value in option.values:
        if value != ruling.value:
            answer = whatif.answer_under(verdict.table, verdict.question, option.name, value)
            if answer is not None:
                yield [_essence(reason) for reason in answer.because]


def _essence(reason: Reason) -> tuple[Any, ...]:
    """What a reason says, for comparing it with another."""
    return reason.clause.id, reason.did, reason.key, reason.cards, reason.players, reason.args


def behind(verdict: Verdict) -> tuple[Ruling, ...]:
    """The rulings that the answer or one of its reasons rests on, in the order of the house."""
    cited = {each.decides for rulings in verdict.ruled.values() for each in rulings}
    cited |= {flip.option.name for flip in verdict.flips}
    return tuple(r for name, r in in_force(verdict.table.rulebook).items() if name in cited)
