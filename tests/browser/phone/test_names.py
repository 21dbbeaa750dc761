"""Names of players, typed at the desk: one that can't be used stays in its field."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk_page import DeskPage


@pytest.mark.parametrize("refused", ["Aki", "S3"])
def test_a_name_that_is_refused_stays_to_be_changed(page: Page, address: str, refused: str) -> None:
    page.goto(f"{address}#desk")
    desk = DeskPage(page)
    desk.click("seat-1-edit")
    name = desk.part("seat-1-name")
    name.fill(refused)
    name.press("Enter")
    expect(desk.part("problem")).to_contain_text(refused)
    expect(name).to_be_focused()
    expect(name).to_have_value(refused)
    name.fill("Misaki")
    name.press("Enter")
    expect(name).to_have_count(0)
    expect(desk.part("seat-1-target")).to_contain_text("Misaki")
    expect(desk.part("problem")).to_have_count(0)
