"""Which effects of a stage stand, where several clauses speak about one thing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from referee.games.climbing.rule_api.effects import Effect, KeepLead, Prevent, Spare
from referee.games.climbing.rule_api.rule import ClimbingRule

CausedEffect = tuple[ClimbingRule, Effect]

AGAINST_OTHERS = (Prevent, KeepLead, Spare)
"""Effects that are said only where another clause says something on the same subject."""


def not_overridden(
    caused: list[CausedEffect], overridden: Mapping[str, frozenset[str]]
) -> list[CausedEffect]:
    """The effects that stand: each thing said once by each clause, without those that an
    overriding clause speaks about too, and without those that speak against nothing."""
    if all(isinstance(effect, AGAINST_OTHERS) for _, effect in caused):
        return []
    against = [other for other in caused if isinstance(other[1], AGAINST_OTHERS)]
    # what is prevented stands in nobody's way
    happening = [one for one in caused if not _is_beaten(one, against, overridden)]
    left = []
    for rule, effect in happening:
        idle = type(effect) is Prevent and not any(
            rule.clause.id in overridden.get(other_rule.clause.id, ()) and _is_about(effect, other)
            for other_rule, other in caused
            if not isinstance(other, AGAINST_OTHERS)
        )
        beaten = _is_beaten((rule, effect), happening, overridden)
        if not (beaten or idle or is_idle(effect, (other for _, other in caused))):
            left.append((rule, effect))
    return left


def _is_beaten(
    one: CausedEffect, others: list[CausedEffect], overridden: Mapping[str, frozenset[str]]
) -> bool:
    """Whether a clause that overrides that of an effect speaks about the same."""
    rule, effect = one
    winners = overridden.get(rule.clause.id, frozenset())
    return any(
        winner.clause.id in winners
        and winner.clause is not rule.clause
        and _is_about(other, effect)
        for winner, other in others
    )


def is_idle(effect: Effect, others: Iterable[Effect]) -> bool:
    """Whether an effect speaks against nothing of what there is."""
    return isinstance(effect, AGAINST_OTHERS) and not any(
        not isinstance(other, AGAINST_OTHERS) and _is_about(effect, other) for other in others
    )


def _is_about(speaking: Effect, effect: Effect) -> bool:
    """Whether one effect is about what another one is about, and does not spare it."""
    if isinstance(speaking, Spare):
        return effect.subject[1] == speaking.seat
    spared = isinstance(speaking, Prevent) and speaking.exempts(effect)
    return speaking.subject == effect.subject and not spared
