"""The pointing family as the core knows it."""

from __future__ import annotations

from referee.engine.family import Family, by_rules, of_game
from referee.engine.view import GameTraits, TableView
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import VICTIM

from .advance import advance
from .answers import ANSWERS, PointingQuery
from .judge import bare_moves, judge, legal_moves
from .position import ELIMINATED, PointingPosition
from .ruleset import PointingRules
from .scoring import over
from .setup import describe, set_up, write_state


class PointingFamily(Family[PointingRules, PointingPosition]):
    """Games in which players point at one another (culprit poker, …)."""

    answers = ANSWERS
    query = PointingQuery
    traits = GameTraits(
        suggests=(q.WHAT_HAPPENS, q.WHOSE_TURN, q.RANKS, q.SCORE, q.WHO_WINS),
        out_ways=(ELIMINATED,),
        middle="victim",
        aims=(VICTIM,),
    )

    compile = PointingRules
    set_up = by_rules(set_up)
    describe = by_rules(describe)
    judge = of_game(judge)
    advance = of_game(advance)
    legal_moves = of_game(legal_moves)
    bare_moves = of_game(bare_moves)
    state_words = by_rules(write_state)
    is_over = by_rules(over)

    def view(self, position: PointingPosition, /) -> TableView:
        """Who has to point, and who points at what."""
        points_at = {
            seat: None if place == position.middle else place
            for seat, place in enumerate(position.pointed)
            if place != NOBODY
        }
        return TableView(tuple(position.waited_for), position.stage, points_at=points_at)


FAMILY = PointingFamily
