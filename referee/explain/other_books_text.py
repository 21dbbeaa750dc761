"""What other books say to the same question at the same table, in words and as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from referee.i18n.messages import listing, message
from referee.model.types import Words
from referee.verdict.interfaces import Sayable

from .verdict_text import sentence

V = TypeVar("V", bound=Sayable)


class Elsewhere(Struct, Generic[V], frozen=True):
    """The verdict of another book."""

    verdict: V
    same: bool
    """Whether its answer is the same as that of the table's own book."""

    @property
    def book(self) -> str:
        """The id of the book."""
        return self.verdict.table.rulebook.id

    @property
    def title(self) -> Words:
        """The title of the book, by language."""
        return self.verdict.table.rulebook.book.title

    @property
    def answer(self) -> Any:
        """What :attr:`referee.table.Verdict.answer` is there."""
        return self.verdict.answer

    def sentence(self, lang: str) -> str:
        """The answer there as one sentence."""
        return sentence(self.verdict, lang)

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready, without what would change the answer there."""
        return {
            "book": self.book,
            "title": {lang: self.title[lang] for lang in ("ja", "en")},
            "answer": self.answer,
            "same": self.same,
            "sentence": {lang: self.sentence(lang) for lang in ("ja", "en")},
            "because": list(dict.fromkeys(each.clause.id for each in self.verdict.because)),
        }


def elsewhere_lines(others: Sequence[Elsewhere[Any]], lang: str) -> Iterator[str]:
    """A line for each other answer with the books that give it, then those that agree."""
    if not others:
        yield message(lang, "elsewhere-nobody")
    said: dict[str, list[Elsewhere[Any]]] = {}
    for each in others:
        if not each.same:
            said.setdefault(each.sentence(lang), []).append(each)
    for text, by in said.items():
        yield message(lang, "elsewhere-says", books=_titles(by, lang), count=len(by), said=text)
    agreeing = [each for each in others if each.same]
    if agreeing:
        books, count = _titles(agreeing, lang), len(agreeing)
        yield message(lang, "elsewhere-agrees", books=books, count=count)


def _titles(books: Iterable[Elsewhere[Any]], lang: str) -> str:
    return listing(lang, [message(lang, "elsewhere-book", book=each.title[lang]) for each in books])
