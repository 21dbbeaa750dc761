"""A question at a table, and the reasons that its answers give."""

from __future__ import annotations

from typing import Any

from referee.engine.query import Query, event_reason
from referee.games.climbing.position import Position
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.moves import PASS, PLAY
from referee.rulebook.rule import Reason


class Asked(Query[ClimbingRules, Position], frozen=True):
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
        """Reasons from what all moves set off, as far as it has just these keys; each once."""
        found = [h for step in self.case.steps for h in step.events if h.key in keys]
        reasons: list[Reason] = []
        for reason in map(event_reason, found):
            reasons += [reason] if reason not in reasons else []
        return tuple(reasons)

    def last_happenings(self, *keys: str) -> tuple[Reason, ...]:
        """Reasons from what the last move set off, as far as it has these keys."""
        found = (each for each in self.last_events if each.key.split("-")[0] in keys)
        return tuple(map(event_reason, found))

    def play_happenings(self, *keys: str) -> tuple[Reason, ...]:
        """Likewise, from what the last play or pass set off, with the moves that met what it
        left owed or asked for."""
        steps = self.case.steps
        plays = [at for at, step in enumerate(steps) if step.move.kind in (PLAY, PASS)]
        since = steps[plays[-1] :] if plays else steps[-1:]
        found = (h for step in since for h in step.events if h.key.split("-")[0] in keys)
        return tuple(map(event_reason, found))
