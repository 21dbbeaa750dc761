"""The ranking under each change, and the changes that make a different ranking where it matters.

A different ranking matters only if something that reads it sees a difference: a red 7 on top
doesn't matter to a 4 on a 3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from referee.games.climbing.plays.card_strength import StrengthTable
from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.rule import (
    OBSERVING_HOOKS,
    ClimbingRule,
    SituationView,
    judging_marks,
)
from referee.games.climbing.ruleset.compiled import OF_ORDER, Ordering, OrderingOf
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.games.climbing.ruleset.situation import Judgement, Situation
from referee.model.marks import Marks
from referee.rulebook.rule import OpenReading

from .changes import Change, Changes
from .recorder import Recorder

MAX_MARKS = 500
"""For how many combinations of marks the orders are remembered."""

Order = tuple[bool, StrengthTable]
"""Whether the order is reversed, and the strengths."""
Reordered = Sequence[tuple[Change, Order | None]]
"""Changes, each with the order that it makes; ``None``: that is open."""


class ChangedOrders:
    """The changes of a rulebook by which the order is another one, by the marks that hold."""

    def __init__(self, rules: ClimbingRules, changes: Changes) -> None:
        self._rules = rules
        self._ordering = [rule for rule in rules if _orders(rule)]
        self._changes = changes.declaring(*OF_ORDER)
        rules_asked = [rule for change in self._changes for rule in change.rules if _orders(rule)]
        self._kinds = rules.ordering.union(*(rule.observed_marks for rule in rules_asked))
        self._orderings: dict[Change, Ordering | None] = {}
        self._known: dict[Marks, Reordered] = {}
        self._observed = Counter([kind for rule in rules for kind in judging_marks(rule)])
        observed = (
            (change, self._observed_by_one_side(change))
            for change in changes.declaring(*OBSERVING_HOOKS)
        )
        self._observing = [(change, kinds) for change, kinds in observed if kinds]

    def _observed_by_one_side(self, change: Change) -> set[str]:
        """The kinds of marks by which plays are judged either before or after a change."""
        gone, come = (
            Counter([kind for rule in rules for kind in judging_marks(rule)])
            for rules in (change.gone, change.come)
        )
        before, after = self._observed, self._observed - gone + come
        return {kind for kind in (*gone, *come) if (kind in before) != (kind in after)}

    def observing(self, marks: Marks) -> list[Change]:
        """The changes by which rules look at some of these marks, or no longer do."""
        held = {mark.kind for mark in marks}
        return [change for change, kinds in self._observing if not held.isdisjoint(kinds)]

    def at(self, marks: Marks) -> Reordered:
        """The changes with another order while these marks hold."""
        marks = tuple([mark for mark in marks if mark.kind in self._kinds])
        reordered = self._known.get(marks)
        if reordered is None:
            if len(self._known) >= MAX_MARKS:
                self._known.clear()
            own = _facts((self._rules.turned(marks), self._rules.find_powers(marks)))
            orders = [(change, self._under(change, marks)) for change in self._changes]
            reordered = self._known[marks] = [
                (change, order) for change, order in orders if not order or _facts(order) != own
            ]
        return reordered

    def _under(self, change: Change, marks: Marks) -> Order | None:
        """The order under a change."""
        if change not in self._orderings:
            self._orderings[change] = self._ordering_under(change)
        ordering = self._orderings[change]
        try:
            return (ordering.turned(marks), ordering.find_powers(marks)) if ordering else None
        except OpenReading:
            return None

    def _ordering_under(self, change: Change) -> Ordering | None:
        left = [rule for rule in self._ordering if rule not in change.gone]
        come = [rule for rule in change.come if _orders(rule)]
        if {rule.clause.id for rule in left} & {rule.clause.id for rule in come}:
            return None  # which of the rules of a clause comes first is not known here
        places = {clause.id: place for place, clause in enumerate(self._rules.rulebook.clauses)}
        rules = sorted([*left, *come], key=lambda rule: places[rule.clause.id])
        return OrderingOf(self._rules.deck, rules)


def _facts(order: Order) -> object:
    turned, powers = order
    return turned, powers.order, powers.lifted, powers.extra


def _orders(rule: ClimbingRule) -> bool:
    return not rule.declared.isdisjoint(OF_ORDER)


class ReorderedSituation(SituationView):
    """The facts about the order in a situation under a change."""

    def __init__(self, top: Play | None, order: Order) -> None:
        self.reversed, self.powers = order
        self.order = self.powers.order
        self.lifted = sum(1 << card for card in self.powers.lifted)
        self.top_power = self.power(top) if top else None


class RecordingSituation(Situation):
    """A situation that records what is looked at of its order of strength."""

    def __init__(
        self,
        rules: ClimbingRules,
        marks: Marks,
        top: Play | None,
        piled: tuple[int, int],
        reordered: Reordered,
        recorder: Recorder,
    ) -> None:
        self._lying, self._reordered, self._recorder = top, reordered, recorder
        paused, recorder.paused = recorder.paused, True
        try:
            super().__init__(rules, marks, top, piled)
        finally:
            recorder.paused = paused

    @cached_property
    def others(self) -> Sequence[tuple[Change, ReorderedSituation | None]]:
        """The changes with another order, each with the situation under it."""
        return [
            (change, ReorderedSituation(self._lying, order) if order else None)
            for change, order in self._reordered
        ]

    def __missing__(self, play: Play) -> Judgement:
        self._recorder.ask("bars", self, play)
        self._recorder.ask("allows", self, play)
        return super().__missing__(play)

    def power(self, play: Play) -> int:
        own: int = self.__dict__["powers"].of(play)
        if not self._recorder.paused:
            self._recorder.add(
                [change for change, other in self.others if not other or other.power(play) != own]
            )
        return own


def _recorded(name: str) -> Any:
    """A fact about the ranking. Changes matter if a reader would see a different one."""

    def look(situation: RecordingSituation) -> Any:
        own = situation.__dict__[name]
        if not situation._recorder.paused:
            fact = _comparable(own)
            situation._recorder.add([
                change
                for change, other in situation.others
                if not other or _comparable(getattr(other, name)) != fact
            ])  # fmt: skip
        return own

    def store(situation: RecordingSituation, value: Any) -> None:
        situation.__dict__[name] = value

    return property(look, store)


def _comparable(fact: Any) -> Any:
    return (fact.order, fact.lifted) if isinstance(fact, StrengthTable) else fact


for _name in ("reversed", "powers", "order", "lifted", "top_power"):
    setattr(RecordingSituation, _name, _recorded(_name))
