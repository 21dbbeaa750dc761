"""A group agrees on its rules before the deal, and another phone opens the link of the sheet."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect

from tests.browser.desk_page import DeskPage
from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages, settle
from tests.browser.phone.conftest import PHONE

SITE = "https://cards.example/"
QUESTIONS = 10
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def test_the_link_of_a_sheet_opens_the_desk_with_its_rules(shared_pages: SharedPages) -> None:
    looks = {"has_touch": True, "locale": "en-US", "reduced_motion": "reduce"}
    with desk_served(base=SITE) as url:
        with shared_pages.page(PHONE, **looks, permissions=CLIPBOARD) as mine:
            mine.goto(url)
            group = DeskPage(mine)
            group.click("open-agree")
            for number in range(1, QUESTIONS + 1):
                expect(group.part("agree-number")).to_have_text(
                    f"Question {number} of at most {QUESTIONS}"
                )
                group.click("agree-0")
            group.click("sheet-link")
            expect(group.part("sheet-said")).to_have_text("Copied.")
            address = mine.evaluate("navigator.clipboard.readText()")
        assert address.startswith(f"{SITE}#table=")
        with shared_pages.page(PHONE, **looks) as other:
            other.goto(address.replace(SITE, url))
            desk = DeskPage(other)
            expect(desk.part("playing")).to_contain_text("5-skip")
            desk.click("disputed-target", "box-S5", "disputed-play")
            expect(desk.part("verdict-strip")).to_contain_text("skipped")


def test_the_next_question_and_the_sheet_are_read_from_their_top(
    shared_pages: SharedPages,
) -> None:
    """However far down the answer was; and the sheet has one thing to do."""
    side: ViewportSize = {"width": 844, "height": 390}
    looks = {"has_touch": True, "locale": "en-US", "reduced_motion": "reduce"}
    with desk_served(base=SITE) as url, shared_pages.page(side, **looks) as page:
        page.goto(url)
        group = DeskPage(page)
        group.click("open-agree")
        for number in (1, 2):
            expect(group.part("agree-number")).to_contain_text(f"{number}")
            settle(page)
            expect(group.part("agree-title")).to_be_in_viewport(ratio=1)
            page.mouse.wheel(0, 2000)
            group.click("agree-0")
        group.click("agree-enough")
        expect(group.part("sheet-link")).to_be_in_viewport(ratio=1)
        expect(page.locator(".picking .gold:visible")).to_have_count(1)
