"""How two rules meet, on tables made by hand: each kind, said in sentences and coded."""

from __future__ import annotations

import pytest

import referee
from referee.interaction_checker.result import Pair
from tests.unit.interaction_checker.pairs import at_table, house, run

pytestmark = pytest.mark.usefixtures("forgets_books")

A_NINE = """
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S9 C4 C6 D5
  Ben: S5 C8 D8
  Chie: H5 H6 H7
play:
  Aki: S9
"""
TWO_QUEENS = """
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: SQ HQ C4 C6 D5
  Ben: S5 C8 D8
  Chie: H5 H6 H7
play:
  Aki: SQ HQ
"""
SILENCED = TWO_QUEENS.replace("play:", "state: hand rules off by bloody Mary B\nplay:")
SAME_SUIT = """
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S9 C4 C6 D5
  Ben: S5 C8 D8
  Chie: H5 H6 H7
field: Chie S7
play:
  Aki: S9
"""
OFF_SUIT = """
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: H2 C4 C6 D5
  Ben: S5 C8 D8
  Chie: H5 H6 H7
field: Chie SK, Ben SA
play:
  Aki: H2
"""
SPADE_THREE_UNDER_LOCK = """
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S3 C9
field: Ben H4, Chie H5, Ben Jo
play:
  Aki: S3
"""
LAST_EIGHT = """
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S8
  Ben: S5 C8 D8
  Chie: H5 H6 H7
play:
  Aki: S8
"""

SAID = [
    (("skip", "around"), "unsettled", ""),
    (("barred", "but_spades"), "ordered", "edge"),
    (("back", "back_too"), "entangled", "clause"),
    (("discards", "takes"), "unsettled", ""),
    (("skip", "jack"), "not_seen", ""),
]
CODED = [
    (("suit_lock", "strict_lock"), OFF_SUIT, "independent", ""),
    (("jeanne_darc", "bloody_mary_b"), SILENCED, "ordered", "edge"),
    (("spade_three", "suit_lock"), SPADE_THREE_UNDER_LOCK, "ordered", "reading"),
    (("eight_cut", "foul_finish"), LAST_EIGHT, "ordered", "reading"),
    (("bloody_mary_b", "q_bomber"), SILENCED, "entangled", "clause"),
    (("bloody_mary_b", "q_bomber"), TWO_QUEENS, "unsettled", ""),
    (("suit_lock", "arthur"), TWO_QUEENS, "not_seen", ""),
]


@pytest.mark.parametrize(("names", "kind", "cited"), SAID)
def test_rules_said_in_sentences(names: tuple[str, str], kind: str, cited: str) -> None:
    house()
    pair = at_table("ours", names, A_NINE)
    assert pair.kind == kind
    assert cited in [each.by for each in pair.cited] or not cited
    assert_told(pair)


@pytest.mark.parametrize(("names", "table", "kind", "cited"), CODED)
def test_coded_rules(names: tuple[str, str], table: str, kind: str, cited: str) -> None:
    pair = at_table("daifugo", names, table)
    assert pair.kind == kind
    assert cited in [each.by for each in pair.cited] or not cited
    assert_told(pair)


def assert_told(pair: Pair) -> None:
    """The witness can be asked, and says what is said to come of it; each table of an outcome
    says what the outcome does."""
    if pair.kind == "not_seen":
        assert (pair.witness, pair.counts.both) == (None, 0)
        return
    assert pair.counts.both
    assert pair.witness
    asked = referee.read(pair.witness)
    [question] = asked.questions
    assert str(question) == pair.question
    assert (asked.ask(question).answer == "unsettled") == (pair.kind == "unsettled")
    for outcome in pair.outcomes:
        if outcome.table:
            table = referee.read(outcome.table)
            for lang in ("ja", "en"):
                says = table.ask(table.questions[0]).say(lang, everything=True)
                assert outcome.says[lang].splitlines()[0] in says
    both_ways = {outcome.says["en"] for outcome in pair.outcomes}
    assert len(both_ways) > 1 or pair.kind == "independent"


def test_the_smallest_table_has_nothing_to_spare() -> None:
    house()
    pair = at_table("ours", ("back", "back_too"), A_NINE.replace("Chie\n", "Chie, Dan\n", 1))
    assert pair.witness == (
        "rules: ours + back + back_too\n"
        "seats: Aki, Ben\nturn: Aki\nplay:\n  Aki: S9\nask:\n  what happens\n"
    )


def test_a_move_that_is_refused_is_not_made() -> None:
    """What a rule would do by it is not held against what it does where it is made."""
    house()
    assert at_table("ours", ("skip", "barred"), A_NINE).kind == "not_seen"


def test_one_thing_with_two_reasons_is_no_change() -> None:
    """Four cards and three 7s make one revolution."""
    table = A_NINE.replace("S9 C4", "S7 C7 D7 Jo C4").replace("Aki: S9\n", "Aki: S7 C7 D7 Jo\n")
    names = ("revolution", "triple_seven_revolution")
    assert at_table("daifugo", names, table).kind == "independent"


def test_what_needs_no_leave_changes_nothing() -> None:
    """Under J-back three 3s beat three Js; sandstorm, not needed, clears all the same."""
    table = (
        "seats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Aki: S3 H3 D3 C9\n  Ben: S5 C8\n"
        "  Chie: H5 H6\nfield: Chie SJ HJ DJ\nstate: J-back\nplay:\n  Aki: S3 H3 D3\n"
    )
    assert at_table("daifugo", ("sandstorm", "j_back"), table).kind == "independent"


def test_a_lock_that_is_kept_does_nothing() -> None:
    table = SAME_SUIT.replace("field: Chie S7", "field: Ben S6, Chie S7")
    assert at_table("daifugo", ("suit_lock", "nine_reverse"), table).kind == "not_seen"
    assert at_table("daifugo", ("suit_lock", "nine_reverse"), SAME_SUIT).kind == "independent"


def test_a_prerequisite_is_cited_where_nothing_else_would_do() -> None:
    """The choice to revolt needs some revolution or other."""
    four = A_NINE.replace("S9 C4", "S9 H9 D9 C9").replace("Aki: S9\n", "Aki: S9 H9 D9 C9\n")
    pair = at_table("daifugo", ("revolution", "revolution_choice"), four)
    assert "needs" in [each.by for each in pair.cited]
    three = A_NINE.replace("S9 C4", "S7 D7 C7 C4").replace("Aki: S9\n", "Aki: S7 D7 C7\n")
    pair = at_table("daifugo", ("triple_seven_revolution", "revolution_choice"), three)
    assert [each.by for each in pair.cited] == ["edge"]


def test_a_reading_of_one_alone_decides_nothing_between_two() -> None:
    """Whether a run that ends with a 2 is a foul is no matter of who hands cards over."""
    last = A_NINE.replace("Aki, Ben", "Aki (heimin), Ben (daihinmin)").replace("C4 C6 D5", "")
    last = last.replace("Chie\n", "Chie (daifugo)\n", 1).replace("S9", "DK DA D2")
    assert at_table("daifugo", ("foul_finish", "king_bishop"), last).kind == "entangled"


def test_what_keeps_two_rules_apart_is_cited() -> None:
    house()
    found = run("ours", rules=["skip", "no_skip"])
    [cited] = found.pairs[0].cited
    assert (cited.by, cited.clause, cited.other) == ("conflicts", "ours.no_skip", "ours.skip")
    assert cited.says["en"] == "“Rule no_skip” and “Rule skip” are never used together."
    assert found.tables == 0
