"""Moves made otherwise: what is done to a play on the field is done to the move that laid it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.errors import RefereeError
from referee.model.description import Description, FieldPlay
from referee.model.moves import PLAY, Move
from referee.table import Table
from referee.ui.shared.board import describe, plain

Remade = tuple[tuple[Move, ...], Move | None]
"""The moves, and the one that was left out."""


def moves_remade(
    table: Table, start: Description, shown: Sequence[FieldPlay], wanted: Sequence[FieldPlay]
) -> Remade | None:
    """The moves of a table made so that the wanted plays lie on the field; ``None``: no such are.

    A move that is made otherwise stands where the referee refuses it; others are not refused.
    """
    moves = start.play[: len(table.steps)]
    changed = _difference(shown, wanted)
    at = None if changed is None else _laid_by(moves, shown, changed[0])
    if changed is None or at is None:
        return None
    play, move = changed[1], moves[at]
    if play is None:
        found: Remade = ((*moves[:at], *moves[at + 1 :]), move)
    elif not play.seat:
        return None
    else:
        other = replace(move, seat=play.seat, cards=play.cards, stands=False)
        found = ((*moves[:at], other, *moves[at + 1 :]), None)
    return _made(table, start, found, at, wanted)


def _difference(
    shown: Sequence[FieldPlay], wanted: Sequence[FieldPlay]
) -> tuple[int, FieldPlay | None] | None:
    """The only play that becomes another one, or goes (``None``)."""
    if len(shown) == len(wanted):
        differ = [at for at, play in enumerate(shown) if play != wanted[at]]
        return (differ[0], wanted[differ[0]]) if len(differ) == 1 else None
    if len(shown) != len(wanted) + 1:
        return None
    less = (at for at in range(len(shown)) if (*shown[:at], *shown[at + 1 :]) == tuple(wanted))
    at = next(less, None)
    return None if at is None else (at, None)


def _laid_by(moves: Sequence[Move], shown: Sequence[FieldPlay], at: int) -> int | None:
    """The place of the move that laid a play of the field."""
    cards = sorted(map(str, plain(shown[at].cards)))
    laid = (
        place
        for place in range(len(moves) - 1, -1, -1)
        if moves[place].kind == PLAY
        and moves[place].seat == shown[at].seat
        and sorted(map(str, plain(moves[place].cards))) == cards
    )
    return next(laid, None)


def _made(
    table: Table, start: Description, found: Remade, at: int, wanted: Sequence[FieldPlay]
) -> Remade | None:
    """The moves as they stand, where they lead to the wanted plays."""
    moves, back = found
    try:
        made = Table(start.replace(play=moves[:at], ask=(), lines={}), table.rulebook)
        for place, move in enumerate(moves[at:], at):
            made = made.play(move, force=back is None and place == at)
    except RefereeError:
        return None
    if tuple(describe(made).field) != tuple(wanted):
        return None
    return made.description.play, back
