"""The changes of one rulebook while a question is answered: which of them said something else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from referee.engine.interfaces import ChangeKey
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Effect
from referee.games.climbing.rule_api.rule import STAGES, ClimbingRule, MoveContext
from referee.games.climbing.ruleset.compiled import ALL_STAGES
from referee.games.climbing.ruleset.overrides import is_idle
from referee.rulebook.rule import OpenReading
from referee.rulebook.rulebook import Rulebook

from .differences import Difference, Saying, differences

Asked = Callable[[ClimbingRule], bool]
Others = Callable[[], Sequence[Effect] | None]
"""What the rules in force do in a stage; ``None``: that is open."""

OF_WINDOWS = ("answers_cut", "on_answer")
OF_DEBTS = ("on_fulfilled", "forbids_fulfilment", "on_owe")
"""Hooks that are not watched one by one: all changes that have them count once a window opens, or
once their clause is owed something."""
MAX_PLAYS = 500
"""Of so many plays it is remembered which changes they concern."""


NOTHING: list[Any] = []
"""What rules say that say nothing."""


def _about_anything(_rule: ClimbingRule) -> bool:
    return True


def told_by(
    change: Difference, hook: str, args: Sequence[Any], asked: Asked = _about_anything
) -> list[Any]:
    """What the rules of a change say of a hook, where that makes a difference."""
    gone, come, ranked = [
        _told(each, hook, args, asked) if each else NOTHING for each in change.saying(hook)
    ]
    return [*gone, *come, *ranked] if gone != come or ranked else NOTHING


class ChangeProbe:
    """The changes of one rulebook while a question is answered, by so many seats.

    ``mattering``: those whose rules said something else; ``reordering``: those that made the order
    of strength another one, whether or not somebody looked.
    """

    def __init__(self, rulebook: Rulebook, seats: int) -> None:
        self.seats = seats
        self.changes = differences(rulebook)
        self._at_once = [each for each in self.changes if each.at_once or seats in each.retitled]
        self.mattering: set[Difference] = set()
        self.reordering: set[Difference] = set()
        self._by_hook: dict[str, list[Difference]] = {}
        self._concerned: dict[tuple[Play, str], list[Difference]] = {}
        self.deaf = False
        """The changes themselves are asked: what they look at tells nothing."""

    def begin(self) -> None:
        """From here on it is noted anew what matters."""
        self._by_hook.clear()
        self.mattering = set(self._at_once)
        self.reordering = set()

    def told(self) -> set[ChangeKey]:
        """The changes that mattered."""
        return {change.key for change in self.mattering}

    def unseen(self) -> set[ChangeKey]:
        """The changes that made the order another one."""
        return {change.key for change in self.reordering}

    def count(self, change: Difference, matters: object = True) -> None:
        """Notes that a change matters, if it does."""
        if matters:
            self.mattering.add(change)

    def count_waiting(self, position: Position) -> None:
        """Where something waits or is owed, any change that has to do with that matters."""
        if position.pending:
            self.count_all(OF_WINDOWS)
        if position.owed:
            owed = {each.clause for each in position.owed}
            for change in [change for hook in OF_DEBTS for change in self.may_say(hook)]:
                self.count(change, any(rule.clause.id in owed for rule in change.rules))
        if position.pending or position.owed:
            self.mattering.update(each for each in self.changes if each.answers_otherwise)

    def may_say(self, hook: str) -> list[Difference]:
        """The changes with this hook that have not mattered yet."""
        mattering, having = self.mattering, self.changes.having.get(hook, ())
        found = self._by_hook.get(hook, having)
        left = self._by_hook[hook] = [change for change in found if change not in mattering]
        return left

    def ask(self, hook: str, *args: Any, asked: Asked = _about_anything) -> None:
        before, self.deaf = self.deaf, True
        try:
            for change in self.may_say(hook):
                self.count(change, told_by(change, hook, args, asked))
        finally:
            self.deaf = before

    def ask_one(self, change: Difference, hook: str, *args: Any) -> None:
        before, self.deaf = self.deaf, True
        try:
            self.count(change, told_by(change, hook, args))
        finally:
            self.deaf = before

    def ask_of_play(
        self, stage: str, context: MoveContext, play: Play, asked: Asked, others: Others
    ) -> None:
        """Asks in a stage of a play. What only speaks against the effects of ``others`` tells
        nothing where there are none such."""
        before, self.deaf = self.deaf, True
        try:
            for change in self._concerned_by(play, stage):
                if change not in self.mattering:
                    told = told_by(change, stage, (context,), asked)
                    self.count(change, told and not _all_idle(told, others))
        finally:
            self.deaf = before

    def _concerned_by(self, play: Play, stage: str) -> list[Difference]:
        """The changes whose rules look at a play in this stage."""
        found = self._concerned.get((play, stage))
        if found is None:
            if len(self._concerned) >= MAX_PLAYS * len(STAGES):
                self._concerned.clear()
            found = self._concerned[play, stage] = [
                change
                for change in self.changes.having.get(stage, ())
                if any(rule.has(stage) and rule.concerns(play) for rule in change.rules)
            ]
        return found

    def count_all(self, hooks: Iterable[str]) -> None:
        """Every change with one of these hooks matters."""
        for hook in hooks:
            self.mattering.update(self.may_say(hook))

    def count_where(self, matters: Callable[[ClimbingRule], bool]) -> None:
        for change in self.changes:
            self.count(change, any(map(matters, change.rules)))


def _told(saying: Saying, hook: str, args: Sequence[Any], asked: Asked) -> list[Any]:
    """What these rules say, without those that say nothing."""
    told = [(clause, _result(say, hook, args)) for rule, clause, say in saying if asked(rule)]
    return [(clause, said) for clause, said in told if said] if told else told


def _result(say: Callable[..., Any], hook: str, args: Sequence[Any]) -> Any:
    try:
        said = say(*args)
        if hook == "adjusts_strength":
            return said if any(said) else None
        if hook == "field_to_beat":
            return [said] if said != args[0] else None  # nothing at all is something, too
        return list(said) if hook in LISTS else said
    except OpenReading as opened:
        return (opened.clause.id, opened.reading)


def _all_idle(told: Sequence[tuple[str, Any]], others: Others) -> bool:
    """Whether all effects that are told speak against others, of which there are none."""
    if not all(isinstance(said, list) for _, said in told):
        return False
    effects = [effect for _, said in told for effect in said]
    if not all(is_idle(effect, ()) for effect in effects):
        return False
    caused = others()
    return caused is not None and all(is_idle(effect, caused) for effect in effects)


LISTS = frozenset({*ALL_STAGES, "suspended_rules", "gifts"})
