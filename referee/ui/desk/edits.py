"""Changes to the board, a function each: a board and an action's fields in, a new board out.

The page may be a step behind: ``targets`` says where things lie by now. A change that makes no
sense any more gives the board back as it was, or raises ``StaleTarget``. Names and texts that
cannot be are refused with the core's own errors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from referee.cards.card import Card, Deck, parse_card
from referee.model.description import Description
from referee.notation import lenient
from referee.notation.header import rules_of, write_rules
from referee.notation.questions import parse_question
from referee.ui.shared.board import Board, blank
from referee.ui.shared.mark_switches import lasting_state, set_mark

from .card_edits import down, move, stand
from .disputed_play import clear_disputed, guess_disputer, take_for_dispute
from .make_moves import instead, make, play, stands, without_it
from .seat_edits import out, refuse_name, rename, title, turn, unknown

# ---- whose plays


def disputer(board: Board, action: Mapping[str, Any]) -> Board:
    """The same cards, another player: what came from a hand goes back there first."""
    board = board.after_moves()
    cards = board.disputed
    board = replace(clear_disputed(board), disputer=board.name_of(action["seat"]), guessed=False)
    for card in cards:
        board = take_for_dispute(board, card)
    return replace(board, asked="" if cards else board.asked)


def player(board: Board, action: Mapping[str, Any]) -> Board:
    board = board.after_moves()
    plays = list(board.described.field)
    plays[action["play"]] = replace(plays[action["play"]], seat=board.name_of(action["seat"]))
    return board.replace(field=tuple(plays))


# ---- rules, marks, questions


def mark(board: Board, action: Mapping[str, Any]) -> Board:
    return set_mark(board.after_moves(), action["mark"], bool(action["on"]))


def rules(board: Board, action: Mapping[str, Any]) -> Board:
    """The rules that a table's first lines name. Raises what reading them does.

    Where the game has other cards, or is of another family, the table begins empty.
    """
    chosen = rules_of(action["text"])
    for name in board.names:
        refuse_name(name, chosen.deck)
    if chosen.family != board.rules.family or strange_cards(board, chosen.deck):
        board = Board(Description(seats=board.described.seats))
    return replace(board, described=write_rules(board.described, chosen))


def strange_cards(board: Board, deck: Deck) -> list[Card]:
    """The cards that lie on a table and that a deck does not have."""
    whole = board.whole()
    lying = [*whole.discards, *(card for play in whole.field for card in play.cards)]
    lying += [card for hand in whole.hands.values() for card in hand.cards]
    lying += [card for move in whole.play for card in move.cards]
    return [card for card in dict.fromkeys((*lying, *board.disputed)) if not _has(deck, card)]


def _has(deck: Deck, card: Card) -> bool:
    if card.is_joker:
        return deck.jokers > 0
    return deck.hidden if card.is_hidden else card.suit in deck.suits and card.rank in deck.ranks


def ask(board: Board, action: Mapping[str, Any]) -> Board:
    """Raises ``ParseError`` for a question that cannot be read."""
    text = action["text"]
    asked = str(lenient.read_question(text, board.names, board.deck)) if text else ""
    return replace(board, asked=asked)


def try_cards(board: Board, action: Mapping[str, Any]) -> Board:
    """Cards of a possible play in the slot; what lay there goes back where it came from."""
    of = action.get("of")
    asked = parse_question(of, board.names, board.deck) if of else board.question()
    who = asked.seat if asked and asked.seat else board.disputer
    board = clear_disputed(replace(board.after_moves(), disputer=who or guess_disputer(board)))
    for text in action["cards"]:
        board = take_for_dispute(board, parse_card(text, board.deck))
    return replace(board, asked="")


def clear(board: Board, action: Mapping[str, Any]) -> Board:
    what = action["what"]
    if what == "disputed":
        return clear_disputed(board.after_moves())
    if what == "field":
        board = board.after_moves()
        return board.replace(field=(), state=lasting_state(board))
    described = board.described
    fresh = blank(described.book, board.names)
    return fresh.replace(
        switches=described.switches,
        readings=described.readings,
        params=described.params,
        settings=described.settings,
    )


EDITS: dict[str, Callable[[Board, Mapping[str, Any]], Board]] = {
    "move": move,
    "stand": stand,
    "down": down,
    "unknown": unknown,
    "rename": rename,
    "title": title,
    "out": out,
    "turn": turn,
    "disputer": disputer,
    "player": player,
    "mark": mark,
    "rules": rules,
    "ask": ask,
    "try": try_cards,
    "play": play,
    "make": make,
    "instead": instead,
    "stands": stands,
    "without": without_it,
    "clear": clear,
}
