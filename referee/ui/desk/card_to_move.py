"""A card laid on the field of a table with moves: the next move, or one more card of the last."""

from __future__ import annotations

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.family import engine_of
from referee.errors import RefereeError
from referee.model.moves import PLAY, Move
from referee.ui.shared.board import Board, describe, plain

from .disputed_play import guess_disputer, take_for_dispute
from .keep_moves import keep_moves
from .make_moves import play
from .targets import Place


def laid_as_move(board: Board, card: Card, source: Place, goal: Place) -> Board | None:
    """The board with the card laid by whoever is to move; ``None``: where it came from, or in this
    game, it is no move.

    A move that the referee refuses stands, marked. Raises ``AmbiguousPlay``.
    """
    if source["zone"] not in ("box", "hand"):
        return None
    base = replace(board.without_refused().nothing_disputed(), asked="")
    shown = base.after_moves()
    last = _joined(base, shown, card, goal)
    seat = last.seat if last else ""
    if source["zone"] == "hand":
        owner = board.names[source["seat"]]
        last = last if owner == seat else None
        seat = owner
    if last:
        base = base.replace(play=base.described.play[:-1])
        shown = base.after_moves()
    seat = seat or whose_move(base)
    made = _made(base, shown, seat, (*(last.cards if last else ()), card))
    if made is None:
        return None
    if card.plain() in plain(board.disputed):
        return made
    return replace(
        made,
        disputed=board.disputed,
        disputer=board.disputer,
        held=board.held,
        drawn=board.drawn,
        absent=board.absent,
    )


def whose_move(board: Board) -> str:
    """Who is to move: who owes something, else whose turn it is."""
    table = board.reached
    if table is not None and table.position.owed:
        return str(table.seats[table.position.owed[0].seat])
    return guess_disputer(board.after_moves())


def _joined(base: Board, shown: Board, card: Card, goal: Place) -> Move | None:
    """The last move, where the card is one more of it."""
    last = base.described.play[-1] if base.described.play else None
    field = shown.described.field
    if last is None or last.kind != PLAY or not field:
        return None
    if sorted(plain(field[-1].cards), key=str) != sorted(plain(last.cards), key=str):
        return None
    if goal.get("play") is not None:
        return last if goal["play"] == len(field) - 1 else None
    if not engine_of(base.rules).traits.plays_grow:
        return None
    is_small = len(field) > 1 and len(last.cards) < len(field[-2].cards)
    ranks = {each.rank for each in last.cards if not each.is_joker and not each.is_hidden}
    return last if is_small or (not card.is_joker and ranks == {card.rank}) else None


def _made(base: Board, shown: Board, seat: str, cards: tuple[Card, ...]) -> Board | None:
    wanted = replace(shown, disputer=seat)
    for each in cards:
        wanted = take_for_dispute(wanted, each)
    if len(wanted.disputed) < len(cards):
        return None
    wanted, forgotten = keep_moves(base, replace(wanted, disputed=cards))
    if forgotten:
        return None
    made = play(wanted, {})
    try:
        table = made.table()
    except RefereeError:
        return None
    field = describe(table).field
    lies = bool(field) and set(plain(field[-1].cards)) == set(plain(cards))
    return made if lies or not made.described.play[-1].stands else None
