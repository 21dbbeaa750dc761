"""What is said at the table: whole sentences, in both languages."""

from __future__ import annotations

import pytest

import referee
from referee import speech

CUT = """
rules: daifugo + four_stop
seats: Aki, Ben, Chie
hands:
  Aki: D8 ? x4
play:
  Aki: D8
"""


def _says(table: str, ask: str, lang: str) -> str:
    return referee.read(table).ask(ask).say(lang)


# ---- while a cut waits for answers


def test_a_pass_at_a_waiting_cut_points_to_declining() -> None:
    assert "declines" in _says(CUT, "may Ben pass", "en")
    assert "応じない" in _says(CUT, "may Ben pass", "ja")
    table = referee.read(CUT + "  Ben: 応じない\n")
    assert str(table.description.play[-1]) == "Ben: declines"


def test_a_pass_of_somebody_who_is_not_asked_points_nowhere() -> None:
    assert "declines" not in _says(CUT, "may Chie pass", "en")


def test_a_pass_points_to_declining_only_where_that_is_free() -> None:
    free = "rules: daifugo + ten_discard\nseats: Aki, Ben\nhands:\n  Aki: S10 ? x4\n"
    free += "play:\n  Aki: S10\n"
    assert "declines" in _says(free, "may Aki pass", "en")
    forced = free.replace("ten_discard", "death").replace("S10", "S4 H4 D4")
    assert referee.read(forced).ask("may Ben pass").answer == "no"
    assert "declines" not in _says(forced, "may Ben pass", "en")


def test_what_happens_names_the_seats_that_a_cut_waits_for() -> None:
    assert "the cut waits for the answers of Ben and Chie" in _says(CUT, "what happens", "en")
    assert "BenとChieの返事を待つ" in _says(CUT, "what happens", "ja").replace("、", "と")
    left = CUT + "  Ben: declines\n"
    assert "the cut waits for the answers of Chie" in _says(left, "what happens", "en")


# ---- fouls and debts


def test_a_foul_finish_names_the_cards_that_make_it_one() -> None:
    text = "rules: {}\nseats: Aki, Ben, Chie\nhands:\n  Aki: {}\nplay:\n  Aki: {}\n"
    two = text.format("offkai", "H2", "H2")
    assert "with H2" in _says(two, "what happens", "en")
    assert "H2であが" in _says(two, "is Aki out", "ja")
    joker = text.format("offkai", "C9 Jo", "C9 Jo")
    foul = referee.read(joker).ask("what happens").answer[-1]
    assert foul["cards"] == ["Jo"]
    cut = text.format("daifugo", "S8 H8", "S8 H8")
    fouls = [each for each in referee.read(cut).ask("what happens").answer if "cards" in each]
    assert fouls[0]["cards"] == ["S8", "H8"]


@pytest.mark.parametrize(
    ("rule", "cards", "said", "told"),
    [
        ("death", "S4 H4 D4", "Ben must discard exactly 1 card, the strongest", "ちょうど1枚"),
        ("king_bishop", "SK HK", "Ben must hand over exactly 2 cards", "ちょうど2枚"),
        ("seven_pass", "S7 H7", "Aki may hand over up to 2 cards", "2枚まで渡せる"),
    ],
)
def test_what_must_be_done_is_told_from_what_may_be(
    rule: str, cards: str, said: str, told: str
) -> None:
    text = f"rules: daifugo + {rule}\nseats: Aki, Ben\nhands:\n  Aki: {cards} ? x4\n  Ben: ? x9\n"
    text += f"play:\n  Aki: {cards}\n"
    assert said in _says(text, "what happens", "en")
    assert told in _says(text, "what happens", "ja")
    seat = said.split()[0]
    owed = referee.read(text).ask(f"what must {seat} do")
    assert ("up to" in owed.say("en")) == ("up to" in said)
    assert ("exactly" in speech.sentence(owed, "en")) == ("exactly" in said)
