"""A course on a phone: five answers and a miss, kept by the browser, asked again later."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from referee.ui.quiz.course import own_course
from tests.browser.desk_page import DeskPage
from tests.browser.pages import settle
from tests.browser.phone.conftest import PHONE
from tests.tiers import quick

ONE_TAB = "the first tier takes the course in one tab, in English"
BOOK = "whist"


@pytest.fixture(params=quick(["en", "ja"], 1, "the first tier takes the course in English"))
def phone(
    request: pytest.FixtureRequest, browser: Browser, address: str
) -> Iterator[tuple[BrowserContext, str]]:
    context = browser.new_context(locale=request.param, viewport=PHONE, reduced_motion="reduce")
    yield context, address
    context.close()


def begin(page: Page, url: str) -> DeskPage:
    page.goto(url)
    part = DeskPage(page)
    part.click("open-course")
    expect(part.part("course")).to_be_visible()
    return part


def answer(part: DeskPage, right: bool) -> str:
    """Answers as the course expects, or otherwise; gives the title of what was asked."""
    title = part.part("quiz-title").inner_text()
    item = next(each for each in own_course() if title in each.title.values())
    said = item.answer
    if said in ("Aki", "Ben", "Chie", "Dan"):
        said = f"seat-{['Aki', 'Ben', 'Chie', 'Dan'].index(said)}"
    if not right:
        said = "unsettled"
    part.click(f"say-{said}", "answer")
    outcome = "right" if right else "wrong"
    expect(part.part("result")).to_have_attribute("data-outcome", outcome)
    return title


@pytest.mark.full(ONE_TAB)
def test_what_was_missed_is_asked_again_after_a_reload(
    phone: tuple[BrowserContext, str],
) -> None:
    context, url = phone
    page = context.new_page()
    part = begin(page, url)
    part.part("course-book").select_option(BOOK)
    expect(part.part("course-known")).to_contain_text("4")
    titles = []
    for turn in range(4):
        titles.append(answer(part, right=turn != 1))
        part.click("next")
        expect(part.part("result")).to_have_count(0)
    # four items, one of them missed: it is the fifth that is asked
    assert len(set(titles)) == 4
    expect(part.part("course-due")).to_be_visible()
    expect(part.part("course-known")).to_contain_text("3")
    page.reload()
    expect(part.part("quiz-title")).to_have_text(titles[1])
    expect(part.part("came-back")).to_be_visible()
    answer(part, right=False)
    page.close()

    later = begin(context.new_page(), url)
    expect(later.part("course-book")).to_have_value(BOOK)
    expect(later.part("quiz-title")).to_have_text(titles[1])
    answer(later, right=True)
    settle(later.page)
    width = later.page.evaluate("document.documentElement.scrollWidth")
    assert width == PHONE["width"]


def test_another_tab_goes_on_with_what_the_first_one_knows(
    phone: tuple[BrowserContext, str],
) -> None:
    context, url = phone
    one = begin(context.new_page(), url)
    other = begin(context.new_page(), url)
    for part, book, count in ((one, "whist", "4"), (other, "sevens", "5")):
        part.part("course-book").select_option(book)
        expect(part.part("course-known")).to_contain_text(count)
        answer(part, right=True)
        expect(part.part("course-known")).to_contain_text("1")
    third = begin(context.new_page(), url)
    third.part("course-book").select_option("")
    expect(third.part("course-known")).to_contain_text("2")
