"""The front page of `referee open`: one tap to a verdict, files as what they are, handing on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from segno import make_qr

from gallery.serving import ROOT
from referee.notation.link import read_link
from referee.ui.home.front_page_content import quarrels
from tests.browser.desk_page import DeskPage
from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages, settle
from tests.browser.phone.conftest import PHONE
from tests.browser.test_gallery import grave
from tests.tiers import quick

OTHERS = "the first tier opens a quarrel, a new table, quizzes and a link on the front page"
LOCALES = {"en": "en-US", "ja": "ja-JP"}
AXE = ROOT / "widgets/node_modules/axe-core/axe.min.js"
TABLE = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\nask:\n  may Dan play C10\n"
STORY = """\
rules: offkai
seats: Aki, Ben
play:
  Aki: D4
  # Ben thinks for long.
  branch dares:
    Ben: D6
  Ben: pass
"""
QUIZ = f"## One\n{TABLE}---\n## Two\n{TABLE}"
UNREADABLE = "rules: offkai\nseats: Aki, Ben\nfeild: D4\n"


@pytest.fixture
def opens(shared_pages: SharedPages) -> Iterator[Any]:
    """A page of a server that begins with a text; ``lang`` is the browser's own."""
    with ExitStack() as stack:

        def opened(text: str = "", name: str = "", lang: str = "en", base: str = "") -> Page:
            url = stack.enter_context(desk_served(text, name=name, base=base))
            looks = {"locale": LOCALES[lang], "reduced_motion": "reduce"}
            page = stack.enter_context(shared_pages.page(PHONE, **looks))
            page.goto(url)
            return page

        yield opened


@pytest.mark.full(OTHERS)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_quarrel_is_one_tap_from_its_verdict(opens: Any, lang: str) -> None:
    desk = DeskPage(opens(lang=lang))
    for name, quarrel in quarrels(lang).items():
        expect(desk.part(f"quarrel-{name}")).to_contain_text(quarrel.title)
        desk.click(f"quarrel-{name}")
        settle(desk.page)
        expect(desk.part("desk")).to_have_attribute("lang", lang)
        expect(desk.part("verdict-answer")).not_to_have_text("…")
        expect(desk.part("book")).to_be_in_viewport()  # however far down it was tapped
        desk.click("home-open")


SIGHTS = [
    ("en", 390, 844),
    ("en", 844, 390),
    ("ja", 390, 844),
    ("ja", 844, 390),
    ("en", 360, 640),
    ("en", 640, 400),
    ("ja", 800, 1000),
    ("ja", 1280, 800),
]


@pytest.mark.parametrize("sight", quick(SIGHTS, 2, OTHERS), ids=str)
def test_a_verdict_is_in_sight_at_once(opens: Any, sight: tuple[str, int, int]) -> None:
    lang, width, height = sight
    page = opens(lang=lang)
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator(".quarrel .ruled").first).to_be_in_viewport(ratio=1)


def test_the_own_table_is_there_again_after_a_look_elsewhere(opens: Any) -> None:
    desk = DeskPage(opens())
    desk.click("open-desk")
    desk.dispute()
    desk.answers("No")
    desk.click("home-open")
    expect(desk.part("settle-hint")).to_contain_text("May Chie play ♣10?")
    desk.click("quarrel-three-on-joker")
    desk.answers("Yes")
    desk.page.go_back()
    expect(desk.part("home")).to_be_visible()
    desk.page.go_forward()
    desk.answers("Yes")
    desk.click("home-open", "open-desk")
    desk.answers("No")
    desk.page.reload()
    desk.answers("No")


@pytest.mark.full(OTHERS)
@pytest.mark.parametrize("width", [390, 844, 1280])
def test_the_tiles_fill_their_rows_and_keep_a_margin(opens: Any, width: int) -> None:
    page = opens()
    page.set_viewport_size({"width": width, "height": 800})
    for tiles in ("quarrels li", "ways > *"):
        page.locator(f".{tiles}").first.wait_for()
        boxes = page.eval_on_selector_all(
            f".{tiles}", "all => all.map(each => each.getBoundingClientRect().toJSON())"
        )
        rows: dict[int, float] = {}
        for box in boxes:
            rows[round(box["top"])] = max(rows.get(round(box["top"]), 0), box["right"])
        assert len({round(right) for right in rows.values()}) == 1, (tiles, rows)
        assert min(box["left"] for box in boxes) >= 14


def test_quiz_story_and_rules_are_a_tap_away_and_a_tap_back(opens: Any) -> None:
    desk = DeskPage(opens())
    desk.click("open-quiz-five")
    expect(desk.part("quiz")).to_be_visible()
    desk.click("home-open", "step-open", "open-stepper-diamonds")
    expect(desk.part("stepper")).to_be_visible()
    desk.click("home-open", "open-picker")
    expect(desk.part("picker")).to_be_visible()
    desk.click("home-open", "help-open")
    expect(desk.part("help")).to_contain_text("house rules", ignore_case=True)


@pytest.mark.full(OTHERS)
def test_a_story_opens_with_its_branches_and_comments(opens: Any) -> None:
    desk = DeskPage(opens(STORY, "friday.table"))
    expect(desk.part("stepper")).to_contain_text("dares")
    expect(desk.part("text-input")).to_have_value(re.compile("# Ben thinks for long"))
    story = desk.page.url
    desk.click("home-open")
    other = DeskPage(desk.page.context.browser.new_context().new_page())  # type: ignore[union-attr]
    other.page.goto(story)
    expect(other.part("stepper")).to_contain_text("dares")
    other.page.context.close()


def test_quizzes_open_as_such(opens: Any) -> None:
    desk = DeskPage(opens(QUIZ, "friday.quiz"))
    expect(desk.part("quiz")).to_contain_text("One")
    expect(desk.part("quiz")).to_contain_text("Two")


def test_what_cannot_be_read_says_why_and_goes_to_the_desk(opens: Any) -> None:
    desk = DeskPage(opens(UNREADABLE, "friday.table"))
    expect(desk.part("unread")).to_contain_text("friday.table")
    expect(desk.part("unread")).to_contain_text("feild: D4")
    desk.click("open-unread")
    expect(desk.part("text-problem")).to_contain_text("feild")
    expect(desk.part("text-input")).to_have_value(UNREADABLE)


def test_the_page_speaks_the_browsers_language_and_remembers_a_choice(opens: Any) -> None:
    desk = DeskPage(opens(lang="ja"))
    expect(desk.part("home")).to_have_attribute("lang", "ja")
    desk.click("lang-en")
    expect(desk.part("home")).to_have_attribute("lang", "en")
    other = DeskPage(desk.page.context.new_page())
    other.page.goto(desk.page.url)
    expect(other.part("home")).to_have_attribute("lang", "en")


def test_the_code_on_the_page_is_that_of_the_link(opens: Any) -> None:
    desk = DeskPage(opens(TABLE, base="http://192.0.2.7:8520/"))
    desk.click("tab-share", "share-code-show")
    link = desk.part("share-link-text").input_value()
    assert link.startswith("http://192.0.2.7:8520/#table=")
    assert "may Dan play C10" in read_link(link)
    drawn = desk.part("share-code").locator("path").get_attribute("d") or ""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)", drawn)}
    rows = make_qr(link, error="l").matrix
    assert dark == {(x, y) for y, row in enumerate(rows) for x, on in enumerate(row) if on}


def test_a_link_that_opens_only_here_is_no_gold_button(opens: Any) -> None:
    desk = DeskPage(opens(TABLE))
    desk.click("tab-share")
    expect(desk.part("share-hint")).to_contain_text("this device only")
    expect(desk.part("share-code-show")).to_have_count(0)
    assert "gold" not in (desk.part("share-link").get_attribute("class") or "")


@pytest.mark.full(OTHERS)
def test_the_picture_and_the_page_are_called_what_they_are_about(
    opens: Any, tmp_path: Path
) -> None:
    desk = DeskPage(opens(TABLE))
    desk.answers("No")
    desk.click("tab-share", "share-picture")
    for name, begins in (("png", b"\x89PNG"), ("svg", b"<svg ")):
        with desk.page.expect_download() as download:
            desk.click(f"share-picture-{name}")
        assert download.value.suggested_filename == f"offkai-daihinmin-may-dan-play-c10.{name}"
        download.value.save_as(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(begins)
    desk.page.evaluate(AXE.read_text("utf-8"))  # the page's policy lets no other script in
    assert grave(desk.page) == []
    with desk.page.expect_download() as download:
        desk.click("share-still")
    assert download.value.suggested_filename == "offkai-daihinmin-may-dan-play-c10.html"
    download.value.save_as(tmp_path / "still.html")
    still = DeskPage(desk.page.context.new_page())
    still.page.goto((tmp_path / "still.html").as_uri())
    expect(still.part("still-rules")).to_contain_text("Offkai")
    expect(still.part("still-disputed")).to_contain_text("Dan")


@pytest.mark.full(OTHERS)
def test_a_duplicated_tab_has_a_table_of_its_own(opens: Any) -> None:
    desk = DeskPage(opens(TABLE))
    desk.answers("No")
    stored = desk.page.evaluate("sessionStorage.getItem('referee-session')")
    other = DeskPage(desk.page.context.new_page())
    other.page.add_init_script(  # what a browser copies with the tab
        "sessionStorage.getItem('referee-session')"
        f" || sessionStorage.setItem('referee-session', '{stored}')"
    )
    other.page.goto(desk.page.url)
    other.answers("No")
    assert other.page.evaluate("sessionStorage.getItem('referee-session')") != stored
    other.click("box-S3")
    desk.click("box-H3")
    expect(desk.part("box-H3")).to_have_attribute("aria-pressed", "true")
    expect(desk.part("box-S3")).to_have_attribute("aria-pressed", "false")
    other.page.reload()
    expect(other.part("box-S3")).to_have_attribute("aria-pressed", "true")


def test_words_that_were_not_sent_are_still_there_after_a_look_at_the_desk(opens: Any) -> None:
    desk = DeskPage(opens())
    desk.part("question-input").fill("three diamonds, then")
    desk.click("open-desk")
    desk.part("box").wait_for()
    desk.click("home-open")
    expect(desk.part("question-input")).to_have_value("three diamonds, then")
