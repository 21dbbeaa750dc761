"""Edits of the board: each takes a board and the fields of an action and returns a new board.

The page may be a step behind; ``targets`` has found where things are now. An edit that makes no
sense any more returns the board unchanged or raises ``StaleTarget``. Invalid names and texts raise
the errors of the core.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from referee.cards.card import Card, Deck, parse_card
from referee.errors import ParseError
from referee.model.description import OUT, Description, Hand, Seat
from referee.notation import lenient
from referee.notation.header import rules_of, write_rules
from referee.notation.names import name_fault, one_word
from referee.notation.questions import parse_question
from referee.rulebook.rulebook import Rulebook
from referee.ui.session import StaleTarget
from referee.ui.shared.board import Board, blank
from referee.ui.shared.mark_switches import lasting_state, set_mark
from referee.verdict.clarify import clarifying_questions

from .card_edits import (
    clear_disputed,
    down,
    guess_disputer,
    instead,
    make,
    move,
    play,
    stand,
    stands,
    take_for_dispute,
    without_it,
)
from .evaluation import evaluate

MIN_SEATS, MAX_SEATS = 2, 9
WHO_PLAYS = "disputer"
"""The id of the question who plays the disputed cards."""

# ---- whose play


def disputer(board: Board, action: Mapping[str, Any]) -> Board:
    """The same cards played by another player; cards from a hand go back there first."""
    board = board.after_moves()
    cards = board.disputed
    board = replace(clear_disputed(board), disputer=board.name_of(action["seat"]), guessed=False)
    for card in cards:
        board = take_for_dispute(board, card)
    return replace(board, asked="" if cards else board.asked)


def player(board: Board, action: Mapping[str, Any]) -> Board:
    board = board.after_moves()
    return board.with_play(action["play"], seat=board.name_of(action["seat"]))


# ---- seats


def seats(board: Board, action: Mapping[str, Any], spare: Sequence[str]) -> Board:
    """Another number of seats: new ones get spare names, the last ones leave with their cards."""
    board = board.after_moves()
    wanted = len(board.names) + action["by"] if action.get("by") is not None else action["count"]
    count = min(MAX_SEATS, max(MIN_SEATS, int(wanted)))
    kept = list(board.described.seats[:count])
    new_names = (name for name in spare if name not in board.names)
    kept += [Seat(next(new_names)) for _ in range(count - len(kept))]
    names = {seat.name for seat in kept}
    left = set(board.names) - names
    described = board.described
    changed = board.replace(
        seats=tuple(kept),
        hands={name: hand for name, hand in described.hands.items() if name in names},
        field=tuple(
            play if play.seat in names else replace(play, seat="") for play in described.field
        ),
        turn=described.turn if described.turn in names else "",
        state=tuple(mark for mark in described.state if left.isdisjoint(mark.split())),
    )
    gone = board.disputer and board.disputer not in names
    return replace(changed, asked="", asks=(), disputer=kept[0].name if gone else board.disputer)


def rename(board: Board, action: Mapping[str, Any]) -> Board:
    """Raises ``ParseError`` for a name that cannot be written in a table text."""
    old, new = board.names[action["seat"]], one_word(str(action["name"]))
    if new in board.names:
        return board
    refuse_name(new, board.deck)

    def renamed(name: str) -> str:
        return new if name == old else name

    def in_question(text: str) -> str:
        question = parse_question(text, board.names, board.deck)
        seat, other = renamed(question.seat), renamed(question.other)
        return str(replace(question, seat=seat, other=other))

    described = board.described
    changed = board.replace(
        seats=tuple(replace(seat, name=renamed(seat.name)) for seat in described.seats),
        turn=renamed(described.turn),
        hands={renamed(name): hand for name, hand in described.hands.items()},
        field=tuple(replace(play, seat=renamed(play.seat)) for play in described.field),
        state=tuple(" ".join(map(renamed, mark.split())) for mark in described.state),
        play=tuple(
            replace(move, seat=renamed(move.seat), other=renamed(move.other))
            for move in described.play
        ),
    )
    return replace(
        changed,
        disputer=renamed(board.disputer),
        asked=in_question(board.asked) if board.asked else "",
        asks=tuple(in_question(text) for text in board.asks if text),
        seat_ids={renamed(name): id_ for name, id_ in board.seat_ids.items()},
    )


def refuse_name(name: str, deck: Deck) -> None:
    """Raises ``ParseError`` for a name that cannot be written in a text with these cards."""
    if expected := name_fault(name, deck):
        raise ParseError(name, 1, 1, [expected])


def title(board: Board, action: Mapping[str, Any]) -> Board:
    seated = list(board.described.seats)
    seated[action["seat"]] = replace(seated[action["seat"]], title=action["title"] or "")
    return board.replace(seats=tuple(seated))


def unknown(board: Board, action: Mapping[str, Any]) -> Board:
    """Sets how many cards of a hand are unknown, or changes it ``by`` a number."""
    board = board.after_moves()
    name = board.names[action["seat"]]
    count = action.get("count")
    if action.get("by") is not None:
        count = (board.hand(name).unknown or 0) + action["by"]
    hand = replace(board.hand(name), out="", unknown=None if count is None else max(0, int(count)))
    return board.with_hand(name, hand)


def out(board: Board, action: Mapping[str, Any]) -> Board:
    board = board.after_moves()
    name = board.names[action["seat"]]
    how = action["out"] or ""
    if how and not re.fullmatch(OUT, how):
        raise ValueError(how)
    return board.with_hand(name, Hand(unknown=0, out=how) if how else Hand())


def turn(board: Board, action: Mapping[str, Any]) -> Board:
    """Sets whose turn it is; with ``on`` false, ends the turn of that seat if it has it."""
    board = board.after_moves()
    name = board.name_of(action["seat"])
    if action.get("on") is False:
        return board.replace(turn="") if board.described.turn == name else board
    return board.replace(turn=name)


# ---- rules and marks


def mark(board: Board, action: Mapping[str, Any]) -> Board:
    return set_mark(board.after_moves(), action["mark"], bool(action["on"]))


def rules(board: Board, action: Mapping[str, Any]) -> Board:
    """The rules of a table's header. Raises what reading them raises."""
    return under_rules(board, rules_of(action["text"]))


def under_rules(board: Board, chosen: Rulebook) -> Board:
    """The same table and moves under other rules.

    If the game is of another family or lacks a card of the table, the table becomes empty. Raises
    ``ParseError`` if a player has the name of a card.
    """
    for name in board.names:
        refuse_name(name, chosen.deck)
    if chosen.family != board.rules.family or missing_cards(board, chosen.deck):
        board = Board(Description(seats=board.described.seats))
    return replace(board, described=write_rules(board.described, chosen))


def missing_cards(board: Board, deck: Deck) -> list[Card]:
    """The cards of a table that a deck does not have."""
    table = board.full_description()
    cards = [*table.discards, *(card for play in table.field for card in play.cards)]
    cards += [card for hand in table.hands.values() for card in hand.cards]
    cards += [card for move in table.play for card in move.cards]
    return [card for card in dict.fromkeys((*cards, *board.disputed)) if not _has(deck, card)]


def _has(deck: Deck, card: Card) -> bool:
    if card.is_joker:
        return deck.jokers > 0
    return deck.hidden if card.is_hidden else card.suit in deck.suits and card.rank in deck.ranks


# ---- questions


def ask(board: Board, action: Mapping[str, Any]) -> Board:
    """Raises ``ParseError`` for a question that cannot be read."""
    text = action["text"]
    asked = str(lenient.read_question(text, board.names, board.deck)) if text else ""
    return replace(board, asked=asked)


def tell(board: Board, action: Mapping[str, Any]) -> Board:
    """Answers a question of the desk. Raises ``StaleTarget`` if it isn't asked any more."""
    if action["ask"] == WHO_PLAYS:
        if action["choice"] not in board.names:
            raise StaleTarget
        return disputer(board, {"seat": board.names.index(action["choice"])})
    verdict = evaluate(board).verdict
    for question in clarifying_questions(verdict) if verdict else ():
        for choice in question.choices:
            if (question.key, choice.word) == (action["ask"], action["choice"]):
                return replace(board, described=choice.tell(board.described))
    raise StaleTarget


def try_cards(board: Board, action: Mapping[str, Any]) -> Board:
    """The cards of a possible play in the slot; other cards there go back where they came from."""
    of = action.get("of")
    question = parse_question(of, board.names, board.deck) if of else board.question()
    seat = question.seat if question and question.seat else board.disputer
    shown = replace(board.after_moves(), disputer=seat or guess_disputer(board))
    board = clear_disputed(shown)
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
    return blank(described.book, board.names).replace(
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
"""Type of an action -> its edit."""
