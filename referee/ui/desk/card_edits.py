"""Changes to where cards lie and what they show: moved, turned over, a joker's value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from referee.cards.card import Card, parse_card
from referee.engine.family import engine_of
from referee.model.description import FieldPlay, Hand
from referee.ui.session import StaleTarget
from referee.ui.shared.board import Board, in_order

from .card_to_move import laid_as_move
from .disputed_play import dispute, lift
from .targets import GONE, Place, cards_at, found_at, is_at, place_now


def move(board: Board, action: Mapping[str, Any]) -> Board:
    """One card from place to place; where it does not lie there any more, from where it lies.

    Raises ``StaleTarget`` for one of several alike that has gone from its place.
    """
    before, board = board, board.after_moves()
    card = parse_card(action["card"], board.deck)
    goal = action["to"]
    source = place_now(board, card, action["from"])
    if source is None:
        raise StaleTarget
    if source is not action["from"] and is_at(source, goal):
        return board  # somebody was faster, or tapped twice
    if before.described.play and goal["zone"] == "field":
        made = laid_as_move(before, card, source, goal)
        if made is not None:
            return made
    if source["zone"] == "box":
        return lay(board, card, goal, source)
    board = _whose(board, source, goal)
    lifted = lift(board, card, source, action.get("nth"))
    if lifted is None:
        raise StaleTarget
    emptied = len(lifted.described.field) < len(board.described.field)
    return lay(lifted, card, _shifted(goal, source, emptied), source)


def _whose(board: Board, source: Place, goal: Place) -> Board:
    """Who is asked about a play that is taken off the field: whoever made it."""
    if goal["zone"] != "disputed" or source["zone"] != "field" or board.disputer:
        return board
    return replace(board, disputer=board.described.field[source["play"]].seat)


def _shifted(goal: Place, source: Place, emptied: bool) -> Place:
    """Plays above one that was emptied move down by one; that one itself is none any more."""
    at = goal.get("play") if goal["zone"] == "field" else None
    if not emptied or at is None or at < source["play"]:
        return goal
    return {"zone": "field"} if at == source["play"] else {**goal, "play": at - 1}


def lay(board: Board, card: Card, place: Place, source: Place) -> Board:
    """The board with the card at a place; in the box it is simply not on the table."""
    if place["zone"] == "disputed":
        return dispute(board, card, source)
    if place["zone"] == "discards":
        cards = (*board.described.discards, card.plain())
        return board.replace(discards=in_order(board.deck, cards))
    if place["zone"] == "hand":
        return _into_hand(board, card, board.names[place["seat"]])
    return _onto_field(board, card, place.get("play")) if place["zone"] == "field" else board


def _into_hand(board: Board, card: Card, name: str) -> Board:
    hand = board.hand(name)
    hand = Hand() if hand.out else hand
    if card.is_hidden:
        return board.with_hand(name, replace(hand, unknown=(hand.unknown or 0) + 1))
    cards = in_order(board.deck, (*hand.cards, card.plain()))
    return board.with_hand(name, replace(hand, cards=cards))


def _onto_field(board: Board, card: Card, at: int | None) -> Board:
    plays, ids = list(board.described.field), board.play_ids
    if at is None and _lacks(board, card):
        at = len(plays) - 1
    if at is None or at >= len(plays):
        plays.append(FieldPlay((card,)))
        ids = (*ids, 0)
    else:
        plays[at] = replace(plays[at], cards=(*plays[at].cards, card))
    return replace(board.replace(field=tuple(plays)), play_ids=ids)


def _lacks(board: Board, card: Card) -> bool:
    """Whether the play on top is not all there yet, and the card belongs to it.

    A play is as large as the one it lies on; on the first one a card of its rank would be no play.
    """
    if not (engine_of(board.rules).traits.plays_grow and board.described.field):
        return False
    *below, top = (play.cards for play in board.described.field)
    if below:
        return len(top) < len(below[-1])
    return not card.is_joker and all(each.rank == card.rank for each in top if not each.is_joker)


# ---- what a card shows


def stand(board: Board, action: Mapping[str, Any]) -> Board:
    """What a joker stands for. Raises ``StaleTarget`` where it has gone."""
    board = board.after_moves()
    after = parse_card(f"Jo={action['as']}" if action.get("as") else "Jo", board.deck)
    return _replaced(board, action, lambda before: replace(after, down=before.down))


def down(board: Board, action: Mapping[str, Any]) -> Board:
    """A card of the field or of the disputed play laid face down, or face up again.

    Where the deck knows no cards face down, and for a card that nobody has seen, nothing changes.
    Raises ``StaleTarget`` where it has gone.
    """
    board = board.after_moves()
    if not board.deck.hidden or parse_card(action["card"], board.deck).is_hidden:
        return board
    return _replaced(board, action, lambda before: replace(before, down=action["down"]))


def _replaced(board: Board, action: Mapping[str, Any], face: Callable[[Card], Card]) -> Board:
    """A card of the field or of the disputed play exchanged for another face of itself."""
    card = parse_card(action["card"], board.deck)
    place = place_now(board, card, action["at"]) or GONE
    there = cards_at(board, place)
    at = found_at(there, card, action.get("nth"))
    if at is None or place["zone"] not in ("disputed", "field"):
        raise StaleTarget
    cards = (*there[:at], face(there[at]), *there[at + 1 :])
    if place["zone"] == "disputed":
        return replace(board, disputed=cards)
    plays = list(board.described.field)
    plays[place["play"]] = replace(plays[place["play"]], cards=cards)
    return board.replace(field=tuple(plays))
