"""Pages of the browser, and how a test waits for what they show."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize

PATIENCE = 60_000
"""After so many milliseconds a test fails that waits for something. No test is to wait so long."""

DRAWN = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const ends = (each) => each.effect.getComputedTiming().endTime !== Infinity;
  await frame();
  await Promise.allSettled(document.getAnimations().filter(ends).map(each => each.finished));
  await frame();
}"""
"""Once two frames are drawn, and all that moves has arrived."""
LATER = "() => new Promise(done => setTimeout(done, 150))"
"""A timer that ends after those which the page had set for less: they end in their order."""
ANSWERED = (
    """() => !Object.keys(sessionStorage).some(key => key.startsWith("referee-unanswered:"))"""
)
EMPTY = """() => {
  sessionStorage.clear();
  localStorage.clear();
  Storage.prototype.setItem = () => {};
}"""
"""The last answer may still be on its way: what the page would store of it is not stored."""


# The first draws pages just so, with no windows of its own, in two thirds of the time.
CHROMIUMS = ("chromium-headless-shell", "chromium")


def executable() -> str | None:
    """Where this machine's Chromium is."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


def settle(page: Page) -> None:
    """Waits until every action has its answer, and the page shows it.

    For pages of `referee open` and of the site: they keep what nobody has answered yet.
    """
    page.wait_for_function(ANSWERED)
    page.evaluate(DRAWN)


def wait_for(part: Locator, holds: str) -> None:
    """Waits until a function of JavaScript is true of the element."""
    part.page.wait_for_function(holds, arg=part.element_handle())


def wait_until(page: Page, holds: Callable[[], object], what: str) -> None:
    """Asks again and again, a frame later each time, until it holds."""
    end = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < end, f"{what}: not after {PATIENCE / 1000:.0f} s"
        page.evaluate(DRAWN)


class SharedPages:
    """Pages that tests use one after the other: a new one takes most of the time of a short test.

    A page has the same origin, process and compiled scripts as before, and nothing is stored.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._pages: dict[str, Page] = {}

    @contextmanager
    def page(self, viewport: ViewportSize, **more: Any) -> Iterator[Page]:
        """A blank page of this size, in a context with these options."""
        key = repr(sorted(more.items()))
        if key not in self._pages:
            self._pages[key] = self.browser.new_context(viewport=viewport, **more).new_page()
        page = self._pages[key]
        page.set_viewport_size(viewport)
        try:
            yield page
            _blank(page)
        except BaseException:  # in whatever state it is: the next test gets a new one
            del self._pages[key]
            page.context.close()
            raise

    def close(self) -> None:
        for page in self._pages.values():
            page.context.close()


def _blank(page: Page) -> None:
    """Ends what the page does, and empties what it has stored."""
    for other in page.context.pages:
        if other != page:
            other.close()
    page.unroute_all()
    page.emulate_media(media="null", color_scheme="null")
    if page.url.startswith("http"):
        page.evaluate(EMPTY)
    page.goto("about:blank")


def patient(browser: Browser) -> Browser:
    """A browser whose pages wait as long as ``expect`` does."""
    make: Callable[..., Any] = browser.new_context

    def new_context(**options: Any) -> Any:
        context = make(**options)
        context.set_default_timeout(PATIENCE)
        return context

    browser.new_context = new_context  # type: ignore[method-assign]
    return browser
