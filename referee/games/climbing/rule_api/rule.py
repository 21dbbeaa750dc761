"""The base of the climbing family's rules. What a rule file may declare is in :mod:`.hooks`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from referee.rulebook.rule import Param, Rule

from .context import MoveContext
from .effects import Effects, KeepLead
from .hooks import (
    AnswerHooks,
    DebtHooks,
    DoubtHooks,
    ExchangeHooks,
    FormHooks,
    JudgingHooks,
    MatchHooks,
    OrderHooks,
    StageHooks,
)

WEIGHING = (
    "bars", "allows", "applies", "is_met_by", "reverses", "reorders", "ignores_reversal",
    "adjusts_strength", "suspended_rules",
)  # fmt: skip
"""The hooks that judge plays by the marks of a situation, or tell which rules do."""

STAGES: tuple[str, ...] = (
    "on_play",
    "on_settle",
    "on_clear",
    "on_finish",
    "on_demotion",
    "on_owe",
    "on_turn",
)
"""What a play sets off, in order: marks and order; what follows from that; clearing; going out; who
falls; what is owed; whose turn it is."""

PASS_STAGES = ("on_pass", "on_cleared", "on_lead")
"""What a pass sets off: marks and clearing; what follows from a clear; who leads."""


class ClimbingRule(
    FormHooks,
    JudgingHooks,
    OrderHooks,
    StageHooks,
    AnswerHooks,
    DebtHooks,
    ExchangeHooks,
    DoubtHooks,
    MatchHooks,
    Rule,
):
    """Base of the rules in ``games/climbing/rules``."""

    @cached_property
    def observed_marks(self) -> Iterable[str]:
        """The kinds of marks that the hooks of :data:`WEIGHING` look at: its own."""
        return {word.kind for word in self.words}

    def keeps_lead(self, context: MoveContext) -> Effects:
        """For stage ``on_turn``: where its clause has cleared the field, its player leads."""
        acted = context.cleared and self.clause.id in context.caused
        if acted and not context.now.is_out(context.seat):
            yield KeepLead(context.seat)


def weighed_by(rule: ClimbingRule) -> Iterable[str]:
    """The kinds of marks that a rule's judgements on plays look at."""
    return () if rule.declared.isdisjoint(WEIGHING) else rule.observed_marks


class CardLossRule(ClimbingRule):
    """Whether who goes out by it can go out by a foul is one reading for all such clauses: the list
    of fouls speaks of the last cards played."""

    parting_foul = Param("no", "whether the cards that one parted with can make a foul")

    @property
    def exit_by_obligation(self) -> str:  # type: ignore[override]
        return "out_judged_by_cards" if self.parting_foul == "yes" else "out_no_foul"
