"""A question at a table, and the reasons that its answers give."""

from __future__ import annotations

from typing import Any

from referee.engine.query import Query, event_reason
from referee.games.climbing.position import Position
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.moves import PASS, PLAY
from referee.rulebook.rule import Reason


class ClimbingQuery(Query[ClimbingRules, Position], frozen=True):
    """A question at a table: what every answer needs."""

    @property
    def before_last_move(self) -> Position | None:
        """The position before the last move; ``None``: no move was made."""
        steps = self.case.steps
        if not steps:
            return None
        before: Position = steps[-2].position if len(steps) > 1 else self.case.setup
        return before

    def reason(self, rule: Any, key: str, **args: object) -> Reason:
        return Reason(rule.clause, "causes", f"{rule.name}-{key}", args=args)

    def named(self, rule_name: str) -> list[Any]:
        """The rules that answer this question about the match."""
        rule = self.rules.answering(rule_name)
        return [rule] if rule else []

    def reason_of(self, role: str, key: str, **args: object) -> Reason:
        """A reason from the rule with a part in the procedure. Raises ``LacksRole``."""
        return self.reason(self.rules.role(role), key, **args)

    def ever_happened(self, *keys: str) -> tuple[Reason, ...]:
        """Reasons from the events of all moves that have these keys, each reason once."""
        events = [event for step in self.case.steps for event in step.events if event.key in keys]
        reasons: list[Reason] = []
        for reason in map(event_reason, events):
            reasons += [reason] if reason not in reasons else []
        return tuple(reasons)

    def reasons_of_last_move(self, *keys: str) -> tuple[Reason, ...]:
        """Reasons from the events of the last move whose keys begin with these words."""
        events = (event for event in self.last_events if event.key.split("-")[0] in keys)
        return tuple(map(event_reason, events))

    def events_since_play(self, *keys: str) -> tuple[Reason, ...]:
        """Reasons from the events of the last play or pass, and of the moves after it that met
        what it left owed, whose keys begin with these words."""
        steps = self.case.steps
        plays = [index for index, step in enumerate(steps) if step.move.kind in (PLAY, PASS)]
        since = steps[plays[-1] :] if plays else steps[-1:]
        events = (event for step in since for event in step.events)
        return tuple(event_reason(event) for event in events if event.key.split("-")[0] in keys)
