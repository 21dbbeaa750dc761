"""A question at a table, and the reasons that its answers give."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referee.engine.query import Query, event_reason
from referee.games.climbing.position import Position
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.moves import PASS, PLAY
from referee.rulebook.rule import Reason


def each_once(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The reasons without repetitions."""
    unique: list[Reason] = []
    for reason in reasons:
        if reason not in unique:
            unique.append(reason)
    return tuple(unique)


class ClimbingQuery(Query[ClimbingRules, Position], frozen=True):
    """A question at a table."""

    @property
    def before_last_move(self) -> Position | None:
        """The position before the last move; ``None``: no move was made."""
        steps = self.case.steps
        if not steps:
            return None
        before: Position = steps[-2].position if len(steps) > 1 else self.case.setup
        return before

    def reason(self, rule: Any, key: str, **args: object) -> Reason:
        """A reason with the message ``RULE-KEY``."""
        role = rule.role_of(key)
        return Reason(rule.clause, "causes", f"{rule.name}-{key}", args=args, role=role)

    def named(self, rule_name: str) -> list[Any]:
        """The rule that answers this question about the match; empty if there is none."""
        rule = self.rules.answering(rule_name)
        return [rule] if rule else []

    def reason_of(self, role: str, key: str, **args: object) -> Reason:
        """A reason of the rule with a role in the procedure. Raises ``LacksRole``."""
        return self.reason(self.rules.role(role), key, **args)

    def ever_happened(self, *keys: str) -> tuple[Reason, ...]:
        """Reasons from the events of all moves that have these keys, each reason once."""
        events = (event for step in self.case.steps for event in step.events if event.key in keys)
        return each_once(map(event_reason, events))

    def reasons_of_last_move(self, *keys: str) -> tuple[Reason, ...]:
        """Reasons from the events of the last move whose keys begin with these words."""
        events = (event for event in self.last_events if event.key.split("-")[0] in keys)
        return tuple(map(event_reason, events))

    def events_since_play(self, *keys: str) -> tuple[Reason, ...]:
        """Reasons from the events since the last play or pass whose keys begin with these words."""
        steps = self.case.steps
        plays = [index for index, step in enumerate(steps) if step.move.kind in (PLAY, PASS)]
        since = steps[plays[-1] :] if plays else steps[-1:]
        events = (event for step in since for event in step.events)
        return tuple(event_reason(event) for event in events if event.key.split("-")[0] in keys)
