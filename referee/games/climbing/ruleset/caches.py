"""What is kept of judgements that many situations share, each with its bound."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.plays.strength import StrengthTable
from referee.games.climbing.rule_api.context import Handlers
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.rule_api.situation_view import SituationView
from referee.model.marks import Marks
from referee.rulebook.rulebook import Rulebook

from .compiled import CompiledRules
from .prohibitions import Prohibitions, SuitBlind
from .stage_plan import StagePlan, looking

MAX_SITUATIONS = 20_000
"""How many situations a rulebook keeps judgements for before it starts afresh."""


class CachedRules(CompiledRules):
    """The compiled rules with orders of strength, bars and plans, found once each.

    What is by situation (powers, what blind bars leave) is forgotten with the situations; bars are
    as many as there are sets of rules that apply together, plans as there are plays of the deck.
    """

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(rulebook)
        self._bars: dict[tuple[object, ...], Prohibitions] = {}
        self.judge_afresh()

    def judge_afresh(self) -> None:
        """Nothing has been judged yet."""
        self._blind: dict[tuple[object, object], SuitBlind] = {}
        self._powers: dict[Marks, StrengthTable] = {}
        self._weighed_marks: dict[Marks, Marks] = {}
        self._looking: dict[Play, tuple[Handlers, ...]] = {}
        self._plans: list[dict[Play, StagePlan]] = [{} for _ in range(self.row + 1)]

    def forget(self) -> None:
        """Lets go of what is kept by situation."""
        self._powers.clear()
        self._blind.clear()

    def powers(self, marks: Marks) -> StrengthTable:
        """The order of strength: the plain one, reordered, turned round, single ranks lifted."""
        marks = self.weighed_of(marks)
        found = self._powers.get(marks)
        if found is None:
            found = self._powers[marks] = self.find_powers(marks)
        return found

    def plan(self, play: Play, row: int) -> StagePlan:
        """The rules that look at this play, stage by stage, as the last of a ``row`` of plays."""
        plans = self._plans[row if row < self.row else self.row]
        plan = plans.get(play)
        if plan is None:
            concerned = self._looking.get(play)
            if concerned is None:
                concerned = self._looking[play] = looking(self, play)
            plan = plans[play] = StagePlan(self, concerned, play, row)
        return plan

    def bars(self, allowing: list[ClimbingRule], barring: list[ClimbingRule]) -> Prohibitions:
        """The bars where just these rules apply."""
        key = (*allowing, None, *barring)
        found = self._bars.get(key)
        if found is None:
            before = self.rulebook.overridden
            winners = [before.get(rule.clause.id, frozenset()) for rule in barring]
            found = self._bars[key] = Prohibitions(
                [(rule, [other for other in allowing if other.clause.id in goes_first])
                 for rule, goes_first in zip(barring, winners, strict=True)],
                self.ordering,
            )  # fmt: skip
        return found

    def blind(self, at: SituationView, bars: Prohibitions, alike: object) -> SuitBlind:
        """What the rules that see no suits leave of the plays at a situation; ``alike``: what makes
        situations the same to them."""
        key = (bars.said, alike)
        found = self._blind.get(key)
        if found is None:
            found = self._blind[key] = SuitBlind(at, bars.blind)
        return found

    def weighed_of(self, marks: Marks) -> Marks:
        """Those of the marks that judgements on plays look at."""
        weighed = self._weighed_marks.get(marks)
        if weighed is None:
            if len(self._weighed_marks) >= MAX_SITUATIONS:
                self._weighed_marks.clear()
            weighed = tuple(mark for mark in marks if mark.kind in self.weighed)
            self._weighed_marks[marks] = weighed
        return weighed
