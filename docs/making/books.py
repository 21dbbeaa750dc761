"""The clauses that there are, each at the book that states it, and the tables that show them."""

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
from referee.rulebook.aliases import likely_books
from referee.rulebook.clause import Book, Clause

ROOT = Path(__file__).parent.parent.parent
MOST_TABLES = 3
Scenario = dict[str, Any]
_HEAD = re.compile(r"^\[\[clause\]\]$", re.M)
_ID = re.compile(r'^id = "([^"]+)"$', re.M)


@dataclass(frozen=True)
class Stated:
    """A clause with the book in which it is shown; ``home``: the folder of its page."""

    clause: Clause
    book: Book

    @property
    def home(self) -> str:
        return self.clause.id.rpartition(".")[0]

    @property
    def page(self) -> str:
        """The name of its page below a language's folder."""
        return f"{self.home}/{self.clause.name}"


class Shelf:
    """The books that are shown, with every clause once."""

    def __init__(self, ids: tuple[str, ...] = ()) -> None:
        """``ids``: only these books; none: all that tables can name."""
        order = [*likely_books(), *current().all_book_ids()]
        known = sorted(current().books(), key=lambda each: _place(each, order))
        self.books = [book for book in known if not ids or book.id in ids]

    @cached_property
    def clauses(self) -> dict[str, Stated]:
        found: dict[str, Stated] = {}
        for book in sorted(self.books, key=lambda each: len(each.clauses)):
            for clause in book.clauses:
                known = found.get(clause.id)
                if known is None or book.id == clause.id.rpartition(".")[0]:
                    found[clause.id] = Stated(clause, book)
        return found

    def homes(self) -> list[str]:
        """Where clauses are stated: books, and those that are only there to be extended."""
        named = [book.id for book in self.books]
        return list(dict.fromkeys([*named, *(each.home for each in self.clauses.values())]))

    def above(self, home: str) -> Mapping[str, str]:
        """The title of a book that tables cannot name."""
        file = ROOT / "referee" / "books" / f"{home}.toml"
        title: dict[str, str] = tomllib.loads(file.read_text("utf-8"))["title"]
        return title

    @cached_property
    def scenarios(self) -> dict[str, list[Scenario]]:
        """By clause, in the order of their files; tables that cannot be are left out."""
        found: dict[str, list[Scenario]] = {}
        for path in sorted((ROOT / "tests" / "scenarios").rglob("*.toml")):
            data = tomllib.loads(path.read_text("utf-8"))
            shown = [each for each in data["scenario"] if "error" not in each]
            found.setdefault(data["clause"], []).extend(shown)
        return found

    def shown(self, clause: Clause) -> list[Scenario]:
        """The tables that tell most: that it fires, that it does not, an exception or a reading."""
        known = self.scenarios.get(clause.id) or self._elsewhere(clause.id)
        kinds = (("fires",), ("does not fire",), ("exception", "reading"))
        first = [
            next((each for each in known if each.get("shows") in kind), None) for kind in kinds
        ]
        chosen = [each for each in first if each is not None]
        chosen += [each for each in known if each not in chosen]
        return chosen[:MOST_TABLES]

    def _elsewhere(self, id_: str) -> list[Scenario]:
        """Those of other clauses that rest on this one, too."""
        every = (each for those in self.scenarios.values() for each in those)
        return [each for each in every if id_ in each.get("because", ())]

    @cached_property
    def sources(self) -> dict[str, str]:
        """How the book's file says each clause."""
        return {
            id_: text
            for path in sorted((ROOT / "referee" / "books").glob("*.toml"))
            for id_, text in _said(path.read_text("utf-8"))
        }


def _place(book: Book, order: list[str]) -> tuple[int, int]:
    """Beside the books that it extends."""
    return min(map(order.index, book.book_titles)), order.index(book.id)


def _said(text: str) -> Iterator[tuple[str, str]]:
    starts = [*(found.start() for found in _HEAD.finditer(text)), len(text)]
    for start, end in pairwise(starts):
        part = text[start:end]
        found = _ID.search(part)
        if found:
            yield found[1], re.sub(r"(\n#[^\n]*|\s)+$", "", part)
