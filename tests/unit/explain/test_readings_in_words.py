"""Every value of every reading can be said in one short sentence, in both languages."""

import re

import pytest

from referee.explain.reading_text import statement, tables_that
from referee.library.context import book, current
from referee.rulebook.clause import UNSETTLED, Reading

MAX_LETTERS = {"en": 80, "ja": 40}
"""How long such a sentence may be."""
UNSAID = re.compile("」とする|卓")
"""What is in no such sentence: an answer in quotation marks, or another table."""
READINGS = [
    (clause, reading)
    for id_ in current().all_book_ids()
    for clause in book(id_).clauses
    for reading in clause.readings
    if reading.kind == "reading"
]


def _said(reading: Reading, lang: str) -> dict[str, str]:
    """The sentence of each value."""
    values = [value for value in reading.values if value != UNSETTLED]
    if lang == "en":
        return {value: statement(reading, value, whole=True) for value in values}
    return {value: tables_that(reading, [value], value) for value in values}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_value_is_said_in_one_short_sentence(lang: str) -> None:
    """No table is described by a question with an answer in quotation marks."""
    silent = [
        f"{clause.id}.{reading.name}={value}: {said or '(nothing)'}"
        for clause, reading in READINGS
        for value, said in _said(reading, lang).items()
        if not said or UNSAID.search(said) or len(said) > MAX_LETTERS[lang]
    ]
    assert silent == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_values_of_a_reading_are_told_apart(lang: str) -> None:
    """Two values of one reading don't have the same sentence."""
    alike = [
        f"{clause.id}.{reading.name}: {said}"
        for clause, reading in READINGS
        if len({*(said := _said(reading, lang)).values()}) < len(said)
    ]
    assert alike == []
