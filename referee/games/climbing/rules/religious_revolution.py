"""宗教革命: three Ks or four put the K on top; even numbers follow even ones, odd odd ones."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.climbing.plays.play import RUN, Play, Shape
from referee.games.climbing.rule.effects import Effects, Prevent, SetMark
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView
from referee.model.marks import Mark, Marks, find_mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param

NUMBERS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""From weakest to strongest; a number's place, counted from 1, is what is even or odd of it."""


class ReligiousRevolution(ClimbingRule):
    """An order of its own, which other marks may turn round. Runs and jokers alone are neither even
    nor odd."""

    sees_suits = False
    words = (MarkWord("religious", "religious revolution", also=("宗教革命",)),)
    rank = Param("K")
    religious_form = Param("three_Ks_K_top")
    parity_odd = Param("yes")
    parity_faces = Param("by_number")

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False) == self._count

    @property
    def _count(self) -> int:
        return 4 if self.religious_form == "four_Ks_Q_top" else 3

    def change(self, moment: Moment) -> Effects:
        yield Prevent("revolution")  # where four Ks would make an ordinary one
        if not moment.now.mark("religious"):
            yield SetMark(Mark("religious"))

    def reorders(self, marks: Marks) -> Sequence[int] | None:
        if find_mark(marks, "religious") is None:
            return None
        return [self.deck.ranks.index(name) for name in NUMBERS]

    def applies(self, at: SituationView) -> bool:
        return at.top is not None and at.mark("religious") is not None

    def bars(self, at: SituationView, play: Play) -> bool:
        if at.top is None or not self.applies(at):
            return False
        below, above = self._odd(at.top), self._odd(play)
        if below is None or above is None or (below and self.parity_odd == "even_only"):
            return False
        return below != above

    def _odd(self, play: Play | Shape) -> bool | None:
        """Whether its number is odd; ``None`` where that binds nothing."""
        rank = play.ranks[0]
        if play.form == RUN or not 0 <= rank < len(self.deck.ranks):
            return None
        name = self.deck.ranks[rank]
        if self.parity_faces == "faces_are_free" and name in ("J", "Q", "K", "A"):
            return None
        return NUMBERS.index(name) % 2 == 0
