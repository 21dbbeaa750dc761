"""What lies on a table, for every face that shows one: field, marks, moves without cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referee.cards.card import Deck
from referee.engine.family import engine_of
from referee.i18n.card_names import SYMBOLS
from referee.model.moves import Move
from referee.table import Table

from .board import Board
from .fault_markers import FaultMarkers
from .labels import COLOURS, bare_move_word, known_word, suit_sign, word
from .mark_switches import MarkView, marks_of
from .seats import draw_seats, mark_label
from .waiting_seats import Waits

State = dict[str, Any]


def draw_table(
    shown: Board, wrong: FaultMarkers | None, lang: str, waits: Waits | None = None
) -> State:
    """The deck, and what lies where, with what is wrong and what is waited for at each place.

    ``None``: nothing is wrong, nothing is told of what is waited for.
    """
    wrong, waits = wrong or FaultMarkers(), waits or {}
    return {
        "deck": draw_deck(shown.deck, lang),
        "seats": draw_seats(shown, marks_of(shown), wrong, lang, waits),
        "middle": _middle(shown, lang),
        "field": [
            {
                **({"id": shown.play_ids[at]} if at < len(shown.play_ids) else {}),
                "cards": card_texts(play.cards),
                "seat": seat_index(shown, play.seat),
                "faults": wrong.at("field", at),
                "wrong": wrong.among(play.cards, at),
            }
            for at, play in enumerate(shown.described.field)
        ],
        "discards": {
            "cards": card_texts(shown.described.discards),
            "faults": wrong.at("discards"),
            "wrong": wrong.among(shown.described.discards),
        },
    }


def inferred_players(table: Table | None, shown: Board) -> dict[int, int]:
    """Play of the field -> the seat that must have made it, where nobody has said whose it is."""
    told = shown.described.field
    if table is None or table.opened or table.steps or all(play.seat for play in told):
        return {}
    found = table.engine.describe(table.position, table.description).field
    if [play.cards for play in found] != [play.cards for play in told]:
        return {}
    pairs = enumerate(zip(told, found, strict=True))
    return {
        at: table.seats.index(known.seat)
        for at, (said, known) in pairs
        if known.seat and not said.seat
    }


def draw_marks(board: Board, lang: str) -> list[State]:
    """What holds, and what may be switched on."""
    return [_mark(mark, lang) for mark in marks_of(board)]


def draw_bare_move(move: Move, lang: str) -> State:
    """A move without cards, to be tapped."""
    return {"text": str(move), "label": bare_move_word(move, lang)}


def card_texts(cards: Iterable[object]) -> list[str]:
    return [str(card) for card in cards]


def seat_index(board: Board, name: str) -> int | None:
    return board.names.index(name) if name in board.names else None


def draw_deck(deck: Deck, lang: str) -> State:
    """The cards that there are in a game."""
    suits = [
        {
            "id": suit,
            "symbol": SYMBOLS.get(suit, suit_sign(suit, lang)),
            "name": word(lang, f"suit-{suit}") if suit else "",
            "color": COLOURS.get(suit, "black"),
        }
        for suit in deck.suits
    ]
    return {
        "suits": suits,
        "ranks": list(deck.ranks),
        "jokers": deck.jokers,
        "beyond": list(deck.beyond),
        "hidden": deck.hidden,
    }


def _middle(shown: Board, lang: str) -> State:
    """What the middle of the table is in this game, and what it says while it is empty."""
    kind = engine_of(shown.rules).traits.middle
    label = known_word(lang, f"middle-{kind}") or word(lang, kind)
    empty = known_word(lang, f"{kind}-empty") or word(lang, "field-empty")
    return {"kind": kind, "label": label, "empty": empty}


# ---- marks


def _mark(mark: MarkView, lang: str) -> State:
    label = mark_label(mark, lang)
    return {
        "mark": mark.text,
        "label": label,
        "on": mark.on,
        "follows": mark.follows,
        "seat": mark.seat,
    }
