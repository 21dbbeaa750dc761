"""The long ones: thousands of taps in every host, and connections that break in the midst of them.

Prints how many taps were made and how many arrived. `bin/endure [HOST ...] [--taps 1000]`
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from tests.browser.apps import serve_marimo, serve_voila
from tests.browser.conftest import QUIET
from tests.browser.endurance.proxy import Way, way_to
from tests.browser.endurance.taps import TAP, TAP_EACH, slow, taps
from tests.browser.hosts import in_jupyter, in_marimo, in_voila, write_for_marimo
from tests.browser.lab import JUPYTERLAB, NOTEBOOK, App, Lab, serve
from tests.browser.servers import free_port
from tests.browser.test_open import opened

PATIENT = 120_000
CUT = 6
Shows = Callable[[Page], Way]


def port_of(url: str) -> int:
    return int(url.rstrip("/").rpartition(":")[2])


def settings_in(folder: Path) -> Path:
    made = folder / "settings"
    made.mkdir()
    return made


@contextmanager
def jupyter(folder: Path, app: App) -> Iterator[Shows]:
    with serve(folder, settings_in(folder), app) as lab, way_to(port_of(lab.url)) as way:

        def shows(page: Page) -> Way:
            in_jupyter(Lab(f"http://127.0.0.1:{way.port}", lab.token, lab.home, app), page)
            return way

        yield shows


@contextmanager
def voila(folder: Path) -> Iterator[Shows]:
    with serve_voila(folder, settings_in(folder)) as pages, way_to(port_of(pages.url)) as way:

        def shows(page: Page) -> Way:
            in_voila(replace(pages, url=f"http://127.0.0.1:{way.port}"), page)
            return way

        yield shows


@contextmanager
def marimo(folder: Path, mode: str) -> Iterator[Shows]:
    home = folder / "home"
    home.mkdir()
    write_for_marimo(home)
    with ExitStack() as stack:
        pages = stack.enter_context(serve_marimo(home, settings_in(folder), mode))
        way = stack.enter_context(way_to(port_of(pages.url)))

        def shows(page: Page) -> Way:
            in_marimo(replace(pages, url=f"http://127.0.0.1:{way.port}"), page)
            return way

        yield shows


@contextmanager
def by_itself(folder: Path) -> Iterator[Shows]:
    with opened(folder, free_port()) as url, way_to(port_of(url)) as way:

        def shows(page: Page) -> Way:
            page.goto(f"http://127.0.0.1:{way.port}/#desk")
            return way

        yield shows


HOSTS: dict[str, Callable[[Path], Any]] = {
    "open": by_itself,
    "lab": lambda folder: jupyter(folder, JUPYTERLAB),
    "notebook7": lambda folder: jupyter(folder, NOTEBOOK),
    "voila": voila,
    "marimo": lambda folder: marimo(folder, "run"),
    "marimo_editor": lambda folder: marimo(folder, "edit"),
}


def arrived(views: list[Locator], made: int) -> int:
    """How many changes can be taken back: all that arrived. A few more than were made are tried."""
    undo = views[0].get_by_test_id("undo")
    expect(undo).to_be_enabled(timeout=PATIENT)
    count = 0
    while undo.is_enabled() and count <= made:
        step = max(1, (made - count) // 2)
        taps(views[:1], ["undo"] * step)
        settled(views[0])
        count += step
    return count


def settled(view: Locator) -> None:
    """Waits until the page shows the answer to all that was done."""
    expect(view.get_by_test_id("verdict")).to_have_attribute("aria-busy", "false", timeout=PATIENT)
    view.page.wait_for_timeout(600)
    expect(view.get_by_test_id("verdict")).to_have_attribute("aria-busy", "false", timeout=PATIENT)


def endure(browser: Browser, shows: Shows, made: int, way_breaks: bool, script: str) -> str:
    page = browser.new_page()
    way = shows(page)
    faces = page.get_by_test_id("desk")
    expect(faces.first).to_be_visible(timeout=PATIENT)
    page.wait_for_timeout(1000)
    views = faces.all()
    ids = ["seats-more", "seats-more", *["seats-more", "seats-less"] * (made // 2 - 1)]
    with slow(page):
        if way_breaks:
            way.cut()
        start = time.monotonic()
        done = taps(views, ids, script)
        if way_breaks:
            page.wait_for_timeout(CUT * 1000)
            way.mend()
        for view in views:
            seats = view.get_by_test_id("seats-count")
            expect(seats).to_contain_text("6", timeout=PATIENT)
            settled(view)
        took = time.monotonic() - start
    found = arrived(views, made)
    page.close()
    return f"{done} taps, {found} arrived, {took:.1f} s, {len(views)} views"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("hosts", nargs="*", choices=[[], *HOSTS], default=[])
    asked.add_argument("--taps", type=int, default=1000)
    args = asked.parse_args()
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        for name in args.hosts or HOSTS:
            with tempfile.TemporaryDirectory() as folder, HOSTS[name](Path(folder)) as shows:
                for breaks, script, how in (
                    (False, TAP, "at once"),
                    (False, TAP_EACH, "one by one"),
                    (True, TAP, "while cut off"),
                ):
                    told = endure(browser, shows, args.taps, breaks, script)
                    print(f"{name}, {how}: {told}", flush=True)


if __name__ == "__main__":
    main()
