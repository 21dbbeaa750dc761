"""What a trick-taking table looks like to a face."""

from __future__ import annotations

from collections.abc import Iterator

from referee.engine.view import Look, TableView, Token
from referee.model import questions as q
from referee.model.marks import NOBODY

from .position import TricksPosition
from .ruleset import TrickRules

LOOK = Look(
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


def look(_: TrickRules) -> Look:
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
