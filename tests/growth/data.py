"""Tables as JSON of any size, and tables with many cards, about which something is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from referee.cards.card import Deck
from referee.library.context import book

from .inputs import SEATS


def _table(**fields: Any) -> dict[str, Any]:
    seats = [{"name": "Aki"}, {"name": "Ben"}]
    return {"format": "referee.table/1", "rules": {"book": "daifugo"}, "seats": seats, **fields}


def _nested(size: int) -> Any:
    found: Any = []
    for _ in range(size // 2):
        found = [found]
    return found


TABLES: Mapping[str, Callable[[int], Any]] = {
    "an endless name": lambda size: _table(seats=[{"name": "A" * size}]),
    "an endless book": lambda size: _table(rules={"book": "x" * size}),
    "switches": lambda size: _table(
        rules={"book": "daifugo", "switches": {f"x{at}": True for at in range(size // 8)}}
    ),
    "parameters": lambda size: _table(
        rules={"book": "daifugo", "params": [["a", f"b{at}", "c"] for at in range(size // 12)]}
    ),
    "readings": lambda size: _table(readings={f"x{at}": "y" for at in range(size // 8)}),
    "seats": lambda size: _table(seats=[{"name": f"P{at}"} for at in range(size // 15)]),
    "cards": lambda size: _table(hands={"Aki": {"cards": ["D4"] * (size // 5), "unknown": 0}}),
    "an endless card": lambda size: _table(discards=["D" * size]),
    "a card in brackets": lambda size: _table(discards=["(" * (size // 2) + ")" * (size // 2)]),
    "a joker's jokers": lambda size: _table(discards=["Jo=" * (size // 3)]),
    "moves": lambda size: _table(play=["Aki: pass !"] * (size // 12)),
    "odd moves": lambda size: _table(play=["x"] * (size // 3)),
    "an endless move": lambda size: _table(play=["Aki: " + "D4 " * (size // 3)]),
    "a move of blanks": lambda size: _table(play=["Aki:" + " " * size + "x"]),
    "questions": lambda size: _table(ask=["whose turn"] * (size // 12)),
    "an endless state": lambda size: _table(state=["x" * size]),
    "states": lambda size: _table(state=["revolution"] * (size // 12)),
    "nested": lambda size: _table(play=_nested(size)),
    "nested itself": _nested,
}


def _all(deck: Deck) -> str:
    return " ".join(
        map(str, (*deck.cards(deck.naturals), *deck.cards(deck.joker_mask(deck.jokers))))
    )


def _hand_and_question(id_: str, held: str, asked: str, _: int) -> tuple[str, str]:
    hands = f"hands:\n  Aki: {held}\n" if held else ""
    return f"rules: {id_}\n{SEATS}{hands}", asked


def _big() -> Mapping[str, Callable[[int], Any]]:
    kinds: dict[str, Callable[[int], Any]] = {}
    for id_ in (
        "daifugo", "offkai", "league", "million_doubt", "torite", "sevens", "whist", "hearts",
        "culprit_poker", "poker", "uecda",
    ):  # fmt: skip
        deck = book(id_).deck
        cards = _all(deck)
        half = " ".join(cards.split()[::2])
        for hand, held in {
            "nothing": "",
            "all": cards,
            "half": half,
            "54 unknown": f"? x{deck.size}",
            "half and unknown": f"{half} ? x{deck.size // 3}",
            "200 unknown": "? x200",
            "jokers": "Jo " * 200,
            "face down": "(?) " * 50,
        }.items():
            for asked in (
                "what may Aki play",
                f"may Aki play {cards}",
                f"may Aki play {half}",
                f"may Aki play {'Jo ' * 40}",
                f"may Aki play {'(?) ' * 40}",
                f"may Aki give {half} to Ben",
                "may Aki pass",
                "what must Aki do",
                f"may Aki discard {half}",
                "whose turn",
                "what must Aki give",
                "what hand has Aki",
            ):
                kind = f"{id_}: {hand}; {asked[:30].strip()}"
                kinds[kind] = partial(_hand_and_question, id_, held, asked)
    return kinds


BIG = _big()
