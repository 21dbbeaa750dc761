"""Twelve quarrels on a phone, from an empty desk: nothing covered, typed or scrolled, few taps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.bench.quarrels import QUARRELS, Finger
from tests.bench.taps import SIZES, Phone
from tests.browser.servers import free_port
from tests.browser.test_open import opened


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("quarrels")
    with opened(folder, free_port()) as url:
        yield f"{url}#desk"


@pytest.mark.parametrize("quarrel", QUARRELS, ids=lambda each: each.__name__)
def test_it_is_settled_in_few_taps(
    quarrel: Callable[[Finger], None], browser: Browser, address: str
) -> None:
    # Half of them on the small phone: what is covered there is no matter of the quarrel.
    size = SIZES[[*QUARRELS].index(quarrel) % len(SIZES)]
    phone = Phone(browser, address, size, slower=1)
    quarrel(phone)
    assert len(phone.taps) <= QUARRELS[quarrel]
    phone.context.close()
