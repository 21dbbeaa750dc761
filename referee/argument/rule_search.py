"""Finds the clauses of a book that an argument is about."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import log

from msgspec import Struct

from referee.library.other_names import known_aliases, ways_to_ask
from referee.notation.lenient.lexicon import normalize
from referee.rulebook.clause import Book, Clause

from .resemblance import ways_of
from .vocabulary import stop_words

_OF_RANK, _CALLED, _NAMED, _ABOUT_RANK, _WORDS, _USUAL = 0.4, 0.25, 0.2, 0.05, 0.1, 0.08
"""What it counts that a rule says what a rank does, is called like a card that is named, is named
itself, is about a rank that is named, has the words of the question, and is one of the usual rules.
Resembling a way to ask counts 1 at most."""
_OTHER_RANK = 0.6
"""What remains of the resemblance to a rule about another rank than the one that is named."""
_LEAST, _LEAD = 0.5, 1.15
"""The score from which the best rule is meant, and how far a rule has to lead to come before the
next one."""
_CLEAR, _LEAD_IF_CLEAR, _LEAD_IF_NOT = 0.6, 1.2, 1.3
"""The score from which the best rule is clear, and how far it has to lead to be meant alone."""
_LEAST_OF_TWO = 0.4
"""The score that the second of two rules needs that are meant together."""
_FOR_UNKNOWN, _FOR_STATEMENT = 0.3, 0.15
"""How much higher the score has to be for each word that nobody knows, and if the text doesn't look
like a question."""
_NEAR = 0.2
"""The score from which a rule is offered."""
_ENDING = re.compile("[ぁ-んー]{1,2}")
"""A rest of a Japanese word, which tells nothing."""
_EXPLAINING = {"happen", "explain", "clear", "what"}


class FoundClause(Struct, frozen=True):
    clause: Clause
    score: float

    @property
    def is_near(self) -> bool:
        """Whether it may be meant."""
        return self.score >= _NEAR


def is_sure(found: Sequence[FoundClause], unknown: int = 0, *, is_question: bool = True) -> bool:
    """Whether the first of these is meant, and not the second.

    ``unknown``: how many words of the question nobody knows. ``is_question``: whether the text
    looks like a question.
    """
    least = _LEAST + _FOR_UNKNOWN * unknown + _FOR_STATEMENT * (not is_question)
    if not found or found[0].score < least:
        return False
    return _leads_alone(found) or len(meant(found)) > 1


def meant(found: Sequence[FoundClause]) -> tuple[Clause, ...]:
    """The best clause, or the best two if a question resembles both much more than any other."""
    is_pair = (
        len(found) > 1
        and found[1].score >= _LEAST_OF_TWO
        and not _leads_alone(found)
        and _leads(found, 1)
    )
    return tuple(f.clause for f in found[: 2 if is_pair else 1])


def _leads_alone(found: Sequence[FoundClause]) -> bool:
    is_clear = found[0].score >= _CLEAR
    return _leads(found, 0, _LEAD_IF_CLEAR if is_clear else _LEAD_IF_NOT)


def _leads(found: Sequence[FoundClause], place: int, lead: float = _LEAD) -> bool:
    return len(found) <= place + 1 or found[place].score >= lead * found[place + 1].score


def terms_of(text: str) -> list[str]:
    """The words of a text by which a clause may be found.

    >>> terms_of("does the 8 clear?"), terms_of("8で流れる")
    (['8', 'clear'], ['8', '流れ'])
    """
    plain, skipped = normalize(text), stop_words() | stop_words("asking")
    latin = [_stem(word) for word in re.findall(r"[a-z]+|\d+", plain) if word not in skipped]
    japanese = re.findall(r"[一-龥々]{1,}[ぁ-ん]?|[ぁ-んー]{3,}", plain)
    parts = [part for word in japanese for part in {word, *(re.findall("[一-龥]{2}", word))}]
    return [term for term in dict.fromkeys((*latin, *parts)) if term]


def _stem(word: str) -> str:
    return re.sub(r"(?<=[a-z]{3})(?:ing|ed|es|s)$", "", word)


class _Index:
    """The clauses of a book by their words."""

    def __init__(self, book: Book) -> None:
        self.clauses = book.clauses
        self.names = [self.fold(*self._names(clause)) for clause in book.clauses]
        self.texts = [
            self.fold(*clause.wording.values(), *self._readings(clause)) for clause in book.clauses
        ]

    def _names(self, clause: Clause) -> list[str]:
        return [
            *clause.title.values(),
            clause.name.replace("_", " "),
            *known_aliases().get(clause.name, ()),
        ]

    def _readings(self, clause: Clause) -> list[str]:
        return [text for reading in clause.readings for text in reading.question.values()]

    def fold(self, *texts: str) -> str:
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

    def words(self, place: int, weights: Mapping[str, float]) -> float:
        """The weight of the words that a clause has; those of its names count twice."""
        names, text = self.names[place], self.texts[place]
        return sum(
            2 * weight if _contains(names, term) else weight
            for term, weight in weights.items()
            if _contains(names, term) or _contains(text, term)
        )


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
    book: Book,
    text: str,
    concepts: Iterable[str] = (),
    ranks: Sequence[str] = (),
    names: Sequence[str] = (),
    named: Collection[str] = (),
) -> list[FoundClause]:
    """The clauses that a question is most likely about, the most likely first.

    ``concepts``: what its words mean. ``ranks``: the ranks of the cards that it names.
    ``names``: the clauses that are called like one of these cards (``the 3 of spades``).
    ``named``: the clauses that the text names.
    """
    index, alike = _index(book), ways_of(book).scores(text)
    of_rank = _first_about(book, ranks) if {*concepts} & _EXPLAINING else -1
    weights = {term: index.weight(term) for term in terms_of(text)}
    whole = sum(weights.values()) or 1.0
    found = []
    for place, clause in enumerate(index.clauses):
        is_about = any(
            rank in clause.about or (rank == "Jo" and "joker" in clause.about) for rank in ranks
        )
        score = (
            alike.get(place, 0.0) * (_OTHER_RANK if _is_of_other_rank(clause, ranks) else 1.0)
            + _WORDS * index.words(place, weights) / whole
            + _ABOUT_RANK * is_about
            + _OF_RANK * (place == of_rank)
            + _CALLED * (clause.name in names)
            + _NAMED * (clause.name in named)
            + _USUAL * (clause.kind in ("official", "adopted", "base"))
        )
        found.append(FoundClause(clause, score))
    found.sort(key=lambda found: -found.score)
    return found[:6]


def unexplained(book: Book, clauses: Sequence[Clause], words: Iterable[str]) -> int:
    """How many of these words neither a clause nor the ways to ask about it have."""
    index = _index(book)
    asked = [way for c in clauses for key in (c.id, c.name) for way in ways_to_ask().get(key, ())]
    texts = [index.names[p] + index.texts[p] for p, c in enumerate(book.clauses) if c in clauses]
    whole = " ".join([*texts, *map(index.fold, asked)])
    return sum(not (_ENDING.fullmatch(word) or _is_in(whole, word)) for word in {*words})


def _is_in(text: str, word: str) -> bool:
    plain = normalize(word)
    if re.search("[a-z0-9]", plain):
        return all(_contains(text, _stem(part)) for part in re.findall(r"[a-z]+|\d+", plain))
    return re.fullmatch("[ぁ-んー]", plain) is None and plain in text


def _is_of_other_rank(clause: Clause, ranks: Sequence[str]) -> bool:
    """Whether a clause says what one rank does, and only other ranks are named."""
    own = {part for part in clause.about[:1] if part.isdigit() or part in "JQKA"}
    return bool(own and {*ranks} - {"Jo"} and not own & {*ranks})


def _first_about(book: Book, ranks: Sequence[str]) -> int:
    """The place of the clause that says what a rank does; -1 if there is none."""
    kinds = ("official", "adopted", "local")
    found = [
        (kinds.index(clause.kind), place)
        for place, clause in enumerate(book.clauses)
        if len({*ranks}) == 1 and clause.about[0] == ranks[0] and clause.kind in kinds
    ]
    return min(found)[1] if found else -1
