"""The lines of a verdict about what would change its answer."""

from __future__ import annotations

import re

import pytest

import referee
from referee.explain.flip_text import changes_left_out
from referee.explain.reading_text import tables_that
from referee.rulebook.clause import UNSETTLED
from referee.table import Verdict
from tests.paths import SCENARIOS
from tests.scenarios.files import scenarios_in


def _ask(file: str, name: str) -> Verdict:
    scenarios = scenarios_in(SCENARIOS / f"{file}.toml")
    scenario = next(each for each in scenarios if each["name"] == name)
    return referee.read(scenario["table"]).ask(scenario["ask"])


# ---- what other tables do, in Japanese

WRONG = re.compile(
    r"みなする|とだけと|[0-9](?:引く|配る|渡す)|(?:間|とき|後)が(?!ない)|^[^、を]*カードが1枚だけで"
)
"""A particle that doesn’t fit, a number without its counter, a verb that doesn’t exist."""


@pytest.mark.parametrize("name", referee.books())
def test_what_other_tables_do_is_a_sentence_in_japanese(name: str) -> None:
    for clause in referee.book(name).clauses:
        for reading in clause.readings:
            values = [value for value in reading.values if value != UNSETTLED]
            for value in values:
                tables = tables_that(reading, [value], reading.default)
                assert not WRONG.search(tables), tables
                assert not re.fullmatch(r"[^、がを]+(?<!次)(?<![でに])は[^がはを]+の", tables), (
                    tables
                )


# ---- the first changes, and the others


def test_a_rule_to_add_is_named_only_with_what_it_would_do() -> None:
    verdict = _ask("daifugo/q_reverse", "By default two Qs do not reverse the direction")
    assert changes_left_out(verdict, "en") > 0
    assert "would change it" not in verdict.say("en")
    assert "変わります" not in verdict.say("ja")
    assert "With “Q-bomber”, " in verdict.say("en", everything=True)


def test_many_other_rules_are_only_listed_on_request() -> None:
    verdict = _ask(
        "local/murder_case",
        "If the daifugo's neighbours have all 2s and jokers, the first clear is counted",
    )
    assert changes_left_out(verdict, "en") > 0
    assert "“Ferry”" not in verdict.say("en")
    assert "“Ferry”" in verdict.say("en", everything=True)


def test_a_move_that_would_have_been_illegal_is_only_listed_on_request() -> None:
    verdict = _ask(
        "offkai/going_out_keeps_field",
        "The next player leads after a finish with the spade 3 on a joker",
    )
    line = "Without “Spade 3”, Aki couldn’t have played ♠3."
    assert line in verdict.say("en", everything=True)
    assert line not in verdict.say("en")


# ---- conditions


def test_the_effects_that_are_left_without_a_rule_are_all_that_happens() -> None:
    verdict = _ask(
        "local/murder_case",
        "If the daifugo's neighbours have all 2s and jokers, the first clear is counted",
    )
    line = "Without “Daifugo murder case”, the field would be cleared, and that’s all."
    assert line in verdict.say("en", everything=True)
    ja = "『大富豪殺人事件』がなければ、場が流れます。それだけです。"
    assert ja in verdict.say("ja", everything=True)


def test_a_rule_without_which_the_same_happens_is_no_condition() -> None:
    verdict = _ask(
        "local/industrial_revolution",
        "Four 3s make no revolution, but their player takes cards from the others",
    )
    assert "revolution" in {flip.option.name for flip in verdict.flips}
    for everything in (False, True):
        assert "Without “Revolution”" not in verdict.say("en", everything=everything)


def test_two_effects_under_another_rule_are_one_sentence() -> None:
    verdict = _ask("daifugo/jeanne_darc", "Two Qs end a bloody Mary B that is on")
    assert (
        "Bloody Mary B would turn off the local rules about hands, and Ben would have to"
        in verdict.say("en", everything=True)
    )


def test_a_condition_about_whose_turn_it_was_does_not_answer_with_itself() -> None:
    verdict = _ask("sevens/first_turn", "The player with the diamond 7 is next")
    line = "Without “First turn”, we’d have to know whose turn it was."
    assert line in verdict.say("en", everything=True)


@pytest.mark.parametrize(
    ("file", "name", "verbs"),
    [
        ("local/catapult", "A 9 in hand may be added to a pair of 9s on the field", "足せません"),
        ("local/relief_goods", "The daihinmin may take all cards on the field", "取れません"),
        ("local/zombie", "After three 3s their player may pick any of the discards", "選べません"),
    ],
)
def test_a_condition_has_the_verb_of_the_answer(file: str, name: str, verbs: str) -> None:
    assert f"』がなければ、{verbs}。" in _ask(file, name).say("ja", everything=True)


# ---- readings


@pytest.mark.parametrize(
    ("file", "name", "line"),
    [
        ("daifugo/final_countdown", "A fifth pass during the countdown is a foul finish",
         "final countdown allow? Some tables say five or six; there, Ben wouldn’t be out."),
        ("daifugo/seven_counter", "The diamond 7 may answer an 8",
         "Some tables say the 7 of spades; there, "),
    ],
)  # fmt: skip
def test_an_answer_to_a_reading_is_a_condition_without_quotes(
    file: str, name: str, line: str
) -> None:
    assert line in _ask(file, name).say("en", everything=True)


def test_a_reading_by_which_nothing_would_be_settled_is_only_told_on_request() -> None:
    verdict = _ask("daifugo/match", "The places of four players give three, two, one and no points")
    assert "How many points" not in verdict.say("en")
    assert "How many points" in verdict.say("en", everything=True)


def test_without_any_of_several_rules_is_one_condition() -> None:
    verdict = _ask("daifugo/next_ace", "Going out with an A is a foul finish")
    told = verdict.say("ja", everything=True)
    assert "『反則上がり』か『次期エース』がなければ、" in told


def test_what_somebody_would_decide_first_is_said_of_readings_too() -> None:
    verdict = _ask("daifugo/j_back", "A J reverses the ranking")
    line = "Some tables say yes; there, Aki would first decide whether to reverse the ranking."
    assert line in verdict.say("en", everything=True)


def test_the_last_answer_of_an_open_reading_is_what_happens_otherwise() -> None:
    verdict = _ask("torite/base", "A and B: two equal ranks that can win leave the trick unsettled")
    assert verdict.say("en").endswith("Otherwise, nobody would take the trick.")
    assert verdict.say("ja").endswith("それ以外なら、誰も取りません。")


def test_an_answer_that_repeats_the_reading_is_left_out() -> None:
    verdict = _ask("torite/base", "The last of two equal ranks takes the trick if so read")
    assert "nobody" in {flip.answer for flip in verdict.flips}
    assert "obody" not in verdict.say("en")


def test_an_open_point_is_shown_with_what_holds_at_the_table() -> None:
    verdict = _ask(
        "offkai/going_out_keeps_field",
        "The next player leads after a finish with the spade 3 on a joker",
    )
    assert "here it’s “The player after the one who went out”." in verdict.say("en")
    assert "この卓では「あがった人の次の番の人」です。" in verdict.say("ja")


def test_a_player_called_red_keeps_the_capital_after_a_condition() -> None:
    verdict = _ask(
        "culprit_poker/unknown",
        "The rules do not say whether Purple keeps a card that three wanted",
    )
    assert "Otherwise, Red would get the card back." in verdict.say("en")


def test_a_yes_because_something_is_owed_names_the_cards() -> None:
    verdict = _ask("local/black_seven_draw", "The player of a black 7 may draw any of the discards")
    line = "Yes – Aki must draw one card from the discards, unseen."
    assert verdict.headline("en") == line
    assert verdict.headline("ja").endswith("捨て札から見ないで1枚引く。")
    assert "捨て札から見ないで1枚引きます。♥4が出ることもあります。" in verdict.say("ja")


FALLS = """\
rules: local + first_out_ends
readings: first_out_ends_falls = no
seats: Aki (fugo), Ben (hinmin), Chie (daifugo), Dan (daihinmin)
turn: Aki
hands:
  Aki: S9
  Ben: ? x5
  Chie: ? x1
  Dan: ? x3
play:
  Aki: S9
"""


def test_a_reading_that_the_table_has_chosen_is_the_reason_and_no_caveat() -> None:
    """What the table plays is said as a statement, not as what other tables might do."""
    verdict = referee.read(FALLS).ask("ranks")
    assert "At this table last game’s daifugo or fugo doesn’t fall." in verdict.say("en")
    assert "前の大富豪や富豪がそのときに都落ち・京落ちにならない卓です。" in verdict.say("ja")
    assert "tables" not in verdict.say("en").replace("At this table", "")


def test_a_reading_that_the_table_has_not_chosen_is_a_caveat() -> None:
    verdict = referee.read(FALLS.replace("readings: first_out_ends_falls = no\n", "")).ask("ranks")
    assert "At this table" not in verdict.say("en")


def test_what_other_tables_do_is_told_on_request() -> None:
    verdict = referee.read(FALLS).ask("ranks")
    assert "? Some tables say yes; there, the order would be " in verdict.say("en", everything=True)
