"""Every English message that counts something, with 0, 1 and 2."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

COUNTS = frozenset({
    "n", "count", "most", "size", "low", "high", "each", "left", "all", "least", "more", "many",
    "number", "points", "skipped", "topmany",
})  # fmt: skip
"""Variables for numbers."""
NEVER_ONE = {
    "players": "at least two sit at a table",
    "gift-forced-cardschoices": "a card and one of some others",
    "said-points": "a list, a number for each place",
    "said-points-more": "a list, a number for each place",
    "near-short": "a run has at least two cards",
    "debt-count": "one at least and more at most",
    "game_announced-count": "the skat has two cards",
    "game_announced-exchange": "the skat has two cards",
    "game_announced-free": "the skat has two cards",
    "value-deal-skat": "ten cards each",
    "kitty_exchanged-count": "the kitty has at least two cards",
    "kitty_exchanged-free": "the kitty has at least two cards",
    "value-deal-kitty": "at least eight cards each",
    "kitty_dealt-dealt": "the kitty has at least two cards",
    "all_points-adjusts": "all points of a game",
    "all_points-subtracts": "all points of a game",
    "extra_points-adds": "ten points less",
    "equal_deal-open": "as few cards are no deal with a rest",
    "fault-too-many-moves": "a bound of the program",
    "fault-too-many-standing": "a bound of the program",
    "desk-too-many": "a bound of the program",
    "desk-too-long": "a bound of the program",
    "fault-hand-too-large": "more than a pack",
    "fault-too-many-cards": "more than a pack",
    "fault-trick-too-large": "more than there are players",
    "fault-one-victim": "one is as it should be",
    "fault-one-card-each": "one is as it should be",
    "short-game_announced-exchange": "the skat has two cards",
    "hand_points-burst": "many cards make a hand burst",
    "short-hand_points-burst": "many cards make a hand burst",
    "deal_hands-deal": "as few cards are no deal",
    "landlord_deal-deal": "as few cards are no deal",
    "part-deal-numbers": "as few cards are no deal",
    "stock_draws-dealt": "as few cards are no deal",
    "talon_dealt-dealt": "as few cards are no deal",
    "equal_deal-dealt": "as few cards are no deal",
}
"""Keys and nouns that are never used with 1, and why."""


def _entries() -> Iterator[tuple[str, ast.Pattern]]:
    for file in sorted((resources.files("referee") / "locale" / "en").iterdir(), key=str):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                yield entry.id.name, entry.value


def _texts(pattern: ast.Pattern, count: int) -> Iterator[str]:
    """All texts of a message if every variable is this number. Variants that are not selected by
    the number are all included."""
    texts = [list(_of(element, count)) for element in pattern.elements]
    yield from ("".join(combination) for combination in product(*texts))


def _of(element: ast.TextElement | ast.Placeable, count: int) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        variants = element.expression.variants
        for variant in _by_number(variants, count) or variants:
            yield from _texts(variant.value, count)
    elif isinstance(element.expression, ast.StringLiteral):
        yield element.expression.value
    else:
        yield str(count) if _variable(element.expression) in COUNTS else "X"


def _variable(expression: object) -> str:
    """The variable of an expression, which may be inside a function."""
    if isinstance(expression, ast.FunctionReference):
        return _variable(expression.arguments.positional[0])
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


def _by_number(variants: list[ast.Variant], count: int) -> list[ast.Variant]:
    """The variant for a number; empty if the variants are not selected by numbers."""
    keys = {
        str(getattr(variant.key, "value", getattr(variant.key, "name", ""))): variant
        for variant in variants
    }
    if not any(key == "one" or key.isdigit() for key in keys):
        return []
    default = next(variant for variant in variants if variant.default)
    return [keys.get(str(count)) or keys.get("one" if count == 1 else "other") or default]


NOUNS = (
    "card|play|player|seat|point|trick|game|change|question|reason|joker|place|rule|switch|choice"
    "|quiz|step|move|ruling|book|time|number|suit|letter|second"
)
MANY = re.compile(rf"\b1 ((?:{NOUNS})(?:s|es|zes))\b", re.IGNORECASE)
ONE = re.compile(rf"\b[02] ({NOUNS})\b(?!’)", re.IGNORECASE)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_what_is_counted_has_the_right_number(count: int) -> None:
    wrong = MANY if count == 1 else ONE
    odd = [
        (key, text)
        for key, pattern in _entries()
        for text in _texts(pattern, count)
        for noun in wrong.findall(text)
        if not {key, noun} & NEVER_ONE.keys()
    ]
    assert odd == []


def test_what_is_wrong_is_found() -> None:
    """The test above sees what it looks for."""
    assert MANY.findall("1 plays and 1 cards") == ["plays", "cards"]
    assert ONE.findall("0 play, 2 card") == ["play", "card"]
