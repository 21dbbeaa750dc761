"""The rules of a table that ask the changes whatever they ask their own rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, partial
from itertools import chain
from typing import NamedTuple

from referee.engine.interfaces import ChangeKey
from referee.games.climbing.plays.card_strength import StrengthTable
from referee.games.climbing.plays.form_registry import forms_of
from referee.games.climbing.plays.forms import Form
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Effect
from referee.games.climbing.rule_api.rule import (
    ANY_CARDS,
    STAGES,
    ClimbingRule,
    Gift,
    Handler,
    MoveContext,
)
from referee.games.climbing.ruleset.compiled import StagePlan
from referee.games.climbing.ruleset.ruleset import ClimbingRules, binds_trick
from referee.games.climbing.ruleset.situation import Judgement, Situation
from referee.model.marks import Marks, Obligation
from referee.model.moves import PASS, PLAY
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open

from .change_probe import ChangeProbe
from .differences import Difference
from .orders import ChangedOrders, ProbedSituation

_OF_PLAYS = tuple(stage for stage in STAGES if stage != "on_demotion")
"""The stages that are always about a play."""


class TouchedChanges(NamedTuple):
    """The changes that have to do with a move: ``told`` say something else of it, ``unseen`` make
    the order another one, whether or not somebody looks."""

    told: frozenset[ChangeKey]
    unseen: frozenset[ChangeKey]


class ProbedRules(ClimbingRules):
    """The rules of a table that ask the changes whatever they ask their own rules."""

    def __init__(self, rules: ClimbingRules, seats: int) -> None:
        """Shares with ``rules`` what was worked out of the rulebook, nothing that was judged."""
        vars(self).update(vars(rules))
        self.of = rules
        self.watch = ChangeProbe(rules.rulebook, seats)
        self.touched: dict[object, TouchedChanges] = {}
        """By moves, as far as these have been made."""
        self._left: dict[ClimbingRules, ProbedRules] = {}
        """Those of the rules that marks have left in force, by what these are otherwise."""
        self.orders = ChangedOrders(self, self.watch, rules.weighed)
        self._lasting_passes = rules.lasting_passes
        self.weighed = rules.weighed | self.watch.changes.weighs
        self._silent = ClimbingRule(rules.rulebook.book, rules.rulebook.book.clauses[0], {})
        self.watch.begin()
        self.stages = {
            stage: ((self._silent, self._listener(stage)), *own)
            if self.watch.may_say(stage)
            else own
            for stage, own in rules.stages.items()
        }
        self.passing = self.stages["on_pass"]
        self.may_seize = rules.may_seize or any(map(self.watch.may_say, _TAKING))
        self.judge_afresh()

    def _listener(self, stage: str) -> Handler:
        """A handler that says nothing and asks the changes."""

        def listen(context: MoveContext) -> tuple[()]:
            self.watch.ask(stage, context)
            return ()

        def listen_to_play(context: MoveContext) -> tuple[()]:
            play, row = context.play, len(context.field)

            def asked(rule: ClimbingRule) -> bool:
                return rule.concerns(play) and (stage != "on_play" or rule.min_plays <= row)

            others = partial(self._caused, stage, context) if stage != "on_owe" else _unknown
            self.watch.ask_of_play(stage, context, play, asked, others)
            return ()

        return listen_to_play if stage in _OF_PLAYS else listen

    def _caused(self, stage: str, context: MoveContext) -> list[Effect] | None:
        """What the rules in force do in a stage of a play; ``None``: that is open."""
        plan = super().plan(context.play, len(context.field))
        leaving = (
            context.goes_out or context.now.out is not context.before.out or stage == "on_play"
        )
        own = plan.handlers[leaving][STAGES.index(stage)]
        try:
            return [each for rule, act in own if rule is not self._silent for each in act(context)]
        except Open:
            return None

    def unseen(self) -> set[ChangeKey]:
        """The changes that made the order another one, whether or not somebody looked."""
        every = (self, *self._left.values())
        return {key for rules in every for key in rules.watch.unseen()}

    def reads_otherwise(self, change: Difference) -> bool:
        """Whether what jokers stand for is asked of plays by one side of a change only."""
        if not change.tells_cards:
            return False
        left = [rule for rule in self.rules if rule not in change.gone]
        there = [*left, *change.come]
        return any(
            any(getattr(rule, fact) for rule in there) != getattr(self, fact)
            for fact in ("by_suits", "by_joker_suits")
        )

    # ---- marks and order

    def in_force(self, marks: Marks) -> ClimbingRules:
        self.watch.ask("suspended_rules", marks)
        rules = super().in_force(marks)
        if rules is self:
            return self
        watched = self._left.get(rules)
        if watched is None:
            watched = self._left[rules] = ProbedRules(rules, self.watch.seats)
            watched.begin()
        return watched

    def begin(self) -> None:
        """From here on it is noted anew what matters."""
        for watched in (self, *self._left.values()):
            watched.watch.begin()

    def told(self) -> set[ChangeKey]:
        """The changes that mattered, be it where marks put some clauses out of force: what is off
        there anyway is no change of the whole."""
        told = self.watch.told()
        for watched in self._left.values():
            told |= watched.watch.told()
        return told

    def situation(self, position: Position) -> Situation:
        if self.watch.may_say("field_to_beat"):
            field = position.field
            self.watch.ask("field_to_beat", field)
            for rule in self.overlooking:
                field = rule.field_to_beat(field)
                self.watch.ask("field_to_beat", field)
        at = super().situation(position)
        if isinstance(at, ProbedSituation):
            at.note()
        return at

    def _made(self, marks: Marks, top: Play | None) -> Situation:
        before, self.watch.deaf = self.watch.deaf, True
        try:
            return ProbedSituation(self, self.orders, marks, top)
        finally:
            self.watch.deaf = before

    def powers(self, marks: Marks) -> StrengthTable:
        if not self.watch.deaf:
            self.orders.count_all(marks)
        return super().powers(marks)

    # ---- plays

    def _look_for_forms(self, cards: int, *, whole: bool) -> None:
        """``whole``: only plays of all these cards count."""
        jokers, named = cards & ~self.deck.naturals, forms_of(self.deck).named
        for change in self.watch.changes.forming:
            if change not in self.watch.mattering:
                made = (
                    _makes(form, cards, jokers, whole=whole) for form in map(named, change.forms)
                )
                self.watch.count(change, any(made))

    def _plays_of(self, cards: int) -> list[Play]:
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
            self.watch.ask("forbids_for_hand", position, seat, at, play)

    def _consider_order(self, position: Position, play: Play) -> None:
        """Has the play judged anew, so that it is heard what the judgement looks at."""
        at = self.situation(position)
        if isinstance(at, ProbedSituation):
            at.forget(play)

    def _consider_changes(self, position: Position, seat: int) -> None:
        """A change matters if its rules want to know what a play would change."""
        for change in self.watch.may_say("forbids_change"):
            wanted: list[bool] = []

            def changes(wanted: list[bool] = wanted) -> tuple[()]:
                wanted.append(True)
                return ()

            self.watch.ask_one(change, "forbids_change", position, seat, changes)
            self.watch.count(change, wanted)

    def judged(self, position: Position, play: Play) -> Judgement:
        at = self.situation(position)
        for hook in ("bars", "allows"):
            self.watch.ask(hook, at, play, asked=lambda rule: rule.applies(at))
        self._consider_order(position, play)
        return super().judged(position, play)

    def may(self, position: Position, seat: int, play: Play) -> Judgement:
        self._consider(position, seat, [play])
        self._consider_order(position, play)
        self._consider_changes(position, seat)
        return super().may(position, seat, play)

    def binding(self, position: Position, play: Play) -> list[ClimbingRule]:
        at = self.situation(position)
        self.watch.ask("bars", at, play, asked=lambda rule: binds_trick(rule) and rule.applies(at))
        return super().binding(position, play)

    def may_otherwise(
        self, position: Position, seat: int, kind: str, play: Play | None = None
    ) -> Judgement:
        def asked(rule: ClimbingRule) -> bool:
            return kind in rule.move_kinds

        self.watch.ask("forbids", position, seat, kind, play, asked=asked)
        if kind == PASS:
            at = self.situation(position)
            self.watch.ask("forbids_pass", position, seat, at)
        return super().may_otherwise(position, seat, kind, play)

    def legal_plays(self, position: Position, seat: int) -> list[Play]:
        self.watch.ask("forbids", position, seat, PLAY, None, asked=_about_any_cards)
        self._consider(position, seat, self.plays_in(position.known[seat]))
        self._consider_changes(position, seat)
        self.orders.count_all(self.situation(position).marks)
        return super().legal_plays(position, seat)

    def extra_count(self, play: Play, rank: str) -> int:
        self.watch.ask("extra_count", play, rank)
        return super().extra_count(play, rank)

    def plan(self, play: Play, row: int) -> StagePlan:
        plan = super().plan(play, row)
        if self.watch.may_say("suppresses_triggers"):
            for numbers in {rule.own_ranks for rule in self.rules if rule.own_ranks}:
                self.watch.ask("suppresses_triggers", play, numbers)
        for change in self.watch.may_say("on_clear"):
            self.watch.count(change, any(
                rule.answerable and rule.has("on_clear") and rule.concerns(play)
                for rule in change.rules
            ))  # fmt: skip
        cutting = [rule for rule, _ in plan.of("on_clear") if rule.answerable]
        self._consider_answers(cutting, play, "on_clear")
        self._consider_stops(plan, play)
        for change in self.watch.may_say("counter_card"):
            self.watch.count(change, any(
                rule.has("counter_card") and rule.counter_card(play) > 0 for rule in change.rules
            ))  # fmt: skip
        return plan

    def _consider_stops(self, plan: StagePlan, play: Play) -> None:
        """What would have players who are skipped asked for an answer, or no longer."""
        for change in self.watch.may_say("on_turn") if self.answering_skips else ():
            turning = (rule for rule in change.rules if rule.has("on_turn"))
            self.watch.count(change, any(rule.concerns(play) for rule in turning))
        self._consider_answers([rule for rule, _ in plan.of("on_turn")], play, "on_turn")

    def _consider_answers(self, acting: Sequence[ClimbingRule], play: Play, stage: str) -> None:
        """What would let others answer a play by which these rules cut, or skip players."""
        for change in self.watch.may_say("answers_cut") if acting else ():
            by = {rule.clause.id for rule in acting}
            by |= {each.clause.id for each in change.rules
                   if each.has(stage) and each.concerns(play)}  # fmt: skip
            self.watch.count(change, any(
                rule.has("answers_cut")
                and (rule.answers_skip or stage == "on_clear")
                and rule.may_answer(play)
                and not by.isdisjoint(self._answered_by(rule.clause))
                for rule in change.rules
            ))  # fmt: skip

    def _answered_by(self, clause: Clause) -> set[str]:
        """The clauses whose plays this one may answer: itself, and those that it goes before, as it
        may be read."""
        read = (each for reading in clause.readings for each in reading.overrides.values())
        beaten = (*clause.overrides, *chain.from_iterable(read))
        return {clause.id, *(self._ids.get(each.rpartition(".")[2], each) for each in beaten)}

    @cached_property
    def _ids(self) -> dict[str, str]:
        return {clause.name: clause.id for clause in self.rulebook.clauses}

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
            self.watch.count_all(["altered_gift"])
        found = super().gifts(position)
        for gift in found:
            self.watch.ask("extra_gift_cards", position, gift)
        return found

    def declaring(self, hook: str) -> list[ClimbingRule]:
        if hook not in ("is_met_by", "gifts", "extra_gift_cards", "explains_turn"):
            self.watch.count_all([hook])
        return super().declaring(hook)

    def seizure(self, context: MoveContext) -> tuple[ClimbingRule, Obligation] | None:
        for hook in _TAKING:
            self.watch.ask(hook, context)
        return super().seizure(context)

    def all_answering(self, question: str) -> list[ClimbingRule]:
        self.watch.count_where(lambda rule: question in rule.answers)
        return super().all_answering(question)

    def leaving(self, mark: str) -> list[ClimbingRule]:
        self.watch.count_where(lambda rule: any(word.kind == mark for word in rule.words))
        return super().leaving(mark)


def _makes(form: Form, cards: int, jokers: int, *, whole: bool) -> bool:
    return form.makes_just(cards, jokers) if whole else form.makes_any(cards, jokers)


def _about_plays(rule: ClimbingRule) -> bool:
    return PLAY in rule.move_kinds


def _about_any_cards(rule: ClimbingRule) -> bool:
    return PLAY in rule.move_kinds and rule.scope == ANY_CARDS


_TAKING = ("interception", "takes_back")


def _unknown() -> None:
    return None
