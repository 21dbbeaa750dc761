"""The rule picker in JupyterLab: rules are picked, ruled on and saved, and a desk plays by them."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk_page import DeskPage
from tests.browser.lab import Lab, in_kernel, run_all

pytestmark = pytest.mark.full("the first tier settles a dispute at the desk in JupyterLab")

CELLS = (
    "import traitlets\nfrom referee_widgets import Desk, RulePicker\n"
    "picker = RulePicker('daifugo', house='our-house.toml')\npicker",
    "desk = Desk('rules: daifugo\\nseats: Aki, Ben, Chie\\nfield: Aki D4, Ben D7\\n"
    "ask:\\n  may Chie play C10')\n"
    "traitlets.link((picker, 'rules'), (desk, 'rules'))\ndesk",
)


@pytest.fixture(scope="module")
def notebook(lab: Lab, lab_page: Page) -> Page:
    """A notebook with a picker of a new house, and a desk that plays by it."""
    lab.open_instead(lab_page, lab.write("picker.ipynb", *CELLS))
    run_all(lab_page)
    return lab_page


def test_picking_ruling_saving_and_a_desk_that_plays_by_it(
    notebook: Page, lab: Lab, tmp_path: Path
) -> None:
    picker = DeskPage(notebook.get_by_test_id("picker"))
    desk = DeskPage(notebook.get_by_test_id("desk"))
    desk.answers("No")
    picker.part("find").press_sequentially("スート縛り")
    expect(picker.part("found")).to_have_text("1 found")
    picker.part("option-suit_lock").press("Space")
    desk.answers("Yes")
    picker.part("find").fill("")
    picker.click("go-6")
    picker.part("option-six_return").press("Space")
    expect(picker.part("finding-six_return")).to_contain_text("does nothing without")
    picker.click("odd-0-mend-0")
    expect(picker.part("odd")).to_have_count(0)
    picker.click("go-J")
    expect(picker.part("option-j_back")).to_be_checked()
    picker.click("clause-j_back-open")
    picker.part("option-second_j").select_option("stays")
    picker.click("rule-second_j")
    picker.part("rule-second_j-note").fill("since the party")
    picker.click("rule-second_j-decide")
    expect(picker.part("ruling-second_j")).to_contain_text("since the party")
    picker.click("save")
    expect(picker.part("notice")).to_contain_text("our-house.toml")
    expect(picker.part("header-lines")).to_have_text("rules: our-house\n")
    told = in_kernel(notebook, "print(desk.rules, picker.rulebook.value('j_back'))")
    assert told == "rules: our-house\n True\n"
    written = (lab.home / "our-house.toml").read_text("utf-8")
    assert 'note = "since the party"' in written

    picker.part("find").fill("スート縛り")
    picker.part("option-suit_lock").press("Space")
    desk.answers("No")
    in_kernel(notebook, "picker.rules = 'rules: our-house'")
    desk.answers("Yes")
    broken = tmp_path / "broken.toml"
    broken.write_text("extends = = 1\n", "utf-8")
    picker.part("open-file").set_input_files(broken)
    expect(picker.part("problem-place")).to_contain_text("Line 1, column 11")
    with notebook.expect_download() as saved:
        picker.click("download")
    assert Path(saved.value.path()).read_text("utf-8") == written
