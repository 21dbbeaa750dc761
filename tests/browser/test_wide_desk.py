"""The desk in a wide window: the table stays whole, and an answer comes into sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.desk_page import DeskPage
from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages, settle

WIDE: ViewportSize = {"width": 1280, "height": 800}
SEATS = "seats: North, East, South, West\n"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with desk_served(lang_is_explicit=True) as url:
        yield f"{url}#desk"


@pytest.fixture
def page(shared_pages: SharedPages, address: str) -> Iterator[Page]:
    with shared_pages.page(WIDE, locale="en-US", reduced_motion="reduce") as page:
        page.goto(address)
        yield page


DEBT = "rules: daifugo + seven_pass\n{seats}turn: North\nhands:\n  North: S7 S3 ? x3\n"
WAITS = {  # the table -> the seat for which it waits
    f"rules: bridge\n{SEATS}turn: South\n": 2,
    f"rules: euchre\n{SEATS}turn: South\n": 2,
    DEBT.format(seats=SEATS) + "play:\n  North: S7\n": 0,
}


@pytest.mark.parametrize("text", WAITS)
def test_moves_stand_on_the_card_and_the_seats_stay_above_the_palette(
    page: Page, text: str
) -> None:
    desk = DeskPage(page)
    desk.enter(text)
    page.evaluate("scrollTo(0, 0)")
    settle(page)
    expect(desk.part(f"waiting-{WAITS[text]}-0")).to_be_in_viewport()
    palette = page.locator(".dock .box").bounding_box()
    assert palette
    for seat in range(4):
        box = desk.part(f"seat-{seat}").bounding_box()
        assert box
        assert box["y"] + box["height"] <= palette["y"] + 1, seat


def test_the_answer_to_words_is_in_sight(page: Page) -> None:
    desk = DeskPage(page)
    desk.enter(f"rules: bridge\n{SEATS}state: contract 3NT, declarer West\nfield: North H5\n")
    desk.part("question-input").fill("can East play the 7 of spades?")
    desk.part("question-input").press("Enter")
    expect(desk.part("question")).to_contain_text("East")
    expect(desk.part("verdict-headline")).to_be_in_viewport(ratio=1)
