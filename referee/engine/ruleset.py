"""The rules of a rulebook, found by their hooks and roles: what every family compiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import ClassVar, Generic, TypeVar, cast

from referee.errors import RefereeError
from referee.i18n.messages import message
from referee.model.mark_spelling import MarkSpelling
from referee.rulebook.binding import bind_rules, mark_spellings
from referee.rulebook.rule import Rule
from referee.rulebook.rulebook import Rulebook

RuleT = TypeVar("RuleT", bound=Rule)


class LacksRole(RefereeError):
    """A book in which no clause has a role of the family's procedure, such as ``turn``."""

    kind = "rulebook"

    def __init__(self, book: str, role: str) -> None:
        super().__init__(book, role)
        self.book, self.role = book, role

    def say(self, lang: str = "en") -> str:
        return message(lang, "error-lacks-role", book=self.book, role=self.role)


class RuleSet(Generic[RuleT]):
    """The bound rules of a rulebook. It doesn't depend on a table; all tables share it.

    A family derives its own.
    """

    base: ClassVar[type[Rule]] = Rule
    """The base class of the family's rules."""

    def __init__(self, rulebook: Rulebook, rules: Iterable[Rule] | None = None) -> None:
        """``rules``: in place of those of the rulebook."""
        self.rulebook = rulebook
        self.deck = rulebook.book.deck
        bound = bind_rules(rulebook) if rules is None else rules
        self.rules = [cast(RuleT, rule) for rule in bound if isinstance(rule, self.base)]
        self._declaring: dict[str, list[RuleT]] = {}
        for rule in self.rules:
            for hook in rule.declared:
                self._declaring.setdefault(hook, []).append(rule)
        self._with_role: dict[str, RuleT | None] = {}

    def __iter__(self) -> Iterator[RuleT]:
        return iter(self.rules)

    def declaring(self, hook: str) -> list[RuleT]:
        """The rules that define a hook, in the order of the book."""
        return self._declaring.get(hook, [])

    def not_overridden(self, rules: Sequence[RuleT]) -> list[RuleT]:
        """The rules whose clause no clause of the others overrides."""
        ids, overridden = {rule.clause.id for rule in rules}, self.rulebook.overridden
        return [rule for rule in rules if not overridden.get(rule.clause.id, frozenset()) & ids]

    def declared_by(self, hook: str) -> RuleT | None:
        """The first rule that defines a hook and that no other such rule overrides."""
        return next(iter(self.not_overridden(self.declaring(hook))), None)

    def with_role(self, role: str) -> RuleT | None:
        """The rule with a role of the procedure: of several, the first that no other overrides."""
        if role not in self._with_role:
            rules = self.not_overridden([rule for rule in self.rules if role in rule.roles])
            self._with_role[role] = rules[0] if rules else None
        return self._with_role[role]

    def role(self, role: str) -> RuleT:
        """The rule with a role of the procedure. Raises ``LacksRole``."""
        rule = self.with_role(role)
        if rule is None:
            raise LacksRole(self.rulebook.id, role)
        return rule

    @property
    def words(self) -> list[MarkSpelling]:
        """The spellings of the marks of the game, also of rules that are off."""
        by_rule = mark_spellings(self.rulebook.book, self.rulebook.variant)
        return [spelling for spellings in by_rule.values() for spelling in spellings]

    @cached_property
    def idle_words(self) -> list[MarkSpelling]:
        """The spellings of marks that no rule in effect has to do with."""
        kinds = {kind for rule in self.rules for kind in self._kinds_of(rule)}
        words = dict.fromkeys(self.words)
        return [word for word in words if kinds.isdisjoint((word.kind, word.along))]

    def _kinds_of(self, rule: RuleT) -> Iterable[str]:
        """The kinds of marks that a rule has to do with: by default, those that it declares."""
        return [word.kind for word in rule.words]
