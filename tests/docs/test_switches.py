"""The page of another collection's switches is as the books are."""

from __future__ import annotations

import tomllib

from referee.library.context import rulebook
from tests.docs.switches import LIST, PAGE, page


def test_the_page_is_as_the_books_are() -> None:
    """Made anew by ``python -m tests.docs.switches``."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_switch_stands_there_once() -> None:
    clauses = tomllib.loads(LIST.read_text(encoding="utf-8"))["clauses"]
    known = {clause.name for clause in rulebook("local").book.clauses}
    assert len(clauses) == 152
    assert len([name for name in clauses.values() if name not in known]) == 1


def test_what_is_played_otherwise_has_a_reading() -> None:
    """A clause of ours that the collection plays differently has a reading."""
    said = tomllib.loads(LIST.read_text(encoding="utf-8"))
    options = rulebook("local").options.values()
    read = {option.clause.name for option in options if option.kind == "reading"}
    differs, clauses = said["differs"], said["clauses"]
    assert {each for each in differs["switches"] if clauses[each] not in read} == set()
