"""A rulebook's rules, bound and found by what they declare: what every family compiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Generic, TypeVar, cast

from referee.errors import RefereeError
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkSpelling
from referee.rulebook.binding import bind_rules, mark_spellings
from referee.rulebook.rule import Rule
from referee.rulebook.rulebook import Rulebook

RuleT = TypeVar("RuleT", bound=Rule)


class LacksRole(RefereeError):
    """A book without the clause that has a part in the family's procedure, such as ``turn``."""

    kind = "rulebook"

    def __init__(self, book: str, role: str) -> None:
        super().__init__(book, role)
        self.book, self.role = book, role

    def say(self, lang: str = "en") -> str:
        return message(lang, "error-lacks-role", book=self.book, role=self.role)


class RuleSet(Generic[RuleT]):
    """The rules of a rulebook that are on. Nothing here depends on a table; all tables share it.

    A family derives its own, with the rules' base class as ``base``.
    """

    base: ClassVar[type[Rule]] = Rule

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.deck = rulebook.book.deck
        bound = (rule for rule in bind_rules(rulebook) if isinstance(rule, self.base))
        self.rules = [cast(RuleT, rule) for rule in bound]
        self._declaring: dict[str, list[RuleT]] = {}
        for rule in self.rules:
            for hook in rule.declared:
                self._declaring.setdefault(hook, []).append(rule)
        self._with_role: dict[str, RuleT | None] = {}

    def __iter__(self) -> Iterator[RuleT]:
        return iter(self.rules)

    def declaring(self, hook: str) -> list[RuleT]:
        """The rules that declare a hook, in the order of the book."""
        return self._declaring.get(hook, [])

    def not_overridden(self, rules: Sequence[RuleT]) -> list[RuleT]:
        """The rules whose clause no clause of the others overrides."""
        ids, overridden = {rule.clause.id for rule in rules}, self.rulebook.overridden
        return [rule for rule in rules if not overridden.get(rule.clause.id, frozenset()) & ids]

    def declared_by(self, hook: str) -> RuleT | None:
        """The first rule that declares a hook and is overridden by no other that does."""
        return next(iter(self.not_overridden(self.declaring(hook))), None)

    def with_role(self, role: str) -> RuleT | None:
        """The rule with a part in the procedure; ``None`` where no clause that is on has it.

        Of several, the first that no other of them overrides.
        """
        if role not in self._with_role:
            found = self.not_overridden([rule for rule in self.rules if role in rule.roles])
            self._with_role[role] = found[0] if found else None
        return self._with_role[role]

    def role(self, role: str) -> RuleT:
        """The rule with a part in the procedure. Raises ``LacksRole``."""
        found = self.with_role(role)
        if found is None:
            raise LacksRole(self.rulebook.id, role)
        return found

    @property
    def words(self) -> list[MarkSpelling]:
        """How the marks of the game are spelled, of rules that are off, too."""
        spelled = mark_spellings(self.rulebook.book, self.rulebook.variant)
        return [word for group in spelled.values() for word in group]
