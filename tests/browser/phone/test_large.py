"""Who has the browser write twice as large reads the verdict so, and all of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.desk_page import DeskPage

LARGE = "document.documentElement.style.fontSize = '200%'"
HEIGHT = "each => each.getBoundingClientRect().height"
CUT = """card => [...card.querySelectorAll("*")]
  .filter(each => each.checkVisibility() && !each.closest(".unseen"))
  .filter(each => each.getBoundingClientRect().right > card.getBoundingClientRect().right + 1)
  .map(each => each.outerHTML.slice(0, 80))"""
LONG = (
    "rules: daifugo + nine_give_back + number_lock + strict_lock + nine_reverse\n"
    "seats: Aki, Ben, Chie, Dan\nturn: Chie\nfield: Ben S8\n"
    "hands:\n  Chie: S9 ? x3\nplay:\n  Chie: S9\n"
)


@pytest.mark.parametrize("large", [False, True], ids=["as it is", "large"])
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(320, 640), (390, 844), (1280, 800)], ids=str)
def test_a_long_verdict_is_read_to_its_end(
    browser: Browser, address: str, size: tuple[int, int], lang: str, large: bool
) -> None:
    view: ViewportSize = {"width": size[0], "height": size[1]}
    context = browser.new_context(locale=lang, viewport=view, reduced_motion="reduce")
    desk = DeskPage(context.new_page())
    desk.page.goto(f"{address}#desk")
    desk.enter(LONG)
    if size[0] < 720:
        desk.part("verdict-strip").click()
        expect(desk.part("sheet-close")).to_be_in_viewport(ratio=1)
    option = desk.part("verdict").locator('[data-testid^="open-nine_give_back_amount-"]').first
    expect(option).to_be_visible()
    assert desk.part("verdict").evaluate(CUT) == []
    if large:
        before = desk.part("verdict-headline").evaluate(HEIGHT)
        desk.page.evaluate(LARGE)
        assert desk.part("verdict-headline").evaluate(HEIGHT) > 1.8 * before
        assert desk.part("verdict").evaluate(CUT) == []
        if size[0] < 720:
            expect(desk.part("sheet-close")).to_be_in_viewport(ratio=1)
    context.close()
