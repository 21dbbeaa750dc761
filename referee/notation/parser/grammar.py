"""The parsers of table text: ``table.lark`` and the moves, with the words of a deck in them.

What lark makes of the grammar is the same for every deck and every title, whose patterns are put
in afterwards; so it can be made when the package is built.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from referee.basis.built import built, to_build
from referee.basis.package import PACKAGE
from referee.cards.card import Deck
from referee.cards.decks import card_pattern, rank_pattern, suit_pattern
from referee.notation.names import NAME

from .lalr import Parser, in_order, tables_of
from .moves import MoveGrammar

if TYPE_CHECKING:
    from lark import Lark

MOVES = MoveGrammar()
STARTS = ("table", "move")
SHIFT = 0
"""How lark's tables tell a step that goes on from one that ends a rule."""
_NEVER = "(?!x)x"


@lru_cache(maxsize=16)
def parser(start: str, deck: Deck, titles: tuple[str, ...]) -> Parser:
    """The parser of one of :data:`STARTS`; ``titles``: those of more than one word.

    >>> from referee.cards.card import french_deck
    >>> parser("move", french_deck(2), ()).parse("Ben: D4\\n").children[0]
    'Ben'
    """
    return Parser(_steps(start, grammar()), words_of(deck, titles))


@lru_cache(maxsize=16)
def telling_parser(start: str, deck: Deck, titles: tuple[str, ...]) -> Lark:
    """Lark's own parser, which can tell why a text is not of the grammar.

    >>> from referee.cards.card import french_deck
    >>> telling_parser("move", french_deck(2), ()).options.start
    ['move']
    """
    from lark import Lark

    words = words_of(deck, titles)
    tables = _tables(start, grammar())
    memo = {number: _with_words(part, words) for number, part in tables["memo"]}
    # as the parsers do that lark itself writes
    made: Lark = Lark._load_from_dict(_data(tables), memo)  # type: ignore[no-untyped-call]
    return made


def words_of(deck: Deck, titles: tuple[str, ...]) -> dict[str, str]:
    """What stands in the grammar for words -> their pattern.

    >>> from referee.cards.card import french_deck
    >>> words_of(french_deck(2), ("night class",))["<TITLES>"]
    'night\\\\ class'
    """
    return {
        "<CARD>": card_pattern(deck),
        "<RANK>": rank_pattern(deck),
        "<SUIT>": suit_pattern(deck) or _NEVER,
        "<TITLES>": "|".join(map(_in_either_width, titles)) or _NEVER,
    }


def _in_either_width(title: str) -> str:
    """The pattern of a title, with brackets of either width."""
    return re.sub(r"\\([()])", lambda b: "[(（]" if b[1] == "(" else "[)）]", re.escape(title))


def _with_words(part: Mapping[str, Any], words: Mapping[str, str]) -> Mapping[str, Any]:
    """A part of the tables; a terminal with words of a deck has their pattern, whose width lark
    finds out."""
    pattern = part.get("pattern")
    if pattern is None or "<" not in pattern["value"]:
        return part
    value = re.sub("<[A-Z]+>", lambda found: words.get(found[0], found[0]), pattern["value"])
    return {**part, "pattern": {**pattern, "value": value, "raw": None, "_width": None}}


# ---- the tables


@cache
def _steps(start: str, text: str) -> Mapping[str, Any]:
    """The tables of :mod:`referee.notation.parser.lalr`."""
    found: Mapping[str, Any] | None = built(f"parser-{start}", start, text)
    return _make_steps(start, text) if found is None else found


def _make_steps(start: str, text: str) -> dict[str, Any]:
    return tables_of(_made(start, text))


def to_build_parser(start: str) -> str:
    """What the build keeps to read texts by.

    >>> to_build_parser("move").startswith("{")
    True
    """
    return to_build(_make_steps(start, grammar()), start, grammar())


@cache
def _tables(start: str, text: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] | None = built(f"grammar-{start}", *sources(start, text))
    return make_tables(start, text) if found is None else found


def to_build_grammar(start: str) -> str:
    """What the build keeps of the grammar.

    >>> to_build_grammar("move").startswith("{")
    True
    """
    return to_build(make_tables(start, grammar()), *sources(start, grammar()))


def sources(start: str, text: str) -> tuple[str, ...]:
    """What the tables are made of.

    >>> sources("move", "the grammar")[:2]
    ('move', 'the grammar')
    """
    from lark import __version__

    return start, text, __version__


def grammar() -> str:
    """The grammar for any deck.

    >>> "<CARD>" in grammar()
    True
    """
    text = (PACKAGE / "notation" / "parser" / "table.lark").read_text("utf-8")
    return text.replace("<NAME>", NAME) + MOVES.text()


def make_tables(start: str, text: str) -> dict[str, Any]:
    """What lark makes of the grammar, as JSON has it: where keys are numbers, as pairs.

    >>> sorted(make_tables("move", grammar()))
    ['data', 'memo']
    """
    from lark.grammar import Rule
    from lark.lexer import TerminalDef

    made = _made(start, text)
    data, memo = made.memo_serialize([TerminalDef, Rule])
    data["parser"]["parser"] = _settled(data["parser"]["parser"])
    return {"memo": [*memo.items()], "data": data}


def _settled(table: Mapping[str, Any]) -> dict[str, Any]:
    """Lark's table with its states and tokens in an order that is the same in each process."""
    name_of = table["tokens"]
    steps = {
        state: {name_of[token]: step for token, step in actions.items()}
        for state, actions in table["states"].items()
    }

    def leads(state: int) -> Iterable[tuple[str, int]]:
        return ((name, to) for name, (kind, to) in steps[state].items() if kind == SHIFT)

    (start,) = table["start_states"].values()
    places = in_order(start, leads)
    names = sorted(name_of.values())
    tokens = {name: number for number, name in enumerate(names)}
    states = []
    for state, place in places.items():
        told = [
            [tokens[name], [kind, places[to] if kind == SHIFT else to]]
            for name, (kind, to) in sorted(steps[state].items())
        ]
        states.append([place, told])
    ends = {
        each: {name: places[state] for name, state in table[each].items()}
        for each in ("start_states", "end_states")
    }
    return {**table, **ends, "tokens": [*enumerate(names)], "states": states}


@cache
def _made(start: str, text: str) -> Lark:
    from lark import Lark

    return Lark(text, start=start, parser="lalr", maybe_placeholders=True)


def _data(tables: Mapping[str, Any]) -> dict[str, Any]:
    """The tables as lark has them, which it may keep."""
    data = tables["data"]
    table = data["parser"]["parser"]
    states = {state: dict(actions) for state, actions in table["states"]}
    numbered = {**table, "tokens": dict(table["tokens"]), "states": states}
    return {**data, "parser": {**data["parser"], "parser": numbered}}
