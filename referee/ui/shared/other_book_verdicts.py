"""What other books say to the question of a verdict, once somebody has asked for it."""

from __future__ import annotations

from typing import Any

from referee.errors import UnknownName
from referee.explain.other_books_text import OtherBookVerdict
from referee.table import Verdict

from .labels import answer_word
from .verdict import draw_verdict

State = dict[str, Any]


class OtherBooksPanel:
    """What is open of other books' verdicts: their answers, and one of them whole.

    It belongs to the verdict that it was asked for: beside any other it is closed, so that nobody
    waits who does not look.
    """

    def __init__(self) -> None:
        self._verdict: Verdict | None = None
        self._book = ""

    def open(self, verdict: Verdict | None, book: str | None) -> None:
        """Opens the list, or the whole verdict of one book. Raises ``UnknownName`` for a book that
        cannot have the table."""
        known = [each.book for each in verdict.elsewhere] if verdict and book else []
        if book and book not in known:
            raise UnknownName("book", book, known)
        self._verdict, self._book = verdict, book or ""

    def draw(self, verdict: Verdict | None, lang: str) -> State:
        """The field ``elsewhere`` of a state; none where there is no verdict."""
        if verdict is None:
            return {}
        return {"elsewhere": self._draw(verdict, lang) if verdict is self._verdict else None}

    def _draw(self, verdict: Verdict, lang: str) -> State:
        others = sorted(verdict.elsewhere, key=lambda each: each.same)
        shown = next((each for each in others if each.book == self._book), None)
        return {
            "answers": [_answer(each, lang) for each in others],
            "shown": _whole(shown, lang) if shown else None,
        }


def _answer(other: OtherBookVerdict[Verdict], lang: str) -> State:
    return {
        "book": other.book,
        "title": other.title[lang],
        "answerLabel": answer_word(other.verdict.question.kind, other.answer, lang),
        "tone": other.verdict.tone,
        "same": other.same,
    }


def _whole(other: OtherBookVerdict[Verdict], lang: str) -> State:
    """The verdict there; what would change it is told, and tried at that table only."""
    drawn = draw_verdict(other.verdict, lang)
    del drawn["pairs"]
    return {"book": other.book, "title": other.title[lang], "verdict": drawn}
