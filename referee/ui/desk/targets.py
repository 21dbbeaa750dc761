"""Finds the targets of an action on the present board: the page may be a step behind.

Seats and plays have ids that never change; a card is found by its face.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from referee.cards.card import Card
from referee.model.description import FieldPlay
from referee.ui.session import ImpossibleAction, StaleTarget
from referee.ui.shared.board import Board, plain

Place = Mapping[str, Any]
GONE: Place = {"zone": "gone"}
"""A play or a seat that no longer exists."""

PLACES = ("from", "to", "at")
TEXTS = ("text", "move", "of", "ask", "choice")


# ---- actions


def resolve(board: Board, action: Mapping[str, Any], renamed: Mapping[str, int]) -> dict[str, Any]:
    """The action with the present indexes of its seats and plays, and the present names of players.

    ``renamed``: former name -> id of the seat. If the place that a card comes from is gone, it
    becomes ``GONE``; if the play that it goes to is gone, it goes on top of the field.

    Raises ``StaleTarget`` for any other target that is gone, ``ImpossibleAction`` for one that
    never was.
    """
    resolved = _with_indexes(board, action)
    _check_index(resolved.get("play"), board.after_moves().described.field)
    for field in PLACES:
        place = action.get(field)
        if not isinstance(place, Mapping):
            continue
        try:
            resolved[field] = _with_indexes(board, place)
        except StaleTarget:
            if field == "to" and place["zone"] == "hand":
                raise
            resolved[field] = {"zone": "field"} if field == "to" else GONE
    names = {id_: name for name, id_ in board.seat_ids.items()}
    for old, id_ in renamed.items():
        if id_ in names and old not in board.names:
            pattern = rf"(?<![^\s:：,、]){re.escape(old)}(?![^\s:：,、])"
            new = names[id_].replace("\\", r"\\")
            for field in TEXTS:
                if isinstance(action.get(field), str):
                    resolved[field] = re.sub(pattern, new, resolved[field])
    return resolved


def _with_indexes(board: Board, fields: Mapping[str, Any]) -> dict[str, Any]:
    """``seat`` and ``play`` by their ids, if these are given.

    Raises ``StaleTarget``, and ``ImpossibleAction`` for a seat that the table doesn't have.
    """
    resolved = dict(fields)
    if fields.get("seatId") is not None:
        seat_ids = [board.seat_ids.get(name) for name in board.names]
        resolved["seat"] = _index(seat_ids, fields["seatId"])
    _check_index(resolved.get("seat"), board.names)
    if fields.get("playId") is not None:
        resolved["play"] = _index(board.play_ids, fields["playId"])
    return resolved


def _check_index(index: int | None, of: Sequence[object]) -> None:
    if index is not None and index >= len(of):
        raise ImpossibleAction(index)


def _index(ids: Sequence[int | None], id_: int) -> int:
    try:
        return ids.index(id_)
    except ValueError:
        raise StaleTarget from None


def assign_ids(board: Board, before: Board, new_ids: Iterator[int]) -> Board:
    """The board with ids for its seats and plays: those of the board before, or new ones."""
    known = {**before.seat_ids, **board.seat_ids}
    seat_ids = {name: known[name] if name in known else next(new_ids) for name in board.names}
    field = board.after_moves().described.field
    play_ids: Iterable[int] = board.play_ids
    if len(board.play_ids) != len(field):
        play_ids = _former_ids(before, field)
    return board.with_ids(seat_ids, tuple(id_ or next(new_ids) for id_ in play_ids))


def _former_ids(before: Board, field: Sequence[FieldPlay]) -> list[int]:
    """The ids of plays that were there before; 0 for new plays."""
    former = list(zip(before.play_ids, before.after_moves().described.field, strict=False))
    ids = [0] * len(field)
    for is_same in (operator.eq, _share_a_card):
        for index, play in enumerate(field):
            same = (pair for pair in former if not ids[index] and is_same(pair[1], play))
            if (pair := next(same, None)) is not None:
                ids[index] = pair[0]
                former.remove(pair)
    return ids


def _share_a_card(old: FieldPlay, new: FieldPlay) -> bool:
    unique = {card for card in plain(old.cards) if not card.is_one_of_many}
    return not unique.isdisjoint(plain(new.cards))


# ---- cards


def in_box(board: Board, card: Card) -> bool:
    """Whether a card, or another joker, has not been placed yet."""
    if card.is_hidden:
        return True
    placed = [card for place in _places(board) for card in plain(cards_at(board, place))]
    return placed.count(card.plain()) < max(not card.is_joker, board.deck.count(card))


def present_place(board: Board, card: Card, place: Place) -> Place | None:
    """The place of a card: the one given, or if the card is unique, wherever it is now.

    ``None`` if the card has left the place and is not unique.
    """
    if place["zone"] == "box":
        if in_box(board, card):
            return place
    elif index_of(cards_at(board, place), card) is not None:
        return place
    if card.is_hidden or board.deck.count(card) > 1:
        return None
    places = _places(board)
    return next(
        (place for place in places if index_of(cards_at(board, place), card) is not None),
        {"zone": "box"},
    )


def cards_at(board: Board, place: Place) -> tuple[Card, ...]:
    """The cards at a place of the table; empty if the place does not exist."""
    described, zone = board.described, place["zone"]
    if zone == "disputed":
        return board.disputed
    if zone == "discards":
        return described.discards
    if zone == "hand":
        return board.hand(board.names[place["seat"]]).cards
    play = place.get("play") if zone == "field" else None
    return described.field[play].cards if play is not None and play < len(described.field) else ()


def index_of(cards: Sequence[Card], card: Card, nth: int | None = None) -> int | None:
    """The index of a card, whatever face it shows; ``nth``: which one of several alike.

    Without ``nth`` it prefers a card that shows the same face.
    """
    alike = [index for index, other in enumerate(cards) if other.plain() == card.plain()]
    if nth is not None and alike:
        return alike[min(nth, len(alike) - 1)]
    return next((index for index in alike if cards[index] == card), alike[0] if alike else None)


def is_at(place: Place, goal: Place) -> bool:
    """Whether a place is the one where a card was to go."""
    parts = [part for part in ("zone", "seat", "play") if goal.get(part) is not None]
    return all(place.get(part) == goal[part] for part in parts)


def _places(board: Board) -> Iterator[Place]:
    yield {"zone": "disputed"}
    yield {"zone": "discards"}
    yield from ({"zone": "hand", "seat": seat} for seat in range(len(board.names)))
    yield from ({"zone": "field", "play": play} for play in range(len(board.described.field)))
