"""Six arguments on a phone with a slip of the finger and a new name; three of them in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.bench.arguments import ARGUMENTS, IN_WORDS, SIZE, Person, in_words
from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages
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
