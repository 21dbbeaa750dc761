"""What other books say to the same question at the same table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import referee
from referee.library.context import using
from referee.library.library import Library
from referee.rulebook.clause import Book
from tests.tiers import quick

STRICT = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nturn: Ben\nfield: Dan D4, Aki D5\n"
LOCKED = STRICT + "state: suit lock D\n"
"""A table of the books with suit locks."""
HOUSE = """
id = "ours"
extends = "{book}"
title = {{ ja = "うち", en = "Ours" }}

[switches]
{switches}
"""


@pytest.fixture(scope="module")
def package() -> Library:
    """A library that has read the package's books."""
    made = Library()
    assert made.books()
    return made


@pytest.fixture(autouse=True)  # other tests leave houses in the library of the process
def own(package: Library) -> Iterator[Library]:
    """The package's books; what a test adds is forgotten after it."""
    with using(package), package.trial():
        yield package


def _add_house(own: Library, folder: Path, book: str, switches: str = "") -> None:
    path = folder / "ours.toml"
    path.write_text(HOUSE.format(book=book, switches=switches), "utf-8")
    own.add_book(path)


def _others(text: str, question: str) -> dict[str, object]:
    return {each.book: each.answer for each in referee.read(text).ask(question).elsewhere}


# ---- which books have the table


def test_every_other_book_of_the_family_says_what_it_says() -> None:
    verdict = referee.read(STRICT).ask("may Ben play D9")
    assert verdict.answer == "no"
    books = map(referee.book, referee.books())
    family = {book.id for book in books if book.family == "climbing" and 4 in _players(book)}
    assert {each.book for each in verdict.elsewhere} == family - {"offkai"}
    assert {(each.answer, each.same) for each in verdict.elsewhere} == {("yes", False)}
    assert {"daifugo", "league", "local", "million_doubt"} < family


def _players(book: Book) -> range:
    fewest, most = book.players
    return range(fewest, most + 1)


@pytest.mark.parametrize(
    "question",
    quick(
        ["may Ben play D9", "whose turn", "may Ben play Jo"],
        1,
        "the first tier takes fewer random games and tables",
    ),
)
def test_it_is_the_verdict_of_the_same_text_under_another_first_line(question: str) -> None:
    for each in referee.read(STRICT).ask(question).elsewhere:
        alone = referee.read(STRICT.replace("offkai", each.book)).ask(question)
        assert each.verdict.table == alone.table
        assert each.verdict.say() == alone.say()
        assert each.sentence("ja") == alone.say("ja").splitlines()[0]


def test_a_book_for_another_number_of_players_is_left_out() -> None:
    five = STRICT.replace("Dan\n", "Dan, Eve\n")
    assert "uecda" not in _others(STRICT, "may Ben play D9")
    assert _others(five, "may Ben play D9")["uecda"] == "yes"
    three = STRICT.replace(", Dan\n", "\n").replace("Dan D4", "Chie D4")
    others = _others(three, "may Ben play D9")
    assert {"daifugo", "local", "million_doubt"} <= others.keys()
    assert not {"league", "uecda"} & others.keys()


def test_a_mark_that_a_book_does_not_know_leaves_it_out() -> None:
    text = "rules: daifugo\nseats: Aki, Ben, Chie, Dan\nstate: {}\n"
    marked = _others(text.format("religious revolution"), "may Ben play D9")
    assert set(marked) == {"league", "local"}
    assert set(_others(text.format("revolution"), "may Ben play D9")) > {"league", "offkai"}


def test_an_earlier_move_that_a_book_refuses_leaves_it_out_unless_it_stands() -> None:
    played = STRICT.replace("offkai", "daifugo") + "play:\n  Ben: D9{}\n"
    assert "offkai" not in _others(played.format(""), "may Chie play C10")
    assert _others(played.format(" !"), "may Chie play C10")["offkai"] == "no"


def test_a_card_or_a_title_that_a_book_does_not_know_leaves_it_out() -> None:
    five = "rules: offkai\nseats: Aki{}, Ben, Chie, Dan, Eve\n"
    assert "uecda" in _others(five.format(""), "may Ben play Jo")
    assert "uecda" not in _others(five.format(""), "may Ben play Jo Jo")
    three = "rules: offkai\nseats: Aki{}, Ben, Chie\n"
    assert "daifugo" in _others(three.format(""), "may Ben play Jo")
    assert "daifugo" not in _others(three.format(" (hinmin)"), "may Ben play Jo")


def test_a_question_that_a_book_does_not_answer_leaves_it_out() -> None:
    table = "rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Aki\nplay:\n  Aki: D5\n"
    assert "daifugo" in _others(table, "whose turn")
    assert _others(table, "may Ben doubt") == {}


def test_cards_of_another_kind_are_another_game_though_none_is_told() -> None:
    whist = "rules: whist\nseats: Aki, Ben, Chie, Dan\nturn: Ben\n"
    others = _others(whist, "whose turn").keys()
    assert "hearts" in others
    assert "torite" not in others


# ---- how they stand


def test_switches_and_readings_of_the_table_are_not_those_of_other_books() -> None:
    switched = STRICT.replace("offkai", "league - suit_lock")
    (daifugo,) = (
        each
        for each in referee.read(switched).ask("may Ben play C9").elsewhere
        if each.book == "daifugo"
    )
    assert (daifugo.answer, daifugo.same) == ("no", False)
    assert not daifugo.verdict.table.rulebook.choices


def test_a_house_counts_as_it_stands(own: Library, tmp_path: Path) -> None:
    _add_house(own, tmp_path, "offkai", "strict_lock = false")
    assert _others(STRICT, "may Ben play D9")["ours"] == "yes"
    assert _others(STRICT.replace("offkai", "ours"), "may Ben play D9")["offkai"] == "no"


def test_what_the_header_sets_is_told_there_too(own: Library, tmp_path: Path) -> None:
    _add_house(own, tmp_path, "whist")
    trumps = "rules: whist, trump = S\nseats: Aki, Ben, Chie, Dan\nfield: Aki H7, Ben S2, Chie HA\n"
    taken = _others(trumps + "play:\n  Dan: DK\n", "who takes the trick")
    assert (taken["hearts"], taken["ours"]) == ("Chie", "Ben")


def test_a_refused_move_is_asked_about_where_it_was_made() -> None:
    later = STRICT + "play:\n  Ben: D9\n  Chie: D2\n"
    with pytest.raises(referee.IllegalPlay) as refused:
        referee.read(later)
    found = refused.value.verdict.elsewhere
    assert {each.book for each in found} > {"daifugo", "league", "local", "million_doubt"}
    assert {each.answer for each in found} == {"yes"}


# ---- how it is told


def test_books_that_say_the_same_are_told_together() -> None:
    other = referee.read(LOCKED).ask("may Ben play D9")
    said = {lang: other.elsewhere[0].sentence(lang) for lang in ("en", "ja")}
    assert other.say("en", elsewhere=True).splitlines()[-1] == (
        f"In Daifugo, League daifugo, More local rules of Daifugo and Million Doubt: {said['en']}"
    )
    assert other.say("ja", elsewhere=True).splitlines()[-1] == (
        f"「大富豪」、「大富豪(競技)」、「大富豪ローカルルール集」、「ミリオンダウト」では、{said['ja']}"
    )
    same = referee.read(LOCKED).ask("may Ben play C9")
    assert same.say("en", elsewhere=True).splitlines()[-1] == (
        "Daifugo, League daifugo, More local rules of Daifugo and Million Doubt say the same."
    )
    assert same.say("ja", elsewhere=True).endswith("でも同じです。")


def test_agreeing_and_other_books_have_a_line_each(own: Library, tmp_path: Path) -> None:
    _add_house(own, tmp_path, "offkai")
    verdict = referee.read(LOCKED).ask("may Ben play D9")
    *_, others, agreeing = verdict.say("en", elsewhere=True).splitlines()
    assert others.startswith(
        "In Daifugo, League daifugo, More local rules of Daifugo and Million Doubt: Ben may play"
    )
    assert agreeing == "Ours says the same."


def test_what_happens_is_the_same_whichever_clause_does_it() -> None:
    played = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nturn: Aki\nplay:\n  Aki: D8\n"
    verdict = referee.read(played).ask("what happens")
    daifugo = next(each for each in verdict.elsewhere if each.book == "daifugo")
    assert daifugo.same
    assert daifugo.answer != verdict.answer


def test_where_no_other_book_has_the_table_this_is_said() -> None:
    verdict = referee.read("rules: sevens\nseats: Aki, Ben, Chie\nturn: Aki\n").ask("whose turn")
    assert verdict.elsewhere == ()
    assert verdict.say("en", elsewhere=True).endswith("No other rulebook fits this table.")
    assert verdict.to_dict(elsewhere=True)["elsewhere"] == []


def test_nobody_pays_who_does_not_ask() -> None:
    verdict = referee.read(STRICT).ask("may Ben play D9")
    assert "elsewhere" not in verdict.to_dict()
    verdict.say()
    assert "elsewhere" not in vars(verdict)
    others = zip(verdict.to_dict(elsewhere=True)["elsewhere"], verdict.elsewhere, strict=True)
    daifugo, other = next(pair for pair in others if pair[1].book == "daifugo")
    assert daifugo["title"] == {"ja": "大富豪", "en": "Daifugo"}
    assert daifugo["sentence"]["ja"] == other.sentence("ja")
    assert (daifugo["book"], daifugo["answer"], daifugo["same"]) == ("daifugo", "yes", False)
    assert "daifugo.suit_lock" in daifugo["because"]


def test_a_book_without_cards_face_down_is_no_side_where_one_was_played() -> None:
    text = """rules: million_doubt
seats: Aki, Ben, Chie
turn: Ben
field: Aki SK
hands:
  Aki: ? x3
  Ben: (H3)
  Chie: ? x2
play:
  Ben: (H3)
"""
    assert _others(text, "is Ben out") == {}
