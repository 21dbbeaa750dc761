"""The lines of a table that name its rules: ``rules: …`` and ``readings: …``."""

from __future__ import annotations

from referee.description import Description
from referee.rulebook import Rulebook
from referee.table import read_rules, write_rules

from .reader import read_text
from .writer import write_rules_lines


def header_of(rules: Rulebook) -> str:
    """The lines that name exactly these rules."""
    return write_rules_lines(write_rules(Description(), rules))


def rules_of(text: str) -> Rulebook:
    """The rules that a table's first lines name; what else it says does not matter.

    Raises ``ParseError``, ``UnknownName``, ``RulesConflict``, ``BadBook``.
    """
    return read_rules(read_text(text))
