"""The base classes of the climbing rules; :mod:`.hooks` lists what a rule may declare."""

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

OBSERVING_HOOKS = (
    "bars", "allows", "applies", "is_met_by", "reverses", "reorders", "ignores_reversal",
    "adjusts_strength", "suspended_rules",
)  # fmt: skip
"""The hooks that judge plays by the marks of a situation, or say which rules do."""

STAGES: tuple[str, ...] = (
    "on_play", "on_settle", "on_clear", "on_finish", "on_demotion", "on_owe", "on_turn",
)  # fmt: skip
"""The stages of a play, in order: marks and the order of strength; what follows from them; clearing
the field; going out; demotions; obligations; whose turn it is."""

PASS_STAGES = ("on_pass", "on_cleared", "on_lead")
"""The stages of a pass: marks and clearing the field; what follows from a clear; who leads."""


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
    """The base of all rules in ``games/climbing/rules``."""

    @cached_property
    def observed_marks(self) -> Iterable[str]:
        """The kinds of marks that its :data:`OBSERVING_HOOKS` look at; by default its own."""
        return {word.kind for word in self.words}

    def keeps_lead(self, context: MoveContext) -> Effects:
        """An ``on_turn`` by which a player whose play cleared the field by this clause leads."""
        acted = context.cleared and self.clause.id in context.active_clauses
        if acted and not context.now.is_out(context.seat):
            yield KeepLead(context.seat)


def judging_marks(rule: ClimbingRule) -> Iterable[str]:
    """The kinds of marks that decide how a rule judges plays."""
    return () if rule.declared.isdisjoint(OBSERVING_HOOKS) else rule.observed_marks


class CardLossRule(ClimbingRule):
    """A rule by which players lose cards. One reading of the book decides for all of them whether
    going out by it can be a foul, because the list of fouls is about the last cards played."""

    parting_foul = Param("no", "whether the cards that one parted with can make a foul")

    @property
    def exit_by_obligation(self) -> str:  # type: ignore[override]
        return "out_judged_by_cards" if self.parting_foul == "yes" else "out_no_foul"
