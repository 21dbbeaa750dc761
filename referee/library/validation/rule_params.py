"""Parameters of rules: values of the right type that name cards, ranks and suits of the deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_origin

from referee.cards.card import Deck, parse_card
from referee.rulebook.binding import OPTIONS
from referee.rulebook.clause import UNSETTLED, Option
from referee.rulebook.rule import Param

Params = Mapping[str, Param[Any]]
MAX_NUMBER = 10_000
"""More than any number of cards, points or players."""


def reference(value: object) -> str:
    """The option from which a parameter takes its value; empty if it takes none."""
    if isinstance(value, dict) and len(value) == 1 and OPTIONS & value.keys():
        (name,) = value.values()
        return name if isinstance(name, str) else ""
    return ""


def fits(deck: Deck, param: Param[Any], value: Any) -> bool:
    """Whether a value has the type of a parameter, and names numbers, ranks or cards that exist."""
    if param.default is None and param.kind is None:
        return True
    if not _has_type(value, param.kind):
        return False
    if isinstance(value, int) and value < 0 <= param.default and param.name != "steps":
        return False
    return all(_is_named(deck, param, text) for text in _texts(value))


def unfit_values(deck: Deck, param: Param[Any], option: Option) -> Iterator[str]:
    """The values of an option that a parameter cannot have."""
    for value in map(str, option.values):
        if value != UNSETTLED and not fits(deck, param, value):
            yield value


def _has_type(value: object, type_: Any) -> bool:
    """Whether parsed TOML has a type such as ``dict[str, list[int]]``."""
    origin, inner = get_origin(type_) or type_, get_args(type_)
    if origin is int:
        return type(value) is int and abs(value) <= MAX_NUMBER
    if origin is tuple:
        if not isinstance(value, list):
            return False
        types = [inner[0]] * len(value) if inner[1:] == (...,) else list(inner)
        return len(types) == len(value) and all(map(_has_type, value, types))
    if origin is list:
        return isinstance(value, list) and all(_has_type(each, inner[0]) for each in value)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        if not isinstance(value, dict) or OPTIONS & value.keys():
            return False
        return all(_has_type(each, inner[1]) for each in value.values())
    return type(value) is origin


def _texts(value: object) -> list[str]:
    """The strings that a value consists of: itself, or those in a list, or the keys of a table."""
    texts = value if isinstance(value, (list, dict)) else [value]
    return [text for text in texts if isinstance(text, str)]


def _is_named(deck: Deck, param: Param[Any], text: str) -> bool:
    """Whether a text names something of the kind that the parameter names."""
    if text in param.also or (text == param.default == "" and param.names != "card"):
        return True
    if param.names == "rank":
        return text in deck.ranks
    if param.names == "suit":
        return text in deck.suits
    if param.names == "suits":
        return set(text) <= {*deck.suits}
    if param.names == "card":
        return _is_card(deck, text)
    if param.names == "number":
        return text.isdecimal() and len(text) < len(str(MAX_NUMBER))
    return not param.names


def _is_card(deck: Deck, text: str) -> bool:
    try:
        return not parse_card(text, deck).is_hidden
    except ValueError:
        return False
