"""``referee open``: the desk on a page of its own, links that carry a table, still pages."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.notation.link import read_link
from tests.tiers import quick

from .desk_page import DeskPage
from .desks import desk_served
from .pages import DRAWN
from .servers import SECONDS, free_port, wait_until_up

ONE_PROCESS = "the first tier starts one process of `referee open`"
HOUSE = "our-house.toml"
BY_WAITRESS = "the first tier opens the desk by wsgiref, for this machine alone"


@contextmanager
def opened(folder: Path, port: int, host: str = "127.0.0.1", *, lang: str = "en") -> Iterator[str]:
    """The desk of `referee open` in a folder, by the link that it prints; ended at the end."""
    command = [sys.executable, "-m", "referee", "open", "--no-browser", "--lang", lang]
    command += ["--port", str(port), "--house", HOUSE, "--host", host]
    log = folder / "open.log"
    with log.open("wb") as out:
        server = subprocess.Popen(command, cwd=folder, stdout=out, stderr=subprocess.STDOUT)
    url = f"http://127.0.0.1:{port}/"
    try:
        wait_until_up(url, server, log)
        (printed,) = re.findall(rf"({re.escape(url)}\S*)", log.read_text("utf-8"))
        yield printed
    finally:
        server.terminate()
        server.wait(SECONDS)


@pytest.fixture
def context(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Any]:
    granted = ["clipboard-read", "clipboard-write"]
    context = browser.new_context(**browser_context_args, permissions=granted)
    yield context
    context.close()


def link_of(desk: DeskPage) -> str:
    desk.click("share-open", "share-link")
    expect(desk.part("share-said")).to_have_text("Copied.")
    link = desk.part("share-link-text").input_value()
    assert desk.page.evaluate("navigator.clipboard.readText()") == link
    return link


def tries_and_keeps(desk: DeskPage) -> None:
    desk.click("flip-suit_lock")
    expect(desk.part("tried-heading")).to_have_text("If you played without “Suit lock”:")
    desk.answers("Yes")
    expect(desk.part("text-input")).to_have_value(re.compile("rules: offkai\n"))
    desk.click("flip-suit_lock")  # a second tap goes back
    desk.answers("No")
    desk.click("flip-suit_lock")
    desk.part("keep-note").fill("after Friday")
    desk.click("keep")
    expect(desk.part("notice")).to_contain_text("house ruling of")
    expect(desk.part("ruling-suit_lock")).to_contain_text("after Friday")
    desk.answers("Yes")


def saves_still(desk: DeskPage, to: Path) -> Path:
    with desk.page.expect_download() as download:
        desk.click("share-still")
    download.value.save_as(to)
    return to


@pytest.mark.parametrize("host", quick(["127.0.0.1", "0.0.0.0"], 1, BY_WAITRESS))
def test_a_dispute_is_settled_kept_and_passed_on(context: Any, tmp_path: Path, host: str) -> None:
    with opened(tmp_path, free_port(), host) as url:
        page: Page = context.new_page()
        page.goto(f"{url}#desk")
        desk = DeskPage(page)
        desk.dispute()
        desk.answers("No")
        tries_and_keeps(desk)
        assert 'decides = "suit_lock"' in (tmp_path / HOUSE).read_text("utf-8")

        page.reload()
        desk.answers("Yes")
        desk.click("undo")  # the session is the same: it takes the ruling back
        desk.answers("No")
        assert "suit_lock" not in (tmp_path / HOUSE).read_text("utf-8")

        link = link_of(desk)
        assert "field: D4, D7, D9" in read_link(link)
        other = DeskPage(context.browser.new_context().new_page())
        other.page.goto(link)
        other.field_is("D4", "D7", "D9")
        other.answers("No")
        other.page.context.close()
        still = saves_still(desk, tmp_path / "still.html")
    reads_still(context, still)


@pytest.mark.full(BY_WAITRESS)
def test_without_the_key_the_house_is_only_read(context: Any, tmp_path: Path) -> None:
    with opened(tmp_path, free_port(), "0.0.0.0") as link:
        url, _, key = link.partition("?key=")
        guest = DeskPage(context.browser.new_context().new_page())
        guest.page.goto(f"{url}#desk")
        guest.dispute()
        expect(guest.part("guest")).to_contain_text(HOUSE)
        guest.click("flip-suit_lock")
        expect(guest.part("keep-note")).to_have_count(0)
        guest.click("keep")
        expect(guest.part("text-input")).to_have_value(re.compile("rules: offkai - suit_lock"))
        assert not (tmp_path / HOUSE).exists()
        guest.page.context.close()

        desk = DeskPage(context.new_page())
        desk.page.goto(f"{link}#desk")
        desk.dispute()
        expect(desk.part("guest")).to_have_count(0)
        tries_and_keeps(desk)
        assert 'decides = "suit_lock"' in (tmp_path / HOUSE).read_text("utf-8")
        shared, still = link_of(desk), saves_still(desk, tmp_path / "still.html")
        for passed_on in (desk.page.url, shared, still.read_text("utf-8")):
            assert key not in passed_on
        desk.page.reload()
        expect(desk.part("guest")).to_have_count(0)


def reads_still(context: Any, still: Path) -> None:
    """The page is there without a server, in both languages, and nothing on it is for nothing."""
    page = context.new_page()
    context.set_offline(True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(still.as_uri())
    desk = DeskPage(page)
    desk.answers("No")
    expect(desk.part("flip-suit_lock")).to_contain_text("Yes")
    expect(desk.part("undo")).to_have_count(0)
    desk.click("lang-ja")
    desk.answers("出せない")
    expect(desk.part("reason-offkai.suit_lock")).to_contain_text("縛り")
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    context.set_offline(False)


def test_a_press_counts_though_the_card_moves_away_meanwhile(context: Any, tmp_path: Path) -> None:
    """As when the answer to the tap before it makes the field larger."""
    page: Page = context.new_page()
    desk = DeskPage(page)
    with desk_served(lang_is_explicit=True, house=tmp_path / HOUSE) as url:
        page.goto(f"{url}#desk")
        desk.lay("field", "D4")
        desk.field_is("D4")
        desk.part("box-D7").hover()
        page.mouse.down()
        page.evaluate("document.body.style.paddingTop = '150px'")
        page.evaluate(DRAWN)
        page.mouse.up()
        desk.field_is("D4", "D7")


@pytest.mark.full("the first tier starts one process of `referee open`")
def test_a_server_that_ends_is_told_and_nothing_is_lost(context: Any, tmp_path: Path) -> None:
    port = free_port()
    page: Page = context.new_page()
    desk = DeskPage(page)
    with opened(tmp_path, port) as url:
        page.goto(f"{url}#desk")
        desk.lay("field", "D4", "D7")
        desk.field_is("D4", "D7")
    desk.click("box-D9", "box-S9")
    expect(desk.part("page-problem")).to_contain_text("referee open")
    with opened(tmp_path, port):
        desk.field_is("D4", "D7", "D9", "S9")
        expect(desk.part("page-problem")).to_contain_text("Your table is unchanged")


def test_a_broken_link_says_so(context: Any, tmp_path: Path) -> None:
    with desk_served(lang_is_explicit=True, house=tmp_path / HOUSE) as url:
        page: Page = context.new_page()
        page.goto(f"{url}#table=AAAA")
        expect(page.get_by_test_id("page-problem")).to_contain_text("damaged")
        expect(page.get_by_test_id("open-desk")).to_be_visible()


@pytest.mark.full(ONE_PROCESS)
def test_how_others_play_it_is_a_tap_away_and_a_tap_back(context: Any, tmp_path: Path) -> None:
    with desk_served(lang_is_explicit=True, house=tmp_path / HOUSE) as url:
        page: Page = context.new_page()
        page.goto(f"{url}#desk")
        desk = DeskPage(page)
        desk.enter("rules: offkai\nseats: Aki, Ben, Chie, Dan\nturn: Ben\nfield: D4, D5\n")
        desk.lay("disputed", "D9")
        desk.answers("No")
        desk.click("elsewhere-open")
        expect(desk.part("elsewhere-league")).to_contain_text("Yes")
        desk.part("elsewhere-league").press("Enter")  # by the keyboard alone
        expect(desk.part("elsewhere-sentence")).to_have_text(
            "Yes – Suit lock: ♦9 fits the lock on diamonds."
        )
        expect(desk.part("elsewhere-verdict")).to_contain_text("Suit lock")
        desk.answers("No")
        expect(desk.part("elsewhere-back")).to_be_focused()
        page.keyboard.press("Enter")
        expect(desk.part("elsewhere-verdict")).to_have_count(0)
        expect(desk.part("elsewhere-league")).to_be_focused()
        desk.click("box-D9", "box-D6")  # another verdict: nobody has asked who else says so
        desk.answers("Yes")
        expect(desk.part("elsewhere-league")).to_have_count(0)
        expect(desk.part("elsewhere")).not_to_have_attribute("open", "")
        desk.click("elsewhere-open")
        expect(desk.part("elsewhere-league")).to_contain_text("the same")
