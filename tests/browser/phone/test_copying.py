"""Copying on a page that may not write to the clipboard, as in a local network without https."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk_page import DeskPage
from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages
from tests.browser.phone.conftest import PHONE

REFUSED = """() => Object.defineProperty(
  navigator, "clipboard", { value: undefined, configurable: true }
)"""


@pytest.fixture
def phone(shared_pages: SharedPages) -> Iterator[Page]:
    looks = {"has_touch": True, "locale": "en-US", "reduced_motion": "reduce"}
    with (
        desk_served(base="https://cards.example/") as url,
        shared_pages.page(PHONE, **looks) as page,
    ):
        page.goto(f"{url}#desk")
        page.evaluate(REFUSED)
        yield page


def test_a_link_is_copied_and_can_be_pasted(phone: Page) -> None:
    desk = DeskPage(phone)
    desk.lay("field", "D4")
    desk.click("tab-share", "share-link")
    expect(desk.part("share-said")).to_have_text("Copied.")
    desk.click("sheet-ask")
    field = desk.part("question-input")
    field.focus()
    phone.keyboard.press("Control+v")
    assert field.input_value().startswith("https://cards.example/#table=")
