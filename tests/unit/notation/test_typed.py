"""What people type: hundreds of phrasings, what must not be read, and what is offered instead."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import referee
from referee.cards.card import Deck
from referee.errors import ParseError, UnknownName
from referee.i18n.fuzzy_match import fold
from referee.library.context import rulebook
from referee.model.moves import MOVES
from referee.model.questions import KINDS
from referee.notation.lenient.lexicon import lexicon, normalize
from referee.notation.lenient.reader import read_move, read_question

HERE = Path(__file__).parent / "typed"


def _typed(name: str) -> Iterator[tuple[str, tuple[str, ...], str, str]]:
    """Book, seats, what is typed, what it must become (empty: it must not be read)."""
    for table in tomllib.loads((HERE / f"{name}.toml").read_text("utf-8"))["table"]:
        for line in table["typed"].strip("\n").splitlines():
            typed, _, meant = line.partition("=>") if "=>" in line else (line, "", "")
            yield table["book"], tuple(table["seats"]), typed.rstrip(), meant.strip()


def _read(kind: str, book: str, seats: tuple[str, ...], typed: str) -> str:
    deck = rulebook(book).deck
    try:
        if kind == "moves":
            return str(read_move(typed, seats, deck))
        return str(read_question(typed, seats, deck))
    except (referee.ParseError, referee.UnknownName):
        return ""


@pytest.mark.parametrize(
    ("book", "seats", "typed", "meant"), [*_typed("questions"), *_typed("sloppy")]
)
def test_a_question_is_read_as_it_is_meant(
    book: str, seats: tuple[str, ...], typed: str, meant: str
) -> None:
    assert _read("questions", book, seats, typed) == meant


@pytest.mark.parametrize(("book", "seats", "typed", "meant"), [*_typed("moves")])
def test_a_move_is_read_as_it_is_meant(
    book: str, seats: tuple[str, ...], typed: str, meant: str
) -> None:
    assert _read("moves", book, seats, typed) == meant


@pytest.mark.parametrize(("book", "seats", "typed", "meant"), [*_typed("cards")])
def test_a_card_is_read_as_it_is_meant(
    book: str, seats: tuple[str, ...], typed: str, meant: str
) -> None:
    assert _read("moves", book, seats, f"Ben: {typed}") == f"Ben: {meant}"
    assert _read("questions", book, seats, f"can ben play {typed}") == f"may Ben play {meant}"
    assert _read("questions", book, seats, f"Benは{typed}を出せる？") == f"may Ben play {meant}"


@pytest.mark.parametrize(("book", "seats", "typed", "meant"), [*_typed("refused")])
def test_what_only_looks_like_a_question_is_not_read(
    book: str, seats: tuple[str, ...], typed: str, meant: str
) -> None:
    assert _read("questions", book, seats, typed) == meant == ""


@pytest.mark.parametrize(("book", "seats", "typed", "meant"), [*_typed("offered")])
def test_what_may_be_meant_is_offered(
    book: str, seats: tuple[str, ...], typed: str, meant: str
) -> None:
    deck = rulebook(book).deck
    with pytest.raises((referee.ParseError, referee.UnknownName)) as caught:
        read_question(typed, seats, deck)
    wanted = tuple(filter(None, (part.strip() for part in meant.split("|"))))
    assert caught.value.near == wanted
    assert all(read_question(text, seats, deck) for text in wanted)


def test_what_is_written_is_read_as_it_is_written() -> None:
    """The reading of typed text begins with the strict one: no canonical text means another."""
    deck, seats = rulebook("daifugo").deck, ("May", "Ten", "Ben")
    for text in ("may May play S10", "may Ten give C4 to Ben", "is Ben out", "whose turn"):
        assert str(read_question(text, seats, deck)) == text
    for text in ("Ben: S10", "May: gives C4 to Ten", "Ten: pass", "Ben: H9 !"):
        assert str(read_move(text, seats, deck)) == text


@pytest.mark.parametrize("card", ["10C", "10♣", "9ハート", "ハートの9", "(10C)", "Ｔ♣", "Jo=9H"])
def test_a_file_may_name_the_rank_first_where_it_cannot_be_mistaken(card: str) -> None:
    table = referee.read(f"rules: daifugo\nseats: Aki, Ben\nfield: Aki {card}\n")
    assert referee.read(str(table)).description == table.description
    assert card not in str(table)


def test_a_pack_that_lacks_a_card_says_so() -> None:
    with pytest.raises(referee.ParseError) as caught:
        read_question("can ben play the ten of clubs", ("Aki", "Ben"), rulebook("torite").deck)
    assert (caught.value.found, caught.value.expected) == ("ten of clubs", ("card",))
    assert "R (red), B (blue) or Y (yellow)" in caught.value.say("en")


def test_whoever_is_to_play_makes_a_move_that_names_nobody() -> None:
    deck = rulebook("daifugo").deck
    typed = ("10c", "ten of clubs", "plays 10♣", "クラブの10")
    assert {str(read_move(text, ("Aki", "Ben"), deck, "Ben")) for text in typed} == {"Ben: C10"}
    assert str(read_move("aki passes", ("Aki", "Ben"), deck, "Ben")) == "Aki: pass"


def test_the_words_belong_to_known_kinds() -> None:
    words = lexicon()
    assert set(words.questions) == set(KINDS)
    assert set(words.moves) <= set(MOVES)
    meant = {
        concept
        for meanings in words.words.values()
        for concepts in meanings
        for concept in concepts
    }
    needed = {
        concept
        for concept_sets in (*words.questions.values(), *words.moves.values())
        for concepts in concept_sets
        for concept in concepts
    }
    assert needed - meant <= {"from"}
    assert meant - needed <= {"has", ">to", "<to", ">from", "<from", "<object", "do", "next"}


def test_every_word_is_normalized_like_a_text() -> None:
    for word in (*lexicon().words, *lexicon().suits, *lexicon().ranks):
        assert normalize(word) == word or not fold(word)


@pytest.mark.parametrize("text", ["may Aki playIchiS3 S4 hands S3 S4", "may Aki play D4 d4 ?x"])
def test_what_is_offered_instead_can_be_asked(text: str) -> None:
    with pytest.raises((ParseError, UnknownName)) as caught:
        read_question(text, ["Aki", "Ben"], Deck())
    for near in caught.value.near:
        assert str(read_question(near, ["Aki", "Ben"], Deck()))
