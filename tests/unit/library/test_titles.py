"""Clause titles are names: nouns, with ranks and counts as digits. Sentences quote them."""

import re

import pytest

from referee.library.context import current
from referee.rulebook.clause import Clause

BOOKS = [current().book(id_) for id_ in current().shelf_ids()]
CLAUSES = {clause.id: clause for book in BOOKS for clause in book.clauses}
GAMES = {book.title["en"] for book in BOOKS}

SPELLED_NUMBER = re.compile(
    r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(s|th)?\b"
    r"|\b(second|third|fifth|eighth|ninth|twelfth)\b",
    re.IGNORECASE,
)
SENTENCE = re.compile(
    r"^(the|an?|show|raise|take|play|choose) "
    r"|\b(is|are|was|be|may|must|can|has|have|do|does|who|whoever|what|when|where|your)\b(?!-)"
    r"|\b(clears|leads|frees|skips|reverses|takes?|mixes|ranks|wins|pays?)$"
    r"|[.:;!?]$",
    re.IGNORECASE,
)
"""Words that only a sentence has, or a verb at the end. It finds the common cases, not all."""
JAPANESE_SENTENCE = re.compile(
    r"[はを](?=.*[うくすつぬむるい]$)|(ない|なし|る)$|から$|とき$|[。、]"
)

every_clause = pytest.mark.parametrize("clause", CLAUSES.values(), ids=CLAUSES)


@every_clause
def test_a_title_is_no_sentence(clause: Clause) -> None:
    assert not SENTENCE.search(clause.title["en"])
    assert not JAPANESE_SENTENCE.search(clause.title["ja"])


@every_clause
def test_numbers_in_a_title_are_digits(clause: Clause) -> None:
    words = [word for word in re.split(r"[ -]", clause.title["en"]) if word not in GAMES]
    assert not SPELLED_NUMBER.search(" ".join(words))
    assert not re.search(r"[一二三四五六七八九十](枚|人|回|つ|の)", clause.title["ja"])


@pytest.mark.parametrize("title", ["Two clears", "No cut over a two", "Fourth pass", "Nine-quick"])
def test_spelled_numbers_are_found(title: str) -> None:
    assert SPELLED_NUMBER.search(title)


@pytest.mark.parametrize(
    "title", ["Going out clears", "The rest take", "What may be pointed at", "Show the strongest"]
)
def test_sentences_are_found(title: str) -> None:
    assert SENTENCE.search(title)
