"""The order of strength under the changes, and which of them what is looked at of it tells.

That a rule says something else of the order matters only where somebody looks at the order, and
then only where he sees something else: a red 7 on top is nothing to a 4 on a 3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from referee.games.climbing.plays.card_strength import StrengthTable
from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.rule import ClimbingRule, judging_marks
from referee.games.climbing.ruleset.compiled import OF_ORDER, OrderingOf
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.games.climbing.ruleset.situation import Situation
from referee.model.marks import Marks
from referee.rulebook.rule import OpenReading

from .change_probe import ChangeProbe, told_by
from .differences import Difference

MAX_MARKS = 500
"""For so many marks it is remembered which changes make the order another one."""


class Order(NamedTuple):
    """An order of strength: whether it is turned round, what plays are compared by, and the marks
    that somebody weighs at all."""

    turned: bool
    powers: StrengthTable
    marks: Marks

    @property
    def facts(self) -> tuple[object, ...]:
        return (self.turned, self.powers.order, self.powers.lifted, self.marks)


Other = tuple[Difference, Order | None]
"""A change, and the order that it makes; ``None``: that is open."""


class ChangedOrders:
    """The changes by which the order is another one, by the marks that hold."""

    def __init__(self, rules: ClimbingRules, watch: ChangeProbe, weighed: Collection[str]) -> None:
        """``weighed``: the kinds of marks that the rules in force look at."""
        self._rules, self.watch, self._weighed = rules, watch, weighed
        self._known: dict[Marks, tuple[Order, list[Other]]] = {}
        self._places = {each.id: at for at, each in enumerate(rules.rulebook.clauses)}
        self._weighing = Counter(kind for rule in rules for kind in judging_marks(rule))
        found = ((each, self._weighed_otherwise(each)) for each in watch.changes.weighing)
        self._changes = [
            (change, kinds)
            for change, kinds in found
            if kinds or not change.declared.isdisjoint(OF_ORDER)
        ]

    def _weighed_otherwise(self, change: Difference) -> frozenset[str]:
        """The kinds of marks that are looked at by this change only, or no longer."""
        gone, come = change.weighed
        return frozenset(
            kind for kind in gone | come
            if (self._weighing[kind] - gone[kind] + come[kind] > 0) != (kind in self._weighed)
        )  # fmt: skip

    def own(self, marks: Marks) -> Order:
        """The order as it is."""
        return self._at(marks)[0]

    def at(self, marks: Marks) -> list[Other]:
        """The changes with another order at these marks."""
        return self._at(marks)[1]

    def _at(self, marks: Marks) -> tuple[Order, list[Other]]:
        found = self._known.get(marks)
        if found is None:
            if len(self._known) >= MAX_MARKS:
                self._known.clear()
            before, self.watch.deaf = self.watch.deaf, True
            try:
                found = self._known[marks] = self._found(marks)
            finally:
                self.watch.deaf = before
        return found

    def count_all(self, marks: Marks) -> None:
        """All of them matter."""
        for change, _ in self.at(self._rules.weighed_of(marks)):
            self.watch.count(change)

    def _found(self, marks: Marks) -> tuple[Order, list[Other]]:
        seen = tuple(mark for mark in marks if mark.kind in self._weighed)
        own = Order(self._rules.turned(marks), self._rules.powers(marks), seen)
        others = ((change, self._by(change, marks, own, kinds)) for change, kinds in self._changes)
        return own, [(change, other) for change, other in others
                     if other is None or other.facts != own.facts]  # fmt: skip

    def _by(
        self, change: Difference, marks: Marks, own: Order, kinds: Collection[str]
    ) -> Order | None:
        """The order that a change makes."""
        seen = own.marks
        if any(mark.kind in kinds for mark in marks):
            seen = tuple(m for m in marks if (m.kind in self._weighed) != (m.kind in kinds))
        lifted = (marks, own.powers.order, own.turned)
        told = (
            told_by(change, hook, lifted if hook == "adjusts_strength" else (marks,))
            for hook in OF_ORDER
        )
        if not any(told):
            return own._replace(marks=seen)
        left = [rule for rule in self._rules if _orders(rule) and rule not in change.gone]
        come = [rule for rule in change.come if _orders(rule)]
        if {rule.clause.id for rule in left} & {rule.clause.id for rule in come}:
            return None  # which of the rules of one clause comes first is not known here
        there = sorted([*left, *come], key=lambda rule: self._places[rule.clause.id])
        ordering = OrderingOf(self._rules.deck, there)
        try:
            return Order(ordering.turned(marks), ordering.find_powers(marks), seen)
        except OpenReading:
            return None


def _orders(rule: ClimbingRule) -> bool:
    return any(map(rule.has, OF_ORDER))


def _heard(name: str, of: Callable[[ProbedSituation, Order], object]) -> Any:
    """A fact about the order that is heard when somebody looks at it."""

    def look(at: ProbedSituation) -> Any:
        if not at.watch.deaf:
            at.hear(lambda order: of(at, order))
        return at.__dict__[name]

    def store(at: ProbedSituation, value: Any) -> None:
        at.__dict__[name] = value

    return property(look, store)


class ProbedSituation(Situation):
    """A situation that hears what is looked at of its order of strength."""

    def __init__(
        self, rules: ClimbingRules, orders: ChangedOrders, marks: Marks, top: Play | None
    ) -> None:
        self.watch, self._orders, self._lying = orders.watch, orders, top
        super().__init__(rules, marks, top)

    marks = _heard("marks", lambda _, order: order.marks)
    reversed = _heard("reversed", lambda _, order: order.turned)
    powers = _heard("powers", lambda _, order: (order.powers.order, order.powers.lifted))
    order = _heard("order", lambda _, order: order.powers.order)
    lifted = _heard("lifted", lambda _, order: order.powers.lifted.keys())
    top_power = _heard("top_power", lambda at, order: at.lying_power(order))

    @cached_property
    def _others(self) -> Sequence[Other]:
        """The changes that make the order another one here."""
        return self._orders.at(self.__dict__["marks"])

    def note(self) -> None:
        """The changes that make the order another one here."""
        self.watch.reordering.update(change for change, _ in self._others)

    def hear(self, seen: Callable[[Order], object]) -> None:
        """The changes under which something else would be seen matter."""
        own = self._orders.own(self.__dict__["marks"])
        for change, order in self._others:
            if change not in self.watch.mattering:
                self.watch.count(change, order is None or seen(order) != seen(own))

    def lying_power(self, order: Order) -> int | None:
        """What the play on top is compared by in an order."""
        return order.powers.of(self._lying) if self._lying else None

    def power(self, play: Play) -> int:
        if not self.watch.deaf:
            self.hear(lambda order: order.powers.of(play))
        powers: StrengthTable = self.__dict__["powers"]
        return powers.of(play) if powers.lifted else powers[play.ranks]

    def forget(self, play: Play) -> None:
        """Has a play judged anew, and looks again at what applies here."""
        if self._others:
            self.pop(play, None)
            for rule in (*self.rules.allowing, *self.rules.barring):
                rule.applies(self)
