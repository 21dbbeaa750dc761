"""What the pictures of the README show is what the desk says today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.front_picture import FOLDER, take

NO_PICTURE = "the first tier takes no picture for the README"
MOST = 80_000
"""How many bytes such a picture may have."""
SAYS = {"en": ("No", "only diamonds", "Aki"), "ja": ("出せない", "ダイヤだけ", "アキ")}


@pytest.mark.full(NO_PICTURE)
@pytest.mark.parametrize("lang", SAYS)
def test_a_picture_is_taken_of_a_quarrel_that_is_settled(
    browser: Browser, lang: str, tmp_path: Path
) -> None:
    said = take(browser, lang, tmp_path / "taken.webp")
    for words in SAYS[lang]:
        assert words in said
    kept, taken = (
        (FOLDER / f"desk-{lang}.webp").read_bytes(),
        (tmp_path / "taken.webp").read_bytes(),
    )
    assert len(kept) < MOST
    assert size(kept) == size(taken)


def size(webp: bytes) -> tuple[int, int]:
    """The width and height that a picture's first block tells."""
    at = re.search(rb"VP8 ....(?:...)\x9d\x01\x2a", webp, re.DOTALL)
    assert at is not None
    width, height = webp[at.end() : at.end() + 2], webp[at.end() + 2 : at.end() + 4]
    return int.from_bytes(width, "little") & 0x3FFF, int.from_bytes(height, "little") & 0x3FFF
