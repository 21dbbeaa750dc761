"""5飛ばし: as many following players are skipped as 5s were played."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Clear, Effects, Skip
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class FiveSkip(ClimbingRule):
    """Skips; when everybody else is skipped the field is cleared, or counting goes on (reading)."""

    relies_on = ("5",)
    skip_everyone = Param("field_clears_same_player_leads")

    def concerns(self, play: Play) -> bool:
        return bool(self._fives(play))

    def _fives(self, play: Play) -> int:
        return play.shows(self.deck.ranks.index("5"), stand_ins=False)

    def _skips_all(self, moment: Moment) -> bool:
        others = [seat for seat in moment.now.playing if seat != moment.seat]
        return self._fives(moment.play) >= len(others)

    def cut(self, moment: Moment) -> Effects:
        if self._skips_all(moment) and self.skip_everyone == "field_clears_same_player_leads":
            yield Clear()

    def turn(self, moment: Moment) -> Effects:
        clears = self.skip_everyone == "field_clears_same_player_leads"
        if not moment.cleared and not (clears and self._skips_all(moment)):
            yield Skip(self._fives(moment.play))
