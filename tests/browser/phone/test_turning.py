"""What stays in sight when something opens, or when the page becomes wider or narrower."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk_page import DeskPage
from tests.browser.pages import settle, wait_for
from tests.tiers import quick

TABLE = "rules: daifugo\nseats: Aki, Ben, Chie, Dan\nturn: Chie\nfield: Aki H4, Ben H5\n"
MANY = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: S4 H4, S5 H5, S5 H5, Jo Jo Jo\n"
SEATS = "the first tier opens the settings of one seat at one table"
SIZES = "the first tier turns the page to one size"
FACES = "the first tier turns the desk, once"
BETWEEN = """(part) => {
  const { top, bottom } = part.getBoundingClientRect();
  return top >= -1 && bottom <= document.querySelector(".dock").getBoundingClientRect().top + 1;
}"""


def opened(page: Page, address: str) -> DeskPage:
    """The desk, once the page has come to rest: it is scrolled to its top as it opens."""
    page.goto(f"{address}#desk")
    page.wait_for_url("**#table=*")
    settle(page)
    return DeskPage(page)


TABLES = {"locked": TABLE, "nothing": "", "faulty": MANY}
SEATED = [(name, seat) for seat in (0, 1, 3) for name in TABLES]


@pytest.mark.parametrize("seated", quick(SEATED, 1, SEATS), ids=lambda each: f"{each[0]}-{each[1]}")
def test_the_settings_of_a_seat_come_into_sight(
    page: Page, address: str, seated: tuple[str, int]
) -> None:
    text, seat = TABLES[seated[0]], seated[1]
    desk = opened(page, address)
    if text:
        desk.enter(text)
        expect(desk.part("field-play-0")).to_be_visible()
    settle(page)
    page.evaluate("scrollTo(0, 0)")
    desk.part(f"seat-{seat}-edit").dispatch_event("click")
    expect(desk.part(f"seat-{seat}-name")).to_be_visible()
    wait_for(desk.part(f"seat-{seat}-target"), BETWEEN)
    wait_for(desk.part(f"seat-{seat}-name"), BETWEEN)
    desk.click(f"seat-{seat}-edit")  # and the page goes back to where it was
    expect(desk.part(f"seat-{seat}-name")).to_have_count(0)
    settle(page)
    assert page.evaluate("scrollY") == 0


@pytest.mark.full(FACES)
def test_what_has_the_focus_is_not_under_the_cards(page: Page, address: str) -> None:
    desk = opened(page, address)
    expect(desk.part("box-S3")).to_be_visible()
    for part in ("seat-3-edit", "seats-more", "clear-all"):
        page.evaluate("scrollTo(0, 0)")
        desk.part(part).focus()
        wait_for(desk.part(part), BETWEEN)


@pytest.mark.parametrize("size", quick([(360, 640), (390, 844), (1280, 800)], 1, SIZES), ids=str)
def test_who_has_played_is_read_below_the_card(
    page: Page, address: str, size: tuple[int, int]
) -> None:
    """Also where a lock is told below it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    desk = opened(page, address)
    desk.enter(TABLE)
    lock = desk.part("field").locator(".held .chip")
    expect(lock).to_be_visible()
    settle(page)
    by, held = desk.part("field").locator(".play .by").last.bounding_box(), lock.bounding_box()
    assert by
    assert held
    assert by["y"] + by["height"] <= held["y"] + 1


@pytest.mark.parametrize("wide", quick([(844, 390), (720, 1020), (1024, 768)], 1, SIZES), ids=str)
@pytest.mark.parametrize("face", quick(["desk", "picker", "course", "quiz-five"], 1, FACES))
def test_a_page_that_becomes_wider_shows_what_it_showed(
    page: Page, address: str, face: str, wide: tuple[int, int]
) -> None:
    """As when a phone is turned, or a window drawn out."""
    page.goto(address)
    desk = DeskPage(page)
    desk.click(f"open-{face}")
    shown = page.locator(".main > *").last
    expect(shown).to_be_visible()
    for width, height in (wide, (390, 844), wide):
        page.set_viewport_size({"width": width, "height": height})
        expect(shown).to_be_visible()
        expect(page.locator(".felt, .baize").first).to_be_visible()


@pytest.mark.full(FACES)
def test_what_was_found_stays_where_it_was_tapped(page: Page, address: str) -> None:
    page.goto(f"{address}#picker")
    picker = DeskPage(page)
    picker.part("book").select_option("daifugo")
    expect(picker.part("header-lines")).to_contain_text("daifugo")
    picker.part("find").fill("five")
    switch = picker.part("option-five_skip")
    expect(switch).to_be_visible()
    settle(page)
    before = switch.bounding_box()
    switch.dispatch_event("click")
    expect(switch).to_be_checked()
    expect(picker.part("clause-five_skip")).to_contain_text("you")
    settle(page)
    assert switch.bounding_box() == before
    picker.click("find-clear")
    expect(picker.part("changed-only")).to_be_visible()
