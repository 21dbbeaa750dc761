"""階段の重ね方: how far above the run on the field the next run must begin."""

from __future__ import annotations

from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.view import SituationView
from referee.rulebook.rule import Param


class RunFollow(ClimbingRule):
    """Bars a run whose weakest card does not beat the named card of the run on the field.

    ``first_beats_first``: its weakest; ``first_beats_second``: its second; ``first_beats_last``:
    its strongest, so that the new run lies wholly above.
    """

    sees_suits = False
    run_follow = Param("first_beats_second")

    def bars(self, at: SituationView, play: Play) -> bool:
        top = at.top
        if top is None or top.form != RUN or play.form != RUN:
            return False
        steps = sorted(at.order[rank] for rank in top.ranks)
        named = {"first_beats_first": 0, "first_beats_second": 1, "first_beats_last": -1}
        return at.power(play) <= steps[named[self.run_follow]]
