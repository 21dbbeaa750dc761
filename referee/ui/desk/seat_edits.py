"""Changes to the seats: how many, their names, titles, unknown cards, whose turn, who is out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from referee.cards.card import Deck
from referee.errors import ParseError
from referee.model.description import OUT, Hand, Seat
from referee.notation.names import name_fault, one_word
from referee.notation.questions import parse_question
from referee.ui.shared.board import Board


def unknown(board: Board, action: Mapping[str, Any]) -> Board:
    board = board.after_moves()
    name = board.names[action["seat"]]
    count = action.get("count")
    if action.get("by") is not None:
        count = (board.hand(name).unknown or 0) + action["by"]
    hand = replace(board.hand(name), out="", unknown=None if count is None else max(0, int(count)))
    return board.with_hand(name, hand)


def seats(board: Board, action: Mapping[str, Any], spare: tuple[str, ...]) -> Board:
    """More seats get names of their own; the last ones leave with all that was theirs."""
    board = board.after_moves()
    wanted = len(board.names) + action["by"] if action.get("by") is not None else action["count"]
    count = min(9, max(2, int(wanted)))
    kept = list(board.described.seats[:count])
    fresh = (name for name in spare if name not in board.names)
    kept += [Seat(next(fresh)) for _ in range(count - len(kept))]
    names = {seat.name for seat in kept}
    described = board.described
    changed = board.replace(
        seats=tuple(kept),
        hands={name: hand for name, hand in described.hands.items() if name in names},
        field=tuple(
            play if play.seat in names else replace(play, seat="") for play in described.field
        ),
        turn=described.turn if described.turn in names else "",
        state=tuple(
            said for said in described.state if not {*said.split()} & (set(board.names) - names)
        ),
    )
    gone = board.disputer and board.disputer not in names
    return replace(changed, asked="", asks=(), disputer=kept[0].name if gone else board.disputer)


def rename(board: Board, action: Mapping[str, Any]) -> Board:
    """Raises ``ParseError`` for a name that a text could not carry."""
    old, new = board.names[action["seat"]], one_word(str(action["name"]))
    if new in board.names:
        return board
    refuse_name(new, board.deck)
    described, swap = board.described, {old: new}
    questions = [
        parse_question(text, board.names, board.deck) for text in (board.asked, *board.asks) if text
    ]
    texts = [
        str(replace(q, seat=swap.get(q.seat, q.seat), other=swap.get(q.other, q.other)))
        for q in questions
    ]
    board = replace(board, seat_ids={swap.get(n, n): id_ for n, id_ in board.seat_ids.items()})
    changed = board.replace(
        seats=tuple(replace(seat, name=swap.get(seat.name, seat.name)) for seat in described.seats),
        turn=swap.get(described.turn, described.turn),
        hands={swap.get(name, name): hand for name, hand in described.hands.items()},
        field=tuple(replace(play, seat=swap.get(play.seat, play.seat)) for play in described.field),
        state=tuple(
            " ".join(swap.get(part, part) for part in said.split()) for said in described.state
        ),
        play=tuple(
            replace(m, seat=swap.get(m.seat, m.seat), other=swap.get(m.other, m.other))
            for m in described.play
        ),
    )
    return replace(
        changed,
        disputer=swap.get(board.disputer, board.disputer),
        asked=texts.pop(0) if board.asked else "",
        asks=tuple(texts),
    )


def refuse_name(name: str, deck: Deck) -> None:
    """Raises ``ParseError`` for a name that a text with these cards could not carry."""
    if expected := name_fault(name, deck):
        raise ParseError(name, 1, 1, [expected])


def title(board: Board, action: Mapping[str, Any]) -> Board:
    seated = list(board.described.seats)
    seated[action["seat"]] = replace(seated[action["seat"]], title=action["title"] or "")
    return board.replace(seats=tuple(seated))


def out(board: Board, action: Mapping[str, Any]) -> Board:
    board = board.after_moves()
    name = board.names[action["seat"]]
    how = action["out"] or ""
    if how and not re.fullmatch(OUT, how):
        raise ValueError(how)
    return board.with_hand(name, Hand(unknown=0, out=how) if how else Hand())


def turn(board: Board, action: Mapping[str, Any]) -> Board:
    """``on`` false: it is no longer that seat's, whosever it may be by now."""
    board = board.after_moves()
    name = board.name_of(action["seat"])
    if action.get("on") is False:
        return board.replace(turn="") if board.described.turn == name else board
    return board.replace(turn=name)
