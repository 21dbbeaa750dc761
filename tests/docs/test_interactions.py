"""The pages of what the interaction checker found: each of their tables is still unsettled."""

from __future__ import annotations

import pytest

import referee
from referee.i18n.messages import LANGS

from .interactions import INDEX, SWEEPS, index, page, renewed, stored
from .pages import blocks, text_of


def tables(book: str) -> list[str]:
    """The tables that a page shows."""
    page = SWEEPS[book].page("en")
    return [block.text for block in blocks(page) if block.text.startswith("rules:")]


TABLES = [text for book in SWEEPS for text in tables(book)]


@pytest.mark.parametrize("book", SWEEPS)
def test_both_pages_and_the_package_have_the_same_tables(book: str) -> None:
    here, other = SWEEPS[book].page("en"), SWEEPS[book].page("ja")
    assert [block.text for block in blocks(other)] == [block.text for block in blocks(here)]
    shown = tables(book)
    assert text_of(here).partition("## Decided")[0].count("\n## ") == len(shown) > 20
    kept = stored(SWEEPS[book]).pairs
    assert [(pair.witness or "").strip() for pair in kept] == [text.strip() for text in shown]


@pytest.mark.parametrize("book", SWEEPS)
def test_titles_and_sentences_are_those_of_today(book: str) -> None:
    # If this fails: python -m tests.docs.interactions
    run = stored(SWEEPS[book])
    assert renewed(run) == run


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("book", SWEEPS)
def test_a_page_is_as_it_is_made(book: str, lang: str) -> None:
    sweep = SWEEPS[book]
    assert text_of(sweep.page(lang)) == page(sweep, lang)


def test_the_page_of_all_books_is_as_it_is_made() -> None:
    assert text_of(INDEX) == index()


@pytest.mark.parametrize("text", TABLES, ids=lambda text: text.partition("\n")[0])
def test_what_a_page_shows_is_unsettled(text: str) -> None:
    table, _, ask = text.partition("ask:\n")
    assert referee.read(table).ask(ask.strip()).answer == "unsettled"
