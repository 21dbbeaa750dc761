"""The static site on a phone: the referee runs in the page, served by files, then by nobody."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, ViewportSize, expect
from playwright.sync_api import Error as PlaywrightError

from referee import read
from referee.ui.quiz.course import own_course
from referee.web import embed
from tests.browser.pages import PATIENCE, wait_until
from tests.browser.servers import free_port

pytestmark = pytest.mark.full("the first tier starts no Python in the browser")

SIZE: ViewportSize = {"width": 390, "height": 844}


class Plain(SimpleHTTPRequestHandler):
    """A host that knows nothing but files."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@contextmanager
def served(folder: Path, port: int) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(Plain, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built by the command; what that fetches stays in the usual cache."""
    out = tmp_path_factory.mktemp("site") / "out"
    command = [sys.executable, "-m", "referee", "site", str(out), "--bare", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return out


@contextmanager
def phone(browser: Browser, locale: str = "en-US", **more: Any) -> Iterator[BrowserContext]:
    """A phone's browser, which may ask nobody but the site, and has nothing to complain of."""
    context = browser.new_context(viewport=SIZE, has_touch=True, locale=locale, **more)
    asked: list[str] = []
    said: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.on("console", lambda each: said.append(each.text) if each.type == "error" else None)
    yield context
    context.close()
    assert [url for url in asked if not url.startswith(("http://127.0.0.1:", "data:"))] == []
    assert [each for each in said if "Security Policy" in each or "Traceback" in each] == []


def is_kept_offline(page: Page) -> None:
    """Waits until the service worker has all of the site."""
    late = f"new Promise((_, fail) => setTimeout(() => fail('no service worker'), {PATIENCE}))"
    page.evaluate(f"Promise.race([navigator.serviceWorker.ready.then(() => true), {late}])")


def tap(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_test_id(name).tap()


def dispute(page: Page) -> None:
    """D4, D7, D9; is C10 allowed?"""
    tap(page, "field-target", "box-D4", "box-D7", "box-D9", "disputed-target", "box-C10")


def says(page: Page, text: str) -> None:
    expect(page.get_by_test_id("verdict-strip")).to_contain_text(text)


def test_it_works_on_when_nobody_serves_it(browser: Browser, site: Path) -> None:
    with phone(browser, "ja-JP") as context:
        page = context.new_page()
        with served(site, port := free_port()) as url:
            page.goto(url)
            expect(page.locator("html")).to_have_attribute("lang", "ja")
            tap(page, "open-desk")
            dispute(page)
            says(page, "出せない – スート縛り: ダイヤだけ。")
            is_kept_offline(page)
        page.reload()
        expect(page.get_by_test_id("field-play-2")).to_be_visible()
        says(page, "出せない – スート縛り: ダイヤだけ。")
        tap(page, "clear-all")
        tap(page, "field-target", "box-S4", "disputed-target", "box-S3")
        says(page, "出せない")
        other = context.new_page()
        other.goto(f"http://127.0.0.1:{port}/?from=home")
        tap(other, "home-open", "quarrel-lock-of-diamonds")
        says(other, "出せない – 縛り: ダイヤだけ。")


FORGET_THE_MACHINE = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (url.endsWith(".wasm")) await cache.delete(url);
  }
}"""


@pytest.mark.parametrize("lost", ["the browser's", "the site's"])
def test_of_two_copies_of_the_machine_one_is_enough(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    site: Path,
    tmp_path: Path,
    lost: str,
) -> None:
    """The browser's own, with what it has compiled of it; and the site's, which stays for good.
    Only a browser that has a disk keeps so much."""
    more = {**browser_type_launch_args, "viewport": SIZE, "has_touch": True, "locale": "en-US"}
    with browser_type.launch_persistent_context(tmp_path, **more) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        with served(site, free_port()) as url:
            page.goto(f"{url}#desk")
            dispute(page)
            says(page, "only diamonds")
            is_kept_offline(page)
        if lost == "the site's":
            page.evaluate(FORGET_THE_MACHINE)
        else:
            context.new_cdp_session(page).send("Network.clearBrowserCache")
        page.reload()
        tap(page, "box-D9")
        says(page, "only diamonds")
        tap(page, "box-C10")
        expect(page.get_by_test_id("verdict-strip")).not_to_contain_text("only diamonds")


def test_a_machine_that_does_not_come_is_told_and_asked_for_again(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    place = shutil.copytree(site, tmp_path / "site")
    machine = next(place.glob("pyodide-*/*.wasm"))
    away = machine.rename(tmp_path / machine.name)
    with served(place, free_port()) as url, phone(browser) as context:
        page = context.new_page()
        page.goto(url)
        tap(page, "open-desk")
        dispute(page)
        told = page.get_by_test_id("page-problem")
        expect(told).to_contain_text("can’t be loaded")
        expect(page.get_by_test_id("page-waiting")).to_contain_text("5")
        away.rename(machine)
        says(page, "No – Suit lock: only diamonds.")
        expect(told).to_have_count(0)


def test_what_comes_late_and_failed_is_fetched_again_and_told_where_one_waits(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    """The rules are opened before their part is there; the table says on what it stands."""
    place = shutil.copytree(site, tmp_path / "site")
    late = next(place.glob("rest-*.zip"))
    away = late.rename(tmp_path / late.name)
    with served(place, free_port()) as url, phone(browser) as context:
        page = context.new_page()
        page.goto(f"{url}#desk")
        dispute(page)
        says(page, "only diamonds")
        tap(page, "playing")
        rules = page.get_by_test_id("rules")
        told = rules.get_by_test_id("page-problem")
        expect(told).to_contain_text("Waiting: 1")
        tap(page, "rules-close", "box-H3")
        away.rename(late)
        tap(page, "playing")
        expect(rules.get_by_test_id("rules-verdict")).to_contain_text("No")
        expect(rules.get_by_test_id("baize")).to_be_visible()
        expect(told).to_have_count(0)
        tap(page, "rules-close")
        expect(page.get_by_test_id("disputed-card-H3")).to_be_visible()


def started_again(page: Page) -> None:
    """Loads the page anew; what counts is what it shows.

    While a debugger looks on, as here, Chromium stops a worker that is to be replaced in the middle
    of an answer, and the page waits for ever. Without one it does not. It is asked once more,
    unless the page has begun anew by itself.
    """
    for patience in (PATIENCE / 4, PATIENCE):
        with suppress(PlaywrightError):
            page.reload(wait_until="commit", timeout=patience)
            return


def test_a_newer_version_is_told_and_taken_at_the_next_start(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    place = shutil.copytree(site, tmp_path / "site")
    with served(place, free_port()) as url, phone(browser) as context:
        page = context.new_page()
        page.goto(url)
        tap(page, "open-desk")
        dispute(page)
        says(page, "No – Suit lock: only diamonds.")
        is_kept_offline(page)
        for name, before, after in (
            ("index.html", "<noscript>", '<noscript id="newer">'),
            ("sw.js", 'VERSION = "', 'VERSION = "newer-'),
        ):
            text = (place / name).read_text("utf-8")
            (place / name).write_text(text.replace(before, after), "utf-8")
        started_again(page)
        expect(page.get_by_test_id("page-problem")).to_contain_text("newer version")
        says(page, "No – Suit lock: only diamonds.")
        expect(page.locator("#newer")).to_have_count(0)
        other = context.new_page()  # somebody may be in the middle of a quarrel here
        other.goto(url)
        expect(other.get_by_test_id("field-play-2")).to_be_visible()
        expect(other.locator("#newer")).to_have_count(0)
        other.close()

        def is_newer() -> bool:
            """The former may answer until its process has ended."""
            started_again(page)
            says(page, "No – Suit lock: only diamonds.")
            return page.locator("#newer").count() == 1

        wait_until(page, is_newer, "the newer version")
        says(page, "No – Suit lock: only diamonds.")
        expect(page.get_by_test_id("page-problem")).to_have_count(0)


def test_a_quarrel_is_settled_and_what_the_house_decides_is_kept(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    file = tmp_path / "our-house.toml"
    with served(site, free_port()) as url:
        with phone(browser) as context:
            page = context.new_page()
            page.goto(url)
            tap(page, "open-desk")  # before Python is there
            dispute(page)
            says(page, "No – Suit lock: only diamonds.")
            tap(page, "tab-verdict", "flip-suit_lock", "keep", "sheet-close")
            expect(page.get_by_test_id("page-problem")).to_contain_text("may delete them")
            tap(page, "page-read", "home-open", "open-picker")
            with page.expect_download() as given:
                page.get_by_test_id("download").tap()
            given.value.save_as(file)
            tap(page, "home-open", "open-quiz-five")
            expect(page.get_by_test_id("quiz")).to_be_visible()
            tap(page, "home-open", "open-desk")
            says(page, "Yes")
            left = context.storage_state()
        assert 'decides = "suit_lock"' in file.read_text("utf-8")
        with phone(browser, storage_state=left) as context:
            page = context.new_page()
            page.goto(url)
            expect(page.get_by_test_id("ruling-suit_lock")).to_be_attached()  # as it was left
            tap(page, "tab-verdict", "flip-suit_lock")
            expect(page.get_by_test_id("tried-heading")).to_be_visible()
        with phone(browser) as context:
            page = context.new_page()
            page.goto(url)
            tap(page, "open-picker")
            page.get_by_test_id("open-file").set_input_files(file)
            page.get_by_test_id("save").tap()
            expect(page.get_by_test_id("save")).to_be_disabled()
            tap(page, "open-picked")
            dispute(page)
            says(page, "Yes")


def test_a_house_that_cannot_be_read_is_told_and_can_be_taken_along(
    browser: Browser, site: Path
) -> None:
    house = {"name": "referee-house:/", "value": "what is this"}
    with served(site, free_port()) as url:
        left: Any = {"origins": [{"origin": url.rstrip("/"), "localStorage": [house]}]}
        with phone(browser, storage_state=left) as context:
            page = context.new_page()
            page.goto(url)
            tap(page, "open-desk")
            dispute(page)
            says(page, "No – Suit lock: only diamonds.")
            with page.expect_download() as taken:
                tap(page, "page-save")
            assert Path(taken.value.path()).read_text("utf-8") == "what is this"
            assert taken.value.suggested_filename == "our-house.toml"
            tap(page, "page-read")
            expect(page.get_by_test_id("page-problem")).to_have_count(0)
            assert page.evaluate("localStorage.getItem('referee-house:/')") == "what is this"


def test_what_was_missed_in_the_course_is_asked_again_the_next_time(
    browser: Browser, site: Path
) -> None:
    with served(site, free_port()) as url, phone(browser, "ja-JP") as context:
        page = context.new_page()
        page.goto(url)
        tap(page, "open-course")
        title, due = (page.get_by_test_id(name) for name in ("quiz-title", "course-due"))
        expect(page.get_by_test_id("course-known")).to_contain_text(str(len(own_course("ja"))))
        asked = []
        for _ in range(5):
            asked.append(title.inner_text())
            tap(page, "reveal")
            expect(page.get_by_test_id("result")).to_be_visible()
            tap(page, "next")
            expect(page.get_by_test_id("result")).to_have_count(0)
        assert asked[4] == asked[0], "missed, and asked again after three others"
        assert len(set(asked)) == 4
        page.reload()
        expect(due).to_contain_text("4")
        expect(title).not_to_have_text("")
        page.close()

        later = context.new_page()
        later.goto(url)
        expect(later.get_by_test_id("course-due")).to_contain_text("4")
        assert later.get_by_test_id("quiz-title").inner_text() in asked
        tap(later, "reveal")
        expect(later.get_by_test_id("result")).to_be_visible()
        expect(later.get_by_test_id("course-due")).to_contain_text("4")


DAMAGE = """async (endings) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (endings.some((ending) => url.endsWith(ending))) {
      const stored = await cache.match(url);
      await cache.put(url, new Response("", { headers: stored.headers }));
    }
  }
}"""


@pytest.mark.parametrize("endings", [["/"], [".js"]], ids=["the page", "its scripts"])
def test_what_is_stored_but_damaged_is_fetched_again(
    browser: Browser, site: Path, endings: list[str]
) -> None:
    with phone(browser) as context, served(site, free_port()) as url:
        page = context.new_page()
        page.goto(url)
        is_kept_offline(page)
        page.evaluate(DAMAGE, endings)
        for _ in range(2):
            page.reload()
            expect(page.get_by_test_id("open-desk")).to_be_visible()


HOST = """<!doctype html><html lang="en">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src {site}; frame-src {site}">
<meta name="viewport" content="width=device-width"><h1>My blog</h1>
{html}
<referee-table>rules: whist
seats: Aki, Ben, Chie, Dan</referee-table>
"""


def test_a_table_in_a_strict_page_is_a_picture_and_live_after_a_tap(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    table = read("rules: offkai\nseats: Aki, Ben\nfield: Aki D4, Ben D7, Aki D9\nturn: Ben")
    with served(site, free_port()) as url, served(tmp_path, free_port()) as blog:
        html = embed(table.ask("may Ben play C10"), url)
        (tmp_path / "index.html").write_text(HOST.format(html=html, site=url), "utf-8")
        with phone(browser) as context:
            page = context.new_page()
            asked: list[str] = []
            page.on("request", lambda request: asked.append(request.url))
            page.goto(blog)
            first, second = page.locator("referee-table").all()
            expect(first.get_by_role("button", name="Try it yourself")).to_be_visible()
            expect(first.get_by_text("Ben may not play ♣10.").last).to_be_visible()
            assert asked == [blog, f"{url}embed.js"]
            assert sum(len(gzip.compress(file)) for file in (
                (site / "embed.js").read_bytes(), html.encode(),
            )) < 10_000  # fmt: skip
            below = second.get_by_role("button").bounding_box()
            text = second.bounding_box()
            assert below
            assert text
            assert below["x"] == text["x"]  # below the text, not behind it
            second.get_by_role("button").tap()
            rulebook = second.frame_locator("iframe").get_by_label("Rulebook")
            expect(rulebook).to_have_value("whist")
            first.get_by_role("button").tap()
            desk = first.frame_locator("iframe")
            expect(desk.get_by_test_id("verdict-strip")).to_contain_text("only diamonds")
            desk.get_by_test_id("disputed-card-C10").tap()
            expect(desk.get_by_test_id("verdict-strip")).not_to_contain_text("only diamonds")
            first.get_by_role("button", name="Back to the picture").tap()
            expect(first.locator("iframe")).to_have_count(0)
            assert not page.evaluate("Object.keys(window).some((name) => /referee/i.test(name))")
