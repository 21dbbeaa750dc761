"""The poker family as the core knows it."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.family import Family, what_happened
from referee.engine.view import GameTraits
from referee.model import questions as q
from referee.model.moves import Move
from referee.model.questions import Question

from .advance import advance
from .answers import ANSWERS, Asked, resolved
from .judge import judge, legal_moves
from .position import PokerPosition
from .ranking import HANDS
from .ruleset import PokerRules
from .setup import describe, set_up

LOOK = GameTraits(
    suggests=(q.WHO_WINS, q.WHAT_HAND, q.RANKS, q.WHOSE_TURN, q.WHAT_HAPPENS),
    middle="shown",
    choices={q.WHAT_HAND: HANDS},
)


def _over(_: PokerRules, position: PokerPosition) -> bool:
    return not position.waiting


def _begs(
    rules: PokerRules, names: Sequence[str], position: PokerPosition, moved: Move | None
) -> Question | None:
    """Once all have shown their hands, who wins."""
    if position.field and not position.waiting:
        return Question(q.WHO_WINS)
    return what_happened(rules, names, position, moved)


def _no_bare_moves(
    _rules: PokerRules, _names: Sequence[str], _position: PokerPosition
) -> Sequence[Move]:
    return ()


FAMILY = Family(
    compile=PokerRules,
    set_up=set_up,
    describe=describe,
    judge=judge,
    advance=advance,
    legal_moves=legal_moves,
    answers=ANSWERS,
    asked=Asked,
    resolve=resolved,
    look=lambda _: LOOK,
    bare_moves=_no_bare_moves,
    begs=_begs,
    over=_over,
)
