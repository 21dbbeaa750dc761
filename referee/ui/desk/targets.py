"""Where the things that an action names lie by now: the page that names them may be a step behind.

A seat and a play of the field have ids that stay theirs; a card is found by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.cards.card import Card
from referee.model.description import FieldPlay
from referee.ui.session import StaleTarget
from referee.ui.shared.board import Board, plain

Place = Mapping[str, Any]
GONE: Place = {"zone": "gone"}
"""A play or a seat that is not there any more."""

PLACES = ("from", "to", "at")
TEXTS = ("text", "move", "of", "ask", "choice")


# ---- seats and plays


def resolve(board: Board, action: Mapping[str, Any]) -> dict[str, Any]:
    """An action whose seats and plays are where they are by now. Raises ``StaleTarget``.

    Where a card was taken from may be gone, and where it was to go: then it goes on top.
    """
    found = _placed(board, action)
    for name in PLACES:
        if isinstance(action.get(name), Mapping):
            try:
                found[name] = _placed(board, action[name])
            except StaleTarget:
                if name == "to" and action[name]["zone"] == "hand":
                    raise
                found[name] = {"zone": "field"} if name == "to" else GONE
    return found


def _placed(board: Board, said: Mapping[str, Any]) -> dict[str, Any]:
    """``seat`` and ``play`` as their ids say, where these are told."""
    found = dict(said)
    if said.get("seatId") is not None:
        found["seat"] = _only(
            at for at, name in enumerate(board.names) if board.seat_ids.get(name) == said["seatId"]
        )
    if said.get("playId") is not None:
        found["play"] = _only(at for at, id_ in enumerate(board.play_ids) if id_ == said["playId"])
    return found


def _only(found: Iterator[int]) -> int:
    at = next(found, None)
    if at is None:
        raise StaleTarget
    return at


def assign_ids(board: Board, before: Board, ids: Iterator[int]) -> Board:
    """The board with the ids of its seats and plays: those of the board before it as far as they
    are the same, others new ones."""
    known = {**before.seat_ids, **board.seat_ids}
    seats = {name: known[name] if name in known else next(ids) for name in board.names}
    field = board.after_moves().described.field
    play_ids = board.play_ids
    if len(play_ids) != len(field):
        play_ids = _aligned(before, field)
    plays = tuple(id_ or next(ids) for id_ in play_ids)
    return board.named(seats, plays)


def _aligned(before: Board, field: Sequence[FieldPlay]) -> tuple[int, ...]:
    """The ids of plays that were there before; 0 for the others."""
    left = list(zip(before.play_ids, before.after_moves().described.field, strict=False))
    found = [0] * len(field)
    for is_same in (_are_equal, _share_a_card):
        for at, play in enumerate(field):
            old = next((each for each in left if not found[at] and is_same(each[1], play)), None)
            if old is not None:
                found[at] = old[0]
                left.remove(old)
    return tuple(found)


def _are_equal(old: FieldPlay, new: FieldPlay) -> bool:
    return old == new


def _share_a_card(old: FieldPlay, new: FieldPlay) -> bool:
    return not {card for card in plain(old.cards) if not card.is_one_of_many}.isdisjoint(
        plain(new.cards)
    )


def with_present_names(action: Mapping[str, Any], renamed: Mapping[str, str]) -> dict[str, Any]:
    """An action whose texts call the seats as they are called by now."""
    found = dict(action)
    for part in TEXTS:
        if isinstance(action.get(part), str):
            for old, new in renamed.items():
                name = rf"(?<![^\s:：,、]){re.escape(old)}(?![^\s:：,、])"
                found[part] = re.sub(name, new.replace("\\", r"\\"), found[part])
    return found


# ---- cards


def in_box(board: Board, card: Card) -> bool:
    """Whether there is (another) such card that has not been placed."""
    if card.is_hidden:
        return True
    placed = [each for place in _places(board) for each in plain(cards_at(board, place))]
    return placed.count(card.plain()) < (board.deck.jokers if card.is_joker else 1)


def place_now(board: Board, card: Card, told: Place) -> Place | None:
    """Where a card lies: where it was told to, or, of a card that there is once, anywhere else.

    ``None``: one of several alike is not where it was.
    """
    if told["zone"] == "box":
        if in_box(board, card):
            return told
    elif found_at(cards_at(board, told), card) is not None:
        return told
    if card.is_hidden or (card.is_joker and board.deck.jokers > 1):
        return None
    lies = (place for place in _places(board) if found_at(cards_at(board, place), card) is not None)
    return next(lies, {"zone": "box"})


def cards_at(board: Board, place: Place) -> tuple[Card, ...]:
    """The cards at a place of the table; none where there is no such place."""
    described, zone = board.described, place["zone"]
    if zone == "disputed":
        return board.disputed
    if zone == "discards":
        return described.discards
    if zone == "hand":
        return board.hand(board.names[place["seat"]]).cards
    at = place.get("play") if zone == "field" else None
    return described.field[at].cards if at is not None and at < len(described.field) else ()


def found_at(cards: Sequence[Card], card: Card, nth: int | None = None) -> int | None:
    """The place of a card among others, whatever face it shows; ``nth``: which of those alike."""
    alike = [at for at, each in enumerate(cards) if each.plain() == card.plain()]
    if not alike:
        return None
    if nth is not None:
        return alike[min(nth, len(alike) - 1)]
    return next((at for at in alike if cards[at] == card), alike[0])


def is_at(place: Place, goal: Place) -> bool:
    """Whether what lies at a place is where it was to go."""
    if place["zone"] != goal["zone"]:
        return False
    parts = [part for part in ("seat", "play") if goal.get(part) is not None]
    return all(place.get(part) == goal[part] for part in parts)


def _places(board: Board) -> Iterator[Place]:
    yield {"zone": "disputed"}
    yield {"zone": "discards"}
    yield from ({"zone": "hand", "seat": at} for at in range(len(board.names)))
    yield from ({"zone": "field", "play": at} for at in range(len(board.described.field)))
