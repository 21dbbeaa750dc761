"""Numbers, names and lengths have limits. The errors are in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.cards.card import Deck, parse_card
from referee.engine.answer import TooManyPlays
from referee.errors import ParseError, RefereeError
from referee.links import link
from referee.model.limits import MAX_MOVES, MAX_SEATS, MAX_STANDING, MAX_STATES
from referee.notation.link import read_link
from referee.ui.desk.session import DeskSession
from referee.ui.quiz.text import read_quizzes
from referee.ui.stepper.text import read_story

TABLE = "rules: daifugo\nseats: Aki, Ben\n"
HUGE = "5" * 5_000
DATA: dict[str, Any] = {
    "format": "referee.table/1",
    "rules": {"book": "daifugo"},
    "seats": [{"name": "Aki"}, {"name": "Ben"}],
}


def parse_error(text: str) -> referee.ParseError:
    """The error about an unreadable text."""
    with pytest.raises(referee.ParseError) as caught:
        referee.read(text)
    assert caught.value.say("ja") != caught.value.say("en")
    return caught.value


def impossible(text: str) -> set[str]:
    with pytest.raises(referee.ImpossibleTable) as caught:
        referee.read(text)
    assert caught.value.say("ja") != caught.value.say("en")
    return {fault.code for fault in caught.value.faults}


# ---- numbers


@pytest.mark.parametrize("digits", ["5" * 28, HUGE, "1000001"])
def test_a_count_has_a_bound(digits: str) -> None:
    error = parse_error(f"{TABLE}hands:\n  Aki: ? x{digits}\n")
    assert (error.expected, error.line, error.column) == (("count-most",), 4, 10)
    assert impossible(f"{TABLE}hands:\n  Aki: ? x1000000\n") == {
        "hand-too-large",
        "too-many-cards",
    }


def test_digits_of_other_scripts_are_numbers() -> None:
    table = referee.read(f"{TABLE}hands:\n  Aki: ? x１２\n")
    assert "? x12\n" in str(table)


@pytest.mark.parametrize("digits", ["5" * 28, HUGE])
def test_a_place_has_a_bound(digits: str) -> None:
    assert parse_error(f"{TABLE}hands:\n  Aki: out {digits}\n").expected == ("out",)
    session = DeskSession(TABLE)
    assert session.act({"type": "out", "seat": 0, "out": digits})["problem"]["kind"] == "action"
    assert session.act({"type": "undo"})["problem"] is None


@pytest.mark.parametrize("digits", ["5" * 28, HUGE, "²"])
def test_a_mark_counts_no_further(digits: str) -> None:
    with_countdown = TABLE.replace("daifugo", "daifugo + final_countdown")
    assert impossible(f"{with_countdown}state: countdown {digits}\n") == {"unknown-state"}


@pytest.mark.parametrize("count", [1e300, float("nan"), float("inf"), True, 1.5, -1, 10**28, "3"])
def test_no_other_number_is_a_count_in_data(count: object) -> None:
    with pytest.raises(referee.ParseError):
        referee.from_dict({**DATA, "hands": {"Aki": {"cards": [], "unknown": count}}})


def test_a_whole_number_is_one_however_it_is_written() -> None:
    table = referee.from_dict({**DATA, "hands": {"Aki": {"cards": [], "unknown": 3.0}}})
    assert "? x3\n" in str(table)


def test_a_choice_of_a_quiz_has_a_bound() -> None:
    text = f"# choices: {HUGE} / 27\n{TABLE}ask:\n  how many cards each\n"
    with pytest.raises(referee.ParseError):
        read_quizzes(text)


def test_yes_is_no_number_of_an_action() -> None:
    assert DeskSession(TABLE).act({"type": "lang", "lang": "ja", "seq": True})["seq"] == 0


# ---- names and words


@pytest.mark.parametrize(
    "name",
    ["A\nB", "A B", "A,B", "A:B", "A(B)", "A#", "", "\u200b", "A\u202eB", "\ud800", "A\x00", "-A"],
)
def test_a_name_that_a_text_reads_otherwise_is_refused(name: str) -> None:
    seats = [{"name": name}, {"name": "Ben"}]
    with pytest.raises(referee.ParseError) as caught:
        referee.from_dict({**DATA, "seats": seats})
    assert caught.value.say("ja").encode("utf-8")
    state = DeskSession(TABLE).act({"type": "rename", "seat": 0, "name": name})
    if name.split() == ["A", "B"]:  # what is typed on the desk is taken as one name
        assert (state["problem"], state["seats"][0]["name"]) == (None, "A-B")
    else:
        assert state["problem"]


@pytest.mark.parametrize(("book", "name"), [("torite", "R5"), ("culprit_poker", "5")])
def test_nobody_is_called_like_a_card_of_the_game(book: str, name: str) -> None:
    assert parse_error(f"rules: {book}\nseats: {name}, Ben, Chie\n").expected == ("seat-name",)
    seats = [{"name": name}, {"name": "Ben"}]
    with pytest.raises(referee.ParseError):
        referee.from_dict({**DATA, "rules": {"book": book}, "seats": seats})
    session = DeskSession(f"rules: offkai\nseats: {name}, Ben\n")
    state = session.act({"type": "book", "book": book})
    assert state["problem"]
    assert state["text"].startswith("rules: offkai\n")


@pytest.mark.parametrize("question", ["whose turn\nturn: Ben", "whose turn # x", " ", "whose tur"])
def test_a_question_stands_in_a_line_of_its_own(question: str) -> None:
    with pytest.raises(referee.ParseError) as caught:
        referee.from_dict({**DATA, "ask": [question]})
    assert caught.value.line == 0


def test_half_a_letter_has_a_place() -> None:
    error = parse_error(f"{TABLE}# \ud800\n")
    assert (error.expected, error.line, error.column) == (("letter",), 3, 3)
    assert error.say("en").encode("utf-8")
    with pytest.raises(RefereeError):
        referee.read(TABLE).ask("may \ud800 pass")
    with pytest.raises(RefereeError):
        link("\ud800")


@pytest.mark.parametrize("text", ["Jo=Jo", "Jo=(?)", "((D4))", "Jo=" * 5_000, "(" * 5_000])
def test_a_card_in_a_card_is_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"Jo|\("):
        parse_card(text, Deck(hidden=True))
    with pytest.raises(referee.ParseError):
        referee.from_dict({**DATA, "discards": [text]})


def test_a_question_without_cards_is_none() -> None:
    for question in ("may Aki play ,", "may Aki give , to Ben"):
        with pytest.raises(referee.ParseError):
            referee.read(TABLE).ask(question)


def test_a_name_is_found_in_any_case() -> None:
    table = referee.read("rules: daifugo\nseats: İ, Ben\n")
    assert table.ask("may i pass").question.seat == "İ"


# ---- repeated options


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (f"{TABLE}readings: leader_pass = forbidden, leader_pass = allowed\n", (3, 36)),
        ("rules: daifugo + emperor - emperor\nseats: Aki, Ben\n", (1, 28)),
        ("rules: daifugo + eight_cut - 8切り\nseats: Aki, Ben\n", (1, 30)),
        ("rules: torite, game = A, game = B\nseats: Aki, Ben\n", (1, 26)),
        (f"{TABLE}hands:\n  Aki: D4\n  Ben: D5\n  Aki: D6\n", (6, 3)),
    ],
)
def test_what_is_said_twice_is_said_once_too_often(text: str, place: tuple[int, int]) -> None:
    error = parse_error(text)
    assert (error.line, error.column) == place
    assert set(error.expected) <= {"option-once", "hand-once"}


def test_what_is_said_twice_in_data_is_too() -> None:
    for rules in (
        {"book": "daifugo", "switches": {"eight_cut": True, "8切り": False}},
        {"book": "daifugo", "switches": {"emperor": True}, "params": [["zzz", "x", "y"]]},
    ):
        with pytest.raises(referee.ParseError):
            referee.from_dict({**DATA, "rules": rules})


# ---- how much


def test_a_table_has_so_many_seats_and_moves() -> None:
    seats = ", ".join(f"P{index}" for index in range(MAX_SEATS + 1))
    assert impossible(f"rules: daifugo\nseats: {seats}\n") == {"too-many-seats"}
    moves = "  Aki: pass\n" * (MAX_MOVES + 1)
    assert impossible(f"{TABLE}play:\n{moves}") == {"too-many-moves"}
    with pytest.raises(referee.ImpossibleTable):
        read_story(f"{TABLE}play:\n  Aki: D4\n  branch b:\n{moves.replace('  ', '    ')}")
    states = ", ".join(f"x{index}" for index in range(MAX_STATES + 1))
    assert impossible(f"{TABLE}state: {states}\n") == {"too-many-states"}
    stand = "  Aki: pass !\n" * (MAX_STANDING + 1)
    assert impossible(f"{TABLE}play:\n{stand}") == {"too-many-standing"}
    assert impossible(f"{TABLE}discards: {'D4 ' * 200}\n") == {"too-many-cards"}
    assert impossible(f"{TABLE}field: {'Jo, ' * 9}D4\n") == {"too-many-jokers"}


def test_the_refused_move_after_the_last_that_can_stand_does_not() -> None:
    table = referee.read(TABLE).play("Aki: D4")
    for _ in range(MAX_STANDING):
        table = table.play("Aki: D4", force=True)
    with pytest.raises(referee.ImpossibleTable):
        table.play("Aki: D4", force=True)
    assert referee.read(read_link(link(table))) == table


def test_branches_stand_in_fifty_others() -> None:
    deep = "".join(f"{' ' * depth}branch b{depth}:\n" for depth in range(1, 61))
    error = parse_error(f"{TABLE}play:\n{deep}{' ' * 70}Aki: pass\n")
    assert error.expected == ("branch-level",)


def test_a_question_has_so_many_letters_and_cards() -> None:
    table = referee.read(TABLE)
    blanks = " " * 50_000
    assert str(table.ask(f"may{blanks}Aki play{blanks}D4").question) == "may Aki play D4"
    with pytest.raises(referee.ParseError, match="1,000"):
        table.ask("x" * 1_001)
    with pytest.raises(referee.ParseError, match="than the pack has"):
        table.ask("may Aki play Jo Jo Jo")
    assert "pack has" in parse_error(f"{TABLE}play:\n  Aki: Jo Jo Jo\n").say()


def test_the_place_of_a_card_in_a_question_counts_all_blanks() -> None:
    with pytest.raises(referee.ParseError) as caught:
        referee.read(TABLE).ask("may  Aki   play  D4, \u3000X9")
    assert (caught.value.found, caught.value.column) == ("X9", 23)


def test_ninety_faults_are_told_in_twenty_lines() -> None:
    with pytest.raises(referee.ImpossibleTable) as caught:
        referee.read(f"{TABLE}state: {', '.join(f'x{index}' for index in range(90))}\n")
    lines = caught.value.say("en").split("\n")
    assert (len(caught.value.faults), len(lines), lines[-1]) == (
        90,
        22,
        "There are 70 more reasons.",
    )


def test_all_cards_are_one_play_or_none() -> None:
    deck = referee.read(TABLE).rulebook.deck
    cards = " ".join(map(str, deck.cards(deck.full)))
    verdict = referee.read(TABLE).ask(f"may Aki play {cards}")
    assert verdict.answer == "no"
    assert verdict.flips == ()


def test_more_plays_than_can_be_listed_are_told_so() -> None:
    deck = referee.read(TABLE).rulebook.deck
    held = " ".join(map(str, deck.cards(deck.full)))
    table = referee.read(f"{TABLE}hands:\n  Aki: {held}\n")
    with pytest.raises(TooManyPlays) as caught:
        table.ask("what may Aki play")
    assert caught.value.say("ja") != caught.value.say("en")


def test_jokers_beyond_the_pack_on_a_field_are_not_tried_in_every_way() -> None:
    moves = "  Aki: Jo S3 !\n  Ben: Jo S3 !\n" * 20
    table = referee.read(f"rules: uecda\nseats: Aki, Ben\nplay:\n{moves}")
    assert len(table.steps) == 40


def test_a_quiz_far_down_names_its_own_line() -> None:
    quizzes = f"{TABLE}ask:\n  whose turn\n---\n" * 3
    with pytest.raises(referee.ParseError) as caught:
        read_quizzes(f"{quizzes}{TABLE}ask:\n  whose tur\n")
    assert (caught.value.line, caught.value.column) == (19, 9)


@pytest.mark.parametrize(
    ("seats", "near"),
    [
        ("Aki, Mary Ann", ("Mary-Ann", "Mary, Ann")),
        ("佐藤 チエ, ベン", ("佐藤・チエ", "佐藤, チエ")),
        ("Aki Ben Chie", ("Aki, Ben, Chie",)),
    ],
)
def test_a_name_of_several_words_is_told_how_it_can_be_written(
    seats: str, near: tuple[str, ...]
) -> None:
    with pytest.raises(ParseError) as caught:
        referee.read(f"rules: daifugo\nseats: {seats}\nturn: Aki\n")
    error = caught.value
    assert (error.expected, error.near, error.line) == (("seat-name-plain",), near, 2)
    for meant in near:
        referee.read(f"rules: daifugo\nseats: {meant}, Dan\n")


def test_a_way_out_ends_where_its_text_ends() -> None:
    with pytest.raises(referee.ParseError):
        referee.from_dict({**DATA, "hands": {"Aki": {"out": "1\n"}}})
