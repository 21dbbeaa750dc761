"""Who has the browser write twice as large reads the verdict so, and all of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.desk_page import DeskPage
from tests.browser.pages import SharedPages, settle
from tests.tiers import quick

SIZES = [(320, 640), (390, 844), (1280, 800)]
OTHERS = "the first tier looks at one size of the window in each language"
LOCALES = {"en": "en-US", "ja": "ja-JP"}
LARGE = "document.documentElement.style.fontSize = '200%'"
HEIGHT = "each => each.getBoundingClientRect().height"
CUT = """card => [...card.querySelectorAll("*")]
  .filter(each => each.checkVisibility() && !each.closest(".unseen"))
  .filter(each => each.getBoundingClientRect().right > card.getBoundingClientRect().right + 1)
  .map(each => each.outerHTML.slice(0, 80))"""
FITS = """each => each.scrollWidth <= each.clientWidth + 1
  && each.getBoundingClientRect().right <= innerWidth"""
LONG = (
    "rules: daifugo + nine_give_back + number_lock + strict_lock + nine_reverse\n"
    "seats: Aki, Ben, Chie, Dan\nturn: Chie\nfield: Ben S8\n"
    "hands:\n  Chie: S9 ? x3\nplay:\n  Chie: S9\n"
)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", quick(SIZES, 1, OTHERS), ids=str)
def test_a_long_verdict_is_read_to_its_end(
    shared_pages: SharedPages, address: str, size: tuple[int, int], lang: str
) -> None:
    """As it is, and then twice as large."""
    view: ViewportSize = {"width": size[0], "height": size[1]}
    with shared_pages.page(view, locale=LOCALES[lang], reduced_motion="reduce") as page:
        page.goto(f"{address}#desk")
        is_read_to_its_end(DeskPage(page), size)


def is_read_to_its_end(desk: DeskPage, size: tuple[int, int]) -> None:
    desk.enter(LONG)
    if size[0] < 720:
        desk.part("verdict-strip").click()
        expect(desk.part("sheet-close")).to_be_in_viewport(ratio=1)
    option = desk.part("verdict").locator('[data-testid^="open-nine_give_back_amount-"]').first
    expect(option).to_be_visible()
    settle(desk.page)
    assert desk.part("verdict").evaluate(CUT) == []
    before = desk.part("verdict-headline").evaluate(HEIGHT)
    desk.page.evaluate(LARGE)
    settle(desk.page)
    assert desk.part("verdict-headline").evaluate(HEIGHT) > 1.8 * before
    assert desk.part("verdict").evaluate(CUT) == []
    if size[0] < 720:
        expect(desk.part("sheet-close")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_tabs_and_buttons_are_read_on_a_phone_that_shows_all_twice_as_large(
    shared_pages: SharedPages, address: str, lang: str
) -> None:
    view: ViewportSize = {"width": 195, "height": 422}
    with shared_pages.page(view, locale=LOCALES[lang], reduced_motion="reduce") as page:
        page.goto(f"{address}#desk")
        desk = DeskPage(page)
        desk.enter(LONG)
        desk.part("verdict-strip").click()
        expect(desk.part("sheet-close")).to_be_in_viewport(ratio=1)
        for tab in page.locator(".tab").all():
            assert tab.evaluate(FITS), tab.inner_text()
        desk.click("sheet-share")
        expect(desk.part("share-link")).to_be_visible()
        for button in page.locator("dialog.panels [data-tab=share] .btn").all():
            assert not button.is_visible() or button.evaluate(FITS), button.inner_text()


def test_the_buttons_of_a_story_fit_where_all_is_twice_as_large(
    shared_pages: SharedPages, address: str
) -> None:
    with shared_pages.page({"width": 195, "height": 422}, reduced_motion="reduce") as page:
        page.goto(address)
        page.get_by_test_id("step-open").click()
        page.get_by_test_id("open-stepper-diamonds").click()
        for button in page.locator(".controls button").all():
            expect(button).to_be_in_viewport(ratio=1)


def test_the_titles_of_rules_are_whole_where_all_is_twice_as_large(
    shared_pages: SharedPages, address: str
) -> None:
    with shared_pages.page({"width": 195, "height": 422}, reduced_motion="reduce") as page:
        page.goto(f"{address}#picker")
        page.get_by_test_id("find").fill("8")
        titles = page.locator(".rule .tick-label")
        expect(titles.first).to_be_visible()
        for title in titles.all():
            assert title.evaluate(FITS), title.inner_text()
        short = page.get_by_test_id("clause-eight_cut").locator(".tick-label").bounding_box()
        assert short
        assert short["height"] < 30  # one line
