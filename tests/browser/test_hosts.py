"""The faces in every host: JupyterLab, Notebook 7, Voila, marimo. The same tests for each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.apps import Pages
from tests.browser.desk_page import DeskPage
from tests.browser.endurance.taps import EIGHT, TAP_EACH, slow, taps
from tests.browser.hosts import Hosted, in_jupyter, in_marimo, in_voila
from tests.thorough import THOROUGH

pytestmark = pytest.mark.full("the first tier settles a dispute at the desk in JupyterLab")

SHOW: dict[str, Callable[[Any, Page], Hosted]] = {
    "lab": in_jupyter,
    "notebook7": in_jupyter,
    "voila": in_voila,
    "marimo": in_marimo,
    "marimo_editor": in_marimo,
}

TAKEN = [each for each in SHOW if THOROUGH or each != "marimo"]
"""By default marimo is met in its editor, where it has keys of its own; the manual's example is
seen in what it publishes."""

SLOWER = 4 if THOROUGH else 2
"""How many times slower a machine is on which taps come too quickly; such time costs CPU."""


@pytest.fixture(scope="module", params=TAKEN)
def shown(
    request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any]
) -> Iterator[Hosted]:
    """The faces in each host in turn."""
    page = browser.new_context(**browser_context_args).new_page()
    hosted = SHOW[request.param](request.getfixturevalue(request.param), page)
    expect(hosted.told).to_contain_text("en nothing 0")
    yield hosted
    page.context.close()


@pytest.fixture
def host(shown: Hosted) -> Hosted:
    """The host's page as it was in the beginning."""
    shown.press("Start over")
    expect(shown.told).to_contain_text("en nothing 0")
    for desk in shown.desks:
        desk.field_is()
    return shown


def lock(host: Hosted) -> None:
    """D4, D7, D9; may Chie play C10?"""
    host.desks[0].dispute()
    host.desks[0].answers("No")


def test_python_knows_what_the_page_did(host: Hosted) -> None:
    lock(host)
    expect(host.told).to_contain_text("en no 0")
    expect(host.told).to_contain_text("field: D4, D7, D9")
    expect(host.told).to_contain_text("may Chie play C10")
    host.desks[0].click("flip-suit_lock")
    host.desks[0].answers("Yes")
    host.desks[0].click("keep")
    expect(host.told).to_contain_text("en yes 0")
    expect(host.told).to_contain_text("rules: offkai - suit_lock")


def test_a_second_view_is_in_step(host: Hosted) -> None:
    first, second = host.desks
    lock(host)
    second.answers("No")
    second.field_is("D4", "D7", "D9")
    second.click("disputed-clear")
    second.lay("disputed", "D10")
    first.answers("Yes")
    expect(first.part("disputed-card-D10")).to_be_visible()


def test_eight_quick_taps_take_eight_cards_back(host: Hosted) -> None:
    """0 ms apart, in two views in turn, where the machine is slower."""
    views = host.part("desk").all()
    for desk in host.desks:
        desk.click("field-target")
    cells = [f"box-{card}" for card in EIGHT]
    with slow(host.page, SLOWER):
        assert taps(views, cells) == 8
        host.desks[1].field_is(*EIGHT)
        assert taps(views, cells) == 8
        for desk in host.desks:
            desk.field_is()
    expect(host.told).not_to_contain_text("field:")
    expect(host.part("problem")).to_have_count(0)


def test_as_many_quick_taps_arrive_as_were_made(host: Hosted) -> None:
    views = host.part("desk").all()
    host.desks[0].click("field-target")
    with slow(host.page, SLOWER):
        assert taps(views, ["seats-more"] * 5) == 5
        for desk in host.desks:
            expect(desk.part("seats-count")).to_contain_text("9")
        sent = ["box-S3", "box-S4", "box-S3", "undo", "undo", "redo", "box-H3", "seats-less"]
        assert taps(views[:1], sent, TAP_EACH) == len(sent)
        host.desks[1].field_is("S3", "S4", "H3")
        expect(host.desks[1].part("seats-count")).to_contain_text("8")
    ids = ["forward"] * 6 + ["back"] * 2
    assert taps([host.part("stepper")], ids, TAP_EACH) == len(ids)
    expect(host.told).to_contain_text("en nothing 2")


def test_the_stepper_steps(host: Hosted) -> None:
    stepper = host.face("stepper")
    stepper.click("forward", "forward")
    expect(stepper.part("made-label")).to_have_text("Ben: ♦7")
    expect(host.told).to_contain_text("en nothing 2")
    stepper.click("last")
    stepper.answers("No")
    expect(stepper.part("reason-offkai.suit_lock")).to_contain_text("Suit lock")
    expect(host.told).to_contain_text("en nothing 4")


def test_rules_are_picked(host: Hosted) -> None:
    picker = host.face("picker")
    picker.part("find").press_sequentially("suit lock")
    picker.part("option-suit_lock").press("Space")
    expect(host.told).to_contain_text("rules: daifugo - suit_lock")


def test_a_quiz_is_answered(host: Hosted) -> None:
    quiz = host.face("quiz")
    expect(quiz.part("verdict")).to_have_count(0)
    quiz.click("say-no", "answer")
    expect(quiz.part("outcome")).to_have_text("Right!")
    quiz.answers("No")
    expect(host.told).to_contain_text("right: 1")


def test_the_language_changes_from_either_side(host: Hosted) -> None:
    lock(host)
    first, second = host.desks
    first.click("lang-ja")
    for desk in (first, second):
        desk.answers("出せない")
    expect(host.told).to_contain_text("ja no 0")
    first.click("lang-en")
    second.answers("No")
    host.press("In Japanese")
    for desk in (first, second):
        desk.answers("出せない")
        expect(desk.part("verdict-headline")).to_have_text(re.compile("[ぁ-ん]"))
    expect(host.told).to_contain_text("ja no 0")


def test_its_keys_are_not_the_hosts(host: Hosted) -> None:
    cells = host.page.locator(".jp-Cell, .marimo-cell")
    count = cells.count()
    desk, keyboard = host.desks[0], host.page.keyboard
    desk.click("field-target")
    desk.part("box-S3").focus()
    for key in ("a", "b", "d", "d", "j", "ArrowRight", "ArrowDown", "Enter"):
        keyboard.press(key)
    desk.field_is("H4")
    expect(desk.part("box-H4")).to_be_focused()
    desk.part("question-input").fill("")
    desk.part("question-input").press_sequentially("abj dd")
    expect(desk.part("question-input")).to_have_value("abj dd")
    expect(cells).to_have_count(count)


def test_it_is_dark_where_the_host_is(host: Hosted) -> None:
    """Whatever the system's own setting is."""
    desk = host.part("desk").first
    host.page.emulate_media(color_scheme="dark")
    expect(desk).to_have_attribute("data-theme", "light")
    host.page.emulate_media(color_scheme="light")
    with contextmanager(host.in_dark)() as dark:
        expect(dark).to_have_attribute("data-theme", "dark")


def test_nobody_else_is_asked(host: Hosted) -> None:
    """Voila's own page asks for a font of icons, which the faces do not use."""
    assert [url for url in host.asked if "fontawesome" not in url] == []


def test_the_manuals_example_for_marimo(marimo: Pages, page: Page) -> None:
    page.goto(marimo.address("manual.py"))
    desk = DeskPage(page)
    desk.part("box-D4").click()
    desk.lay("disputed", "D3")
    desk.answers("No")
    expect(page.get_by_text("may Aki play D3").first).to_be_visible()
    expect(page.locator("pre", has_text="no\nrules: daifugo")).to_be_visible()
