"""スペード返し: the holder of the spade of a rank that is played may undo what it sets off.

Coded, because no sentence waits before a play has any effect.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.games.climbing.plays.play import SET, SINGLE, Play, joker_rank
from referee.games.climbing.rule_api.effects import (
    AwaitAnswers,
    Clear,
    DropMark,
    Effect,
    SetMark,
    ToggleMark,
)
from referee.games.climbing.rule_api.mark_names import REVOLUTION, UNDONE
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.model.marks import Marks, find_mark
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Param

EMPTYING = {"out_judged_by_those_cards": "out_judged_by_cards"}


class SpadeCounter(ClimbingRule):
    """The effects of clauses about the rank do not happen; the play stays."""

    relies_on = ("S",)
    suit = Param("S")
    spade_counter_which = Param("any_card_effect")
    spade_counter_goes = Param("discards")
    spade_counter_out = Param("out_no_foul")

    @property
    def exit_by_obligation(self) -> str:  # type: ignore[override]
        return EMPTYING.get(self.spade_counter_out, self.spade_counter_out)

    @property
    def counter_joins(self) -> bool:
        return self.spade_counter_goes == "on_the_field"

    def counter_card(self, play: Play) -> int:
        number = play.ranks[0] if play.form in (SINGLE, SET) else joker_rank(self.deck)
        if number == joker_rank(self.deck) or play.hidden:
            return 0
        card = self.deck.rank_masks[number] & self.deck.suit_mask(self.suit)
        return 0 if card & play.mask else card

    def undoes(self, play: Play, clause: Clause, effects: Iterable[Effect]) -> bool:
        if not clause.switchable or self.deck.ranks[play.ranks[0]] not in clause.about:
            return False
        return self.spade_counter_which == "any_card_effect" or not any(map(_is_great, effects))

    def suspended_rules(self, marks: Marks) -> Iterable[str]:
        mark = find_mark(marks, UNDONE)
        return mark.value if mark else ()


def _is_great(effect: Effect) -> bool:
    """Whether it is a cut or a revolution."""
    turns = isinstance(effect, SetMark | DropMark | ToggleMark)
    cut = isinstance(effect, Clear) or (isinstance(effect, AwaitAnswers) and effect.to == "answers")
    return cut or (turns and effect.subject[0] == REVOLUTION.kind)
