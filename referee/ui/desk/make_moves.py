"""Moves made at the desk: the disputed play, one in words, one that lay on the field by hand; a
move that the referee refuses stands, or goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

from msgspec.structs import replace

from referee.errors import RefereeError
from referee.model.description import Description
from referee.model.moves import PLAY, Move
from referee.notation import lenient
from referee.table import Table
from referee.ui.session import StaleTarget
from referee.ui.shared.board import UNKNOWN_HAND, Board, describe, plain, without

from .disputed_play import clear_disputed, guess_disputer, take_for_dispute

MAX_LOOKED_AT = 400
"""So many moves that may come next are looked at."""


def play(board: Board, _: Mapping[str, Any]) -> Board:
    """The disputed play is made, legal or not. Raises ``AmbiguousPlay`` and the table's errors."""
    return _after(board, _played(board)) if board.disputed and board.disputer else board


def _played(board: Board) -> Table:
    """The table once the disputed play is made. Raises as ``play``."""
    return _table(board).play(Move(board.disputer, PLAY, board.disputed), force=True)


def _after(board: Board, made: Table) -> Board:
    """The board of a table at which the disputed play was made."""
    return replace(board.nothing_disputed(), described=_described(made), asked="", play_ids=())


def make(board: Board, action: Mapping[str, Any]) -> Board:
    """A move in words, ``Ben: pass``; one that the referee refuses stands all the same. Disputed
    cards that it takes are no longer disputed.

    Raises ``ParseError``, ``AmbiguousPlay`` and the table's errors.
    """
    move = lenient.read_move(str(action["move"]), board.names, board.deck)
    made = _table(board).play(move, force=True)
    if move.seat == board.disputer and {*plain(board.disputed)} & {*plain(move.cards)}:
        board = board.nothing_disputed()
    return replace(board, described=_described(made), asked="", play_ids=())


def _table(board: Board) -> Table:
    """What the next move is made at: a refused one gives way to it. Raises the table's errors."""
    return board.without_refused().table()


def _described(table: Table) -> Description:
    return table.description.replace(ask=(), lines={})


# ---- a refused move of the table


def stands(board: Board, action: Mapping[str, Any]) -> Board:
    """A refused move of the table stands. Raises ``StaleTarget`` where it is refused no longer."""
    refused = _refused(board, action)
    at = len(board.without_refused().described.play)
    moves = list(board.described.play)
    moves[at] = refused.standing()
    return board.replace(play=tuple(moves))


def without_it(board: Board, action: Mapping[str, Any]) -> Board:
    """Takes back a refused move of the table and the moves after it.

    Raises ``StaleTarget`` as ``stands`` does.
    """
    _refused(board, action)
    return board.without_refused()


def _refused(board: Board, action: Mapping[str, Any]) -> Move:
    if board.refused is None or str(board.refused) != action["move"]:
        raise StaleTarget
    return board.refused


# ---- cards that lie there


def instead(board: Board, action: Mapping[str, Any]) -> Board:
    """The play on top of the field is made as a move. Raises ``StaleTarget`` where it is not
    there, or would be nothing else as a move, ``AmbiguousPlay`` and the table's errors."""
    shown = board.after_moves()
    made = as_move(board) if action["play"] == len(shown.described.field) - 1 else None
    if made is None:
        raise StaleTarget
    return made


def as_move(board: Board) -> Board | None:
    """The board whose top play was laid as a move; ``None`` where that is illegal, or where nothing
    else comes of it than of cards that lie there."""
    if board.described.play or not board.described.field or not board.names:
        return None
    *below, top = board.described.field
    shown = clear_disputed(board)
    under = shown.replace(field=tuple(below))
    seat = top.seat if top.seat in under.names else guess_disputer(under)
    under = replace(under.replace(turn=seat), disputer=seat)
    for card in top.cards:
        under = take_for_dispute(under, card)
    under = replace(under, disputed=top.cards)
    try:
        lies, made = shown.table(), _played(under)
    except RefereeError:
        return None
    if made.description.play[-1].stands or _tells_the_same(lies, made):
        return None
    return _after(under, made)


def _tells_the_same(lies: Table, made: Table) -> bool:
    """Whether cards that lie there tell what came of the move that laid them."""
    one, other = describe(lies), describe(made)
    return (
        len(one.field) == len(other.field)
        and set(one.state) == set(other.state)
        and lies.position.owed == made.position.owed
    )


# ---- what meets a debt


def answers(board: Board) -> Iterator[Move]:
    """The moves that the disputed cards may also be, such as cards that are handed over."""
    if not board.disputed or board.reached is None or not board.reached.position.owed:
        return
    table = _holding(board)
    if table is None:
        return
    wanted = sorted(map(str, plain(board.disputed)))
    moves = table.engine.legal_moves(table.seats, table.position, Random(0))
    for move in islice(moves, MAX_LOOKED_AT):
        is_other = move.seat == board.disputer and move.kind != PLAY
        if is_other and sorted(map(str, plain(move.cards))) == wanted:
            yield replace(move, cards=table.rulebook.deck.sorted(move.cards))


def _holding(board: Board) -> Table | None:
    """The table where the disputed cards are known to be in their hand."""
    shown = board.after_moves().whole().hands.get(board.disputer, UNKNOWN_HAND)
    new = without(plain(board.disputed), shown.cards)
    hand = board.hand(board.disputer)
    return board.with_hand(board.disputer, replace(hand, cards=(*hand.cards, *new))).reached
