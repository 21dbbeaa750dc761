"""Which options a judgement depends on: found by asking their rules along with those in force.

An option at another value means that some rules go and others come. While a question is answered,
whatever the rules in force are asked, those of every such change are asked too; as long as those
that come say just what those that go say, the change leads to the same answer, for all that is done
with what rules say is the same. So only changes that said something else need the question asked
again. What is no question to a rule but a fact about it (its forms, for one) is compared at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from referee.engine.answer import NoSuchQuestion
from referee.engine.family import FamilyEngine
from referee.engine.protocol import Case
from referee.engine.reach import Key, Reach
from referee.games.climbing.plays.deck_forms import forms_of
from referee.games.climbing.plays.forms import Form
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule.hooks import ANY_CARDS
from referee.games.climbing.rule.moment import Gift, Handler, Moment
from referee.games.climbing.rule.rule import STAGES, ClimbingRule
from referee.games.climbing.ruleset.compiled import ALL_STAGES
from referee.games.climbing.ruleset.plan import Plan
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.games.climbing.ruleset.situation import Judged, Situation
from referee.model.marks import Marks, Obligation
from referee.model.moves import PASS, PLAY
from referee.model.questions import Question
from referee.model.values import Value
from referee.rulebook.clause import Option
from referee.rulebook.rule import Open, OpenReading
from referee.rulebook.rulebook import Rulebook

from .differences import Difference, differences, having

_OF_PLAYS = tuple(stage for stage in STAGES if stage != "fall")
"""The stages that are always about a play."""

Asked = Callable[[ClimbingRule], bool]

OF_WINDOWS = ("answers_cut", "answered", "bars")
OF_DEBTS = ("met", "forbids_meeting", "owe")
"""Hooks that are not watched one by one: all changes that have them count once a window opens, or
once their clause is owed something."""


class Change:
    """A difference while a question is answered. ``matters``: its rules said something else."""

    __slots__ = ("come", "gone", "matters", "of")

    def __init__(self, of: Difference) -> None:
        self.of = of
        self.gone = of.gone
        self.come = of.come
        self.matters = of.at_once

    @property
    def rules(self) -> tuple[ClimbingRule, ...]:
        return (*self.gone, *self.come, *self.of.ranked)

    def compare(self, hook: str, args: Sequence[Any], asked: Asked) -> None:
        """Asks both sides."""
        told = [_said(rules, hook, args, asked) for rules in (self.gone, self.come)]
        self.matters = told[0] != told[1] or bool(_said(self.of.ranked, hook, args, asked))


class Watch:
    """The changes of one rulebook while a question is answered."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.changes = [Change(difference) for difference in differences(rulebook)]
        self._by_hook: dict[str, list[Change]] = {}
        self._having = having(rulebook)

    def begin(self) -> None:
        """From here on it is noted anew what matters."""
        self._by_hook.clear()
        for change in self.changes:
            change.matters = change.of.at_once

    def told(self) -> list[Key]:
        """The changes that mattered."""
        return [change.of.key for change in self.changes if change.matters]

    def count_waiting(self, position: Position) -> None:
        """Where something waits or is owed, any change that has to do with that matters."""
        if position.pending:
            self.count_all(OF_WINDOWS)
        if position.owed:
            owed = {each.clause for each in position.owed}
            for change in [change for hook in OF_DEBTS for change in self.may_say(hook)]:
                change.matters |= any(rule.clause.id in owed for rule in change.rules)

    def may_say(self, hook: str) -> list[Change]:
        """The changes with this hook that have not mattered yet."""
        found = self._by_hook.get(hook)
        if found is None:
            found = [self.changes[at] for at in self._having.get(hook, ())]
        found = self._by_hook[hook] = [change for change in found if not change.matters]
        return found

    def ask(self, hook: str, *args: Any, asked: Asked = lambda _: True) -> None:
        for change in self.may_say(hook):
            change.compare(hook, args, asked)

    def count_all(self, hooks: Iterable[str]) -> None:
        """Every change with one of these hooks matters."""
        for hook in hooks:
            for change in self.may_say(hook):
                change.matters = True

    def count_where(self, matters: Callable[[ClimbingRule], bool]) -> None:
        for change in self.changes:
            change.matters = change.matters or any(map(matters, change.rules))


class WatchedRules(ClimbingRules):
    """The rules of a table that ask the changes whatever they ask their own rules."""

    glances = False

    def __init__(self, rules: ClimbingRules) -> None:
        """Shares with ``rules`` what was worked out of the rulebook, nothing that was judged."""
        vars(self).update(vars(rules))
        self.watch = Watch(rules.rulebook)
        self._lasting_passes = rules.lasting_passes
        self.weighed = rules.weighed.union(*(change.of.weighs for change in self.watch.changes))
        silent = ClimbingRule(rules.rulebook.book, rules.rulebook.book.clauses[0], {})
        self.stages = {
            stage: ((silent, self._listener(stage)), *own) if self.watch.may_say(stage) else own
            for stage, own in rules.stages.items()
        }
        self.passing = self.stages["passed"]
        self.may_seize = rules.may_seize or any(map(self.watch.may_say, _TAKING))
        self.judge_afresh()

    def _listener(self, stage: str) -> Handler:
        """A handler that says nothing and asks the changes."""

        def listen(moment: Moment) -> tuple[()]:
            def asked(rule: ClimbingRule) -> bool:
                if stage == "change" and rule.row > len(moment.field):
                    return False
                return stage not in _OF_PLAYS or rule.concerns(moment.play)

            self.watch.ask(stage, moment, asked=asked)
            return ()

        return listen

    def reads_otherwise(self, change: Change) -> bool:
        """Whether what jokers stand for is asked of plays by one side of a change only."""
        if not any(rule.by_suits or rule.by_names for rule in change.rules):
            return False
        left = [rule for rule in self.rules if rule not in change.gone]
        there = [*left, *change.come]
        return any(
            any(getattr(rule, fact) for rule in there) != getattr(self, fact)
            for fact in ("by_suits", "by_names")
        )

    # ---- marks and order

    def in_force(self, marks: Marks) -> ClimbingRules:
        self.watch.ask("silences", marks)
        rules = super().in_force(marks)
        if rules is not self:
            self.watch.count_where(lambda _: True)
        return rules

    def situation(self, position: Position) -> Situation:
        at = super().situation(position)
        self.watch.ask("overlooks", position.field)
        for hook in ("reverses", "reorders", "upholds"):
            self.watch.ask(hook, at.marks)
        self.watch.ask("lifts", at.marks, at.order, at.reversed)
        return at

    # ---- plays

    def _look_for_forms(self, cards: int, *, whole: bool) -> None:
        """``whole``: only plays of all these cards count."""
        for change in self.watch.changes:
            if change.of.forms and not change.matters:
                forms = map(forms_of(self.deck).named, change.of.forms)
                jokers = cards & ~self.deck.naturals
                change.matters = any(_makes(form, cards, jokers, whole=whole) for form in forms)

    def _plays_of(self, cards: int) -> Iterator[Play]:
        self._look_for_forms(cards, whole=True)
        return super()._plays_of(cards)

    def plays_in(self, cards: int) -> list[Play]:
        self._look_for_forms(cards, whole=False)
        return super().plays_in(cards)

    def _consider(self, position: Position, seat: int, plays: Iterable[Play]) -> None:
        at = self.situation(position)
        for play in plays:
            for hook in ("bars", "allows"):
                self.watch.ask(hook, at, play, asked=lambda rule: rule.applies(at))
            self.watch.ask("forbids", position, seat, PLAY, play, asked=_about_plays)
            self.watch.ask("withholds", position, seat, at, play)

    def judged(self, position: Position, play: Play) -> Judged:
        at = self.situation(position)
        for hook in ("bars", "allows"):
            self.watch.ask(hook, at, play, asked=lambda rule: rule.applies(at))
        return super().judged(position, play)

    def may(self, position: Position, seat: int, play: Play) -> Judged:
        self._consider(position, seat, [play])
        self.watch.count_all(["forbids_change"])
        return super().may(position, seat, play)

    def may_otherwise(
        self, position: Position, seat: int, kind: str, play: Play | None = None
    ) -> Judged:
        def asked(rule: ClimbingRule) -> bool:
            return kind in rule.kinds

        self.watch.ask("forbids", position, seat, kind, play, asked=asked)
        if kind == PASS:
            at = self.situation(position)
            self.watch.ask("presses", position, seat, at, asked=_about_anything)
        return super().may_otherwise(position, seat, kind, play)

    def legal_plays(self, position: Position, seat: int) -> list[Play]:
        self.watch.ask("forbids", position, seat, PLAY, None, asked=_about_any_cards)
        self._consider(position, seat, self.plays_in(position.known[seat]))
        self.watch.count_all(["forbids_change"])
        return super().legal_plays(position, seat)

    def counted_more(self, play: Play, rank: str) -> int:
        self.watch.ask("counts_more", play, rank)
        return super().counted_more(play, rank)

    def plan(self, play: Play, row: int) -> Plan:
        plan = super().plan(play, row)
        if self.watch.may_say("hushes"):
            for numbers in {rule.numbers for rule in self.rules if rule.numbers}:
                self.watch.ask("hushes", play, numbers)
        for change in self.watch.may_say("cut"):
            change.matters = any(
                rule.answerable and rule.has("cut") and rule.concerns(play) for rule in change.rules
            )
        if any(rule.answerable for rule, _ in plan.of("cut")):
            for change in self.watch.may_say("answers_cut"):
                change.matters = any(
                    rule.has("answers_cut") and rule.may_answer(play) for rule in change.rules
                )
        self._consider_stops(plan, play)
        for change in self.watch.may_say("undone_by"):
            change.matters = any(
                rule.has("undone_by") and rule.undone_by(play) > 0 for rule in change.rules
            )
        return plan

    def _consider_stops(self, plan: Plan, play: Play) -> None:
        """What would have players who are skipped asked for an answer, or no longer."""
        for change in self.watch.may_say("turn") if self.answering_skips else ():
            change.matters = any(rule.has("turn") and rule.concerns(play) for rule in change.rules)
        for change in self.watch.may_say("answers_cut") if plan.of("turn") else ():
            change.matters = any(
                rule.has("answers_cut") and rule.answers_skip and rule.may_answer(play)
                for rule in change.rules
            )

    # ---- all the rest

    @property
    def lasting_passes(self) -> bool:
        """Asked for only where it makes a difference."""
        self.watch.count_all(["lasting_passes"])
        return self._lasting_passes

    @lasting_passes.setter
    def lasting_passes(self, lasting: bool) -> None:
        self._lasting_passes = lasting

    def gifts(self, position: Position) -> list[Gift]:
        self.watch.ask("gifts", position)
        if any(True for rule in self.giving for _ in rule.gifts(position)):
            self.watch.count_all(["alters"])
        found = super().gifts(position)
        for gift in found:
            self.watch.ask("enlarges", position, gift)
        return found

    def declaring(self, hook: str) -> list[ClimbingRule]:
        if hook not in ("meets", "gifts", "enlarges"):
            self.watch.count_all([hook])
        return super().declaring(hook)

    def seizure(self, moment: Moment) -> tuple[ClimbingRule, Obligation] | None:
        for hook in _TAKING:
            self.watch.ask(hook, moment)
        return super().seizure(moment)

    def all_answering(self, question: str) -> list[ClimbingRule]:
        self.watch.count_where(lambda rule: question in rule.answers)
        return super().all_answering(question)

    def leaving(self, mark: str) -> list[ClimbingRule]:
        self.watch.count_where(lambda rule: any(word.kind == mark for word in rule.words))
        return super().leaving(mark)


def mattering(
    engine: FamilyEngine[ClimbingRules, Position], case: Case, question: Question
) -> list[tuple[Option, Value]] | None:
    """The changes of one option that may change the answer; ``None``: any may."""
    reach = case.reach
    if case.opened or reach is None:
        return None
    watched = WatchedRules(engine.rules)
    watching = engine.with_rules(watched)
    try:
        watching.answer(case.played_by(watching), question)
    except Open:
        return None
    except NoSuchQuestion:
        return []
    watched.watch.count_waiting(case.position)
    return [
        (change.of.option, change.of.value)
        for change in watched.watch.changes
        if change.matters or reach.has(change.of.key)
    ]


def reached(
    engine: FamilyEngine[ClimbingRules, Position], case: Case, *, judging: bool
) -> Reach | None:
    """What each change of one option has to do with the setup and the moves, as they are made or
    judged; ``None``: anything may."""
    watched = WatchedRules(engine.rules)
    watching, watch = engine.with_rules(watched), watched.watch
    tell = watching.judge if judging else watching.advance
    made: dict[Key, set[int]] = {}
    try:
        watching.setup(case.description)
        watch.count_waiting(case.setup)
        at_setup, before = frozenset(watch.told()), case.setup
        for at, step in enumerate(case.steps):
            watch.begin()
            tell(case.seats, before, step.move)
            watch.count_waiting(before)
            watch.count_waiting(step.position)
            for key in watch.told():
                made.setdefault(key, set()).add(at)
            before = step.position
    except Open:
        return None
    reread = frozenset(each.of.key for each in watch.changes if watched.reads_otherwise(each))
    untouched = dict.fromkeys((change.of.key for change in watch.changes), frozenset[int]())
    told = {key: frozenset(steps) for key, steps in made.items()}
    return Reach(at_setup, untouched | told, reread)


def _makes(form: Form, cards: int, jokers: int, *, whole: bool) -> bool:
    return form.makes_just(cards, jokers) if whole else form.makes_any(cards, jokers)


def _about_plays(rule: ClimbingRule) -> bool:
    return PLAY in rule.kinds


def _about_anything(_rule: ClimbingRule) -> bool:
    return True


def _about_any_cards(rule: ClimbingRule) -> bool:
    return PLAY in rule.kinds and rule.scope == ANY_CARDS


def _said(rules: Sequence[ClimbingRule], hook: str, args: Sequence[Any], asked: Asked) -> list[Any]:
    """What these rules say, without those that say nothing."""
    told = [(rule.clause.id, _result(rule, hook, args)) for rule in rules
            if rule.has(hook) and asked(rule)]  # fmt: skip
    return [(clause, said) for clause, said in told if said]


def _result(rule: ClimbingRule, hook: str, args: Sequence[Any]) -> Any:
    try:
        said = getattr(rule, hook)(*args)
        if hook == "lifts":
            return said if any(said) else None
        return list(said) if hook in _LISTS else said
    except OpenReading as opened:
        return (opened.clause.id, opened.reading)


_TAKING = ("seizes", "takes_back")
_LISTS = (*ALL_STAGES, "silences", "gifts")
