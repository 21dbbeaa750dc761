"""A table for those who do not have the house's book."""

from __future__ import annotations

from referee.library.context import current
from referee.model.description import Description
from referee.notation.header import read_rules, write_rules
from referee.rulebook.clause import Book


def portable(described: Description) -> Description:
    """The table for those who do not have the house's book: what that sets stands in the header.

    A house with clauses of its own cannot be written so; its tables stay as they are.
    """
    while current().house_path(described.book) is not None:
        rules = read_rules(described)
        base = current().book(rules.book.base)
        if rules.options.keys() - base.options.keys() or _lacks_base_clause(rules.book, base):
            return described
        named = {
            name: rules.value(name) if name in rules.options else False
            for name, option in base.options.items()
            if name in rules.options or option.kind == "switch"
        }
        described = write_rules(described, current().rulebook(base.id, named))
    return described


def _lacks_base_clause(house: Book, base: Book) -> bool:
    """Whether the house leaves out or replaces what no switch of the base could."""
    theirs = {clause.id: clause for clause in base.clauses}
    own = {clause.id: clause for clause in house.clauses}
    gone = (clause for id_, clause in theirs.items() if id_ not in own)
    return any(theirs.get(id_) != clause for id_, clause in own.items()) or any(
        not clause.switchable for clause in gone
    )
