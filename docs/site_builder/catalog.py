"""The books and clauses for the site, and the example tables for each clause."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

from referee.library.context import current
from referee.library.other_names import likely_books
from referee.rulebook.clause import Book, Clause

ROOT = Path(__file__).parent.parent.parent
MAX_TABLES = 3
Scenario = dict[str, Any]
_HEAD = re.compile(r"^\[\[clause\]\]$", re.M)
_ID = re.compile(r'^id = "([^"]+)"$', re.M)


@dataclass(frozen=True)
class ListedClause:
    """A clause with the book on whose page it is listed. ``home`` is the folder of its page."""

    clause: Clause
    book: Book

    @property
    def home(self) -> str:
        return self.clause.id.rpartition(".")[0]

    @property
    def page(self) -> str:
        """The path of its page in the folder of a language."""
        return f"{self.home}/{self.clause.name}"


class BookCatalog:
    """The books of the site, with each clause once."""

    def __init__(self, ids: tuple[str, ...] = ()) -> None:
        """``ids`` selects books; by default all books that a table can use."""
        order = [*likely_books(), *current().all_book_ids()]
        known = sorted(current().books(), key=lambda book: _sort_key(book, order))
        self.books = [book for book in known if not ids or book.id in ids]

    @cached_property
    def clauses(self) -> dict[str, ListedClause]:
        clauses: dict[str, ListedClause] = {}
        for book in sorted(self.books, key=lambda book: len(book.clauses)):
            for clause in book.clauses:
                known = clauses.get(clause.id)
                if known is None or book.id == clause.id.rpartition(".")[0]:
                    clauses[clause.id] = ListedClause(clause, book)
        return clauses

    def homes(self) -> list[str]:
        """Returns the ids of the books that have a page, including abstract books."""
        named = [book.id for book in self.books]
        return list(dict.fromkeys([*named, *(clause.home for clause in self.clauses.values())]))

    def parent_title(self, home: str) -> Mapping[str, str]:
        """Returns the title of an abstract book, by language."""
        file = ROOT / "referee" / "books" / f"{home}.toml"
        title: dict[str, str] = tomllib.loads(file.read_text("utf-8"))["title"]
        return title

    @cached_property
    def scenarios(self) -> dict[str, list[Scenario]]:
        """The scenarios of each clause, without those that expect an error."""
        scenarios: dict[str, list[Scenario]] = {}
        for path in sorted((ROOT / "tests" / "scenarios").rglob("*.toml")):
            data = tomllib.loads(path.read_text("utf-8"))
            possible = [scenario for scenario in data["scenario"] if "error" not in scenario]
            scenarios.setdefault(data["clause"], []).extend(possible)
        return scenarios

    def examples(self, clause: Clause) -> list[Scenario]:
        """Returns up to three scenarios: it fires, it does not fire, an exception or a reading."""
        known = self.scenarios.get(clause.id) or self._citing(clause.id)
        kinds = (("fires",), ("does not fire",), ("exception", "reading"))
        chosen = []
        for kind in kinds:
            chosen += [scenario for scenario in known if scenario.get("shows") in kind][:1]
        chosen += [scenario for scenario in known if scenario not in chosen]
        return chosen[:MAX_TABLES]

    def _citing(self, id_: str) -> list[Scenario]:
        """Returns the scenarios of other clauses whose verdict also cites this one."""
        scenarios = (scenario for group in self.scenarios.values() for scenario in group)
        return [scenario for scenario in scenarios if id_ in scenario.get("because", ())]

    @cached_property
    def sources(self) -> dict[str, str]:
        """The TOML source of each clause."""
        return {
            id_: text
            for path in sorted((ROOT / "referee" / "books").glob("*.toml"))
            for id_, text in _clause_sources(path.read_text("utf-8"))
        }


def _sort_key(book: Book, order: list[str]) -> tuple[int, int]:
    """Sort key: a book follows the books that it extends."""
    return min(map(order.index, book.book_titles)), order.index(book.id)


def _clause_sources(text: str) -> Iterator[tuple[str, str]]:
    starts = [*(match.start() for match in _HEAD.finditer(text)), len(text)]
    for start, end in pairwise(starts):
        part = text[start:end]
        match = _ID.search(part)
        if match:
            yield match[1], re.sub(r"(\n#[^\n]*|\s)+$", "", part)
