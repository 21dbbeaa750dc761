"""What decides a doubt: one card by all that would do, several by examples."""

from __future__ import annotations

import pytest

import referee

TABLE = """
rules: million_doubt
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: ? x6
field: Chie {below}
play:
  Aki: {play}
"""

ONE = ("H9", "(?)", "card", "10 / J / Q / K / A / 2 / Jo")
TWO = ("H9 S9", "(?) (?)", "cards", "S10 H10 / S10 D10 / H10 D10")


@pytest.mark.parametrize(("below", "play", "word", "right"), [ONE, TWO])
def test_an_open_doubt_names_what_would_do(below: str, play: str, word: str, right: str) -> None:
    table = referee.read(TABLE.format(below=below, play=play))
    before = table.ask("may Chie doubt")
    after = table.play("Chie: doubt").ask("what happens")
    assert [each.key for each in before.unknown] == [f"whether-down-{word}"]
    assert [each.key for each in after.unknown] == [f"down-{word}"]
    for verdict in (before, after):
        assert verdict.unknown[0].args == {
            "seat": "Aki",
            "right": right,
            "count": len(play.split()),
        }


@pytest.mark.parametrize(("card", "ending"), [("D3", "falls"), ("D10", "stands")])
def test_a_card_that_is_known_says_who_would_be_right(card: str, ending: str) -> None:
    text = TABLE.format(below="H9", play=f"({card})")
    table = referee.read(text.replace("Aki: ? x6", f"Aki: {card} ? x2"))
    reason = table.ask("may Chie doubt").because[-1]
    assert (reason.key, reason.cards) == (f"doubt-{ending}", (f"({card})",))
    assert reason.args == {"cards": [f"({card})"], "seat": "Aki"}


def test_a_table_told_flat_still_asks_for_doubts() -> None:
    flat = referee.read(TABLE.format(below="H9", play="(?)")).flattened()
    assert "state: doubt open" in str(flat).splitlines()
    assert flat.ask("may Chie doubt").answer == "yes"
