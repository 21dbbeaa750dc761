"""階段のジョーカー: in a run a joker may stand one step beyond the strongest card."""

from __future__ import annotations

from referee.games.climbing.plays.card_strength import RankStrengths
from referee.games.climbing.plays.play import BELOW, RUN, Play
from referee.games.climbing.rule_api.rule import ClimbingRule, Lifts, SituationView
from referee.model.marks import Marks
from referee.rulebook.rule import Param


class RunJokerBeyond(ClimbingRule):
    """Allows A-2-joker; a reading says what holds while the order is reversed. ``both_ends``:
    beyond the 3 and beyond the 2 alike, in any order. ``run_joker_top_turned``: what such a joker
    is when its run has reversed the order."""

    sees_suits = False
    allowed_counts = ()
    both_ends = Param(False)
    run_joker_top_reversed = Param("beyond_strongest")
    run_joker_top_turned = Param("turned_round")

    def allows(self, situation: SituationView, play: Play) -> bool:
        if play.form != RUN or not play.jokers:
            return False
        beyond = len(situation.deck.ranks)
        ends = {rank for rank in play.ranks if rank in (BELOW, beyond)}
        return (
            bool(ends)
            and ends <= self._permitted(situation, beyond)
            and situation.follows_in_count(play)
        )

    def adjusts_strength(
        self, marks: Marks, order: RankStrengths, turned: bool
    ) -> tuple[Lifts, Lifts]:
        if self.run_joker_top_turned == "turned_round":
            return {}, {}
        beyond, below = len(self.deck.ranks), len(order) - 1  # where BELOW, -1, has its place
        return {beyond if turned else below: len(self.deck.ranks)}, {}

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        """Beyond which end the joker is, whatever the order."""
        ends = {rank for rank in play.ranks if rank in (BELOW, len(situation.deck.ranks))}
        return {"end": "below" if ends == {BELOW} else "both" if BELOW in ends else "above"}

    def _permitted(self, situation: SituationView, beyond: int) -> set[int]:
        if self.both_ends:
            return {BELOW, beyond}
        if not situation.reversed:
            return {beyond}
        return {"beyond_strongest": {BELOW}, "beyond_two": {beyond}, "neither": set[int]()}[
            self.run_joker_top_reversed
        ]
