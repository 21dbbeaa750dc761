"""The verdicts of other books in words and as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from referee.i18n.messages import listing, message
from referee.model.types import Words
from referee.verdict.interfaces import VerdictLike

from .verdict_text import sentence

V = TypeVar("V", bound=VerdictLike)


class OtherBookVerdict(Struct, Generic[V], frozen=True):
    """The verdict of another book on the same question at the same table."""

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
        """Its answer, as :attr:`referee.table.Verdict.answer`."""
        return self.verdict.answer

    def sentence(self, lang: str) -> str:
        """Its answer as one sentence."""
        return sentence(self.verdict, lang)

    def to_dict(self) -> dict[str, Any]:
        """The verdict as JSON-ready data, without what would change its answer."""
        return {
            "book": self.book,
            "title": {lang: self.title[lang] for lang in ("ja", "en")},
            "answer": self.answer,
            "same": self.same,
            "sentence": {lang: self.sentence(lang) for lang in ("ja", "en")},
            "because": list(dict.fromkeys(reason.clause.id for reason in self.verdict.because)),
        }


def other_book_lines(others: Sequence[OtherBookVerdict[Any]], lang: str) -> Iterator[str]:
    """A line for each different answer with the books that give it, then one for those that
    agree."""
    if not others:
        yield message(lang, "elsewhere-nobody")
    different: dict[str, list[OtherBookVerdict[Any]]] = {}
    for other in others:
        if not other.same:
            different.setdefault(other.sentence(lang), []).append(other)
    for text, group in different.items():
        titles = _titles(group, lang)
        yield message(lang, "elsewhere-says", books=titles, count=len(group), said=text)
    agreeing = [other for other in others if other.same]
    if agreeing:
        titles = _titles(agreeing, lang)
        yield message(lang, "elsewhere-agrees", books=titles, count=len(agreeing))


def _titles(others: Iterable[OtherBookVerdict[Any]], lang: str) -> str:
    titles = (message(lang, "elsewhere-book", book=other.title[lang]) for other in others)
    return listing(lang, list(titles))
