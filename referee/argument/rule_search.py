"""Finds the clauses of a book that an argument is about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import log

from msgspec import Struct

from referee.i18n.fuzzy_match import fold_search
from referee.library.other_names import known_aliases
from referee.notation.lenient.lexicon import normalize
from referee.rulebook.clause import Book, Clause

from .vocabulary import topics

_STOP = frozenset(
    [
        "the",
        "a",
        "an",
        "is",
        "are",
        "it",
        "of",
        "to",
        "in",
        "on",
        "do",
        "does",
        "did",
        "can",
        "you",
        "i",
        "we",
        "he",
        "she",
        "if",
        "and",
        "or",
        "be",
        "this",
        "that",
        "what",
        "when",
        "how",
        "with",
        "for",
        "at",
        "as",
        "has",
        "have",
        "not",
        "no",
        "any",
        "one",
        "who",
        "may",
        "my",
        "your",
        "their",
        "his",
        "her",
        "they",
        "must",
        "will",
        "would",
        "there",
        "was",
        "so",
        "up",
    ]
)


class FoundClause(Struct, frozen=True):
    clause: Clause
    score: float
    is_named: bool = False
    """Whether its name or topic was found, and not only words of its text."""


def terms_of(text: str) -> list[str]:
    """The words of a text by which a clause may be found.

    >>> terms_of("does the 8 clear?"), terms_of("8で流れる")
    (['8', 'clear'], ['8', '流れ'])
    """
    plain = normalize(text)
    latin = [_stem(word) for word in re.findall(r"[a-z]+|\d+", plain) if word not in _STOP]
    japanese = re.findall(r"[一-龥々]{1,}[ぁ-ん]?|[ぁ-んー]{3,}", plain)
    parts = [part for word in japanese for part in {word, *(re.findall("[一-龥]{2}", word))}]
    return [term for term in dict.fromkeys((*latin, *parts)) if term]


def _stem(word: str) -> str:
    return re.sub(r"(?<=[a-z]{3})(?:ing|ed|es|s)$", "", word)


class _Index:
    """The clauses of a book by their words."""

    def __init__(self, book: Book) -> None:
        self.clauses = book.clauses
        self.names = [self._fold(self._names(clause)) for clause in book.clauses]
        self.texts = [
            self._fold([*clause.wording.values(), *self._readings(clause)])
            for clause in book.clauses
        ]

    def _names(self, clause: Clause) -> list[str]:
        return [
            *clause.title.values(),
            clause.name.replace("_", " "),
            *known_aliases().get(clause.name, ()),
        ]

    def _readings(self, clause: Clause) -> list[str]:
        return [text for reading in clause.readings for text in reading.question.values()]

    def _fold(self, texts: Iterable[str]) -> str:
        folded = []
        for text in texts:
            plain = normalize(text)
            folded.append(" ".join([_stem(word) for word in re.findall(r"[a-z]+|\d+", plain)]))
            folded.append(plain)
        return " " + " | ".join(folded) + " "

    def weight(self, term: str) -> float:
        count = sum(
            _contains(text, term) or _contains(names, term)
            for text, names in zip(self.texts, self.names, strict=True)
        )
        return log(1 + len(self.clauses) / (1 + count)) if count else 0.0


def _contains(text: str, term: str) -> bool:
    if re.fullmatch(r"[a-z0-9]+", term):
        return re.search(rf"(?<![a-z0-9]){re.escape(term)}", text) is not None
    return term in text


def _index(book: Book) -> _Index:
    index: _Index = book.cache.get("argument index") or book.cache.setdefault(
        "argument index", _Index(book)
    )
    return index


def find_clauses(
    book: Book, text: str, concepts: Iterable[str] = (), ranks: Sequence[str] = ()
) -> list[FoundClause]:
    """The clauses that a question is most likely about, the most likely first."""
    index = _index(book)
    said = {*concepts}
    wanted = [name for pattern, names in topics() if _fits(pattern, said) for name in names]
    terms = terms_of(text)
    about = _first_about(book, ranks) if said & {"happen", "explain", "clear", "what"} else -1
    weights = {term: index.weight(term) for term in terms}
    found = []
    for place, clause in enumerate(index.clauses):
        score, is_named = 0.0, False
        for term, weight in weights.items():
            if _contains(index.names[place], term):
                score += 2 * weight
            elif _contains(index.texts[place], term):
                score += weight
        for rank in ranks:
            if rank in clause.about or (rank == "Jo" and "joker" in clause.about):
                score += 3.0
        for strength, name in enumerate(reversed(wanted)):
            if _is_called(clause, name.format(rank=ranks[0] if ranks else "")):
                score += 12.0 + strength
                is_named = True
        if place == about:
            score += 10.0
            is_named = True
        if clause.kind in ("official", "adopted", "base"):
            score += 0.8
        found.append(FoundClause(clause, score, is_named))
    found.sort(key=lambda found: -found.score)
    return found[:6]


def _first_about(book: Book, ranks: Sequence[str]) -> int:
    """The place of the clause that says what a rank does; -1 if there is none."""
    kinds = ("official", "adopted", "local")
    found = [
        (kinds.index(clause.kind), place)
        for place, clause in enumerate(book.clauses)
        if len({*ranks}) == 1 and clause.about[0] == ranks[0] and clause.kind in kinds
    ]
    return min(found)[1] if found else -1


def _fits(pattern: frozenset[str], said: set[str]) -> bool:
    needed = {concept for concept in pattern if not concept.startswith("-")}
    barred = {concept[1:] for concept in pattern if concept.startswith("-")}
    return needed <= said and not barred & said


def _is_called(clause: Clause, name: str) -> bool:
    plain = fold_search(name)
    names = (*clause.title.values(), clause.name, *known_aliases().get(clause.name, ()))
    return any(fold_search(known) == plain for known in names)
