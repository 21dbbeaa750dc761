"""The matching family as the core knows it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.engine.answer import Answer
from referee.engine.family import Family, by_rules, of_game
from referee.engine.query import Answerer
from referee.engine.view import GameTraits, TableView
from referee.model import questions as q
from referee.model.moves import Move
from referee.model.questions import Question

from .advance import advance
from .answers import ANSWERS, MatchingQuery, near_miss_reasons
from .judge import bare_moves, judge, legal_moves
from .position import PENDING, MatchingPosition
from .ruleset import MatchingRules
from .setup import describe, set_up


class MatchingFamily(Family[MatchingRules, MatchingPosition]):
    """Games in which a card matches the one before it."""

    answers = ANSWERS
    query = MatchingQuery
    traits = GameTraits(
        suggests=(
            q.WHAT_PLAYS,
            q.MUST_DO,
            q.MAY_DRAW_STOCK,
            q.MAY_PASS,
            q.WHAT_HAPPENS,
            q.WHOSE_TURN,
            q.WHO_WINS,
            q.SCORE,
        ),
        middle="pile",
        deeds={q.MAY_DRAW: "draw-stock"},
    )

    compile = MatchingRules
    set_up = by_rules(set_up)
    describe = by_rules(describe)
    judge = of_game(judge)
    advance = of_game(advance)
    legal_moves = of_game(legal_moves)
    bare_moves = of_game(bare_moves)
    find_near_misses = staticmethod(near_miss_reasons)

    def resolve(self, query: MatchingQuery, answering: Answerer, /) -> Answer:
        return super().resolve(query.at(self.rules.in_effect(query.position)), answering)

    def view(self, position: MatchingPosition, /) -> TableView:
        """Whose turn it is, and whether cards have to be drawn first."""
        view = super().view(position)
        is_due = self.rules.in_effect(position).number(PENDING) and not position.owed
        return replace(view, stage="drawing") if is_due else view

    def default_question(
        self, names: Sequence[str], position: MatchingPosition, last_move: Move | None, /
    ) -> Question | None:
        """Who wins, once the game is over."""
        if last_move and position.is_over:
            return Question(q.WHO_WINS)
        return super().default_question(names, position, last_move)


FAMILY = MatchingFamily
