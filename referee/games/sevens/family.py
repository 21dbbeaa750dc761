"""The sevens family as the core knows it."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.family import Family, what_happened
from referee.engine.view import GameTraits
from referee.model import questions as q
from referee.model.moves import Move
from referee.model.questions import Question

from .advance import advance
from .answers import ANSWERS, Asked, resolved
from .judge import bare_moves, judge, legal_moves
from .position import DROPPED, SevensPosition
from .ruleset import SevensRules
from .setup import describe, set_up, write_state


def _look(rules: SevensRules) -> GameTraits:
    return GameTraits(
        suggests=(q.WHAT_PLAYS, q.MAY_PASS, q.WHAT_HAPPENS, q.WHOSE_TURN, q.WHO_WINS, q.WHO_LEADS),
        out_ways=(DROPPED,),
        middle="rows",
        cards_lie_before_play=bool(rules.lays),
    )


def _begs(
    rules: SevensRules, names: Sequence[str], position: SevensPosition, moved: Move | None
) -> Question | None:
    """Once the game is over, who wins."""
    if moved and position.over:
        return Question(q.WHO_WINS)
    return what_happened(rules, names, position, moved)


def _over(_: SevensRules, position: SevensPosition) -> bool:
    return position.over


FAMILY = Family(
    compile=SevensRules,
    set_up=set_up,
    describe=describe,
    judge=judge,
    advance=advance,
    legal_moves=legal_moves,
    answers=ANSWERS,
    asked=Asked,
    resolve=resolved,
    look=_look,
    bare_moves=bare_moves,
    begs=_begs,
    state_words=write_state,
    over=_over,
    key=SevensPosition.key,
)
