"""Rules about hands that leave a point open: what every reading agrees on is settled."""

from __future__ import annotations

import pytest

import referee
from referee.library.context import using
from referee.library.library import Library
from referee.ui.desk.session import DeskSession

HOUSE = """
extends = "daifugo"
title = { ja = "ペアで上がり", en = "Pairs go out" }

[[clause]]
id = "pairs-go-out.tenho"
title = { ja = "天和", en = "Tenho" }
when.hand.pairs = { reading = "tenho_odd", one_may_be_left = "all but one", impossible = "only" }
then.win = true

[[clause.reading]]
id = "tenho_odd"
question = { ja = "枚数が奇数のときはどうするか。", en = "What if the number of cards is odd?" }
values = ["one_may_be_left", "impossible"]
default = "unsettled"
label.one_may_be_left = { ja = "1枚余ってもよい", en = "One card may be left over" }
label.impossible = { ja = "成り立たない", en = "Then it isn’t possible" }
"""
TABLE = """
rules: pairs-go-out
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: {hand}
  Ben: H6 D7 H8 H9 H10
  Chie: C6 C7 C8 C9 C10
"""


def _is_out(hand: str) -> object:
    with using(Library()):
        referee.define_house("pairs-go-out", HOUSE)
        return referee.read(TABLE.format(hand=hand)).ask("is Aki out").answer


def test_a_hand_that_both_readings_treat_alike_is_settled() -> None:
    assert _is_out("S3 S4 S5 SJ SK") == "no"
    assert _is_out("S3 H3 S4 H4") == "clean"


ODD = TABLE.format(hand="S3 H3 S4 H4 S5")


@pytest.mark.parametrize(
    ("play", "out", "turn"),
    [
        ("", "unsettled", "unsettled"),
        ("play:\n  Aki: S5\n", "clean", "Ben"),
        ("play:\n  Ben: H6\n", "clean", "Chie"),
    ],
    ids=["no move", "a move of the hand's player", "a move of the next player"],
)
def test_a_dealt_hand_that_leaves_it_open_is_settled_only_by_moves(
    play: str, out: str, turn: str
) -> None:
    """Aki has gone out before the first move, or the fifth card is still to be played."""
    with using(Library()):
        referee.define_house("pairs-go-out", HOUSE)
        table = referee.read(ODD + play)
        assert table.ask("is Aki out").answer == out
        assert table.ask("whose turn").answer == turn
        assert table.ask("is Aki out").say("ja")
        assert table.back(len(table.description.play)).ask("whose turn").answer == "unsettled"
        assert referee.read(str(table)).ask("whose turn").answer == turn
        assert DeskSession(str(table)).state()["text"] == str(table)
