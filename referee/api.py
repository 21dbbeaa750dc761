"""The public functions: read tables, list books, ask each kind of question.

The functions for questions are generated from :mod:`referee.model.questions`. Their signatures are
in ``api.pyi``, which ``python -m tests.stubs`` writes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from referee.model.questions import KINDS, QuestionKind
from referee.notation.json import read_data
from referee.notation.python_arguments import Cards as Cards
from referee.notation.python_arguments import question_of, signature_of
from referee.notation.table_text import read_text
from referee.rulebook.clause import Book

from . import house_rules
from .library.context import current
from .table import Table, Verdict

__all__ = ["book", "books", "from_dict", "read"]


def read(text: str) -> Table:
    r"""The table that a table text describes, after its moves.

    Raises ``ParseError`` (line, column, what was expected), ``UnknownName`` (book, switch,
    reading), ``ImpossibleTable`` (all faults at once) or ``IllegalPlay`` (with the verdict).

    >>> read("rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4")
    <Table offkai: Aki, Ben, 1 moves>
    """
    table = house_rules.extract_house(text).table if "house:" in text else text
    return _with_questions(Table(read_text(table)))


def _with_questions(table: Table) -> Table:
    """The table, after reading its questions, so that their errors are raised now."""
    _ = table.questions
    return table


def from_dict(data: Mapping[str, Any]) -> Table:
    """The table that JSON data describes. Raises the same errors as :func:`read`.

    >>> seats = [{"name": "Aki"}, {"name": "Ben"}]
    >>> from_dict({"format": "referee.table/1", "rules": {"book": "offkai"}, "seats": seats})
    <Table offkai: Aki, Ben, 0 moves>
    """
    return _with_questions(Table(read_data(data)))


def books() -> list[str]:
    """The ids of the rulebooks.

    >>> "daifugo" in books()
    True
    """
    return current().shelf_ids()


def book(id_: str) -> Book:
    """A rulebook by its id, with ``.clauses`` and ``.options``. Raises ``UnknownName``.

    >>> book("offkai").options["suit_lock"].kind
    'switch'
    """
    return current().book(id_)


def _question_function(kind: QuestionKind) -> Callable[..., Verdict]:
    """The function that asks a question of this kind."""
    signature = signature_of(kind)

    def ask(*args: Any, **named: Any) -> Verdict:
        try:
            arguments = signature.bind(*args, **named).arguments
        except TypeError as problem:
            raise TypeError(f"{kind.function}(): {problem}") from None
        table: Table = arguments["table"]
        return table.ask(question_of(kind, arguments, table.rulebook.deck))

    ask.__name__ = ask.__qualname__ = kind.function
    ask.__doc__ = kind.docstring
    ask.__annotations__ = {
        **{name: parameter.annotation for name, parameter in signature.parameters.items()},
        "return": signature.return_annotation,
    }
    vars(ask)["__signature__"] = signature
    return ask


_FUNCTIONS = {kind.function: _question_function(kind) for kind in KINDS.values() if kind.function}
globals().update(_FUNCTIONS)
__all__ = sorted([*__all__, *_FUNCTIONS])
