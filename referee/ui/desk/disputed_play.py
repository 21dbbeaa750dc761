"""The disputed play: cards go into its slot and out of it again."""

from __future__ import annotations

from msgspec.structs import replace

from referee.cards.card import Card
from referee.ui.shared.board import Board, in_order, without

from .targets import Place, cards_at, found_at, in_box


def lift(board: Board, card: Card, place: Place, nth: int | None = None) -> Board | None:
    """The board without the card (``nth``: which of several alike); ``None``: it is not there."""
    there = cards_at(board, place)
    at = found_at(there, card, nth)
    if at is None:
        return None
    card = there[at]
    if place["zone"] == "disputed":
        return undispute(board, card)
    if place["zone"] == "discards":
        return board.replace(discards=without(there, [card]))
    if place["zone"] == "hand":
        name = board.names[place["seat"]]
        return board.with_hand(name, replace(board.hand(name), cards=without(there, [card])))
    plays, ids, at = list(board.described.field), list(board.play_ids), place["play"]
    left = (*there[: there.index(card)], *there[there.index(card) + 1 :])
    plays[at : at + 1] = [replace(plays[at], cards=left)] if left else []
    if not left:
        del ids[at : at + 1]
    return replace(board.replace(field=tuple(plays)), play_ids=tuple(ids))


def dispute(board: Board, card: Card, source: Place) -> Board:
    """The card in the disputed slot. From the box, it was among the unknown cards of its hand."""
    if not board.disputer:
        guessed = not board.described.turn
        board = replace(board, disputer=guess_disputer(board), guessed=guessed)
    hand = board.hand(board.disputer)
    if source["zone"] == "hand" and board.names[source["seat"]] == board.disputer:
        board = replace(board, held=(*board.held, card.plain()))
    elif hand.unknown:
        board = board.with_hand(board.disputer, replace(hand, unknown=hand.unknown - 1))
        board = replace(board, drawn=(*board.drawn, card.plain()))
    return replace(board, disputed=(*board.disputed, card), asked="")


def undispute(board: Board, card: Card) -> Board:
    """The card out of the slot again; a drawn one makes the hand's unknown cards one more."""
    kept = without(board.disputed, [card])
    if card.plain() in board.drawn:
        hand = board.hand(board.disputer)
        board = board.with_hand(board.disputer, replace(hand, unknown=(hand.unknown or 0) + 1))
        board = replace(board, drawn=without(board.drawn, [card]))
    held, absent = (without(cards, [card]) for cards in (board.held, board.absent))
    return replace(board, disputed=kept, held=held, absent=absent)


def guess_disputer(board: Board) -> str:
    """Whose play it may be: whose turn it is, else who follows the last player, else the first;
    where no seats are told, nobody's."""
    described, names = board.described, board.names
    if described.turn in names:
        return described.turn
    last = described.field[-1].seat if described.field else ""
    return (
        names[(names.index(last) + 1) % len(names)] if last in names else names[0] if names else ""
    )


def take_for_dispute(board: Board, card: Card) -> Board:
    """A card of the disputer's hand, or of the box, into the slot; no other is taken."""
    at = {"zone": "hand", "seat": board.names.index(board.disputer)}
    lifted = lift(board, card, at)
    if lifted is not None:
        return dispute(lifted, card, at)
    return dispute(board, card, {"zone": "box"}) if in_box(board, card) else board


def clear_disputed(board: Board) -> Board:
    """Every disputed card goes back where it came from."""
    held = board.held
    for card in board.disputed:
        board = undispute(board, card)
    if held:
        hand = board.hand(board.disputer)
        cards = in_order(board.deck, (*hand.cards, *held))
        board = board.with_hand(board.disputer, replace(hand, cards=cards))
    return board
