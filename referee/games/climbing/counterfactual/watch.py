"""The changes of one rulebook while a question is answered: which of them said something else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from referee.engine.reach import Key
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule.effects import Effect
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import STAGES, ClimbingRule
from referee.games.climbing.ruleset.compiled import ALL_STAGES
from referee.games.climbing.ruleset.standing import is_idle
from referee.rulebook.rule import OpenReading
from referee.rulebook.rulebook import Rulebook

from .differences import Difference, Saying, differences, having

Asked = Callable[[ClimbingRule], bool]
Others = Callable[[], Sequence[Effect] | None]
"""What the rules in force do in a stage; ``None``: that is open."""

OF_WINDOWS = ("answers_cut", "answered")
OF_DEBTS = ("met", "forbids_meeting", "owe")
"""Hooks that are not watched one by one: all changes that have them count once a window opens, or
once their clause is owed something."""
MOST_PLAYS = 500
"""Of so many plays it is remembered which changes they concern."""


def _about_anything(_rule: ClimbingRule) -> bool:
    return True


class Change:
    """A difference while a question is answered. ``matters``: its rules said something else.
    ``reorders``: they made the order of strength another one, whether or not somebody looked."""

    __slots__ = ("at_once", "come", "gone", "matters", "of", "reorders")

    def __init__(self, of: Difference, seats: int) -> None:
        self.of = of
        self.gone = of.gone
        self.come = of.come
        self.at_once = self.matters = of.at_once or seats in of.retitled
        self.reorders = False

    @property
    def rules(self) -> tuple[ClimbingRule, ...]:
        return (*self.gone, *self.come, *self.of.ranked)

    def compare(self, hook: str, args: Sequence[Any], asked: Asked) -> None:
        """Asks both sides."""
        self.matters = bool(self.told(hook, args, asked))

    def told(self, hook: str, args: Sequence[Any], asked: Asked = _about_anything) -> list[Any]:
        """What its rules say of a hook, where that makes a difference."""
        gone, come, ranked = (_told(each, hook, args, asked) for each in self.of.saying(hook))
        return [*gone, *come, *ranked] if gone != come or ranked else []


class Watch:
    """The changes of one rulebook while a question is answered, by so many seats."""

    def __init__(self, rulebook: Rulebook, seats: int) -> None:
        self.seats = seats
        self.changes = [Change(difference, seats) for difference in differences(rulebook)]
        self._by_hook: dict[str, list[Change]] = {}
        self._having = having(rulebook)
        self._concerned: dict[tuple[Play, str], list[Change]] = {}
        self.deaf = False
        """The changes themselves are asked: what they look at tells nothing."""

    def begin(self) -> None:
        """From here on it is noted anew what matters."""
        self._by_hook.clear()
        for change in self.changes:
            change.matters, change.reorders = change.at_once, False

    def told(self) -> set[Key]:
        """The changes that mattered."""
        return {change.of.key for change in self.changes if change.matters}

    def count_waiting(self, position: Position) -> None:
        """Where something waits or is owed, any change that has to do with that matters."""
        if position.pending:
            self.count_all(OF_WINDOWS)
        if position.owed:
            owed = {each.clause for each in position.owed}
            for change in [change for hook in OF_DEBTS for change in self.may_say(hook)]:
                change.matters |= any(rule.clause.id in owed for rule in change.rules)
        if position.pending or position.owed:
            for change in self.changes:
                change.matters |= change.of.answers_otherwise

    def may_say(self, hook: str) -> list[Change]:
        """The changes with this hook that have not mattered yet."""
        found = self._by_hook.get(hook)
        if found is None:
            found = [self.changes[at] for at in self._having.get(hook, ())]
        found = self._by_hook[hook] = [change for change in found if not change.matters]
        return found

    def ask(self, hook: str, *args: Any, asked: Asked = _about_anything) -> None:
        before, self.deaf = self.deaf, True
        try:
            for change in self.may_say(hook):
                change.compare(hook, args, asked)
        finally:
            self.deaf = before

    def ask_one(self, change: Change, hook: str, *args: Any) -> None:
        before, self.deaf = self.deaf, True
        try:
            change.compare(hook, args, _about_anything)
        finally:
            self.deaf = before

    def ask_of_play(
        self, stage: str, moment: Moment, play: Play, asked: Asked, others: Others
    ) -> None:
        """Asks in a stage of a play. What only speaks against the effects of ``others`` tells
        nothing where there are none such."""
        before, self.deaf = self.deaf, True
        try:
            for change in self._concerned_by(play, stage):
                told = [] if change.matters else change.told(stage, (moment,), asked)
                if told and not _all_idle(told, others):
                    change.matters = True
        finally:
            self.deaf = before

    def _concerned_by(self, play: Play, stage: str) -> list[Change]:
        """The changes whose rules look at a play in this stage."""
        found = self._concerned.get((play, stage))
        if found is None:
            if len(self._concerned) >= MOST_PLAYS * len(STAGES):
                self._concerned.clear()
            found = self._concerned[play, stage] = [
                change
                for change in map(self.changes.__getitem__, self._having.get(stage, ()))
                if any(rule.has(stage) and rule.concerns(play) for rule in change.rules)
            ]
        return found

    def count_all(self, hooks: Iterable[str]) -> None:
        """Every change with one of these hooks matters."""
        for hook in hooks:
            for change in self.may_say(hook):
                change.matters = True

    def count_where(self, matters: Callable[[ClimbingRule], bool]) -> None:
        for change in self.changes:
            change.matters = change.matters or any(map(matters, change.rules))


def _told(saying: Saying, hook: str, args: Sequence[Any], asked: Asked) -> list[Any]:
    """What these rules say, without those that say nothing."""
    told = [(clause, _result(say, hook, args)) for rule, clause, say in saying if asked(rule)]
    return [(clause, said) for clause, said in told if said] if told else told


def _result(say: Callable[..., Any], hook: str, args: Sequence[Any]) -> Any:
    try:
        said = say(*args)
        if hook == "lifts":
            return said if any(said) else None
        if hook == "overlooks":
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


LISTS = frozenset({*ALL_STAGES, "silences", "gifts"})
