"""The page that `referee open` serves, without a house, and a phone that looks at it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages

PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where it is served; the language is the browser's."""
    with desk_served() as address:
        yield address


@pytest.fixture
def page(shared_pages: SharedPages) -> Iterator[Page]:
    """Of a phone that speaks English."""
    with shared_pages.page(PHONE, locale="en-US", reduced_motion="reduce") as page:
        yield page
