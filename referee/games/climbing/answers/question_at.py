"""A question at a table, and the reasons that its answers give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from referee.engine.answer import Happening
from referee.games.climbing.position import Position
from referee.model.questions import Question
from referee.rulebook.rule import Reason

if TYPE_CHECKING:
    from referee.games.climbing.ruleset.ruleset import ClimbingEngine
    from referee.table import Table


class Asked:
    """A question at a table: what every answer needs."""

    def __init__(
        self, engine: ClimbingEngine, table: Table, question: Question, position: Position
    ) -> None:
        self.engine = engine
        self.table = table
        self.question = question
        self.position = position
        self.names = table.seats

    @property
    def seat(self) -> int:
        return self.names.index(self.question.seat)

    def reason(self, rule: Any, key: str, **args: object) -> Reason:
        return Reason(rule.clause, "causes", f"{rule.name}-{key}", args=args)

    def named(self, rule_name: str) -> list[Any]:
        """The rules that answer this question about the match."""
        rule = self.engine.answering(rule_name)
        return [rule] if rule else []

    def reason_of(self, rule_name: str, key: str, **args: object) -> Reason:
        """A reason from a rule of the procedure, such as the one on turns."""
        rule = next(rule for rule in self.engine.rules if rule.name == rule_name)
        return self.reason(rule, key, **args)

    def happened(self, *keys: str) -> tuple[Reason, ...]:
        """Reasons from what all moves set off, as far as it has just these keys; each once."""
        found = [h for step in self.table.steps for h in step.happenings if h.key in keys]
        reasons: list[Reason] = []
        for reason in map(happening_reason, found):
            reasons += [reason] if reason not in reasons else []
        return tuple(reasons)

    def last_happenings(self, *keys: str) -> tuple[Reason, ...]:
        """Reasons from what the last move set off, as far as it has these keys."""
        step = self.table.steps[-1] if self.table.steps else None
        found = step.happenings if step else ()
        return tuple(happening_reason(h) for h in found if h.key.split("-")[0] in keys)


def happening_reason(happening: Happening) -> Reason:
    players = (str(happening.args["seat"]),) if "seat" in happening.args else ()
    cards = tuple(happening.args.get("cards", ()))
    key = f"happens-{happening.key}"
    return Reason(happening.clause, "causes", key, cards, players, happening.args)
