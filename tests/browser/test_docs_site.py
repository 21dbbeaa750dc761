"""The documentation as a site: built of one book, every link followed, searched in Japanese."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from html import unescape
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Page, expect

import referee
from docs.site_builder.catalog import BookCatalog, Scenario
from docs.site_builder.labels import LANGS
from referee.notation.link import KEY, read_link
from tests.browser.pages import DRAWN
from tests.browser.test_gallery import grave
from tests.thorough import is_taken

pytestmark = pytest.mark.full("the first tier does not build the documentation as a site")

DESK = "https://desk.example/"
BOOK = "offkai"
LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}
IN_STYLE = re.compile(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//")
WIDTHS = (1280, 390)
PATHS = (
    "index.html",
    "start-player.ja.html",
    "notation.html",
    "api/referee.html",
    "reference/collisions-daifugo.ja.html",
    "reference/figures.html",
    f"books/ja/{BOOK}/index.html",
    f"books/ja/{BOOK}/suit_lock.html",
    f"books/en/{BOOK}/suit_lock.html",
    "search.html?q=革命",
)


class Read(HTMLParser):
    """What a page leads to, what it loads, and the places in it."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.leads: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        self.places |= {said[name] for name in ("id", "name") if name in said}
        if tag == "a" and "href" in said:
            self.leads.append(said["href"])
        if tag in LOADED and LOADED[tag] in said:
            self.loads.append(said[LOADED[tag]])


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory, root: Path) -> Path:
    """The site with the clauses of one book; a warning of Sphinx would end the build."""
    out = tmp_path_factory.mktemp("docs") / "site"
    options = ["--site", DESK, "--book", BOOK]
    command = [sys.executable, "-m", "docs.site_builder", str(out), *options]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return out


@pytest.fixture(scope="module")
def pages(built: Path) -> dict[Path, Read]:
    return {page: Read(page) for page in sorted(built.rglob("*.html"))}


@pytest.fixture(scope="module")
def address(built: Path) -> Iterator[str]:
    class Handler(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            """Nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(built))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def test_every_link_leads_to_a_page_and_a_place_in_it(pages: dict[Path, Read]) -> None:
    broken = []
    for page, read in pages.items():
        for target in [*read.leads, *read.loads]:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            there = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            folders = unquote(parts.fragment)
            lacks = folders and there in pages and folders not in pages[there].places
            if lacks or not there.is_file():
                broken.append((page.name, target))
    assert broken == []


def test_nothing_is_loaded_from_elsewhere(built: Path, pages: dict[Path, Read]) -> None:
    loaded = {target for read in pages.values() for target in read.loads}
    assert len(loaded) > 10
    assert {target for target in loaded if urlsplit(target).netloc} == set()
    styles = [*built.rglob("*.css"), *built.rglob("*.svg")]
    assert [style.name for style in styles if IN_STYLE.search(style.read_text("utf-8"))] == []


def test_every_clause_of_the_book_has_its_page_in_both_languages(built: Path) -> None:
    for lang in LANGS:
        for clause in referee.book(BOOK).clauses:
            home, _, name = clause.id.rpartition(".")
            said = (built / "books" / lang / home / f"{name}.html").read_text("utf-8")
            assert f'<html class="no-js" lang="{lang}"' in said
            if clause.kind != "base":
                assert re.search(rf'<img src="[^"]*/{name}-1\.{lang}\.svg"', said), clause.id
            plain = unescape(re.sub(r"<[^>]+>", "", said))
            for reading in clause.readings:
                assert reading.among or f"{reading.name} = {reading.values[0]}" in plain


def test_the_links_of_a_clause_open_the_tables_that_it_shows(
    built: Path, pages: dict[Path, Read]
) -> None:
    clause = referee.book(BOOK).clause("offkai.suit_lock")
    read = pages[built / "books" / "ja" / "offkai" / "suit_lock.html"]
    opened = [read_link(link) for link in read.leads if link.startswith(f"{DESK}#{KEY}")]
    shown = BookCatalog().examples(clause)
    assert len(opened) == len(shown) == 3
    for text, scenario in zip(opened, shown, strict=True):
        table = referee.read(text)
        (asked,) = table.description.ask
        assert table.ask(asked).to_dict() == told(scenario).to_dict()


def told(scenario: Scenario) -> referee.Verdict:
    return referee.read(scenario["table"]).ask(scenario["ask"])


def test_every_book_has_something_to_show_of_each_clause() -> None:
    """Of those that the build above leaves out, too. What games take for granted may have none."""
    catalog = BookCatalog()
    assert {book.id for book in catalog.books} == {*referee.books()}
    for id_, listed in catalog.clauses.items():
        assert catalog.examples(listed.clause) or listed.clause.kind == "base", f"{id_}: no table"
        assert catalog.sources[id_].startswith("[[clause]]")
        named = {*listed.clause.overrides, *listed.clause.conflicts}
        named = {each for each in named if "." in each}  # the others are groups
        assert named <= {*catalog.clauses}, f"{id_}: a link would lead nowhere"


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("8切り", "8切り"),
        ("８切り", "8切り"),
        ("革命", "革命"),
        ("しばり", "縛り"),
        ("シバリ", "縛り"),
        ("suit lock", "Suit lock"),
    ],
)
def test_search_finds_a_clause(page: Page, address: str, asked: str, found: str) -> None:
    page.goto(address)
    page.locator("input.sidebar-search").fill(asked)
    page.keyboard.press("Enter")
    first = page.locator("#search-results li a").first
    expect(first).to_contain_text(found)
    # The results move down when the search ends, and a click on a link that moves is lost.
    expect(page.locator("#search-results")).to_contain_text("Search finished")
    first.click()
    expect(page.locator("h1")).to_contain_text(found)
    assert "/books/" in page.url


def test_search_finds_nothing_where_there_is_nothing(page: Page, address: str) -> None:
    page.goto(f"{address}search.html?q=麻雀の点棒")
    expect(page.locator("#search-results")).to_contain_text("did not match")


@pytest.mark.parametrize("width", WIDTHS)
def test_pages_ask_no_other_host_and_fit(page: Page, address: str, width: int) -> None:
    asked: list[str] = []
    missing: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("response", lambda got: missing.append(got.url) if got.status >= 400 else None)
    page.set_viewport_size({"width": width, "height": 900})
    for at, path in enumerate(PATHS):
        page.goto(address + path)
        page.evaluate(DRAWN)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        if is_taken(at + WIDTHS.index(width), 2):  # closely at one width of each, in turn
            assert grave(page) == [], path
    assert len(asked) > 20
    assert [url for url in asked if not url.startswith((address, "data:"))] == []
    assert missing == []
