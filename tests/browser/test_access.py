"""A whole quarrel and a quiz by keyboard alone; what is read aloud; a page twice as large."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages, settle
from tests.browser.phone.test_own_rule_by_keyboard import at, in_sight, tab_to
from tests.browser.test_gallery import grave
from tests.browser.test_open import HOUSE
from tests.tiers import quick

OTHER_ACCESS = "the first tier settles a quarrel by keyboard and looks at a page twice as large"
WIDE: ViewportSize = {"width": 1280, "height": 800}
TWICE: ViewportSize = {"width": 640, "height": 400}
"""What is left of that at 200 %."""
BETWEEN: ViewportSize = {"width": 800, "height": 700}
TWO_LARGE = "the first tier looks at one face twice as large"
BETWEEN_TWO = "the first tier looks at one face in a window between a phone's and a laptop's"
FACES = ("", "open-desk", "open-quiz-five", "open-picker", "open-stepper-diamonds")
ALOUD = """() => [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')]
  .map(each => each.textContent.trim()).filter(Boolean)"""
PIPS = """() => [...document.querySelectorAll('[data-testid^="box-"]')]
  .filter(each => each.querySelector(".pip"))
  .map(each => [each.dataset.card, each.querySelector(".pip path").getAttribute("d"),
                each.getAttribute("aria-label")])"""
# The palette's other page is scrolled away on purpose.
OUTSIDE = """() => [...document.querySelectorAll(".referee .panel button:not(.box .grid *)")]
  .filter(each => each.checkVisibility() && each.getBoundingClientRect().right
                  > each.closest(".panel").getBoundingClientRect().right)
  .map(each => each.textContent)"""
HEARD = "No – Suit lock: only diamonds."
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("table") / HOUSE


@pytest.fixture(scope="module")
def table(house: Path) -> Iterator[str]:
    """One server for all: each page has a session of its own, and one test writes the house."""
    with desk_served(lang_is_explicit=True, house=house) as url:
        yield url


@pytest.fixture
def page(shared_pages: SharedPages, table: str) -> Iterator[Page]:
    with shared_pages.page(WIDE, locale="en-US", reduced_motion="reduce", bypass_csp=True) as page:
        page.goto(table)
        yield page


def card(page: Page, name: str) -> None:
    """Lays a card: Tab to the box of cards, arrows within it."""
    for _ in range(90):
        if at(page).startswith("box-"):
            break
        page.keyboard.press("Tab")
    ranks, suits = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"], "SHDC"
    for _ in range(60):
        here = at(page).removeprefix("box-")
        if here == name:
            break
        down = suits.index(name[0]) - suits.index(here[0])
        right = ranks.index(name[1:]) - ranks.index(here[1:])
        key = ("ArrowDown" if down > 0 else "ArrowUp") if down else (
            "ArrowRight" if right > 0 else "ArrowLeft")  # fmt: skip
        page.keyboard.press(key)
    assert at(page) == f"box-{name}"
    settle(page)
    assert in_sight(page, f"box-{name}")
    page.keyboard.press("Enter")
    settle(page)


def test_a_quarrel_by_keyboard_alone(page: Page, house: Path) -> None:
    settles(page)
    assert 'decides = "suit_lock"' in house.read_text("utf-8")
    page.get_by_test_id("undo").click()  # the other tests have no ruling
    settle(page)
    assert "suit_lock" not in house.read_text("utf-8")


def settles(page: Page) -> None:
    """By keyboard alone, and for good."""
    part, keys = page.get_by_test_id, page.keyboard
    tab_to(page, "open-desk")
    keys.press("Enter")
    tab_to(page, "field-target")
    keys.press("Enter")
    for name in ("D4", "D7", "D9"):
        card(page, name)
    tab_to(page, "disputed-target", "Shift+Tab")
    keys.press("Enter")
    card(page, "C10")
    expect(part("verdict-answer")).to_have_text("No")
    tab_to(page, "undo", "Shift+Tab")
    keys.press("Enter")
    expect(part("verdict-answer")).to_have_count(0)
    tab_to(page, "redo")
    keys.press("Enter")
    expect(part("verdict-answer")).to_have_text("No")
    tab_to(page, "flip-suit_lock")
    keys.press("Enter")
    expect(part("verdict-answer")).to_have_text("Yes")
    tab_to(page, "keep")
    keys.press("Enter")
    expect(part("ruling-suit_lock")).to_be_visible()


@pytest.mark.full(OTHER_ACCESS)
def test_what_is_read_aloud_are_sentences(page: Page) -> None:
    """What changes by itself is in a live region, as a sentence with its end."""
    page.get_by_test_id("open-desk").click()
    for name in ("field-target", "box-D4", "box-D7", "box-D9", "disputed-target", "box-C10"):
        page.get_by_test_id(name).click()
    expect(page.get_by_test_id("verdict-answer")).to_have_text("No")
    page.wait_for_function(f"said => ({ALOUD})().includes(said)", arg=HEARD)


@pytest.mark.full(OTHER_ACCESS)
def test_a_quiz_by_keyboard_alone(page: Page) -> None:
    part, keys = page.get_by_test_id, page.keyboard
    tab_to(page, "open-quiz-five")
    keys.press("Enter")
    asked = part("question").inner_text()
    tab_to(page, "say-no")
    keys.press("Space")
    tab_to(page, "answer")
    keys.press("Enter")
    expect(part("quiz-aloud")).to_have_text(re.compile(r"\w.*[.!]"))
    tab_to(page, "following", "Shift+Tab")
    keys.press("Enter")
    expect(part("question")).not_to_have_text(asked)


def test_a_suit_is_a_shape_and_a_word_not_a_colour(page: Page) -> None:
    page.get_by_test_id("open-desk").click()
    page.get_by_test_id("box-S3").wait_for()
    settle(page)
    drawn: list[tuple[str, str, str]] = page.evaluate(PIPS)
    assert len(drawn) >= 52
    shapes = {(name[0], shape) for name, shape, _ in drawn}
    assert len(shapes) == len({shape for _, shape in shapes}) == 4
    words = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
    assert all(label.endswith(words[name[0]]) for name, _, label in drawn)


@pytest.mark.parametrize("face", quick(FACES, 1, TWO_LARGE))
def test_twice_as_large_nothing_sticks_out(page: Page, face: str) -> None:
    if face.startswith("open-stepper"):
        page.get_by_test_id("step-open").click()
    if face:
        page.get_by_test_id(face).click()
        page.get_by_test_id(face).wait_for(state="detached")
    page.set_viewport_size(TWICE)
    settle(page)
    assert page.evaluate(SIDEWAYS) <= 0
    assert grave(page) == []


@pytest.mark.parametrize("face", quick(FACES, 1, BETWEEN_TWO))
def test_between_a_phone_and_a_laptop_no_button_leaves_its_panel(page: Page, face: str) -> None:
    if face.startswith("open-stepper"):
        page.get_by_test_id("step-open").click()
    page.set_viewport_size(BETWEEN)
    if face:
        page.get_by_test_id(face).click()
        page.get_by_test_id(face).wait_for(state="detached")
    settle(page)
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.full(OTHER_ACCESS)
def test_beside_the_house_s_book_nothing_else_leads_there(page: Page) -> None:
    part = page.get_by_test_id
    part("open-picker").click()
    part("find").fill("suit lock")
    expect(part("option-suit_lock")).to_be_visible()
    expect(part("strip-house")).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(part("strip-house")).to_be_visible()
