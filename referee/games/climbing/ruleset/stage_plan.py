"""What a play may set off: the rules that look at it, stage by stage, found once for each play."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.plays.play import NO_FORM, Play
from referee.games.climbing.rule_api.context import Handlers
from referee.games.climbing.rule_api.rule import STAGES, ClimbingRule

from .compiled import CompiledRules

NEED_A_FORM = ("change", "settle", "cut", "owe")
"""Stages that cards without a form do not set off."""


class StagePlan:
    """What a play may set off, where nobody leaves the game (index 0) and where somebody does (1).

    ``row``: how many plays lie on the field, this one among them.

    ``handlers``: the rules asked, by stage; ``next``: the first stage from each on that asks any,
    as an index of :data:`STAGES`. ``answerable``: the rules by whose cut it opens an answer window;
    ``answering``: those by which others may answer it; ``stopping``: those by which players whom it
    skips may.
    """

    __slots__ = (
        "_answers", "_cut", "answerable", "answering", "handlers", "next", "overridden", "stopping",
    )  # fmt: skip

    def __init__(
        self,
        rules: CompiledRules,
        looking: tuple[Handlers, ...],
        play: Play,
        row: int,
    ) -> None:
        """``looking``: what :func:`looking` finds for the play."""
        asked = [
            _at_stage(handlers, stage, play, row)
            for stage, handlers in zip(STAGES, looking, strict=True)
        ]
        self.handlers = tuple(zip(*asked, strict=True))
        self.next = tuple(map(_next_busy, self.handlers))
        cutting = [rule for rule, _ in self.of("cut") if rule.answerable]
        self.answering = [
            rule
            for rule in (rules.answering_cuts if cutting else ())
            if rules.may_answer(rule, cutting) and rule.may_answer(play)
        ]
        self.answerable = cutting if self.answering else []
        skipping = [rule for rule, _ in self.of("turn")] if rules.answering_skips else []
        self.stopping = [
            rule
            for rule in rules.answering_skips
            if rules.may_answer(rule, skipping) and rule.may_answer(play)
        ]
        self.overridden = rules.rulebook.overridden
        self._cut = play
        self._answers: dict[Play, list[ClimbingRule]] = {}

    def answers(self, play: Play) -> list[ClimbingRule]:
        """The rules by which a play answers this one, where it cuts."""
        found = self._answers.get(play)
        if found is None:
            every = (*self.answering, *self.stopping)
            found = [rule for rule in every if rule.answers_cut(self._cut, play)]
            self._answers[play] = found
        return found

    def of(self, stage: str) -> Handlers:
        """All rules that look at the play in this stage."""
        found: Handlers = self.handlers[True][STAGES.index(stage)]
        return found


def _is_hushed(rules: CompiledRules, rule: ClimbingRule, play: Play) -> bool:
    """Whether another rule keeps this play from setting off what its cards do elsewhere."""
    numbers = rule.numbers if rules.hushing else ()
    return bool(numbers) and any(each.hushes(play, numbers) for each in rules.hushing)


def looking(rules: CompiledRules, play: Play) -> tuple[Handlers, ...]:
    """By stage, the rules that this play concerns, wherever it lies and whatever marks hold."""
    every = {pair[0]: None for stage in STAGES for pair in rules.stages[stage]}
    concerned = [rule for rule in every if rule.concerns(play)]
    acting = {rule.clause.id for rule in concerned if not rule.along}
    left = {
        rule
        for rule in concerned
        if not ((rule.along and rule.clause.id not in acting) or _is_hushed(rules, rule, play))
    }
    return tuple(tuple(pair for pair in rules.stages[stage] if pair[0] in left) for stage in STAGES)


def _at_stage(handlers: Handlers, stage: str, play: Play, row: int) -> tuple[Handlers, Handlers]:
    if play.form == NO_FORM and stage in NEED_A_FORM:
        return (), ()
    if stage == "change":
        handlers = tuple(pair for pair in handlers if pair[0].row <= row)
    return tuple(pair for pair in handlers if stage not in pair[0].at_exits), handlers


def _next_busy(stages: Sequence[Handlers]) -> list[int]:
    """From each stage on, and after the last one, the first that asks any rule."""
    end = len(stages)
    return [next((at for at in range(start, end) if stages[at]), end) for start in range(end + 1)]
