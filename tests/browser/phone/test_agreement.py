"""A group agrees on its rules before the deal, and another phone opens the link of the sheet."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.desk_page import DeskPage
from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages
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
