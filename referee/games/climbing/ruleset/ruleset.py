"""A climbing rulebook compiled: what its rules make of each situation, tabulated as it comes up."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from copy import copy
from functools import cached_property

from referee.engine.family import engine_of
from referee.engine.query import OngoingGame
from referee.games.climbing.plays.card_strength import StrengthTable
from referee.games.climbing.plays.play import NO_FORM, Play
from referee.games.climbing.position import LaidPlay, Position, PositionBuilder
from referee.games.climbing.rule_api.effects import (
    Effect,
    Leave,
    ToggleMark,
    take_cards,
    take_hidden,
)
from referee.games.climbing.rule_api.rule import (
    STAGES,
    ClimbingRule,
    MoveContext,
    Undetermined,
)
from referee.model.marks import Marks
from referee.model.moves import PASS, PLAY
from referee.rulebook.rulebook import Rulebook

from .compiled import MAX_SITUATIONS, CompiledRules
from .face_down import CoveringSituation
from .overrides import CausedEffect, not_overridden
from .situation import (
    NOTHING_FOUND,
    NOTHING_PILED,
    Judgement,
    Situation,
    key_of,
    piled_beneath,
)

FINISH = STAGES.index("on_finish")


class ClimbingRules(CompiledRules):
    """The compiled rulebook. Nothing here depends on a table; all tables share it."""

    def _kinds_of(self, rule: ClimbingRule) -> Iterable[str]:
        return {*super()._kinds_of(rule), *rule.observed_marks}

    def judge_afresh(self) -> None:
        super().judge_afresh()
        self._situations: dict[tuple[Marks, Play | None, tuple[int, int]], Situation] = {}
        self._alike: dict[tuple[object, ...], Situation] = {}
        self.owing: dict[tuple[str, bool], ClimbingRule] = {}
        """The rules that debts come from, by clause and whether they are offered, as far as they
        have been asked for."""
        self._without: dict[frozenset[str], ClimbingRules] = {}
        self._in_force: dict[Marks, ClimbingRules] = {}

    def ordered_by(self, rulebook: Rulebook) -> ClimbingRules:
        """The rules for the same rulebook with orders chosen, which judge no play otherwise."""
        rules = copy(self)
        rules.rulebook = rulebook
        rules._without, rules._in_force = {}, {}
        return rules

    # ---- what the marks make of the rulebook

    def in_force(self, marks: Marks) -> ClimbingRules:
        """The rules without the rules that the marks silence."""
        if not self.silencing:
            return self
        rules = self._in_force.get(marks)
        if rules is None:
            if len(self._in_force) >= MAX_SITUATIONS:
                self._in_force.clear()
            rules = self._in_force[marks] = self._without_silent(marks)
        return rules

    def _without_silent(self, marks: Marks) -> ClimbingRules:
        silent = frozenset(name for rule in self.silencing for name in rule.suspended_rules(marks))
        rules = self._without.get(silent)
        if rules is None:
            options = self.rulebook.options
            off = {name: False for name in silent if name in options and self.rulebook.value(name)}
            other: ClimbingRules = engine_of(self.rulebook.replace(**off)).rules if off else self
            rules = self._without[silent] = other
        return rules

    # ---- situations

    def situation(self, position: Position) -> Situation:
        """The situation of a play at this position."""
        if self.silencing and (active := self.in_force(position.marks)) is not self:
            return active.situation(position)
        field = self.field_seen(position.field) if self.overlooking else position.field
        piled = piled_beneath(field) if self.by_pile else NOTHING_PILED
        key = (position.marks, field[-1].play if field else None, piled)
        situation = self._situations.get(key)
        if situation is None:
            if len(self._situations) >= MAX_SITUATIONS:
                self._situations.clear()
                self._alike.clear()
                self.forget()
            situation = self._situations[key] = self._made(*key)
        return situation

    def _made(self, marks: Marks, top: Play | None, piled: tuple[int, int]) -> Situation:
        """The situation, or one that is alike."""
        marks = self.weighed_of(marks)
        if self.covering:
            covering = CoveringSituation(self, marks, top, piled)
            return self._alike.setdefault(covering.key, covering)
        key = key_of(self, marks, top, piled)
        situation = self._alike.get(key)
        if situation is None:
            situation = self._alike[key] = Situation(self, marks, top, piled)
        return situation

    # ---- judging

    def judged(self, position: Position, play: Play) -> Judgement:
        """The judgement on a play by itself, whoever makes it."""
        return self.situation(position)[play]

    def may(self, position: Position, seat: int, play: Play) -> Judgement:
        """The judgement on a play: everything that bars it, or allows it in spite of something."""
        if self.silencing and (active := self.in_force(position.marks)) is not self:
            return active.may(position, seat, play)
        judged = self.situation(position)[play]
        if self.personal:
            judged = self._judged_for(position, seat, play, judged)
        if self.foreseeing and play.form != NO_FORM:
            judged = judged.with_bars(
                self._foreseeing(position, seat, play), self.rulebook.overridden
            )
        if self.withholding and play.form != NO_FORM:
            held = [
                rule for rule, finding in self.withheld(position, seat, play) if finding is True
            ]
            judged = judged.with_bars(held, self.rulebook.overridden) if held else judged
        rules = self.forbids_form if play.form != NO_FORM else self.forbids_formless
        forbidding = [rule for rule, forbids in rules if forbids(position, seat, PLAY, play)]
        return judged.with_bars(forbidding, self.rulebook.overridden) if forbidding else judged

    def _judged_for(
        self, position: Position, seat: int, play: Play, judged: Judgement
    ) -> Judgement:
        """The judgement without the rules that allow the play only to other players."""
        denied = [
            rule
            for did, rule in judged.findings
            if did != "bars" and rule in self.personal
            if not rule.allows_seat(position, seat, play)
        ]
        return self.situation(position).judged_without(play, denied) if denied else judged

    def _foreseeing(self, position: Position, seat: int, play: Play) -> list[ClimbingRule]:
        """The rules that forbid a play for what it would set off."""
        foreseen = ForeseenPlay(self, position, seat, play)
        return [rule for rule in self.foreseeing if rule.forbids_change(position, seat, foreseen)]

    def with_clauses(self, clauses: Sequence[str]) -> ClimbingRules:
        """The rules with these clauses in use."""
        names = [self.rulebook.book.clause(clause).name for clause in clauses]
        off = {name: True for name in names if not self.rulebook.value(name)}
        rules: ClimbingRules = engine_of(self.rulebook.replace(**off)).rules if off else self
        return rules

    def withheld(
        self, position: Position, seat: int, play: Play
    ) -> list[tuple[ClimbingRule, bool | Undetermined]]:
        """The judgement of the rules that compare a play with its player's hand and the others'."""
        situation = self.situation(position)
        return [
            (rule, rule.forbids_for_hand(position, seat, situation, play))
            for rule in self.withholding
        ]

    def barring_if_last(self, position: Position, seat: int, play: Play) -> list[ClimbingRule]:
        """The rules that forbid a play if it is the whole hand of its player."""
        if play.hidden or not self.by_hand_size:
            return []
        draft = PositionBuilder(position)
        draft.hold(seat, play.mask, 0)
        return [rule for did, rule in self.may(draft, seat, play).findings if did == "bars"]

    def binding(self, position: Position, play: Play) -> list[ClimbingRule]:
        """The rules that bar a play by what the trick has come to ask, such as a lock."""
        situation = self.situation(position)
        return [
            rule for rule in situation.barring if binds_trick(rule) and rule.bars(situation, play)
        ]

    def may_otherwise(
        self, position: Position, seat: int, kind: str, play: Play | None = None
    ) -> Judgement:
        """The judgement on a pass, a look at the discards, a face-down play."""
        in_turn = is_in_turn(position, seat)
        forbidding = [
            rule
            for rule in self.forbidding.get(kind, ())
            if not (in_turn and rule.out_of_turn) and rule.forbids(position, seat, kind, play)
        ]
        if kind == PASS and (pressing := self.pressed_by(position, seat)):
            forbidding += pressing if self._can_play(position, seat) else []
        if not forbidding:
            return NOTHING_FOUND
        return NOTHING_FOUND.with_bars(forbidding, self.rulebook.overridden)

    def _can_play(self, position: Position, seat: int) -> bool:
        """Whether the player can play. Any unknown card can be led."""
        leads_unknown = not position.field and position.unknown[seat] != 0
        return leads_unknown or bool(self.legal_plays(position, seat))

    def legal_plays(self, position: Position, seat: int) -> list[Play]:
        """The plays that this seat may make with the cards it is known to hold."""
        if self.silencing and (active := self.in_force(position.marks)) is not self:
            return active.legal_plays(position, seat)
        situation, forbidden = self.situation(position), False
        in_turn = is_in_turn(position, seat)
        for rule, forbids in self.forbids_in_turn if in_turn else self.forbids_all:
            if forbids(position, seat, PLAY, None):
                if not situation.going_before(rule):
                    return []
                forbidden = True
        plays = situation.plays_in(position.known[seat])
        if self.covering:
            plays += situation.covered_in(position.known[seat], position.unknown[seat])
        if self.covering or forbidden or any(rule in self.personal for rule in situation.allowing):
            return [play for play in plays if self.may(position, seat, play).allowed]
        if not self.limiting:
            return plays
        binding = [rule for rule in self.limiting if rule.restricts(position, seat)]
        return self._free(binding, position, seat, plays) if binding else plays

    def _free(
        self, binding: list[ClimbingRule], position: Position, seat: int, plays: list[Play]
    ) -> list[Play]:
        """Those of the plays that stay where these rules bind the seat. Nothing else bars them, so
        only a play that one of them speaks against has to be weighed."""
        forbidding = [rule.forbids for rule in binding if rule in self.forbids_some]
        withholding = [rule.forbids_for_hand for rule in binding if rule in self.withholding]
        situation = self.situation(position)
        weighing = any(rule in self.foreseeing for rule in binding)

        def stays(play: Play) -> bool:
            spoken_against = (
                weighing
                or any(forbids(position, seat, PLAY, play) for forbids in forbidding)
                or any(held(position, seat, situation, play) is True for held in withholding)
            )
            return not spoken_against or self.may(position, seat, play).allowed

        return list(filter(stays, plays))

    def pressed_by(self, position: Position, seat: int) -> list[ClimbingRule]:
        """The rules by which this seat may not pass if it can play."""
        if not self.pressing:
            return []
        situation = self.situation(position)
        pressing = [rule for rule in self.pressing if rule.forbids_pass(position, seat, situation)]
        sparing = self.declaring("allows_pass") if pressing else ()
        winners = [
            rule.clause.id for rule in sparing if rule.allows_pass(position, seat, situation)
        ]
        overridden = self.rulebook.overridden
        return [
            rule
            for rule in pressing
            if overridden.get(rule.clause.id, frozenset()).isdisjoint(winners)
        ]

    def may_pass(self, position: Position, seat: int) -> bool:
        return self.may_otherwise(position, seat, PASS).allowed


class ForeseenPlay:
    """What a play would set off, as far as nobody answers it; the progress of its trial."""

    earlier: Sequence[CausedEffect] = ()
    known_exits: Collection[int] = ()

    def __init__(self, rules: ClimbingRules, position: Position, seat: int, play: Play) -> None:
        self.rules, self.before, self.seat, self.play = rules, position, seat, play
        self.cleared = False
        self.happened: list[CausedEffect] = []

    @cached_property
    def draft(self) -> PositionBuilder:
        """The position with the play laid, and what has happened so far."""
        draft = PositionBuilder(self.before)
        take_cards(draft, self.rules.deck, self.seat, self.play.mask)
        take_hidden(draft, self.seat, self.play.hidden)
        draft.field = (*self.before.field, LaidPlay(self.seat, self.play))
        return draft

    @property
    def powers(self) -> StrengthTable:
        return self.rules.powers(self.draft.marks)

    def extra_count(self, play: Play, rank: str) -> int:
        return self.rules.extra_count(play, rank)

    def has_plays(self, position: Position, seat: int) -> bool:
        return bool(self.rules.legal_plays(position, seat))

    def changes(self) -> list[Effect]:
        """The effects of ``on_play``."""
        return [effect for _, effect in self._effects("on_play")]

    def turns(self) -> bool:
        """Whether the play reverses the ranking before it can be a foul finish."""
        trial = ForeseenPlay(self.rules, self.before, self.seat, self.play)
        for stage in STAGES[:FINISH]:
            trial.carry_out(stage)
        after = self.rules.situation(trial.draft).reversed
        return after != self.rules.situation(self.before).reversed

    def foul(self, clauses: Sequence[str]) -> Leave | None:
        """The foul finish that the play would be; these clauses count although they are off."""
        trial = ForeseenPlay(self.rules.with_clauses(clauses), self.before, self.seat, self.play)
        for stage in STAGES[:FINISH]:
            trial.carry_out(stage)
        leaving = (effect for _, effect in trial._effects("on_finish") if isinstance(effect, Leave))
        return next(
            (leave for leave in leaving if leave.seat == self.seat and leave.how == "foul"), None
        )

    def carry_out(self, stage: str) -> None:
        """Carries out the effects of a stage."""
        for rule, effect in self._effects(stage):
            change = effect.resolved(self.draft) if isinstance(effect, ToggleMark) else effect
            if change is not None:
                self.cleared = self.cleared or change.key == "cleared"
                change.apply(self.draft, self.rules.deck)
                self.happened.append((rule, change))

    def _effects(self, stage: str) -> list[CausedEffect]:
        rules = self.rules.in_force(self.draft.marks)
        field = (*self.before.field, LaidPlay(self.seat, self.play))
        goes_out = self.before.held(self.seat) == self.play.count
        context = MoveContext(
            self.before, self.draft, self.seat, self.rules.situation(self.before), field, goes_out,
            self,
        )  # fmt: skip
        caused = [
            (rule, effect)
            for rule, act in rules.plan(self.play, len(field)).of(stage)
            for effect in act(context)
        ]
        return not_overridden(caused, rules.rulebook.overridden)


def is_in_turn(position: Position, seat: int) -> bool:
    """Whether no rule with ``out_of_turn`` forbids the seat to move."""
    is_out = position.out and position.is_out(seat)
    return position.turn == seat and not (position.owed or is_out)


def binds_trick(rule: ClimbingRule) -> bool:
    """Whether a rule leaves marks that last as long as the trick does."""
    return any(word.until == "clear" for word in rule.words)


ClimbingGame = OngoingGame[ClimbingRules, Position]
