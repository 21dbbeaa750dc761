"""The page that `referee open` serves, without a house, and a phone that looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from referee.web import Desks, serving

PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where it is served; the language is the browser's."""
    server = serving(Desks(is_told=False))
    Thread(target=server.serve_forever, daemon=True).start()
    yield server.link
    server.shutdown()
    server.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Of a phone that speaks English."""
    context = browser.new_context(locale="en", viewport=PHONE, reduced_motion="reduce")
    yield context.new_page()
    context.close()
