"""The dispute desk where people meet it: in JupyterLab, in a browser, by clicking."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk_page import DeskPage
from tests.browser.lab import Lab, in_kernel, run_all

REST = "the first tier settles a dispute at the desk in JupyterLab"
DISPUTE = """
rules: offkai
seats: Aki, Ben, Chie, Dan
field: D4, D7, D9
ask:
  may Chie play C10
"""


@pytest.fixture(scope="module")
def notebook(lab: Lab, lab_page: Page) -> Page:
    """A notebook with a desk as its variable `desk`, open in JupyterLab."""
    code = "from referee_widgets import Desk\ndesk = Desk()\ndesk"
    lab.open_instead(lab_page, lab.write("desk.ipynb", code))
    return lab_page


@pytest.fixture
def desk(notebook: Page) -> DeskPage:
    """A desk that nobody has touched yet."""
    run_all(notebook)
    return DeskPage(notebook)


def test_the_dispute_by_clicking(desk: DeskPage) -> None:
    desk.dispute()
    desk.answers("No")
    lock = desk.part("reason-offkai.suit_lock")
    expect(lock).to_contain_text("Suit lock")
    lock.get_by_test_id("reason-offkai.suit_lock-wording-open").click()
    expect(lock).to_contain_text("three players")

    desk.click("field-target", "box-D9")  # taken back …
    desk.lay("field", "S9")  # … and a spade in its place
    desk.field_is("D4", "D7", "S9")
    desk.answers("Yes")
    expect(lock).to_have_count(0)

    desk.click("undo", "undo")
    desk.field_is("D4", "D7", "D9")
    desk.answers("No")
    desk.click("redo", "redo")
    desk.answers("Yes")


@pytest.mark.full(REST)
def test_a_flip_is_tried_then_kept(desk: DeskPage) -> None:
    desk.dispute()
    desk.click("flip-suit_lock")
    desk.answers("Yes")
    expect(desk.part("tried-heading")).to_have_text("If you played without “Suit lock”:")
    desk.kernel_says("print(desk.tried, desk.tried_verdict['answer'])", "{'suit_lock': False} yes")
    desk.kernel_says("print(desk.table, desk.verdict['answer'])", "play C10\n no")
    desk.click("flip-suit_lock")
    desk.answers("No")
    desk.click("flip-suit_lock", "keep")
    desk.kernel_says("print(desk.table)", "rules: offkai - suit_lock")
    in_kernel(desk.page, "desk.table = desk.table.replace(' - suit_lock', '')")
    in_kernel(desk.page, "desk.tried = {'suit_lock': False}")
    desk.answers("Yes")


@pytest.mark.full(REST)
def test_a_link_opens_at_the_desk_and_carries_no_token(desk: DeskPage, lab: Lab) -> None:
    desk.dispute()
    desk.answers("No")
    desk.page.get_by_test_id("share-open").click()
    desk.click("share-link")
    link = desk.part("share-link-text").input_value()
    assert lab.token not in link
    assert "?" not in link
    assert link.startswith(lab.url)
    with desk.page.expect_download() as download:
        desk.click("share-still")
    text = download.value.path().read_text("utf-8")
    assert "縛り" in text
    assert lab.token not in text
    desk.page.evaluate("link => history.replaceState(null, '', link)", link)
    run_all(desk.page)  # a new desk, on a page whose address carries a table
    desk.field_is("D4", "D7", "D9")
    desk.kernel_says("print(desk.table)", "field: D4, D7, D9")
    expect(desk.page).not_to_have_url(re.compile("#table"))


@pytest.mark.full(REST)
def test_it_speaks_japanese_and_english(desk: DeskPage) -> None:
    desk.dispute()
    desk.answers("No")
    desk.click("lang-ja")
    expect(desk.part("desk")).to_have_attribute("lang", "ja")
    expect(desk.part("reason-offkai.suit_lock")).to_contain_text("縛り")
    expect(desk.part("verdict-headline")).to_have_text(re.compile("[ぁ-ん]"))
    desk.kernel_says("print(desk.lang)", "ja")
    desk.click("lang-en")
    desk.answers("No")
    expect(desk.part("reason-offkai.suit_lock")).to_contain_text("Suit lock")


@pytest.mark.full(REST)
def test_a_table_goes_in_and_out_as_text(desk: DeskPage) -> None:
    desk.enter(DISPUTE)
    desk.field_is("D4", "D7", "D9")
    desk.answers("No")
    desk.click("box-D9")
    desk.lay("field", "S9")
    desk.answers("Yes")
    expect(desk.part("text-input")).to_have_value(re.compile("field: D4, D7, S9"))
    desk.kernel_says("print(desk.table)", desk.part("text-input").input_value())
    desk.kernel_says("import referee; print(str(referee.read(desk.table)) == desk.table)", "True")


@pytest.mark.full(REST)
def test_a_text_with_an_error_is_kept_and_its_place_named(desk: DeskPage) -> None:
    desk.enter(DISPUTE)
    desk.answers("No")
    desk.enter(DISPUTE.replace("D9", "X9"))
    expect(desk.part("text-problem")).to_contain_text("4")
    expect(desk.part("text-input")).to_have_value(re.compile("X9"))
    desk.field_is("D4", "D7", "D9")


@pytest.mark.full(REST)
def test_the_notebook_can_set_the_table(desk: DeskPage) -> None:
    in_kernel(desk.page, f"desk.table = '''{DISPUTE}'''")
    desk.field_is("D4", "D7", "D9")
    desk.answers("No")
    desk.kernel_says("print(desk.verdict['answer'])", "no")


def test_a_card_can_be_dragged(desk: DeskPage) -> None:
    desk.part("box-D4").drag_to(desk.part("field"))
    desk.field_is("D4")
    desk.part("field-play-0-card-D4").drag_to(desk.part("box"))
    desk.field_is()


@pytest.mark.full(REST)
def test_quick_taps_all_count(desk: DeskPage) -> None:
    """Jupyter drops all but the newest value that a trait is set to while one is on its way."""
    cards = ["D4", "D7", "D9", "S9"]
    desk.part("box-D4").wait_for()
    desk.page.evaluate(
        "ids => ids.forEach(id => document.querySelector(`[data-testid=${id}]`).click())",
        [f"box-{card}" for card in cards],
    )
    desk.field_is(*cards)


def test_its_keys_are_not_the_notebooks(desk: DeskPage) -> None:
    cells = desk.page.locator(".jp-NotebookPanel:visible .jp-Cell")
    desk.part("box-S3").focus()
    for key in ("a", "b", "d", "d", "ArrowRight", "Enter"):
        desk.page.keyboard.press(key)
    desk.field_is("S4")
    expect(cells).to_have_count(1)
