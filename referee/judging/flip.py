"""What would change an answer: an option, or two together, with the answer that brings."""

from __future__ import annotations

from typing import Any

from referee.basis.frozen import frozen
from referee.model.types import Value
from referee.rulebook.clause import Clause, Option
from referee.rulebook.diagnostics import Finding
from referee.rulebook.rule import Reason


@frozen(slots=True)
class Flip:
    """An option, the value to change it to, and the answer that change alone brings.

    ``warnings``: what would be odd about the rules then, such as a clause that has lost what it
    needs. ``diverges_at``: the number, from 1, of the first move that could not have been made
    like that; then nobody knows the answer, and it is ``None``. 0: all moves stand. ``waits``: what
    comes first then, where the change makes somebody owe something before the question comes up.
    """

    option: Option
    value: Value
    answer: Any
    warnings: tuple[Finding, ...] = ()
    diverges_at: int = 0
    waits: Reason | None = None

    @property
    def clause(self) -> Clause:
        return self.option.clause

    def __repr__(self) -> str:
        answer = f"otherwise from move {self.diverges_at} on" if self.diverges_at else self.answer
        return f"<Flip {_changed(self.option, self.value)}: {answer}>"

    def to_dict(self) -> dict[str, Any]:
        return {
            "option": self.option.name,
            "kind": self.option.kind,
            "value": self.value,
            "answer": self.answer,
            "clause": self.clause.id,
            "warnings": [warning.to_dict() for warning in self.warnings],
            **({"diverges_at": self.diverges_at} if self.diverges_at else {}),
            **({"waits": self.waits.clause.id} if self.waits else {}),
        }


def _changed(option: Option, value: Value) -> str:
    told = ("on" if value else "off") if option.kind == "switch" else value
    return f"{option.name} = {told}"


@frozen(slots=True)
class PairFlip:
    """Two options whose change together changes the answer, though neither does alone."""

    changes: tuple[tuple[Option, Value], tuple[Option, Value]]
    answer: Any

    def __repr__(self) -> str:
        return f"<PairFlip {' and '.join(_changed(*each) for each in self.changes)}: {self.answer}>"

    def to_dict(self) -> dict[str, Any]:
        changes = [
            {"option": option.name, "kind": option.kind, "value": value, "clause": option.clause.id}
            for option, value in self.changes
        ]
        return {"changes": changes, "answer": self.answer}
