"""The pictures of ``docs/gallery.md``: each interface as the code there makes it.

    python -m tests.browser.face_pictures

takes them again, and writes into ``docs/pictures/faces.json`` what each one shows. They are taken
for people: no test compares their points, which fonts change.
"""

from __future__ import annotations

import ast
import json
import re
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from gallery.serving import served
from referee.library.context import current
from referee_widgets.face import SessionWidget
from tests.browser.pages import DRAWN, executable
from tests.paths import ROOT

FOLDER = ROOT / "docs" / "pictures"
SHOWN = FOLDER / "faces.json"
PAGES = {"en": ROOT / "docs" / "gallery.md", "ja": ROOT / "docs" / "gallery.ja.md"}
PHONE: ViewportSize = {"width": 390, "height": 600}
SAFE = 480
"""Above this line a picture shows the same texts with any fonts."""
TOP = {"moves": "record"}
"""What a picture begins with, unless it is the top of its interface."""
SCROLL = """part => {
  scrollTo(0, 0);
  if (part) document.querySelector(`[data-testid="${part}"]`).scrollIntoView();
}"""
TEXTS = """height => {
  const texts = document.createTreeWalker(document.getElementById("desk"), NodeFilter.SHOW_TEXT);
  const shown = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts, range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect(), around = text.parentElement;
    const options = { contentVisibilityAuto: true, visibilityProperty: true };
    if (!around.checkVisibility(options)) continue;
    const seen = box.width > 1 && box.bottom > 0 && box.bottom <= height && box.left < innerWidth;
    if (seen && !around.closest("option")) shown.push(text.textContent.trim());
  }
  return [...new Set(shown)].filter(Boolean);
}"""
ENTRY = re.compile(
    r'^<img src="pictures/(face-(\w+)-\w+)\.webp".*?^```python\n(.*?)^```$', re.M | re.S
)


@dataclass(frozen=True)
class Face:
    """An entry of the gallery: the name of its picture, the interface, and its code."""

    picture: str
    name: str
    code: str

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.picture}.webp"


@cache
def faces(lang: str) -> tuple[Face, ...]:
    """The entries of the page in a language."""
    return tuple(Face(*found) for found in ENTRY.findall(PAGES[lang].read_text("utf-8")))


def made(code: str) -> Any:
    """The value of the last line of the code, as a notebook would show it."""
    *before, last = ast.parse(code).body
    if not isinstance(last, ast.Expr):
        raise ValueError(f"the code ends without a value: {code}")
    names: dict[str, Any] = {}
    exec(compile(ast.Module(before, []), "gallery", "exec"), names)
    return eval(compile(ast.Expression(last.value), "gallery", "eval"), names)


def drawn(face: Face) -> dict[str, Any]:
    """What a page needs to draw the interface."""
    with current().trial():
        widget = made(face.code)
        if not isinstance(widget, SessionWidget):
            raise TypeError(f"{face.picture}: {type(widget).__name__}")
        return {"view": widget.view, "lang": widget.lang, "state": widget.session.state()}


def take(browser: Browser, lang: str, folder: Path) -> Iterator[tuple[Face, Page]]:
    """Takes the pictures of a language into a folder: each with the page while it shows it."""
    context = browser.new_context(
        viewport=PHONE, device_scale_factor=1.25, color_scheme="light", reduced_motion="reduce"
    )
    with TemporaryDirectory() as work:
        states = Path(work) / "states.json"
        states.write_text(json.dumps({face.picture: drawn(face) for face in faces(lang)}), "utf-8")
        with served(states) as url:
            page = context.new_page()
            page.goto(f"{url}?bare")
            page.wait_for_function("() => !!window.show")
            send = context.new_cdp_session(page).send
            for face in faces(lang):
                page.evaluate("name => window.show(name)", face.picture)
                page.evaluate(SCROLL, TOP.get(face.name))
                page.evaluate(DRAWN)
                shot = send("Page.captureScreenshot", {"format": "webp", "quality": 60})
                (folder / face.file.name).write_bytes(b64decode(shot["data"]))
                yield face, page
    context.close()


def texts(page: Page, height: int) -> list[str]:
    """The texts that the page shows from its top to a height, without those of closed lists."""
    shown: list[str] = page.evaluate(TEXTS, height)
    return shown


if __name__ == "__main__":
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable())
        said = {
            face.picture: texts(page, SAFE)
            for lang in PAGES
            for face, page in take(chromium, lang, FOLDER)
        }
    SHOWN.write_text(json.dumps(said, ensure_ascii=False, indent=1) + "\n", "utf-8")
