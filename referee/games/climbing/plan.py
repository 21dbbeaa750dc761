"""What a play may set off: the rules that look at it, stage by stage, found once for each play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .play import HEAP, Play
from .rule import STAGES, ClimbingRule, Handlers

if TYPE_CHECKING:
    from .engine import ClimbingEngine

NEED_A_FORM = ("change", "settle", "cut", "owe")
"""Stages that cards without a form do not set off."""


class Plan(list[tuple[Handlers, Handlers]]):
    """For each stage of :data:`STAGES` the rules asked where nobody leaves the game, and where
    somebody does. ``answerable``: the rules by whose cut it opens an answer window."""

    __slots__ = ("answerable",)

    def __init__(self, engine: ClimbingEngine, play: Play) -> None:
        super().__init__(_at_stage(engine, stage, play) for stage in STAGES)
        may_answer = any(rule.may_answer(play) for rule in engine.answering_cuts)
        cutting = [rule for rule, _ in self.of("cut") if rule.answerable]
        self.answerable = cutting if may_answer else []

    def of(self, stage: str) -> Handlers:
        """All rules that look at the play in this stage."""
        return self[STAGES.index(stage)][True]


def _at_stage(engine: ClimbingEngine, stage: str, play: Play) -> tuple[Handlers, Handlers]:
    if play.form == HEAP and stage in NEED_A_FORM:
        return (), ()
    concerned = [pair for pair in engine.stages[stage] if pair[0].concerns(play)]
    always = [pair for pair in concerned if stage not in pair[0].at_exits]
    return tuple(always), tuple(concerned)


def handlers(rules: Iterable[ClimbingRule], stage: str) -> Handlers:
    """What each of these rules does in a stage."""
    return tuple((rule, getattr(rule, stage)) for rule in rules)
