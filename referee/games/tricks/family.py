"""The trick-taking family as the core knows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.engine.family import Family, what_happened
from referee.engine.view import GameTraits, TableView, Token
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import Move
from referee.model.questions import Question

from .advance import advance
from .answers import ANSWERS, Asked, resolved
from .judge import bare_moves, judge, legal_moves
from .position import TricksPosition
from .ruleset import TrickRules
from .setup import describe, set_up, write_state


def _over(_: TrickRules, position: TricksPosition) -> bool:
    return position.over


def _begs(
    rules: TrickRules, names: Sequence[str], position: TricksPosition, moved: Move | None
) -> Question | None:
    """Of a full trick, whether it lies there or has just been filled, who takes it."""
    just_filled = moved is not None and not position.field and position.last is not None
    if position.full or (just_filled and moved and moved.cards):
        return Question(q.WHO_TAKES)
    return what_happened(rules, names, position, moved)


LOOK = GameTraits(
    suggests=(
        q.WHAT_PLAYS,
        q.WHAT_HAPPENS,
        q.WHO_TAKES,
        q.WHOSE_TURN,
        q.WHO_LEADS,
        q.SCORE,
        q.WHO_WINS,
        q.WHAT_ORDER,
    ),
    middle="trick",
)


def look(_: TrickRules) -> GameTraits:
    """The same for all games of the family."""
    return LOOK


def view(rules: TrickRules, position: TricksPosition) -> TableView:
    """Whose turn it is, and what each seat has taken."""
    waited_for = () if position.turn == NOBODY else (position.turn,)
    tokens = {seat: tuple(_tokens(rules, position, seat)) for seat in range(position.size)}
    return TableView(waited_for, tokens=tokens)


def _tokens(rules: TrickRules, position: TricksPosition, seat: int) -> Iterator[Token]:
    cards = rules.deck.cards(position.taken[seat])
    if position.tricks[seat]:
        yield Token("tricks", position.tricks[seat])
    if cards:
        yield Token("taken", len(cards), cards)


FAMILY = Family(
    compile=TrickRules,
    set_up=set_up,
    describe=describe,
    judge=judge,
    advance=advance,
    legal_moves=legal_moves,
    answers=ANSWERS,
    asked=Asked,
    resolve=resolved,
    look=look,
    view=view,
    state_words=write_state,
    bare_moves=bare_moves,
    begs=_begs,
    over=_over,
)
