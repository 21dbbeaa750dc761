"""A move under way: stage by stage, rules name effects and the effects are carried out."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import copy

from referee.games.climbing.plays.card_strength import StrengthTable
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import LaidPlay, Position, PositionBuilder
from referee.games.climbing.rule_api.effects import (
    Effect,
    HoldUp,
    Lead,
    Leave,
    MissTurn,
    ToggleMark,
    TurnTo,
)
from referee.games.climbing.rule_api.mark_names import MISSES
from referee.games.climbing.rule_api.rule import ClimbingRule, Handlers, MoveContext
from referee.games.climbing.ruleset.overrides import AGAINST_OTHERS, CausedEffect, not_overridden
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY, Mark
from referee.rulebook.orderings import orders_of
from referee.rulebook.rule import OpenOrder, OpenReading

NO_PLAY = LaidPlay(NOBODY, None)

OF_THOSE_OUT = ("on_lie_exposed",)
"""Stages that also concern players who are out, because a lie may come out late."""

TURN_STAGES = ("on_turn", "on_lead")
"""Stages that decide only whose turn it is: a reading left open there leaves only that open."""


class MoveResolution:
    """The draft of the position after a move, and what has happened so far."""

    __slots__ = (
        "before",
        "cleared",
        "closed",
        "done",
        "draft",
        "earlier",
        "happened",
        "known_exits",
        "laid",
        "misses_later",
        "rules",
        "seat",
        "skipped",
        "turn_open",
        "whole",
    )  # fmt: skip

    def __init__(self, rules: ClimbingRules, before: Position, seat: int) -> None:
        self.whole = rules
        """The rules with the rules that are silenced."""
        self.rules = rules.in_force(before.marks) if rules.silencing else rules
        self.before = before
        self.draft = PositionBuilder(before)
        self.seat = seat
        self.happened: list[CausedEffect] = []
        self.earlier: tuple[CausedEffect, ...] = ()
        """The effects of the play in earlier moves, if its stages had to wait."""
        self.done: Collection[CausedEffect] = ()
        """The effects that the position before the move shows already."""
        self.cleared = False
        self.closed = False
        """Whether the move has ended the game, even if players still hold cards."""
        self.known_exits: Collection[int] = ()
        """The players whose exit by the move the stage ``on_demotion`` has seen."""
        self.skipped: Sequence[int] = ()
        """The players who lose a turn because of the play, in turn order."""
        self.misses_later = False
        """The player who leads after the move doesn't miss this turn but the next one."""
        self.turn_open = before.turn == NOBODY and before.mark("turn open") is not None
        """A reading left open whose turn it is."""
        self.laid = NO_PLAY
        """The play that the stages are about, even if it is no longer on the field."""

    def context(
        self,
        field: tuple[LaidPlay, ...],
        *,
        before: Position | None = None,
        seat: int | None = None,
        goes_out: bool = False,
    ) -> MoveContext:
        """The move as the rules of its stages see it."""
        start = before or self.before
        seat = self.seat if seat is None else seat
        situation = self.rules.situation(start)
        return MoveContext(start, self.draft, seat, situation, field, goes_out, self)

    def extra_count(self, play: Play, rank: str) -> int:
        return self.rules.extra_count(play, rank)

    def has_plays(self, position: Position, seat: int) -> bool:
        return bool(self.rules.legal_plays(position, seat))

    @property
    def powers(self) -> StrengthTable:
        """The order of strength as the move has left it so far."""
        return self.rules.powers(self.draft.marks)

    @property
    def somebody_left(self) -> bool:
        """Whether the move has made a player leave the game."""
        return self.draft.out is not self.before.out

    def run(self, handlers: Handlers, stage: str, context: MoveContext) -> None:
        """One stage: every rule sees the same moment; then the effects are carried out."""
        caused: list[CausedEffect] = []
        out = self.draft.out
        for rule, handler in handlers:
            try:
                for effect in handler(context):
                    caused.append((rule, effect))
            except OpenReading as opened:
                if stage not in TURN_STAGES:
                    raise
                self.draft.set_mark(Mark("turn open", (opened.clause.id, opened.reading)))
                self.turn_open = True
        if stage == "on_demotion":
            self.known_exits = {leaver.seat for leaver in out}
        self.accept(caused, stage)

    def run_stage(self, stage: str, context: MoveContext | None = None) -> None:
        """A stage that is about no play; by default, with the field before the move."""
        if handlers := self.rules.stages[stage]:
            self.run(handlers, stage, context or self.context(self.before.field))

    def run_of_play(self, stage: str, context: MoveContext) -> None:
        """A stage of the play on top of the field of ``context``, without the others."""
        self.run(self.rules.plan(context.play, len(context.field)).of(stage), stage, context)

    def go_out(self, seat: int, cards: int, field: tuple[LaidPlay, ...]) -> None:
        """A seat goes out by cards that it parted with above this field; others may fall by it."""
        field, out = (*field, LaidPlay(seat, self.rules.store.heap(cards))), len(self.draft.out)
        self.run_of_play("on_finish", self.context(field, seat=seat, goes_out=True))
        if len(self.draft.out) > out:
            self.run_stage("on_demotion", self.context(field, seat=seat))

    def accept(self, caused: list[CausedEffect], stage: str) -> None:
        """Carries out the effects of a stage. No player leaves twice."""
        if self.before.out and stage not in OF_THOSE_OUT:
            caused = [
                (rule, effect)
                for rule, effect in caused
                if not (isinstance(effect, Leave) and self.before.is_out(effect.seat))
            ]
        if caused:
            self.carry_out(caused)

    def cause(self, rule: ClimbingRule, *effects: Effect) -> None:
        """Carries out the effects of one rule."""
        self.carry_out([(rule, effect) for effect in effects])

    def carry_out(self, caused: list[CausedEffect]) -> None:
        """Carries out the effects that no overriding clause speaks against."""
        if self.done:
            caused = [pair for pair in caused if pair not in self.done]
        if len(caused) == 1:
            rule, effect = caused[0]
            if not isinstance(effect, AGAINST_OTHERS):
                self._carry_out(rule, effect)
            return
        overridden = self.rules.rulebook.overridden
        left = held_up(caused, not_overridden(caused, overridden), overridden)
        for rule, effect in self._ordered(left):
            self._carry_out(rule, effect)

    def _carry_out(self, rule: ClimbingRule, effect: Effect) -> None:
        if isinstance(effect, ToggleMark):
            turned = effect.resolved(self.draft)
            if turned is None:
                return
            effect = turned
        if isinstance(effect, (Lead, TurnTo)) and effect.seat == NOBODY:
            return  # nobody is left who could
        self.cleared = self.cleared or effect.key == "cleared"
        self.closed = self.closed or effect.key == "closed"
        effect.apply(self.draft, self.rules.deck)
        self.happened.append((rule, effect))

    def _ordered(self, caused: list[CausedEffect]) -> list[CausedEffect]:
        """The effects in an order that the book leaves free or that makes no difference. Raises
        ``OpenOrder`` if clauses affect the same thing and their order matters."""
        rivals = _rivals(caused) if len(caused) > 1 else []
        if not rivals:
            return caused
        orders = [*orders_of(rivals, self._is_before)]
        outcomes = {self._outcome(order) for order in orders}
        if len(outcomes) > 1:
            ids = {rule.clause.id for rule, _ in rivals}
            raise OpenOrder(self.rules.rulebook.clauses_of(ids))
        return [pair for pair in caused if pair not in rivals] + list(orders[0])

    def _is_before(self, one: CausedEffect, other: CausedEffect) -> bool | None:
        """Whether an effect comes first by the book, or by what was chosen for this rulebook."""
        return self.rules.rulebook.goes_first(one[0].clause.id, other[0].clause.id)

    def _outcome(self, order: Sequence[CausedEffect]) -> tuple[object, ...]:
        draft = copy(self.draft)
        for _, effect in order:
            effect.apply(draft, self.rules.deck)
        return draft.builder_key()

    def skip(self, seats: Sequence[int]) -> None:
        """The effects of these seats being skipped, one after another."""
        for seat in seats:
            if seat not in (NOBODY, self.seat) and not self.draft.is_out(seat):
                context = self.context((*self.before.field, self.laid), seat=seat)
                left = self.draft.out
                self.run_stage("on_skip", context)
                if self.draft.out is not left:
                    self.run_stage("on_demotion", context)

    def pass_turn(self, following: int) -> None:
        """Gives the turn to who leads, to who cleared the field, or to who follows."""
        draft = self.draft
        if draft.size - len(draft.out) < 2 or self.turn_open or self.closed:
            draft.turn = NOBODY
        elif draft.leader != NOBODY:
            out = draft.is_out(draft.leader)
            draft.turn = self.asked_from(draft.after(draft.leader) if out else draft.leader)
        else:
            draft.turn = following
        self.miss_turns()

    def pass_over_those_out(self) -> None:
        """Passes the turn on from a player who is out; no one has it when the game ends."""
        draft = self.draft
        if self.closed or len(draft.playing) < 2:
            draft.turn = NOBODY
        elif draft.turn != NOBODY and draft.is_out(draft.turn):
            draft.turn = draft.after(draft.turn)

    def miss_turns(self) -> None:
        """The turn passes over those who miss theirs."""
        draft = self.draft
        if draft.turn == NOBODY or draft.mark(MISSES.kind, draft.turn) is None:
            return
        if self.misses_later:
            return
        rule = next(iter(self.rules.missing), None)
        if rule is None:
            return
        while draft.mark(MISSES.kind, draft.turn) is not None:
            missed = draft.turn
            self._carry_out(rule, MissTurn(missed))
            draft.turn = self.asked_from(draft.after(missed))

    def sits_out(self, seat: int) -> bool:
        """Whether this seat has passed and, as passes last, is out of the trick."""
        return bool(self.draft.passed >> seat & 1) and self.rules.lasting_passes

    def asked_from(self, seat: int) -> int:
        """The first from this seat on that comes to play."""
        if self.draft.passed and seat != NOBODY and self.rules.lasting_passes:
            for _ in range(self.draft.size):
                if not self.sits_out(seat):
                    break
                seat = self.draft.after(seat)
        return seat


def held_up(
    caused: list[CausedEffect], left: list[CausedEffect], overridden: Mapping[str, frozenset[str]]
) -> list[CausedEffect]:
    """The remaining effects, if a hold-up among them delays others."""
    holding = [pair for pair in left if isinstance(pair[1], HoldUp)]
    if not holding:
        return left
    free = not_overridden([pair for pair in caused if pair not in holding], overridden)
    kept = [pair for pair in free if pair not in left]
    if any(effect.whole for _, effect in holding if isinstance(effect, HoldUp)):
        clauses = {rule.clause.id for rule, _ in kept}
        kept = [pair for pair in free if pair[0].clause.id in clauses]
    held = tuple(dict.fromkeys(effect for _, effect in kept))
    if not held:  # nothing would come about anyway, so nothing is to be chosen
        return [pair for pair in left if pair not in holding]
    return [
        (rule, effect.holding(held) if isinstance(effect, HoldUp) else effect)
        for rule, effect in left
        if (rule, effect) not in kept
    ]


def _rivals(caused: list[CausedEffect]) -> list[CausedEffect]:
    """Effects of different clauses on one subject that do not say the same."""
    return [
        (rule, effect)
        for rule, effect in caused
        if any(
            other.subject == effect.subject
            and other != effect
            and another.clause is not rule.clause
            for another, other in caused
        )
    ]
