"""Where the text leaves open what the last move did, the desk says so and can be used further."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from referee.ui.desk.session import DeskSession
from tests.scenarios.files import FILES, scenarios_in
from tests.tiers import quick


def _unsettled() -> Iterator[Any]:
    for path in FILES:
        found = scenarios_in(path)
        tables = {each["table"] for each in found if each.get("answer") == "unsettled"}
        for at, table in enumerate(sorted(tables)):
            yield pytest.param(table, id=f"{path.parent.name}/{path.stem}[{at}]")


@pytest.mark.parametrize(
    "table", quick([*_unsettled()], 6, "the first tier draws a tenth of the unsettled scenarios")
)
def test_its_table_is_drawn_and_takes_a_step_back(table: str) -> None:
    session = DeskSession(table)
    assert session.state()["problem"] is None
    drawn = session.act({"type": "clear", "what": "disputed"})
    assert drawn["problem"] is None


TWO_AT_ONCE = """\
rules: local + raise_dead + four_stop
seats: Aki, Ben, Chie
turn: Ben
hands:
  Aki: S4 H4 C9 S9
  Ben: S8 D5 D8
  Chie: D7 C8
play:
  Ben: S8
  Chie: declines
"""


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Not settled – 4-stop (4-dome) or Raising the dead first?"),
        ("ja", "決まっていない – 4止めと死者蘇生、どちらが先か。"),
    ],
)
def test_two_rules_without_an_order_are_both_named_in_its_line(lang: str, line: str) -> None:
    session = DeskSession(TWO_AT_ONCE, lang)
    drawn = session.act({"type": "make", "move": "Aki: S4 H4"})
    assert line in drawn["verdict"]["headline"]
    back = session.act({"type": "undo"})
    assert back["waiting"]["turns"][0]["name"] == "Aki"
