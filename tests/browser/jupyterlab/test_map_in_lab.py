"""The map of colliding rules in JupyterLab: a pair is opened, stepped through and decided."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk_page import DeskPage
from tests.browser.lab import Lab, in_kernel, run_all

pytestmark = pytest.mark.full("the first tier settles a dispute at the desk in JupyterLab")

CELLS = (
    "import referee\nfrom referee.interaction_checker.recorded import SWEEP_FILES\n"
    "from referee.interaction_checker.result import Interactions\n"
    "from referee_widgets import InteractionMap\n"
    "found = Interactions.from_json((SWEEP_FILES / 'daifugo.json').read_text('utf-8'))\n"
    "house = referee.new_house('house-of-the-map.toml', 'daifugo')\n"
    "shown = InteractionMap(found, house=house)\nshown",
)


@pytest.fixture(scope="module")
def notebook(lab: Lab, lab_page: Page) -> Page:
    """A notebook with the map of daifugo and a new house."""
    lab.open_instead(lab_page, lab.write("map.ipynb", *CELLS))
    run_all(lab_page)
    return lab_page


def test_a_pair_is_opened_stepped_through_decided_and_taken_back(notebook: Page) -> None:
    board = DeskPage(notebook.get_by_test_id("map"))
    board.click("cell-1-1")  # the 4s: thief and death
    expect(board.part("pair")).to_contain_text("Thief × 4-death")
    expect(board.part("outcomes")).to_contain_text("If “4-death” comes first")
    board.click("back")
    expect(board.part("place")).to_have_text("Start")
    board.click("close-pair")
    expect(board.part("pair")).to_have_count(0)
    board.click("all-cells")
    board.click("open-daifugo.seven_pass-daifugo.ten_discard")
    board.click("decide-ten_discard_first")
    expect(board.part("decide")).to_contain_text("house ruling of")
    asked = "print([r.value for r in referee.house('house-of-the-map.toml').rulings.values()])"
    assert in_kernel(notebook, asked) == "['ten_discard_first']\n"
    board.click("decide-not")
    expect(board.part("decide")).not_to_contain_text("house ruling of")
    assert in_kernel(notebook, asked) == "[]\n"
