"""Finds the clauses of a book that an argument is about."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from math import log

from msgspec import Struct

from referee.library.context import current
from referee.library.library import Library
from referee.library.other_names import known_aliases, ways_to_ask
from referee.notation.lenient.lexicon import normalize
from referee.rulebook.clause import Book, Clause

from .resemblance import features, ways_of
from .vocabulary import rule_names, stop_words

_OF_RANK, _CALLED, _ABOUT_RANK, _WORDS, _SHARE, _USUAL = 0.4, 0.25, 0.05, 0.2, 0.4, 0.1
"""What it counts that a rule says what a rank does, is called like a card that is named, is about a
rank that is named, has the words of the question, has them in its ways to ask as well, and is one
of the usual rules. Resembling a way to ask counts 1 at most."""
_NAMED, _SELDOM_NAMED = 0.3, 1.0
"""What it counts that a rule is named: a usual rule is often named beside what is asked, one that
few tables have is not."""
_OTHER_RANK = 0.6
"""What remains of the resemblance to a rule about another rank than the one that is named."""
_LEAST, _LEAD = 0.85, 1.15
"""The score from which the best rule is meant, and how far a rule has to lead to come before the
next one."""
_CLEAR, _LEAD_IF_CLEAR, _LEAD_IF_NOT = 1.0, 1.2, 1.3
"""The score from which the best rule is clear, and how far it has to lead to be meant alone."""
_LEAST_OF_TWO = 0.75
"""The score that the second of two rules needs that are meant together."""
_FOR_UNKNOWN, _FOR_STATEMENT, _FOR_SELDOM = 0.5, 0.25, 0.3
"""How much higher the score has to be for each word that nobody knows, if the text doesn't look
like a question, and if few tables have the rule and it isn't named."""
_MOST = 6
"""The most rules that are found."""
_NEAR = 0.3
"""The score from which a rule is offered."""
_ENDING = re.compile("[ぁ-んー]{1,2}")
"""A rest of a Japanese word, which tells nothing."""
_EXPLAINING = {"happen", "explain", "clear", "what"}


class FoundClause(Struct, frozen=True):
    clause: Clause
    score: float
    is_told: bool = True
    """Whether the text has a word of this clause that isn't one of any rule, and names no other
    rule that few tables have."""

    is_seldom: bool = False
    """Whether few tables have this rule, and the text doesn't name it."""

    @property
    def is_near(self) -> bool:
        """Whether it may be meant."""
        return self.score >= _NEAR


def is_sure(found: Sequence[FoundClause], unknown: int = 0, *, is_question: bool = True) -> bool:
    """Whether the first of these is meant, and not the second.

    ``unknown``: how many words of the question nobody knows. ``is_question``: whether the text
    looks like a question.
    """
    if not found or not found[0].is_told:
        return False
    least = _LEAST + _FOR_UNKNOWN * unknown + _FOR_STATEMENT * (not is_question)
    if found[0].score < least + _FOR_SELDOM * found[0].is_seldom:
        return False
    is_pair = len(meant(found)) > 1 and not any(f.is_seldom for f in found[:2])
    return _leads_alone(found) or is_pair


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
        self.wholes: dict[int, str] = {}

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
            folded.append(" ".join(_words(plain)))
            folded.append(plain)
        return " " + " | ".join(folded) + " "

    def whole(self, place: int) -> str:
        """All words of a clause, and of the ways to ask about it."""
        if place not in self.wholes:
            clause = self.clauses[place]
            asked = (way for key in (clause.id, clause.name) for way in ways_to_ask().get(key, ()))
            self.wholes[place] = self.names[place] + self.texts[place] + self.fold(*asked)
        return self.wholes[place]

    def known(self, place: int, terms: Iterable[str]) -> int:
        """How many of these terms a clause has."""
        return sum(_contains(self.whole(place), term) for term in terms)

    def weights(self, terms: Iterable[str]) -> tuple[dict[str, float], list[float]]:
        """The weight of each term, and the share of it that each clause has.

        A term counts the more, the fewer clauses have it, and twice in the name of a clause.
        """
        shares, weights = [0.0] * len(self.clauses), {}
        for term in terms:
            named = [_contains(names, term) for names in self.names]
            said = [_contains(text, term) for text in self.texts]
            counts = [2 * n or s for n, s in zip(named, said, strict=True)]
            count = sum(map(bool, counts))
            weights[term] = log(1 + len(counts) / (1 + count)) if count else 0.0
            shares = [share + weights[term] * n for share, n in zip(shares, counts, strict=True)]
        whole = sum(weights.values()) or 1.0
        return weights, [share / whole for share in shares]


def _contains(text: str, term: str) -> bool:
    """Whether a word of the text begins so; in Japanese, whether it stands anywhere."""
    if term not in text or not re.fullmatch(r"[a-z0-9]+", term):
        return term in text
    return re.search(rf"(?<![a-z0-9]){term}", text) is not None


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
    index, ways = _index(book), ways_of(book)
    alike, shares = ways.scores(text), ways.shares(text)
    of_rank = _first_about(book, ranks) if {*concepts} & _EXPLAINING else -1
    weights, words = index.weights(terms_of(text))
    called = [c for c in index.clauses if c.name in named and not _is_of_other_rank(c, ranks)]
    seldom = {clause.name for clause in called if clause.kind == "local"}
    own = [term for term in weights if term not in stop_words("of_any_rule")]
    found = []
    for place, clause in enumerate(index.clauses):
        is_about = _is_about(clause, ranks)
        score = (
            alike.get(place, 0.0) * (_OTHER_RANK if _is_of_other_rank(clause, ranks) else 1.0)
            + _WORDS * words[place]
            + _SHARE * shares[place]
            + _ABOUT_RANK * is_about
            + _OF_RANK * (place == of_rank)
            + _CALLED * (clause.name in names)
            + _SELDOM_NAMED * (clause.name in seldom)
            + _NAMED * (clause.kind != "local" and clause.name in named)
            + _USUAL * (clause.kind in ("official", "adopted", "base"))
        )
        found.append((score, place, clause))
    best = sorted(found, key=lambda found: -found[0])[:_MOST]
    return [
        FoundClause(
            clause,
            score,
            is_told=(not seldom or clause.name in seldom)
            and not _is_of_other_rank(clause, ranks)
            and index.known(place, own) + _is_about(clause, ranks) > is_seldom,
            is_seldom=is_seldom,
        )
        for score, place, clause in best
        for is_seldom in (not seldom and clause.kind == "local",)
    ]


def _is_about(clause: Clause, ranks: Sequence[str]) -> bool:
    """Whether a clause is about a rank that is named."""
    return any(rank in clause.about or (rank == "Jo" and "joker" in clause.about) for rank in ranks)


def long_names_in(text: str) -> set[str]:
    """The rules whose names, of two words or three Japanese letters at least, a text has.

    >>> "red_five" in long_names_in("finishing: red five swaps hands")
    True
    """
    plain, names = normalize(text), current().cached(_long_names)
    words = _words(plain)
    found = {" ".join(words[i:j]) for i, j in _spans(len(words), 2, 5)}
    for run in re.findall(r"[0-9a-zぁ-ゖー一-龥々]+", plain):
        found |= {run[i:j] for i, j in _spans(len(run), 3, 12) if not run[i:j].isascii()}
    known = [part for part in found if part in names]
    longest = (part for part in known if not any(part in other != part for other in known))
    return {name for part in longest for name in names[part]}


def _long_names(_: Library) -> dict[str, set[str]]:
    """Name -> rules, without endings."""
    found: dict[str, set[str]] = {}
    for name, clauses in rule_names().rules.items():
        key = " ".join(_words(name)) if name.isascii() else name
        if not all(part[0] == "#" for part in features(name)):  # not only cards
            found.setdefault(key, set()).update(clauses)
    return found


def _words(plain: str) -> list[str]:
    return [_stem(word) for word in re.findall(r"[a-z]+|\d+", plain)]


def _spans(length: int, least: int, most: int) -> Iterator[tuple[int, int]]:
    for begin in range(length):
        for end in range(begin + least, min(begin + most, length) + 1):
            yield begin, end


def unexplained(book: Book, clauses: Sequence[Clause], words: Iterable[str]) -> int:
    """How many of these words neither a clause nor the ways to ask about it have."""
    index = _index(book)
    whole = " ".join(index.whole(p) for p, clause in enumerate(book.clauses) if clause in clauses)
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
