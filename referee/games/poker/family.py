"""The poker family as the core knows it."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.family import Family, by_rules, of_game
from referee.engine.view import GameTraits
from referee.model import questions as q
from referee.model.moves import Move
from referee.model.questions import Question

from .advance import advance
from .answers import ANSWERS, PokerQuery
from .hand_ranking import HANDS
from .judge import judge, legal_moves
from .position import PokerPosition
from .ruleset import PokerRules
from .setup import describe, set_up


class PokerFamily(Family[PokerRules, PokerPosition]):
    """Poker: who shows the best hand."""

    answers = ANSWERS
    query = PokerQuery
    traits = GameTraits(
        suggests=(q.WHO_WINS, q.WHAT_HAND, q.RANKS, q.WHOSE_TURN, q.WHAT_HAPPENS),
        middle="shown",
        choices={q.WHAT_HAND: HANDS},
    )

    compile = PokerRules
    set_up = by_rules(set_up)
    describe = by_rules(describe)
    judge = of_game(judge)
    advance = of_game(advance)
    legal_moves = of_game(legal_moves)

    def bare_moves(self, _names: Sequence[str], _position: PokerPosition, /) -> Sequence[Move]:
        return ()

    def default_question(
        self, names: Sequence[str], position: PokerPosition, last_move: Move | None, /
    ) -> Question | None:
        """Who wins, once all have shown their hands."""
        if position.field and position.is_over:
            return Question(q.WHO_WINS)
        return super().default_question(names, position, last_move)


FAMILY = PokerFamily
