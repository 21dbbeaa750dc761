"""Reads questions in canonical words and, if that fails, as people type them."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Deck
from referee.errors import ParseError, UnknownName
from referee.model.description import Description
from referee.model.questions import Question

from . import lenient
from .questions import parse_question


def question_in_text(description: Description, deck: Deck, index: int) -> Question:
    r"""A question of a table text, by its index in ``description.ask``. Errors have its place.

    Raises ``ParseError`` and ``UnknownName``.

    >>> from referee.notation.table_text import read_text
    >>> description = read_text("rules: offkai\nseats: Aki, Ben\nask:\n  may Aki play D9")
    >>> str(question_in_text(description, Deck(), 0))
    'may Aki play D9'
    """
    line, column = description.line("ask", index), description.line("ask", index, "column")
    return read_question(description.ask[index], description.names, deck, line, column or 1)


def read_question(
    text: str, names: Sequence[str], deck: Deck, line: int = 0, column: int = 1
) -> Question:
    """The question of a text, in canonical words or as people type it.

    ``line`` and ``column``: where the text begins; ``line`` is 0 if it stands alone. Raises
    ``ParseError`` and ``UnknownName`` with suggestions.

    >>> str(read_question("誰の番?", ["Aki", "Ben"], Deck()))
    'whose turn'
    """
    try:
        return parse_question(text, names, deck, line, column)
    except (ParseError, UnknownName):
        return lenient.read_question(text, names, deck, line, column)
