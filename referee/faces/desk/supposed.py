"""Other rules tried out: the table stays what it is, only the verdict is another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from referee.errors import UnknownName
from referee.faces.drawing.board import Board
from referee.faces.drawing.verdict import draw_verdict
from referee.faces.drawing.words import word
from referee.judging.flipwords import change_label
from referee.judging.pairs import Pairs
from referee.language.messages import listing
from referee.model.values import Value
from referee.rulebook.rulebook import Rulebook
from referee.table import Verdict

State = dict[str, Any]
Tried = Mapping[str, Value]
"""Option -> the value that it is tried with."""


def differing(rules: Rulebook, options: Tried) -> dict[str, Value]:
    """Those of the options that the table has otherwise.

    Raises ``UnknownName`` for an option or a value that there is not, and for what the header sets:
    another game is another table.
    """
    tried = rules.having(**options)
    for name in options:
        if rules.options[name].in_header:
            switches = [each.name for each in rules.options.values() if not each.in_header]
            raise UnknownName("option", name, switches)
    return {name: tried.value(name) for name in options if tried.value(name) != rules.value(name)}


def supposed(verdict: Verdict, tried: Tried) -> Verdict:
    """The verdict on the same question under other rules. Raises what the table raises."""
    table = verdict.table
    return table.under(table.rulebook.having(**tried)).ask(verdict.question)


def same_table(one: Board, other: Board) -> bool:
    """Whether two boards differ at most in what is asked."""
    return replace(one, asked="", asks=()) == replace(other, asked="", asks=())


def draw_supposed(verdict: Verdict, tried: Tried, lang: str, *, pairs: Pairs | None) -> State:
    """The other verdict, under a heading that says what was tried."""
    rules = verdict.table.rulebook
    drawn = draw_verdict(verdict, lang, pairs=pairs)
    # What only takes back a change that is tried stands among the changes already.
    if verdict.flips:
        del drawn["pairs"]
        drawn.pop("pairsLeft", None)
    drawn["flips"] = [flip for flip in drawn["flips"] if flip["option"] not in tried]
    return {
        "options": dict(tried),
        "heading": heading(rules, tried, lang),
        "changes": [
            {
                "option": name,
                "value": value,
                "kind": rules.options[name].kind,
                "label": change_label(rules.options[name], value, lang),
            }
            for name, value in tried.items()
        ],
        "verdict": drawn,
    }


def heading(rules: Rulebook, tried: Tried, lang: str) -> str:
    """``If you played without Suit lock:``"""
    parts = [_part(rules, name, value, lang) for name, value in tried.items()]
    return word(lang, "tried-heading", changes=listing(lang, parts))


def _part(rules: Rulebook, name: str, value: Value, lang: str) -> str:
    option = rules.options[name]
    title = option.clause.title[lang]
    if option.reading is None:
        return word(lang, "tried-on" if value else "tried-off", title=title)
    label = option.reading.label.get(str(value), {}).get(lang, str(value))
    return word(lang, "tried-reading", title=title, label=label)
