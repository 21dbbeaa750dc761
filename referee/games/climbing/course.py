"""A move under way: stage by stage, rules name effects and the effects are carried out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from itertools import permutations
from typing import TYPE_CHECKING

from referee.position import NOBODY, Draft, Laid, Mark, Position
from referee.rule import OpenOrder, OpenReading

from .effects import Effect, Prevent
from .rule import ClimbingRule, Handlers, Moment

if TYPE_CHECKING:
    from .engine import ClimbingEngine

Caused = tuple[ClimbingRule, Effect]

NO_PLAY = Laid(NOBODY, None)

TURN_STAGES = ("turn", "lead")
"""Stages that decide only whose turn it is: a reading left open there leaves only that open."""


class Course:
    """The draft of the position after a move, and what has happened so far."""

    __slots__ = (
        "before", "cleared", "closed", "draft", "engine", "happened", "laid", "seat", "turn_open",
    )  # fmt: skip

    def __init__(self, engine: ClimbingEngine, before: Position, seat: int) -> None:
        self.engine = engine
        self.before = before
        self.draft = Draft(before)
        self.seat = seat
        self.happened: list[Caused] = []
        self.cleared = False
        self.closed = False
        """The move has ended the game, whoever still holds cards."""
        self.turn_open = before.turn == NOBODY and before.mark("turn open") is not None
        """A reading left open whose turn it is."""
        self.laid = NO_PLAY
        """The play that the stages are about, also when it no longer lies on the field."""

    def moment(
        self,
        field: tuple[Laid, ...],
        *,
        before: Position | None = None,
        seat: int | None = None,
        goes_out: bool = False,
    ) -> Moment:
        """The move as the rules of its stages see it."""
        start = before or self.before
        seat = self.seat if seat is None else seat
        situation = self.engine.situation(start)
        return Moment(start, self.draft, seat, situation, field, goes_out, self)

    @property
    def somebody_left(self) -> bool:
        """Whether the move has made somebody leave the game."""
        return self.draft.out is not self.before.out

    def run(self, handlers: Handlers, stage: str, moment: Moment) -> None:
        """One stage: every rule sees the same moment; then the effects are carried out."""
        caused: list[Caused] = []
        for rule, handler in handlers:
            try:
                for effect in handler(moment):
                    caused.append((rule, effect))
            except OpenReading as opened:
                if stage not in TURN_STAGES:
                    raise
                self.draft.set_mark(Mark("turn open", (opened.clause.id, opened.reading)))
                self.turn_open = True
        if caused:
            self.carry_out(caused)

    def carry_out(self, caused: list[Caused]) -> None:
        """Carries out the effects that no overriding clause speaks against."""
        if len(caused) == 1:
            rule, effect = caused[0]
            if not isinstance(effect, Prevent):
                self._carry_out(rule, effect)
            return
        left = unbeaten(caused, self.engine.rulebook.overridden)
        for rule, effect in self._ordered(left):
            self._carry_out(rule, effect)

    def _carry_out(self, rule: ClimbingRule, effect: Effect) -> None:
        self.cleared = self.cleared or effect.key == "cleared"
        self.closed = self.closed or effect.key == "closed"
        effect.apply(self.draft, self.engine.deck)
        self.happened.append((rule, effect))

    def _ordered(self, caused: list[Caused]) -> list[Caused]:
        """The effects in an order that the book leaves free, or that its outcome does not need.

        Raises ``OpenOrder`` where clauses speak about one thing, and their order tells.
        """
        rivals = _rivals(caused) if len(caused) > 1 else []
        if not rivals:
            return caused
        orders = [order for order in permutations(rivals) if self._keeps(order)]
        outcomes = {self._outcome(order) for order in orders}
        if len(outcomes) > 1:
            raise OpenOrder([rule.clause for rule, _ in orders[0]])
        return [pair for pair in caused if pair not in rivals] + list(orders[0])

    def _keeps(self, order: Sequence[Caused]) -> bool:
        """Whether an order keeps to what was chosen for this rulebook."""
        ids = [rule.clause.id for rule, _ in order]
        chosen = self.engine.rulebook.orders
        return all(
            ids.index(first) < ids.index(second)
            for first, second in chosen
            if first in ids and second in ids
        )

    def _outcome(self, order: Sequence[Caused]) -> tuple[object, ...]:
        draft = copy(self.draft)
        for _, effect in order:
            effect.apply(draft, self.engine.deck)
        return draft.key()

    def pass_turn(self, following: int) -> None:
        """Gives the turn to who leads, to who cleared the field, or to who follows."""
        draft = self.draft
        if draft.size - len(draft.out) < 2 or self.turn_open or self.closed:
            draft.turn = NOBODY
        elif draft.leader != NOBODY:
            out = draft.is_out(draft.leader)
            draft.turn = draft.after(draft.leader) if out else draft.leader
        else:
            draft.turn = following


def unbeaten(caused: list[Caused], overridden: Mapping[str, frozenset[str]]) -> list[Caused]:
    """The effects that stand: each thing said once by each clause, without those that an
    overriding clause speaks about too, and without preventions of nothing."""
    if all(isinstance(effect, Prevent) for _, effect in caused):
        return []
    speaking = {(rule.clause.id, effect.subject) for rule, effect in caused}
    left = []
    for rule, effect in caused:
        winners = overridden.get(rule.clause.id, frozenset())
        beaten = any((winner, effect.subject) in speaking for winner in winners)
        idle = isinstance(effect, Prevent) and not any(
            other.subject == effect.subject and not isinstance(other, Prevent)
            for _, other in caused
        )
        if not beaten and not idle:
            left.append((rule, effect))
    return left


def _rivals(caused: list[Caused]) -> list[Caused]:
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
