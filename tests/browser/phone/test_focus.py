"""By the keys alone: what was pressed may go, the focus stays on the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.desk_page import DeskPage
from tests.browser.pages import LATER, SharedPages, settle

FOCUS = "the first tier looks where the focus goes in three cases"
FOCUSED = "() => document.activeElement.dataset.testid ?? document.activeElement.tagName"

# What of the table is under the dock when it has the focus; nothing where it is seen in full.
COVERED = """async () => {
  const covered = [];
  for (const each of document.querySelectorAll(".main button, .main select")) {
    if (!each.checkVisibility()) continue;
    scrollTo(0, 0);
    each.focus();
    await new Promise(requestAnimationFrame);
    const dock = document.querySelector(".dock").getBoundingClientRect();
    if (each.getBoundingClientRect().bottom > dock.top + 1) covered.push(each.dataset.testid);
  }
  return covered;
}"""


@pytest.fixture
def desk(shared_pages: SharedPages, address: str) -> Iterator[DeskPage]:
    view: ViewportSize = {"width": 1280, "height": 800}
    with shared_pages.page(view, locale="en-US", reduced_motion="reduce") as page:
        page.goto(f"{address}#desk")
        page.wait_for_url("**#table=*")
        yield DeskPage(page)


def press(desk: DeskPage, part: str, key: str = "Enter") -> None:
    desk.part(part).focus()
    desk.page.keyboard.press(key)


def focused(desk: DeskPage) -> str:
    """What has the focus once the page has moved it, if it does: a timer later than a change."""
    settle(desk.page)
    desk.page.evaluate(LATER)
    return str(desk.page.evaluate(FOCUSED))


def test_a_book_to_begin_with(desk: DeskPage) -> None:
    press(desk, "begin-card-offkai")
    expect(desk.part("begin-card-offkai")).to_have_count(0)
    desk.page.wait_for_function(f"() => !['BODY', 'home-open'].includes(({FOCUSED})())")


@pytest.mark.full(FOCUS)
def test_an_answer_to_what_is_asked_back(desk: DeskPage) -> None:
    desk.lay("field", "H4", "H5")
    desk.lay("disputed", "S8")
    press(desk, "ask-Chie")
    expect(desk.part("ask-Chie")).to_have_count(0)
    in_verdict = desk.page.locator('[data-testid="verdict"] :focus')
    expect(in_verdict).to_have_count(1)


def test_the_rules_have_the_focus_when_they_open(desk: DeskPage) -> None:
    press(desk, "playing")
    expect(desk.part("find")).to_be_visible()
    expect(desk.page.locator('[data-testid="rules"] :focus')).to_have_count(1)
    desk.page.keyboard.press("Escape")
    expect(desk.part("rules")).to_have_count(0)
    expect(desk.part("playing")).to_be_focused()


def test_what_can_no_longer_be_pressed(desk: DeskPage) -> None:
    desk.lay("field", "H4")
    desk.field_is("H4")
    press(desk, "undo")
    desk.field_is()
    expect(desk.part("undo")).to_be_disabled()
    expect(desk.part("redo")).to_be_focused()


@pytest.mark.full(FOCUS)
def test_a_tap_beside_everything_takes_the_focus_away(desk: DeskPage) -> None:
    desk.part("playing").focus()
    desk.page.evaluate("document.activeElement.blur()")
    assert focused(desk) == "BODY"
    with desk.tab("share"):
        desk.click("text-open")
        desk.part("text-input").focus()
        desk.page.evaluate("document.activeElement.blur()")
        assert focused(desk) == "BODY"


@pytest.mark.full(FOCUS)
def test_what_has_the_focus_is_not_under_the_dock(desk: DeskPage) -> None:
    desk.page.set_viewport_size({"width": 390, "height": 664})
    desk.lay("field", "H4", "H5")
    desk.lay("disputed", "S8")
    for _ in range(4):
        desk.part("seats-more").click()
    settle(desk.page)
    assert desk.page.evaluate(COVERED) == []
