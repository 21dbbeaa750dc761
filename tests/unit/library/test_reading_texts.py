"""The questions and labels of readings, in all books."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

import referee
from referee.i18n.messages import LANGS


@pytest.mark.parametrize("book", referee.books())
def test_no_question_names_the_rule_of_another_clause(book: str) -> None:
    """A question that several clauses share names none of them."""
    asked = defaultdict(list)
    for clause in referee.book(book).clauses:
        for reading, lang in ((each, lang) for each in clause.readings for lang in LANGS):
            asked[lang, reading.question[lang]].append(clause.title[lang].partition("(")[0].strip())
    shared = {key: titles for key, titles in asked.items() if len(titles) > 1}
    wrong = [(key, t) for key, titles in shared.items() for t in titles if t in key[1]]
    assert wrong == []


@pytest.mark.parametrize("book", referee.books())
def test_no_rank_runs_into_a_number_of_cards(book: str) -> None:
    """「61枚につき」 is read as 61 cards."""
    labels = [
        label["ja"]
        for clause in referee.book(book).clauses
        for reading in clause.readings
        for label in reading.label.values()
    ]
    assert [label for label in labels if re.search(r"[0-9JQKA][0-9]+枚につき", label)] == []


@pytest.mark.parametrize("book", referee.books())
def test_japanese_sentences_of_a_book_are_polite(book: str) -> None:
    texts = [
        text["ja"]
        for clause in referee.book(book).clauses
        for text in (clause.wording, *(reading.why for reading in clause.readings))
        if text
    ]
    polite = re.compile(r"(?:ます|です|ません)(?:\([^()]*\))?。")
    wrong = [
        sentence
        for text in texts
        for sentence in re.findall(r"(?:「[^「」]*」|『[^『』]*』|[^。])+。", text)
        if not polite.search(sentence) or "なければなりません" in sentence
    ]
    assert wrong == []
