"""The map of colliding rules as a widget."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.interaction_checker.recorded import SWEEP_FILES
from referee.interaction_checker.result import Interactions, NoInteractions
from referee_widgets import InteractionMap

pytestmark = pytest.mark.usefixtures("forgets_books")

PAIR = ["daifugo.seven_pass", "daifugo.ten_discard"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A result as somebody has kept it."""
    place = tmp_path / "found.json"
    place.write_text((SWEEP_FILES / "daifugo.json").read_text("utf-8"), "utf-8")
    return place


def test_a_result_or_its_file_is_shown(file: Path) -> None:
    found = Interactions.from_json(file.read_text("utf-8"))
    for given in (found, file, str(file)):
        widget = InteractionMap(given, lang="ja")
        assert widget.fixed["pairs"] == InteractionMap(found).fixed["pairs"]
        assert widget.state["title"] == "大富豪: ルールのぶつかるところ"


def test_what_is_open_and_decided_can_be_observed(file: Path) -> None:
    widget = InteractionMap(file)
    heard = []
    for name in ("opened", "rules"):
        widget.observe(lambda change: heard.append((change["name"], change["new"])), name)
    widget.action = {"type": "pair", "clauses": PAIR, "seq": 1}
    widget.action = {"type": "decide", "value": "seven_pass_first", "seq": 2}
    lines = "rules: daifugo\nreadings: seven_pass_or_ten_discard = seven_pass_first\n"
    assert heard == [("opened", PAIR), ("rules", lines)]
    assert widget.problem == {}


def test_a_ruling_goes_into_the_houses_file(file: Path, tmp_path: Path) -> None:
    house = tmp_path / "ours.toml"
    referee.new_house(house, "daifugo")
    widget = InteractionMap(file, house=house)
    widget.action = {"type": "pair", "clauses": PAIR, "seq": 1}
    widget.action = {"type": "decide", "value": "ten_discard_first", "seq": 2}
    assert referee.house(house).rulings["seven_pass_or_ten_discard"].value == "ten_discard_first"
    assert "10-discard first" in widget.still_page("en")


def test_another_file_is_refused_with_a_reason(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("{}", "utf-8")
    with pytest.raises(NoInteractions):
        InteractionMap(other)
    with pytest.raises(OSError, match="none"):
        InteractionMap(tmp_path / "none.json")
