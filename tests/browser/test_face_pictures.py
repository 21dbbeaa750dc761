"""The pictures of the gallery show what its code shows today."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.face_pictures import PAGES, SAFE, SHOWN, take, texts


@pytest.mark.full("the first tier takes no pictures")
@pytest.mark.parametrize("lang", PAGES)
def test_each_text_of_a_picture_is_still_shown(browser: Browser, lang: str, tmp_path: Path) -> None:
    """If not: ``python -m tests.browser.face_pictures``."""
    shown = json.loads(SHOWN.read_text("utf-8"))
    for face, page in take(browser, lang, tmp_path):
        assert {*shown[face.picture]} <= {*texts(page, 100 * SAFE)}, face.picture
