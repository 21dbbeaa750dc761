"""What other books say to the same question at the same table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from referee.basis.frozen import frozen
from referee.engine.interfaces import Case
from referee.errors import RefereeError
from referee.language.messages import listing, message
from referee.library.context import shown_books
from referee.model.description import Description
from referee.model.types import Words
from referee.notation.header import write_rules
from referee.notation.reader import read_text
from referee.notation.writer import write_text
from referee.rulebook.rulebook import Rulebook, rulebook_of

from .sayable import Sayable
from .speech import sentence
from .whatif import essence

V = TypeVar("V", bound=Sayable)
Ask = Callable[[Description, Rulebook, str], V]
"""The verdict on a question at a table as it is described, under other rules. Raises
``RefereeError`` where these rules cannot have the table, or do not answer the question."""


@frozen(slots=True)
class Elsewhere(Generic[V]):
    """What one other book says: its own verdict; ``same``: its answer is that of the table."""

    verdict: V
    same: bool

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


def asked_elsewhere(verdict: V, ask: Ask[V]) -> Iterator[Elsewhere[V]]:
    """The verdicts of the other books that can have the table, each as the book stands.

    The table is told anew to each, by its text under another first line: a book that does not know
    a card, a mark, a title or an earlier move of it is no side of the dispute and is left out.
    """
    here = essence(verdict.answer)
    jokers = sum(card.is_joker for card in verdict.question.cards)
    for rules in _candidates(verdict.table):
        if jokers > rules.deck.jokers:
            continue
        text = write_text(write_rules(_played(verdict.table), rules))
        try:
            other = ask(read_text(text), rules, str(verdict.question))
        except RefereeError:
            continue
        yield Elsewhere(other, essence(other.answer) == here)


def _candidates(case: Case) -> Iterator[Rulebook]:
    """The other books of the family, for as many players and with cards of the same suits."""
    here = case.rulebook
    for book in shown_books():
        if book.id == here.id:
            continue
        rules = _with_settings(rulebook_of(book), here)
        low, high = rules.book.players
        fits = low <= len(case.seats) <= high
        if fits and rules.family == here.family and set(rules.deck.suits) == set(here.deck.suits):
            yield rules


def _with_settings(rules: Rulebook, here: Rulebook) -> Rulebook:
    """The book as it stands; what a header sets (trumps, the game) is told of the table, and
    no rule of it, so it is the same there where there is the like."""
    settings = {
        name: here.value(name)
        for name, option in rules.options.items()
        if option.in_header and name in here.options and here.value(name) in option.values
    }
    return rules.having(**settings)


def _played(case: Case) -> Description:
    """The table without the moves that were not made: a refused one, and those after it."""
    made = case.description.play if case.opened else case.description.play[: len(case.steps)]
    return case.description.having(play=made, params=(), ask=())


# ---- in words


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
