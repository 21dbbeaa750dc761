"""What comes out of a printer: the table, its verdict, the clauses in full; nothing to tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.desk_page import DeskPage
from tests.browser.pages import wait_for

ON_PAPER = "the first tier prints a question of the course"
SHEET: ViewportSize = {"width": 680, "height": 1000}
TAPPED = ("undo", "home-open", "lang-en", "box-S3", "clear-all", "disputed-play", "seat-0-edit")


@pytest.mark.full(ON_PAPER)
def test_a_verdict_is_printed_with_its_table_and_its_clauses(page: Page, address: str) -> None:
    page.goto(f"{address}#desk")
    desk = DeskPage(page)
    desk.dispute()
    desk.click("verdict-strip")
    expect(desk.part("sheet-close")).to_be_visible()
    assert page.pdf(format="A4").count(b"/Type /Page\n") == 1
    expect(desk.part("sheet-close")).to_be_hidden()

    page.emulate_media(media="print")
    page.set_viewport_size(SHEET)
    for part in ("field-play-2", "seat-3", "verdict-answer", "reason-offkai.suit_lock", "book"):
        expect(desk.part(part)).to_be_visible()
    wording = desk.part("reason-offkai.suit_lock-wording").locator("blockquote")
    height = "each => each.getBoundingClientRect().height"
    wait_for(wording, f"each => ({height})(each) > 15")
    for part in TAPPED:
        expect(desk.part(part)).to_be_hidden()


def test_a_question_of_the_course_is_printed_with_its_table(page: Page, address: str) -> None:
    page.goto(address)
    course = DeskPage(page)
    course.click("open-course")
    expect(course.part("quiz-title")).to_be_visible()
    page.emulate_media(media="print")
    page.set_viewport_size(SHEET)
    for part in ("quiz-title", "field", "seat-0", "answering"):
        expect(course.part(part)).to_be_visible()
    for part in ("answer", "course", "home-open", "lang-en"):
        expect(course.part(part)).to_be_hidden()
