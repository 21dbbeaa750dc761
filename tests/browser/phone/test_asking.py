"""The line of the verdict on a phone: asked back and waited for, settled by its buttons."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.desk_page import DeskPage
from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages, settle

STRIP = "the first tier asks back once on the strip"
SEATS = "seats: Aki, Ben, Chie, Dan\n"
UNTOLD = f"rules: torite, game = A'\n{SEATS}field: R4, Y6, B2, R1\n"
POINTED = f"rules: culprit_poker\n{SEATS}play:\n  Aki: points Chie\n  Ben: points Chie\n"
SMALL: ViewportSize = {"width": 360, "height": 640}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with desk_served(lang_is_explicit=True) as url:
        yield f"{url}#desk"


@pytest.fixture
def desk(shared_pages: SharedPages, address: str) -> Iterator[DeskPage]:
    looks = {"has_touch": True, "locale": "en-US", "reduced_motion": "reduce"}
    with shared_pages.page(SMALL, **looks) as page:
        page.goto(address)
        yield DeskPage(page)


def laid(desk: DeskPage, text: str) -> None:
    desk.enter(text)
    settle(desk.page)
    expect(desk.part("verdict-headline")).to_be_attached()
    desk.page.evaluate("scrollTo(0, 0)")


def is_whole(page: Page, name: str) -> bool:
    """Whether nothing of a line is cut off at its edge."""
    settle(page)
    line = page.get_by_test_id(name)
    return bool(line.evaluate("e => e.scrollWidth <= e.clientWidth + 1"))


@pytest.mark.full(STRIP)
def test_who_played_it_is_told_on_the_strip(desk: DeskPage) -> None:
    laid(desk, UNTOLD)
    expect(desk.part("verdict-strip")).to_have_text("It depends on who played yellow 6.")
    assert is_whole(desk.page, "verdict-strip")
    desk.click("strip-ask-Chie")
    expect(desk.part("verdict-strip")).to_have_text("Chie takes the trick – yellow 6 is a trump.")
    expect(desk.part("strip-ask")).to_have_count(0)


def test_pointing_goes_on_by_the_buttons_of_the_strip(desk: DeskPage) -> None:
    laid(desk, POINTED)
    expect(desk.part("verdict-strip")).to_have_text("Chie and Dan still have to point.")
    expect(desk.part("seat-2-move-0")).to_be_hidden()  # the strip has Chie's moves
    expect(desk.part("seat-3-move-0")).to_be_visible()
    desk.part("strip-waiting").get_by_role("button", name="the victim").click()
    expect(desk.part("verdict-strip")).to_have_text("Dan still has to point.")
    desk.part("strip-waiting").get_by_role("button", name="Aki").click()
    expect(desk.part("verdict-strip")).to_contain_text("whether Aki’s card ranks above Ben’s")
    assert is_whole(desk.page, "verdict-strip")
    desk.click("strip-ask-no")
    expect(desk.part("verdict-strip")).to_contain_text("Ben ranks above Aki and gets Chie’s card.")


@pytest.mark.full(STRIP)
def test_a_tapped_seat_is_who_plays_the_disputed_cards(desk: DeskPage) -> None:
    desk.click("clear-all")
    desk.click("box-D4", "disputed-target", "box-C10")
    expect(desk.part("strip-ask-Aki")).to_have_class(re.compile("inferred"))
    expect(desk.part("seat-0")).to_have_class("zone seat disputer guessed")
    desk.page.evaluate("document.querySelector('[data-testid=seat-2-target]').scrollIntoView()")
    desk.click("seat-2-target")
    expect(desk.part("strip-ask")).to_have_count(0)
    expect(desk.part("disputed-player")).to_have_value("2")
    expect(desk.part("seat-2")).to_have_class("zone seat disputer")
    desk.click("seat-2-target", "box-S3")
    expect(desk.part("seat-2-card-S3")).to_be_attached()


@pytest.mark.full(STRIP)
def test_every_button_of_the_strip_is_on_the_screen(desk: DeskPage) -> None:
    for text in (POINTED.split("play:")[0], POINTED, UNTOLD):
        desk.enter(text)
        settle(desk.page)
        desk.page.evaluate("scrollTo(0, 0)")
        expect(desk.part("verdict-strip")).to_contain_text(
            re.compile("still have to point|It depends on")
        )
        settle(desk.page)
        strip = desk.page.locator(".strip")
        outside = strip.evaluate(
            "e => [...e.querySelectorAll('button')].map(b => b.getBoundingClientRect())"
            ".filter(b => b.left < 0 || b.right > innerWidth || b.bottom > innerHeight).length"
        )
        assert outside == 0, text


@pytest.mark.parametrize(("rules", "bid"), [("bridge", "1H"), ("spades", "1")])
def test_all_bids_take_less_than_a_third_of_the_screen(
    desk: DeskPage, rules: str, bid: str
) -> None:
    desk.page.set_viewport_size({"width": 390, "height": 844})
    laid(desk, f"rules: {rules}\n{SEATS}turn: Aki\nask:\n  may Aki bid {bid}\n")
    bids = desk.part("strip-waiting").locator(".move-grid")
    box = bids.bounding_box()
    assert box
    assert box["height"] < 0.3 * 844
    if rules == "bridge":
        desk.click("strip-waiting-0-row-3")
        expect(bids).to_contain_text("3NT")
    last = bids.locator("button").last
    name = last.inner_text()
    last.focus()
    desk.page.keyboard.press("Enter")
    settle(desk.page)
    expect(desk.part("text-input")).to_have_value(re.compile(f"Aki: bids {name}"))


def test_what_was_not_understood_is_said_below_the_field(desk: DeskPage) -> None:
    laid(desk, UNTOLD)
    desk.click("tab-ask")
    desk.part("question-input").fill("blah blah")
    for _again in range(2):
        desk.click("question-ask")
        expect(desk.part("sheet-argument")).to_contain_text("blah blah")
        expect(desk.part("sheet-argument")).to_be_in_viewport(ratio=1)
    expect(desk.part("question-input")).to_have_value("blah blah")


def test_words_of_the_front_page_can_be_changed_at_the_table(desk: DeskPage) -> None:
    desk.click("home-open")
    desk.part("question-input").fill("blah blah")
    desk.click("question-ask")
    expect(desk.part("argument")).to_contain_text("blah blah")
    expect(desk.part("begin")).to_have_count(0)
    desk.click("argument-edit")
    expect(desk.part("question-input")).to_be_focused()
    expect(desk.part("question-input")).to_have_value("blah blah")
    expect(desk.part("question-input")).to_be_in_viewport(ratio=1)
