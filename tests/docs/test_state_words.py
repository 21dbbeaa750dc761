"""The notation page lists every word of ``state:`` that a book knows, and no others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

import referee
from referee.errors import Fault, ImpossibleTable
from tests.docs.pages import ROOT, text_of

PAGE = ROOT / "docs" / "notation.md"
SEATS = "X, Y, Z"
ROW = re.compile(r"^\| (.*?) \|", re.M)
UNKNOWN = "no such word"


def games() -> Iterator[str]:
    """The first line of a table for every game of every book."""
    for name in referee.books():
        variants = referee.book(name).variants
        values = [f", game = {value}" for value in variants.values] if variants else [""]
        yield from (f"rules: {name}{game}" for game in values)


GAMES = list(games())


def unknown_words(game: str, word: str) -> list[Fault]:
    """What the referee says about a word under ``state:`` that the game does not know."""
    try:
        referee.read(f"{game}\nseats: {SEATS}\nstate: {word}\n")
    except ImpossibleTable as impossible:
        return [fault for fault in impossible.faults if fault.code == "unknown-state"]
    return []


@cache
def listed() -> tuple[str, ...]:
    """The words in the tables of the section about ``state:``, as in the first column."""
    section = text_of(PAGE).partition("\n## State\n")[2].partition("\n## ")[0]
    return tuple(word for row in ROW.findall(section) for word in re.findall(r"`(.+?)`", row))


@cache
def known_words(game: str) -> frozenset[str]:
    """The words that a game knows, without what follows them, as its message lists them."""
    known = [fault.args["known"] for fault in unknown_words(game, UNKNOWN)]
    listed_words = (words for words in known if isinstance(words, tuple))
    words = {word.removesuffix(" …") for words in listed_words for word in words} - {""}
    return frozenset(re.sub(r" [XYZ]$", "", word) for word in words)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lists_every_word_that_a_game_knows(game: str) -> None:
    missing = {
        known
        for known in known_words(game)
        if not any(word == known or word.startswith(f"{known} ") for word in listed())
    }
    assert missing == set()


@pytest.mark.parametrize("word", listed())
def test_some_game_knows_each_word_on_the_page(word: str) -> None:
    assert any(not unknown_words(game, word) for game in GAMES)


@pytest.mark.parametrize("word", listed())
def test_a_word_stays_as_it_is_written(word: str) -> None:
    """Only other spellings of a word on the page are written as the usual one."""
    for game in GAMES:
        if unknown_words(game, word):
            continue
        try:
            table = referee.read(f"{game}\nseats: {SEATS}\nstate: {word}\n")
        except ImpossibleTable:  # a word that needs cards or titles
            continue
        again = referee.read(str(table))
        assert again.description.state == table.description.state
