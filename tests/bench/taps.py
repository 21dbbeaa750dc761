"""How many taps three quarrels take at the desk, from the empty table to the verdict."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Route, expect, sync_playwright

from referee.faces.desk.session import DeskSession
from tests.browser.conftest import QUIET

STATIC = Path(__file__).parent.parent.parent / "referee" / "web" / "static"
HOST = "http://desk.invalid"
PAGE = """<!doctype html><link rel="stylesheet" href="desk.css"><div id="desk"></div>
<script type="module">
  import desk from "./desk.js";
  const values = { view: "desk", state: await window.start(), action: {} };
  const heard = {};
  const model = {
    get: key => values[key],
    set: (key, value) => { values[key] = value; },
    on: (event, each) => { (heard[event] ??= []).push(each); },
    off: () => {},
    save_changes: async () => { values.state = await window.act(values.action); tell(); },
  };
  const tell = () => heard["change:state"].forEach(each => each());
  desk.render({ model, el: document.getElementById("desk") });
</script>"""


class Phone:
    """A desk on a phone with a session behind it, and the taps that it got."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = DeskSession(lang="en")
        self.taps: list[str] = []
        page.expose_function("start", self.session.state)
        page.expose_function("act", self.session.act)
        page.route(f"{HOST}/**", self._serve)
        page.goto(f"{HOST}/")

    def tap(self, *names: str) -> None:
        for name in names:
            self.page.get_by_test_id(name).click()
            self.taps.append(name)

    def pick(self, name: str, choice: str) -> None:
        """A menu takes two taps."""
        self.page.get_by_test_id(name).select_option(choice)
        self.taps += [f"{name}:", choice]

    def shows(self, sentence: str) -> None:
        expect(self.page.get_by_test_id("verdict-headline")).to_contain_text(sentence)

    def _serve(self, route: Route) -> None:
        name = route.request.url.removeprefix(f"{HOST}/")
        if name in ("desk.js", "desk.css"):
            route.fulfill(path=STATIC / name)
        else:
            route.fulfill(body=PAGE, content_type="text/html")


def locked(phone: Phone) -> None:
    """D4, D7, D9 lie there: may Chie play C10?"""
    phone.tap("box-D4", "box-D7", "box-D9", "aim-disputed", "box-C10")
    phone.pick("disputed-player", "Chie")
    phone.shows("Chie may not play")


def revolution(phone: Phone) -> None:
    """Revolution, a pair of 9 lies there: may Ben play a joker and H8?"""
    phone.tap("mark-revolution", "box-S9", "box-C9")
    phone.tap("aim-disputed", "box-Jo", "box-H8")
    phone.pick("disputed-player", "Ben")
    phone.shows("Ben may play")


def last_card(phone: Phone) -> None:
    """Aki goes out with an 8, daifugo: clean or foul?"""
    phone.pick("book", "daifugo")
    phone.tap("aim-disputed", "box-S8", "disputed-play", "question-2")
    expect(phone.page.get_by_test_id("unknown-0")).to_contain_text("Aki has no card left")
    expect(phone.page.get_by_test_id("unknown-0")).to_contain_text("foul")


QUARRELS: tuple[Callable[[Phone], None], ...] = (locked, revolution, last_card)


def report() -> None:
    """Prints the taps of each quarrel."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=QUIET)
        for quarrel in QUARRELS:
            phone = Phone(browser.new_page(viewport={"width": 390, "height": 844}))
            quarrel(phone)
            print(f"{len(phone.taps):3}  {quarrel.__doc__}\n     {' '.join(phone.taps)}")
