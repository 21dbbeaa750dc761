"""Six arguments on a phone with a slip of the finger and a new name; three of them in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.bench.arguments import ARGUMENTS, IN_WORDS, SIZE, Person, in_words
from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages, settle
from tests.browser.test_open import HOUSE
from tests.tiers import quick

REST = "the first tier settles one argument in each language"
MOST = {"lock": 15, "window": 15, "debt": 16, "doubt": 9, "first_trick": 12, "points": 13}
"""The most taps and swipes that each may take."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with desk_served(house=tmp_path_factory.mktemp("arguments") / HOUSE) as url:
        yield url


def looks(lang: str) -> dict[str, Any]:
    return {"has_touch": True, "locale": lang, "reduced_motion": "reduce"}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("argument", quick([*ARGUMENTS], 1, REST), ids=lambda each: each.__name__)
def test_an_argument_takes_few_taps(
    argument: Callable[[Person], None], lang: str, shared_pages: SharedPages, address: str
) -> None:
    view: ViewportSize = {**SIZE}
    with shared_pages.page(view, **looks(lang)) as page:
        page.goto(f"{address}#desk")
        expect(page.locator(".referee")).to_be_visible()
        person = Person(page, lang)
        argument(person)
        assert person.taps + person.swipes <= MOST[argument.__name__]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("words", quick([*IN_WORDS], 1, REST), ids=lambda each: each[0]["en"])
def test_an_argument_is_settled_in_words(
    words: tuple[dict[str, str], dict[str, str]], lang: str, shared_pages: SharedPages, address: str
) -> None:
    view: ViewportSize = {**SIZE}
    text, answer = words
    with shared_pages.page(view, **looks(lang)) as page:
        page.goto(address)
        in_words(Person(page, lang), text[lang], answer[lang])


RULES = {"en": "daifugo: is going out on a 2 a foul?", "ja": "大富豪で2であがるのは反則?"}
SIZES = [(390, 844), (360, 640), (844, 390), (667, 375)]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", quick(SIZES, 1, REST), ids=str)
def test_the_answer_about_a_rule_leaves_the_table_in_sight(
    size: tuple[int, int], lang: str, shared_pages: SharedPages, address: str
) -> None:
    """Its first lines are shown; a tap shows all of it, another one folds it again."""
    view: ViewportSize = {"width": size[0], "height": size[1]}
    with shared_pages.page(view, **looks(lang)) as page:
        page.goto(address)
        part = page.get_by_test_id
        part("question-input").fill(RULES[lang])
        part("question-ask").tap()
        expect(part("argument-more")).to_be_in_viewport(ratio=1)
        for seen in ("field-target", "argument-edit", "tab-ask"):
            expect(part(seen)).to_be_in_viewport(ratio=0.9)
        assert page.evaluate("scrollY") == 0
        folded = part("argument-answer").evaluate("each => each.clientHeight")
        part("argument-more").tap()
        expect(part("argument-more")).to_have_attribute("aria-expanded", "true")
        opened = part("argument-answer").evaluate("each => [each.clientHeight, each.scrollHeight]")
        assert opened[0] == opened[1] > folded
        part("argument-more").tap()
        expect(part("argument-more")).to_have_attribute("aria-expanded", "false")
        assert part("argument-answer").evaluate("each => each.clientHeight") == folded


@pytest.mark.full(REST)
def test_a_short_answer_has_nothing_to_open(shared_pages: SharedPages, address: str) -> None:
    with shared_pages.page({**SIZE}, **looks("en")) as page:
        page.goto(f"{address}#desk")
        part = page.get_by_test_id
        for taps in ("field-target", "box-D4", "tab-ask"):
            part(taps).tap()
        part("question-input").fill("is there a lock?")
        part("question-ask").tap()
        expect(part("sheet-argument-answer")).to_contain_text("not in effect")
        settle(page)
        expect(part("sheet-argument-more")).to_have_count(0)
