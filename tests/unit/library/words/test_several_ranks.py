"""A sentence about one of several numbers: which plays it is about, what it says and does, and what
cannot be meant."""

from __future__ import annotations

import pytest

import referee
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.rule_language import SentenceWords
from tests.own_rule import in_words

pytestmark = pytest.mark.usefixtures("forgets_books")

HOUSE = """extends = "daifugo"

[[clause]]
id = "ours.mine"
kind = "local"
title = {{ ja = "うちの決まり", en = "Our rule" }}
overrides = ["daifugo.strength"]
{said}
"""
TABLE = """
rules: ours + mine
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S4 H4 S5 S6 S7 S8 S9 S10 Jo S3
  Ben: ? x9
  Chie: ? x9
  Dan: ? x9
{state}
play:
  Aki: {play}
"""
SKIP = 'when.play.rank = ["4", "6", "10"]\n{more}\nthen.skip = {skip}'


def _house(said: str) -> None:
    referee.define_house("ours", HOUSE.format(said=said))


def _turn(play: str, skip: str = "1", more: str = "", state: str = "") -> object:
    _house(SKIP.format(skip=skip, more=more))
    return referee.read(TABLE.format(play=play, state=state)).ask("whose turn").answer


@pytest.mark.parametrize(
    ("play", "turn"),
    [
        ("S4", "Chie"),
        ("S6", "Chie"),
        ("S10", "Chie"),
        ("S5", "Ben"),
        ("S9", "Ben"),
        ("S4 H4", "Chie"),
        ("S8 S9 S10", "Chie"),
        ("S5 Jo S7", "Ben"),
        ("Jo", "Ben"),
    ],
)
def test_it_is_about_each_of_them_and_no_other(play: str, turn: str) -> None:
    assert _turn(play) == turn
    assert _turn(play, state="state: revolution") == turn


def test_jokers_that_stand_for_one_of_them_count_where_that_is_said() -> None:
    assert _turn("S5 Jo S7", more="when.play.stand_ins = true") == "Chie"
    assert _turn("S3 Jo", more="when.play.stand_ins = true") == "Ben"


def test_cards_of_all_of_them_are_counted_together() -> None:
    assert _turn("S4 H4", skip='"each"') == "Dan"
    assert _turn("S4 S5 S6", skip='"each"') == "Dan"
    assert _turn("S4", more="when.play.count = 2") == "Ben"
    assert _turn("S4 S5 S6", more="when.play.count = 2") == "Chie"
    assert _turn("S5 S6 S7", more="when.play.only = true") == "Ben"


def test_a_joker_may_be_one_of_them_beside_a_suit() -> None:
    _house('when.play = { rank = ["4", "Jo"], suit = "S" }\nthen.skip = 1')
    for play, turn in (("S4", "Chie"), ("H4", "Ben"), ("Jo", "Chie"), ("S4 Jo", "Chie")):
        assert referee.read(TABLE.format(play=play, state="")).ask("whose turn").answer == turn


@pytest.mark.parametrize(
    ("said", "state", "yes", "no"),
    [
        ('when.play.rank = ["4", "5"]\nthen.forbid = true', "", "S6", "S4"),
        ('when.play = { rank = "3", on.rank = ["9", "Jo"] }\nthen.allow = true', "field: Ben H9",
         "S3", "S4"),
        ('when.play = { rank = "3", on.rank = ["9", "Jo"] }\nthen.allow = true', "field: Ben Jo",
         "S3", "S4"),
        ('when.play.rank = "3"\nthen.lock.rank = ["7", "8"]\nuntil = "clear"',
         "field: Ben H3\nstate: mine", "S8", "S9"),
        ('when.play = { rank = ["4", "9"], on.rank = ["10", "J"] }\nthen.allow = true',
         "field: Ben HJ", "S9", "S5"),
    ],
)  # fmt: skip
def test_what_may_be_played(said: str, state: str, yes: str, no: str) -> None:
    _house(said)
    table = referee.read(TABLE.partition("play:")[0].format(state=state))
    assert table.ask(f"may Aki play {yes}").answer == "yes"
    assert table.ask(f"may Aki play {no}").answer == "no"


def test_cards_of_several_numbers_are_taken() -> None:
    _house('when.play.rank = "9"\nthen.take = { from = "next", count = 1, rank = ["2", "Jo"] }')
    table = TABLE.replace("Ben: ? x9", "Ben: D2 DA")
    asked = referee.read(table.format(play="S9", state=""))
    assert asked.ask("may Aki take D2 from Ben").answer == "yes"
    assert asked.ask("may Aki take DA from Ben").answer == "no"


@pytest.mark.parametrize(
    ("said", "ja", "en"),
    [
        ({"when.play.rank": ["4", "6", "8"], "then.skip": 1},
         "4か6か8を出すと、次の1人が飛ばされる。",
         "When a 4, 6 or 8 is played, the next player is skipped."),
        ({"when.play.rank": ["8", "Jo"], "when.play.count": 2, "then.skip": "each"},
         "8かジョーカーを2枚出すと、出した枚数だけ、次の人から順に飛ばされる。",
         "When two 8s or jokers are played, one player is skipped for each 8 or joker "
         "played."),
        ({"when.play.rank": ["8", "9"], "when.play.suit": "S", "then.lock.rank": ["A", "2"],
          "until": "clear"},
         "スペードの8か9を出すと、場が流れるまでAか2しか出せない。",
         "When an 8 or 9 of spades is played, only aces or 2s may follow until the "
         "field is cleared."),
        ({"when.play.rank": ["3"], "when.play.on.rank": ["A", "2"], "then.allow": True},
         "Aか2の上に3を、ほかの決まりにかかわらず出せる。",
         "A 3 may be played on an A or 2, even if other rules forbid it."),
        ({"when.play.rank": ["9"], "then.take.rank": ["2", "Jo"], "then.take.count": 2},
         "9を出すと、出した人が好きな人から2かジョーカーを2枚もらう。",
         "When a 9 is played, the player takes two 2s or jokers from any player."),
    ],
)  # fmt: skip
def test_it_is_said_as_a_person_would(said: SentenceWords, ja: str, en: str) -> None:
    assert in_words(said) == {"ja": ja, "en": en}


@pytest.mark.parametrize(
    ("said", "line", "column", "value"),
    [
        ('when.play.rank = ["4", "l0"]', 8, 24, "l0"),
        ('when.play.on.rank = [\n"jo"]', 9, 1, "jo"),
        ('when.play.rank = ["4", ["6"]]', 8, 24, '["6"]'),
        ("when.play.rank = []", 8, 1, "[]"),
        ('when.play.rank = ["4", 14, "6"]', 8, 24, "14"),
    ],
)
def test_what_is_no_number_is_shown_where_it_stands(
    said: str, line: int, column: int, value: str
) -> None:
    with pytest.raises(referee.BadBook) as told:
        _house(f"{said}\nthen.skip = 1")
    first = told.value.findings[0]
    assert (first.code, first.line, first.column) == ("sentence-value", line, column)
    assert f"“{value}”" in first.say("en")
    assert f"「{value}」" in first.say("ja")


@pytest.mark.parametrize(
    ("said", "codes"),
    [
        ('when.play.rank = ["4", "6"]\nthen.skip = 1', []),
        ('when.play.rank = ["4", "4"]\nthen.skip = 1', ["sentence-twice"]),
        ('when.play.rank = ["4", "14"]\nthen.skip = 1', ["sentence-value"]),
        ('when.play.rank = []\nthen.skip = 1', ["sentence-value"]),
        ('when.play = { rank = ["4", "6"], form = "set", count = 5 }\nthen.skip = 1',
         ["sentence-never-so-many"]),
        ('when.play = { rank = ["4", "6"], count = 5 }\nthen.skip = 1', []),
        ('when.play = { rank = ["4", "6"], count = 9 }\nthen.skip = 1',
         ["sentence-never-so-many"]),
        ('when.play.rank = "9"\nthen.lock = { rank = ["4", "6"], without = ["6", "4"] }\n'
         'until = "clear"', ["sentence-lets-nothing"]),
        ('when.play.mix = ["3", "3", "9"]\nthen.clear = true', []),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_told(said: str, codes: list[str]) -> None:
    try:
        _house(said)
        found = list(referee.check_book("ours"))
    except referee.BadBook as told:
        found = [each for each in told.findings if each.level == ERROR]
    assert [each.code for each in found if each.code.startswith("sentence")] == codes
