"""A climbing rulebook compiled: what its rules make of each situation, tabulated as it comes up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import TYPE_CHECKING

from referee.engine.answer import Answer, Step
from referee.engine.compile import engine_of
from referee.engine.transition import FamilyEngine
from referee.errors import Fault
from referee.games.climbing.plays.order import Powers
from referee.games.climbing.plays.play import HEAP, Play
from referee.games.climbing.position import Position
from referee.games.climbing.resolution.windows import DOUBTING
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.setup.faults import SUGGESTED, SUGGESTED_WITH_DOUBTS
from referee.model.description import Description
from referee.model.marks import Marks
from referee.model.moves import DOUBT, PASS, PLAY, THROUGH, Move
from referee.model.questions import Question
from referee.model.values import Value
from referee.rulebook.clause import Option
from referee.rulebook.rulebook import Rulebook

from .bars import Bars, Blind
from .compiled import CompiledRules
from .face_down import CoveringSituation
from .plan import Plan
from .situation import NOTHING_FOUND, Judged, Situation

if TYPE_CHECKING:
    from random import Random

    from referee.table import Table

MOST_SITUATIONS = 20_000
"""How many situations a rulebook keeps judgements for before it starts afresh."""


class ClimbingEngine(CompiledRules, FamilyEngine):
    """The compiled rulebook. Nothing here depends on a table; all tables share it."""

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(rulebook)
        self.suggests = SUGGESTED_WITH_DOUBTS if self.doubting else SUGGESTED
        self._situations: dict[tuple[Marks, Play | None], Situation] = {}
        self._alike: dict[tuple[object, ...], Situation] = {}
        self._bars: dict[tuple[object, ...], Bars] = {}
        self._blind: dict[tuple[object, ...], Blind] = {}
        self._powers: dict[Marks, Powers] = {}
        self._weighed_marks: dict[Marks, Marks] = {}
        self._plans: list[dict[Play, Plan]] = [{} for _ in range(self.row + 1)]
        self.owing: dict[str, ClimbingRule] = {}
        """The rules that debts come from, by clause, as far as they have been asked for."""
        self._without: dict[frozenset[str], ClimbingEngine] = {}
        self._in_force: dict[Marks, ClimbingEngine] = {}

    def ordered_by(self, rulebook: Rulebook) -> ClimbingEngine:
        """The engine for the same rulebook with orders chosen, which judge no play otherwise."""
        engine = copy(self)
        engine.rulebook = rulebook
        engine._without, engine._in_force = {}, {}
        return engine

    # ---- what the marks make of the rulebook

    def in_force(self, marks: Marks) -> ClimbingEngine:
        """The engine without the rules that the marks silence."""
        if not self.silencing:
            return self
        engine = self._in_force.get(marks)
        if engine is None:
            if len(self._in_force) >= MOST_SITUATIONS:
                self._in_force.clear()
            engine = self._in_force[marks] = self._without_silent(marks)
        return engine

    def _without_silent(self, marks: Marks) -> ClimbingEngine:
        silent = frozenset(name for rule in self.silencing for name in rule.silences(marks))
        engine = self._without.get(silent)
        if engine is None:
            options = self.rulebook.options
            off = {name: False for name in silent if name in options and self.rulebook.value(name)}
            other = engine_of(self.rulebook.having(**off)) if off else self
            assert isinstance(other, ClimbingEngine)
            engine = self._without[silent] = other
        return engine

    def powers(self, marks: Marks) -> Powers:
        """The order of strength: the plain one, reordered, turned round, single ranks lifted."""
        marks = self._weighed(marks)
        found = self._powers.get(marks)
        if found is None:
            found = self._powers[marks] = self.find_powers(marks)
        return found

    def plan(self, play: Play, row: int) -> Plan:
        """The rules that look at this play, stage by stage, as the last of a ``row`` of plays."""
        plans = self._plans[row if row < self.row else self.row]
        plan = plans.get(play)
        if plan is None:
            plan = plans[play] = Plan(self, play, row)
        return plan

    # ---- situations

    def situation(self, position: Position) -> Situation:
        """What a play at this position has to reckon with."""
        engine, situation = position.seen
        if engine is self:
            known: Situation = situation
            return known
        if self.silencing and (active := self.in_force(position.marks)) is not self:
            return active.situation(position)
        field = self.field_seen(position.field) if self.overlooking else position.field
        key = (self._weighed(position.marks), field[-1].play if field else None)
        found = self._situations.get(key)
        if found is None:
            if len(self._situations) >= MOST_SITUATIONS:
                self._situations.clear()
                self._powers.clear()
                self._alike.clear()
                self._blind.clear()
            made = CoveringSituation(self, *key) if self.covering else Situation(self, *key)
            found = self._situations[key] = self._alike.setdefault(made.key, made)
        position.seen = (self, found)
        return found

    def bars(self, allowing: list[ClimbingRule], barring: list[ClimbingRule]) -> Bars:
        """The bars where just these rules apply."""
        key = (*allowing, None, *barring)
        found = self._bars.get(key)
        if found is None:
            before = self.rulebook.overridden
            winners = [before.get(rule.clause.id, frozenset()) for rule in barring]
            found = self._bars[key] = Bars(
                [(rule, [other for other in allowing if other.clause.id in goes_first])
                 for rule, goes_first in zip(barring, winners, strict=True)],
                self.ordering,
            )  # fmt: skip
        return found

    def blind(self, at: Situation, bars: Bars) -> Blind:
        """What the rules that see no suits leave of the plays at a situation."""
        marks = tuple(mark for mark in at.marks if mark.kind in bars.weighed)
        key = (bars.said, at.key_by(marks))
        found = self._blind.get(key)
        if found is None:
            found = self._blind[key] = Blind(at, bars.blind)
        return found

    def _weighed(self, marks: Marks) -> Marks:
        """Those of the marks that judgements on plays look at."""
        weighed = self._weighed_marks.get(marks)
        if weighed is None:
            if len(self._weighed_marks) >= MOST_SITUATIONS:
                self._weighed_marks.clear()
            weighed = tuple(mark for mark in marks if mark.kind in self.weighed)
            self._weighed_marks[marks] = weighed
        return weighed

    # ---- judging

    def may(self, position: Position, seat: int, play: Play) -> Judged:
        """The judgement on a play: everything that bars it, or allows it in spite of something."""
        if self.silencing and (active := self.in_force(position.marks)) is not self:
            return active.may(position, seat, play)
        engine, situation = position.seen
        judged = (situation if engine is self else self.situation(position))[play]
        asked = self.forbids_form if play.form != HEAP else self.forbids_formless
        for _, forbids in asked:
            if forbids(position, seat, PLAY, play):
                break
        else:
            return judged
        forbidding = [rule for rule, forbids in asked if forbids(position, seat, PLAY, play)]
        return judged.with_bars(forbidding, self.rulebook.overridden)

    def may_otherwise(
        self, position: Position, seat: int, kind: str, play: Play | None = None
    ) -> Judged:
        """The judgement on a pass, a look at the discards, a face-down play."""
        forbidding = [
            rule
            for rule in self.forbidding.get(kind, ())
            if rule.forbids(position, seat, kind, play)
        ]
        if not forbidding:
            return NOTHING_FOUND
        return NOTHING_FOUND.with_bars(forbidding, self.rulebook.overridden)

    def legal_plays(self, position: Position, seat: int) -> list[Play]:
        """The plays that this seat may make with the cards it is known to hold."""
        if self.silencing and (active := self.in_force(position.marks)) is not self:
            return active.legal_plays(position, seat)
        for forbids in self.forbids_all:
            if forbids(position, seat, PLAY, None):
                return []
        situation = self.situation(position)
        plays = situation.plays_in(position.known[seat])
        if self.covering:
            plays += situation.covered_in(position.known[seat], position.unknown[seat])
        if self.forbids_some:
            plays = [play for play in plays if self.may(position, seat, play).allowed]
        return plays

    def may_pass(self, position: Position, seat: int) -> bool:
        return self.may_otherwise(position, seat, PASS).allowed

    # ---- the family's protocol; the parts stand in modules of their own

    def setup(self, described: Description) -> tuple[Position, list[Fault]]:
        from referee.games.climbing.setup.setup import set_up

        return set_up(self, described)

    def judge(self, names: Sequence[str], position: Position, move: Move) -> Answer:
        from referee.games.climbing.judge.judge import judge

        return judge(self, names, position, move)

    def advance(self, names: Sequence[str], position: Position, move: Move) -> Step:
        from referee.games.climbing.resolution.advance import advance

        return advance(self, names, position, move)

    def mattering(self, table: Table, question: Question) -> list[tuple[Option, Value]] | None:
        from referee.games.climbing.counterfactual import mattering

        # what rules say about cards that lie face down is not watched: then any change may tell
        return None if self.covering else mattering(table, question)

    def legal_moves(self, names: Sequence[str], position: Position, rng: Random) -> Iterator[Move]:
        from referee.games.climbing.legal_moves import legal_moves

        return legal_moves(self, names, position, rng)

    def answer(self, table: Table, question: Question) -> Answer:
        from referee.games.climbing.answers.answers import answer

        return answer(self, table, question)

    def state_words(self, position: Position, names: Sequence[str]) -> tuple[str, ...]:
        from referee.games.climbing.setup.state import write_state

        return write_state(self, position, names)

    def over(self, position: Position) -> bool:
        """Whether only one is left, or a clause has ended the game."""
        return len(position.playing) < 2 or position.mark("over") is not None

    def bare_moves(self, names: Sequence[str], position: Position) -> Sequence[Move]:
        """Likewise; where a play waits to be doubted, a doubt or a through by whoever is asked."""
        asked = [owed.seat for owed in position.owed if owed.kind == DOUBTING]
        doubts = [Move(names[seat], kind) for seat in asked for kind in (THROUGH, DOUBT)]
        return doubts or super().bare_moves(names, position)

    def warnings(self, position: Position) -> tuple[Fault, ...]:
        from referee.games.climbing.setup.setup import odd_field

        return tuple(odd_field(self, position))

    def describe(self, position: Position, described: Description) -> Description:
        from referee.games.climbing.setup.setup import describe

        return describe(self, position, described)
