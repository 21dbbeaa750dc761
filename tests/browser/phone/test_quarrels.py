"""Twelve quarrels on a phone, from an empty desk: nothing covered, typed or scrolled, few taps."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.bench.quarrels import QUARRELS, Finger
from tests.bench.taps import SIZES, Phone
from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages, settle
from tests.browser.test_open import HOUSE
from tests.tiers import quick

REST = "the first tier settles two of the twelve quarrels on a phone"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    house = tmp_path_factory.mktemp("quarrels") / HOUSE
    with desk_served(lang_is_explicit=True, house=house) as url:
        yield f"{url}#desk"


class Patient(Phone):
    """A phone that waits for states, as long as they take: the benchmark's waits for a while."""

    def __init__(self, page: Page, size: ViewportSize) -> None:
        self.page, self.context, self.size = page, page.context, size
        self.taps: list[str] = []
        self.times: list[float] = []
        expect(page.get_by_test_id("box-D4")).to_be_visible()
        self._settle()

    def says(self, *words: str) -> None:
        for each in words:
            expect(self.page.get_by_test_id("verdict-strip")).to_contain_text(each)

    def _reach(self, part: Locator, name: str) -> tuple[float, float]:
        expect(part).to_be_visible()
        return super()._reach(part, name)

    def _settle(self) -> None:
        settle(self.page)
        assert self.page.evaluate("scrollY") == 0, "the page was scrolled"


@pytest.mark.parametrize("quarrel", quick([*QUARRELS], 2, REST), ids=lambda each: each.__name__)
def test_it_is_settled_in_few_taps(
    quarrel: Callable[[Finger], None], shared_pages: SharedPages, address: str
) -> None:
    # Half of them on the small phone: what is covered there is no matter of the quarrel.
    size = SIZES[[*QUARRELS].index(quarrel) % len(SIZES)]
    looks = {"has_touch": True, "locale": "en-US", "reduced_motion": "reduce"}
    with shared_pages.page(size, **looks) as page:
        page.goto(address)
        phone = Patient(page, size)
        quarrel(phone)
        assert len(phone.taps) <= QUARRELS[quarrel]
