"""Edits of cards and moves: cards moved or turned over, the disputed play, moves that are made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

from msgspec.structs import replace

from referee.cards.card import Card, parse_card
from referee.engine.family import engine_of
from referee.errors import RefereeError
from referee.model.description import FieldPlay, Hand
from referee.model.moves import PLAY, Move
from referee.notation import lenient
from referee.table import Table
from referee.ui.session import StaleTarget
from referee.ui.shared.board import UNKNOWN_HAND, Board, describe, in_order, plain, without

from .keep_moves import keep_moves
from .targets import GONE, Place, cards_at, in_box, index_of, is_at, present_place

MAX_ANSWERS_TRIED = 400
"""How many legal moves are compared with the disputed cards."""


# ---- the disputed play


def lift(board: Board, card: Card, place: Place, nth: int | None = None) -> Board | None:
    """The board without a card (``nth``: which of several alike); ``None`` if it isn't there."""
    cards = cards_at(board, place)
    index = index_of(cards, card, nth)
    if index is None:
        return None
    card = cards[index]
    if place["zone"] == "disputed":
        return undispute(board, card)
    if place["zone"] == "discards":
        return board.replace(discards=without(cards, [card]))
    if place["zone"] == "hand":
        name = board.names[place["seat"]]
        return board.with_hand(name, replace(board.hand(name), cards=without(cards, [card])))
    left = list(cards)
    left.remove(card)
    index = place["play"]
    if left:
        return board.with_play(index, cards=tuple(left))
    field, ids = list(board.described.field), list(board.play_ids)
    del field[index], ids[index : index + 1]
    return replace(board.replace(field=tuple(field)), play_ids=tuple(ids))


def dispute(board: Board, card: Card, source: Place) -> Board:
    """The board with a card in the disputed slot.

    A card from the box was one of the unknown cards of the hand.
    """
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
    """The board with a card out of the slot; a drawn card becomes unknown again."""
    if card.plain() in board.drawn:
        hand = board.hand(board.disputer)
        board = board.with_hand(board.disputer, replace(hand, unknown=(hand.unknown or 0) + 1))
        board = replace(board, drawn=without(board.drawn, [card]))
    disputed, held, absent = (
        without(cards, [card]) for cards in (board.disputed, board.held, board.absent)
    )
    return replace(board, disputed=disputed, held=held, absent=absent)


def guess_disputer(board: Board) -> str:
    """Who probably plays: the player whose turn it is, or the one after the last player.

    Without either it is the first player; empty if there are no seats.
    """
    described, names = board.described, board.names
    if described.turn in names:
        return described.turn
    last = described.field[-1].seat if described.field else ""
    if last in names:
        return names[(names.index(last) + 1) % len(names)]
    return names[0] if names else ""


def take_for_dispute(board: Board, card: Card) -> Board:
    """The board with a card of the disputer's hand or of the box in the slot, if it is there."""
    hand = {"zone": "hand", "seat": board.names.index(board.disputer)}
    lifted = lift(board, card, hand)
    if lifted is not None:
        return dispute(lifted, card, hand)
    return dispute(board, card, {"zone": "box"}) if in_box(board, card) else board


def clear_disputed(board: Board) -> Board:
    """The board with an empty slot: every disputed card goes back where it came from."""
    held = board.held
    for card in board.disputed:
        board = undispute(board, card)
    if held:
        hand = board.hand(board.disputer)
        cards = in_order(board.deck, (*hand.cards, *held))
        board = board.with_hand(board.disputer, replace(hand, cards=cards))
    return board


# ---- moves


def play(board: Board, _action: Mapping[str, Any]) -> Board:
    """The disputed play is made, legal or not. Raises ``AmbiguousPlay`` and the table's errors."""
    if not (board.disputed and board.disputer):
        return board
    return _with_moves(board.nothing_disputed(), _play_disputed(board))


def _play_disputed(board: Board) -> Table:
    """The table after the disputed play, which replaces a refused move. Raises as ``play``."""
    table = board.without_refused().table()
    return table.play(Move(board.disputer, PLAY, board.disputed), force=True)


def _with_moves(board: Board, table: Table) -> Board:
    """The board with the moves of a table."""
    described = table.description.replace(ask=(), lines={})
    return replace(board, described=described, asked="", play_ids=())


def make(board: Board, action: Mapping[str, Any]) -> Board:
    """Makes a move that is given in words, such as ``Ben: pass``, even if it is refused.

    It replaces a refused move. If it uses disputed cards, they are no longer disputed.

    Raises ``ParseError``, ``AmbiguousPlay`` and the table's errors.
    """
    move = lenient.read_move(str(action["move"]), board.names, board.deck)
    table = board.without_refused().table().play(move, force=True)
    if move.seat == board.disputer and {*plain(board.disputed)} & {*plain(move.cards)}:
        board = board.nothing_disputed()
    return _with_moves(board, table)


def stands(board: Board, action: Mapping[str, Any]) -> Board:
    """A refused move stands. Raises ``StaleTarget`` if it isn't refused any more."""
    refused = _refused(board, action)
    moves = list(board.described.play)
    moves[len(board.without_refused().described.play)] = refused.standing()
    return board.replace(play=tuple(moves))


def without_it(board: Board, action: Mapping[str, Any]) -> Board:
    """Takes back a refused move and the moves after it. Raises ``StaleTarget`` as ``stands``."""
    _refused(board, action)
    return board.without_refused()


def _refused(board: Board, action: Mapping[str, Any]) -> Move:
    if board.refused is None or str(board.refused) != action["move"]:
        raise StaleTarget
    return board.refused


def instead(board: Board, action: Mapping[str, Any]) -> Board:
    """Makes a move of the play on top of the field, which was laid by hand.

    Raises ``StaleTarget`` if the play isn't there or the move would change nothing,
    ``AmbiguousPlay`` and the table's errors.
    """
    is_top = action["play"] == len(board.after_moves().described.field) - 1
    with_move = as_move(board) if is_top else None
    if with_move is None:
        raise StaleTarget
    return with_move


def as_move(board: Board) -> Board | None:
    """The board with its top play made as a move.

    ``None`` if the move is illegal, or if its effects are no different from those of cards that
    were laid by hand.
    """
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
        by_hand, by_move = shown.table(), _play_disputed(under)
    except RefereeError:
        return None
    if by_move.description.play[-1].stands or _same_effects(by_hand, by_move):
        return None
    return _with_moves(under.nothing_disputed(), by_move)


def _same_effects(one: Table, other: Table) -> bool:
    described, other_described = describe(one), describe(other)
    return (
        len(described.field) == len(other_described.field)
        and set(described.state) == set(other_described.state)
        and one.position.owed == other.position.owed
    )


def answers(board: Board) -> Iterator[Move]:
    """The moves that meet an obligation with the disputed cards, such as giving them away."""
    if not board.disputed or board.reached is None or not board.reached.position.owed:
        return
    # The disputed cards have to be known cards of the hand.
    shown = board.after_moves().full_description().hands.get(board.disputer, UNKNOWN_HAND)
    new = without(plain(board.disputed), shown.cards)
    hand = board.hand(board.disputer)
    table = board.with_hand(board.disputer, replace(hand, cards=(*hand.cards, *new))).reached
    if table is None:
        return
    wanted = sorted(map(str, plain(board.disputed)))
    moves = table.engine.legal_moves(table.seats, table.position, Random(0))
    for move in islice(moves, MAX_ANSWERS_TRIED):
        is_other = move.seat == board.disputer and move.kind != PLAY
        if is_other and sorted(map(str, plain(move.cards))) == wanted:
            yield replace(move, cards=table.rulebook.deck.sorted(move.cards))


# ---- a card that is moved


def move(board: Board, action: Mapping[str, Any]) -> Board:
    """One card from place to place; if it has moved since, it is taken from its present place.

    Raises ``StaleTarget`` if it has left its place and there are several alike.
    """
    before, board = board, board.after_moves()
    card = parse_card(action["card"], board.deck)
    goal = action["to"]
    source = present_place(board, card, action["from"])
    if source is None:
        raise StaleTarget
    if source is not action["from"] and is_at(source, goal):
        return board  # another page was faster, or this one tapped twice
    if before.described.play and goal["zone"] == "field":
        moved = _lay_as_move(before, card, source, goal)
        if moved is not None:
            return moved
    if source["zone"] == "box":
        return _lay(board, card, goal, source)
    if goal["zone"] == "disputed" and source["zone"] == "field" and not board.disputer:
        board = replace(board, disputer=board.described.field[source["play"]].seat)
    lifted = lift(board, card, source, action.get("nth"))
    if lifted is None:
        raise StaleTarget
    if len(lifted.described.field) < len(board.described.field):
        goal = _shifted(goal, source["play"])
    return _lay(lifted, card, goal, source)


def _shifted(goal: Place, emptied: int) -> Place:
    """The goal after a play was emptied: later plays have moved down, the emptied one is gone."""
    index = goal.get("play") if goal["zone"] == "field" else None
    if index is None or index < emptied:
        return goal
    return {"zone": "field"} if index == emptied else {**goal, "play": index - 1}


def _lay(board: Board, card: Card, goal: Place, source: Place) -> Board:
    """The board with a card at a place; a card in the box isn't on the table."""
    if goal["zone"] == "disputed":
        return dispute(board, card, source)
    if goal["zone"] == "discards":
        cards = (*board.described.discards, card.plain())
        return board.replace(discards=in_order(board.deck, cards))
    if goal["zone"] == "hand":
        return _add_to_hand(board, card, board.names[goal["seat"]])
    return _add_to_field(board, card, goal.get("play")) if goal["zone"] == "field" else board


def _add_to_hand(board: Board, card: Card, name: str) -> Board:
    hand = board.hand(name)
    hand = Hand() if hand.out else hand
    if card.is_hidden:
        return board.with_hand(name, replace(hand, unknown=(hand.unknown or 0) + 1))
    cards = in_order(board.deck, (*hand.cards, card.plain()))
    return board.with_hand(name, replace(hand, cards=cards))


def _add_to_field(board: Board, card: Card, index: int | None) -> Board:
    field = board.described.field
    if index is None and _completes_top(board, card):
        index = len(field) - 1
    if index is not None and index < len(field):
        return board.with_play(index, cards=(*field[index].cards, card))
    board = board.replace(field=(*field, FieldPlay((card,))))
    return replace(board, play_ids=(*board.play_ids, 0))


def _completes_top(board: Board, card: Card) -> bool:
    """Whether a card belongs to the play on top: it is smaller than the play below it.

    If there is no play below, the card has to have the rank of the play.
    """
    if not (engine_of(board.rules).traits.plays_grow and board.described.field):
        return False
    *below, top = (play.cards for play in board.described.field)
    if below:
        return len(top) < len(below[-1])
    return not card.is_joker and all(other.rank == card.rank for other in top if not other.is_joker)


# ---- a card laid on the field of a table with moves


def _lay_as_move(board: Board, card: Card, source: Place, goal: Place) -> Board | None:
    """The board with a card laid as the next move, or as one more card of the last move.

    A refused move stands, marked. ``None`` if the card isn't a move, because of its source or the
    game. Raises ``AmbiguousPlay``.
    """
    if source["zone"] not in ("box", "hand"):
        return None
    base = replace(board.without_refused().nothing_disputed(), asked="")
    last = _extended_move(base, card, goal)
    seat = last.seat if last else ""
    if source["zone"] == "hand":
        owner = board.names[source["seat"]]
        last = last if owner == seat else None
        seat = owner
    if last:
        base = base.replace(play=base.described.play[:-1])
    seat = seat or _next_player(base)
    laid = _play_cards(base, seat, (*(last.cards if last else ()), card))
    if laid is None or card.plain() in plain(board.disputed):
        return laid
    return replace(
        laid,
        disputed=board.disputed,
        disputer=board.disputer,
        held=board.held,
        drawn=board.drawn,
        absent=board.absent,
    )


def _next_player(board: Board) -> str:
    """Who moves next: a player with an obligation, or the one whose turn it is."""
    table = board.reached
    if table is not None and table.position.owed:
        return str(table.seats[table.position.owed[0].seat])
    return guess_disputer(board.after_moves())


def _extended_move(board: Board, card: Card, goal: Place) -> Move | None:
    """The last move, if the card is one more of it."""
    last = board.described.play[-1] if board.described.play else None
    field = board.after_moves().described.field
    if last is None or last.kind != PLAY or not field:
        return None
    if sorted(plain(field[-1].cards), key=str) != sorted(plain(last.cards), key=str):
        return None
    if goal.get("play") is not None:
        return last if goal["play"] == len(field) - 1 else None
    if not engine_of(board.rules).traits.plays_grow:
        return None
    is_small = len(field) > 1 and len(last.cards) < len(field[-2].cards)
    ranks = {other.rank for other in last.cards if not other.is_joker and not other.is_hidden}
    return last if is_small or (not card.is_joker and ranks == {card.rank}) else None


def _play_cards(base: Board, seat: str, cards: tuple[Card, ...]) -> Board | None:
    wanted = replace(base.after_moves(), disputer=seat)
    for card in cards:
        wanted = take_for_dispute(wanted, card)
    if len(wanted.disputed) < len(cards):
        return None
    wanted, lost = keep_moves(base, replace(wanted, disputed=cards))
    if lost:
        return None
    played = play(wanted, {})
    try:
        field = describe(played.table()).field
    except RefereeError:
        return None
    is_on_top = bool(field) and set(plain(field[-1].cards)) == set(plain(cards))
    return played if is_on_top or not played.described.play[-1].stands else None


# ---- what a card shows


def stand(board: Board, action: Mapping[str, Any]) -> Board:
    """Sets what a joker stands for. Raises ``StaleTarget`` if it is gone."""
    board = board.after_moves()
    face = parse_card(f"Jo={action['as']}" if action.get("as") else "Jo", board.deck)
    return _with_face(board, action, lambda joker: replace(face, down=joker.down))


def down(board: Board, action: Mapping[str, Any]) -> Board:
    """Turns a card of the field or the disputed play face down or up.

    Nothing changes if the deck has no face-down cards or nobody has seen the card. Raises
    ``StaleTarget`` if it is gone.
    """
    board = board.after_moves()
    if not board.deck.hidden or parse_card(action["card"], board.deck).is_hidden:
        return board
    return _with_face(board, action, lambda card: replace(card, down=action["down"]))


def _with_face(board: Board, action: Mapping[str, Any], turn: Callable[[Card], Card]) -> Board:
    """The board with another face of a card of the field or the disputed play."""
    card = parse_card(action["card"], board.deck)
    place = present_place(board, card, action["at"]) or GONE
    cards = list(cards_at(board, place))
    index = index_of(cards, card, action.get("nth"))
    if index is None or place["zone"] not in ("disputed", "field"):
        raise StaleTarget
    cards[index] = turn(cards[index])
    if place["zone"] == "disputed":
        return replace(board, disputed=tuple(cards))
    return board.with_play(place["play"], cards=tuple(cards))
