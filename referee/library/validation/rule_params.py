"""Parameters of rules: values of the kind that each has, naming what the deck has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_origin

from referee.cards.card import Deck, parse_card
from referee.rulebook.clause import UNSETTLED, Option
from referee.rulebook.rule import Param

Params = Mapping[str, Param[Any]]
GREATEST = 10_000
"""No number of cards, points or players comes near it."""


REFERENCES = {"reading", "setting"}


def reference(value: object) -> str:
    """The option that a parameter takes its value from."""
    if isinstance(value, dict) and len(value) == 1 and REFERENCES & value.keys():
        (name,) = value.values()
        return name if isinstance(name, str) else ""
    return ""


def fits(deck: Deck, param: Param[Any], value: Any) -> bool:
    """Whether a value is of the kind that a parameter has, and a number, rank or card that there
    is."""
    if param.default is None and param.kind is None:
        return True
    if not _is_a(value, param.kind):
        return False
    if isinstance(value, int) and value < 0 <= param.default and param.name != "steps":
        return False
    return all(_names(deck, param, text) for text in _said(value))


def unfit(deck: Deck, param: Param[Any], option: Option) -> Iterator[str]:
    """The values of an option that are none of a parameter's."""
    for value in map(str, option.values):
        if value != UNSETTLED and not fits(deck, param, value):
            yield value


def _is_a(value: object, kind: Any) -> bool:
    """Whether data has a type, down to what is inside."""
    origin, inside = get_origin(kind) or kind, get_args(kind)
    if origin is int:
        return type(value) is int and abs(value) <= GREATEST
    if origin is tuple:
        if not isinstance(value, list):
            return False
        wanted = [inside[0]] * len(value) if inside[1:] == (...,) else list(inside)
        return len(wanted) == len(value) and all(map(_is_a, value, wanted))
    if origin is list:
        return isinstance(value, list) and all(_is_a(each, inside[0]) for each in value)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        if not isinstance(value, dict) or REFERENCES & value.keys():
            return False
        return all(_is_a(each, inside[1]) for each in value.values())
    return type(value) is origin


def _said(value: object) -> list[str]:
    """The texts of a value that name something: itself, those of a list, the keys of a table."""
    texts = value if isinstance(value, (list, dict)) else [value]
    return [each for each in texts if isinstance(each, str)]


def _names(deck: Deck, param: Param[Any], text: str) -> bool:
    """Whether a text names what the parameter is about."""
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
        return text.isdecimal() and len(text) < len(str(GREATEST))
    return not param.names


def _is_card(deck: Deck, text: str) -> bool:
    try:
        return not parse_card(text, deck).is_hidden
    except ValueError:
        return False
