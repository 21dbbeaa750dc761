"""The pictures of the README: the desk on a phone, with a quarrel settled, in each language.

    python -m tests.browser.front_picture

takes them anew. They are taken for people: no test compares their points, which fonts change.
"""

from __future__ import annotations

import re
from base64 import b64decode
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.browser.desk_page import DeskPage
from tests.browser.desks import desk_served
from tests.browser.pages import executable, settle
from tests.browser.test_open import HOUSE

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PHONE: ViewportSize = {"width": 390, "height": 844}
TAPS = ("field-target", "box-D4", "box-D7", "box-D9", "disputed-target", "box-C10")
LOCALES = {"en": "en-US", "ja": "ja-JP"}


def take(browser: Browser, lang: str, file: Path) -> str:
    """A picture of the desk with its verdict; what the page says then."""
    context = browser.new_context(
        viewport=PHONE, device_scale_factor=1.5, has_touch=True, locale=LOCALES[lang],
        color_scheme="light", reduced_motion="reduce",
    )  # fmt: skip
    with (
        TemporaryDirectory() as folder,
        desk_served(lang=lang, lang_is_explicit=True, house=Path(folder) / HOUSE) as url,
    ):
        page = context.new_page()
        page.goto(f"{url}#desk")
        desk = DeskPage(page)
        for name in TAPS:
            desk.part(name).tap()
        expect(desk.part("verdict-answer")).to_have_text(re.compile(".+"))
        settle(page)
        page.evaluate("document.activeElement?.blur(); scrollTo(0, 0)")
        shot = context.new_cdp_session(page).send(
            "Page.captureScreenshot", {"format": "webp", "quality": 60}
        )
        file.write_bytes(b64decode(shot["data"]))
        said = desk.part("verdict").inner_text()
    context.close()
    return said


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable())
        for each in LOCALES:
            take(chromium, each, FOLDER / f"desk-{each}.webp")
