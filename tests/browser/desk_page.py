"""The desk on a page, whatever the page stands in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import in_kernel
from tests.browser.pages import wait_until


class DeskPage:
    """The desk on a page, by what a person does and sees there."""

    def __init__(self, page: Page | Locator) -> None:
        """``page``: a page, or the part of one where the desk stands."""
        self.page = page if isinstance(page, Page) else page.page
        self.within = page

    def dispute(self) -> None:
        """By Offkai: D4, D7, D9; may Chie play C10?"""
        self.part("book").select_option("offkai")
        self.lay("field", "D4", "D7", "D9")
        self.field_is("D4", "D7", "D9")
        self.part("disputed-player").select_option("Chie")
        self.lay("disputed", "C10")

    def part(self, name: str) -> Locator:
        return self.within.get_by_test_id(name)

    def click(self, *names: str) -> None:
        for name in names:
            self.part(name).click()

    def lay(self, place: str, *cards: str) -> None:
        """Taps a place, then the cards that go there."""
        self.click(f"{place}-target", *(f"box-{card}" for card in cards))

    def answers(self, answer: str) -> None:
        expect(self.part("verdict-answer")).to_have_text(answer)

    def field_is(self, *cards: str) -> None:
        """The plays of the field, of one card each, bottom to top."""
        plays = self.within.locator('[data-testid^="field-play-"][data-card]')
        expect(plays).to_have_count(len(cards))
        for place, card in enumerate(cards):
            expect(plays.nth(place)).to_have_attribute("data-card", card)

    def kernel_says(self, code: str, wanted: str) -> None:
        """Waits until Python in the notebook prints this."""
        wait_until(self.page, lambda: wanted in in_kernel(self.page, code), f"{code}: {wanted!r}")

    def enter(self, text: str) -> None:
        """Types a table as text."""
        self.part("box").wait_for()  # before the desk is drawn nothing is visible
        with self.tab("share"):
            if not self.part("text-input").is_visible():
                self.click("text-open")
            self.part("text-input").fill(text)
            self.click("text-apply")

    @contextmanager
    def tab(self, name: str) -> Iterator[None]:
        """While its panels are in sight, which are behind a tab on a phone."""
        is_phone = self.part(f"tab-{name}").is_visible()
        if is_phone:
            self.click(f"tab-{name}")
        yield
        if is_phone:
            self.click("sheet-close")
            expect(self.part("sheet-close")).to_be_hidden()
