"""The sevens family as the core knows it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from referee.engine.answer import Answer, UnknownFact
from referee.engine.family import Family, by_rules, of_game
from referee.engine.interfaces import Case
from referee.engine.view import GameTraits
from referee.model import questions as q
from referee.model.moves import Move
from referee.model.questions import Question
from referee.rulebook.rule import Open

from .advance import advance
from .answers import ANSWERS, SevensQuery, open_exit
from .judge import bare_moves, judge, legal_moves
from .position import DROPPED, SevensPosition
from .ruleset import SevensRules
from .setup import describe, set_up, write_state


class SevensFamily(Family[SevensRules, SevensPosition]):
    """Sevens (七並べ): cards are laid beside their neighbours."""

    answers = ANSWERS
    query = SevensQuery

    compile = SevensRules
    set_up = by_rules(set_up)
    describe = by_rules(describe)
    judge = of_game(judge)
    advance = of_game(advance)
    legal_moves = of_game(legal_moves)
    bare_moves = of_game(bare_moves)
    state_words = by_rules(write_state)

    @cached_property
    def traits(self) -> GameTraits:
        return GameTraits(
            (q.WHAT_PLAYS, q.MAY_PASS, q.WHAT_HAPPENS, q.WHOSE_TURN, q.WHO_WINS, q.WHO_LEADS),
            out_ways=(DROPPED,),
            middle="rows",
            single_cards=True,
            cards_lie_before_play=bool(self.rules.laid_first),
        )

    def assumed(self, case: Case, question: Question, answer: Answer) -> tuple[UnknownFact, ...]:
        try:
            fact = open_exit(self._query(case, question), answer.value)
        except Open:
            return ()
        return (fact,) if fact else ()

    def default_question(
        self, names: Sequence[str], position: SevensPosition, last_move: Move | None, /
    ) -> Question | None:
        """Who wins, once the game is over."""
        if last_move and position.is_over:
            return Question(q.WHO_WINS)
        return super().default_question(names, position, last_move)


FAMILY = SevensFamily
