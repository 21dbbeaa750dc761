"""Which changes would say something else, while the rules in force are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Effect
from referee.games.climbing.rule_api.rule import ANY_CARDS, STAGES, ClimbingRule
from referee.games.climbing.ruleset.overrides import AGAINST_OTHERS, is_idle
from referee.model.moves import PLAY
from referee.rulebook.rule import OpenReading

from .changes import Change, Changes, Hooks

PLAY_STAGES = tuple(stage for stage in STAGES if stage != "on_demotion")
"""The stages that are always about a play."""
WINDOW_HOOKS = ("answers_cut", "on_answer")
DEBT_HOOKS = ("on_fulfilled", "forbids_fulfilment", "on_owe")
"""Hooks that are not asked one by one: all changes that have them matter once a window opens, or
once their clause is owed something."""

Answers = list[tuple[str, Any]]
"""The results of rules, each with the id of its clause, without empty ones."""
EffectsInForce = Callable[[], Sequence[Effect] | None]
"""Computes the effects of the rules in force in a stage; ``None``: they aren't known."""


class Recorder:
    """The changes that matter to what is asked while it records.

    Whatever the rules in force are asked, it asks the rules of every change. A change matters if
    the rules that come do not answer as the rules that go.
    """

    def __init__(self, changes: Changes, seats: int) -> None:
        self.changes = changes
        self.mattering = set(changes.always_mattering(seats))
        self.unnoticed: set[Change] = set()
        """The changes that made the order of strength another one, whether or not a rule looked."""
        self._asked: set[object] = set()
        self.paused = False
        """The order is looked at by the rules of a change, or to prepare something."""

    def ask(self, hook: str, *args: Any, effects: EffectsInForce = lambda: None) -> None:
        """Asks the rules of all changes that don't matter yet what the rules in force are asked.

        ``effects``: for stages.
        """
        play = args[0].play if hook in PLAY_STAGES else None
        asked = self.changes.hooks_of_play(hook, play) if play else self.changes.hooks(hook)
        paused, self.paused = self.paused, True
        try:
            for change, (gone, come, ranked) in asked:
                if change in self.mattering:
                    continue
                before, after = _answers(gone, hook, args), _answers(come, hook, args)
                again = _answers(ranked, hook, args)
                differ = before != after or bool(again)
                if differ and not _are_idle([*before, *after, *again], effects):
                    self.mattering.add(change)
        finally:
            self.paused = paused

    def ask_once(self, hook: str, *args: Any) -> None:
        """The same for a hook that is asked often with equal arguments."""
        if (hook, args) not in self._asked:
            self._asked.add((hook, args))
            self.ask(hook, *args)

    def add(self, changes: Iterable[Change]) -> None:
        """These changes matter."""
        self.mattering.update(changes)

    def add_declaring(self, *hooks: str) -> None:
        """Every change with one of these hooks matters."""
        self.mattering.update(self.changes.declaring(*hooks))

    def add_where(self, matters: Callable[[ClimbingRule], bool], hook: str = "") -> None:
        """Every change with such a rule matters; ``hook``: only rules that declare it."""
        changes = self.changes.declaring(hook) if hook else self.changes
        for change in changes:
            rules = (rule for rule in change.rules if not hook or rule.has(hook))
            if change not in self.mattering and any(map(matters, rules)):
                self.mattering.add(change)

    def add_waiting(self, position: Position) -> None:
        """The changes matter that have to do with what a play waits for, or with what is owed."""
        if position.pending:
            self.add_declaring(*WINDOW_HOOKS)
        owing = {owed.clause for owed in position.owed}
        for hook in DEBT_HOOKS if owing else ():
            self.add_where(lambda rule: rule.clause.id in owing, hook)
        if position.pending or owing:
            self.add_where(_orders_answers)


def _orders_answers(rule: ClimbingRule) -> bool:
    """Whether a rule says in which order others answer its cut."""
    try:
        return rule.answer_order != "turn_order"
    except OpenReading:
        return True


def _answers(hooks: Hooks, name: str, args: Sequence[Any]) -> Answers:
    answers: Answers = []
    for rule, hook in hooks:
        if _is_asked(rule, name, args):
            answer = _answer(name, hook, args)
            if answer:
                answers.append((rule.clause.id, answer))
    return answers


def _is_asked(rule: ClimbingRule, hook: str, args: Sequence[Any]) -> bool:
    """Whether a rule with this hook would also be asked if it were in force."""
    if hook in PLAY_STAGES:
        context = args[0]
        far_enough = hook != "on_play" or rule.min_plays <= len(context.field)
        return far_enough and rule.concerns(context.play)
    if hook in ("bars", "allows"):
        return rule.applies(args[0])
    if hook == "forbids":
        _, _, kind, play = args
        return kind in rule.move_kinds and (
            kind != PLAY or play is not None or rule.scope == ANY_CARDS
        )
    return True


def _answer(name: str, hook: Callable[..., Any], args: Sequence[Any]) -> Any:
    """The answer of a hook; false if it says nothing."""
    try:
        answer = hook(*args)
        if name == "field_to_beat":
            return answer != args[0] and [answer]
        return list(answer) if isinstance(answer, Iterator) else answer
    except OpenReading as opened:
        return opened.clause.id, opened.reading


def _are_idle(answers: Answers, effects_in_force: EffectsInForce) -> bool:
    """Whether the answers only speak against effects of others, and there are no such effects."""
    if not all(isinstance(answer, list) for _, answer in answers):
        return False
    effects = [effect for _, answer in answers for effect in answer]
    if not all(isinstance(effect, AGAINST_OTHERS) for effect in effects):
        return False
    others = effects_in_force()
    return others is not None and all(is_idle(effect, others) for effect in effects)
