"""What outlives what: broken connections, kernels and servers that end, closed notebooks, two tabs.

State is kept, or the page says that it is lost and how to go on. The long ones: `bin/endure`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.desk_page import DeskPage
from tests.browser.desks import desk_served
from tests.browser.endurance.proxy import Way, way_to
from tests.browser.endurance.taps import EIGHT, TAP_EACH, taps
from tests.browser.lab import Lab, in_kernel, run_all, wait_for_kernel
from tests.browser.servers import free_port
from tests.browser.test_open import HOUSE, opened

pytestmark = pytest.mark.full("the first tier breaks no connection, kernel or server")

MAKE = "from referee_widgets import Desk\ndesk = Desk()\ndesk"
RESTART = "async () => { await jupyterapp.shell.currentWidget.sessionContext.restartKernel(); }"
RECONNECT = """() => {
  void jupyterapp.shell.currentWidget.sessionContext.session.kernel.reconnect();
}"""
"""At once: by itself JupyterLab may wait half a minute."""
COMMAND = "([name, args]) => { void window.jupyterapp.commands.execute(name, args); }"
SAVE = "() => window.jupyterapp.commands.execute('docmanager:save')"


@pytest.fixture
def context(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Any]:
    granted = ["clipboard-read", "clipboard-write"]
    context = browser.new_context(**browser_context_args, permissions=granted)
    yield context
    context.close()


@pytest.fixture
def way(lab: Lab) -> Iterator[Way]:
    with way_to(int(lab.url.rpartition(":")[2])) as way:
        yield way


@pytest.fixture
def desk(context: Any, lab: Lab, way: Way) -> DeskPage:
    """A desk in a notebook, over a way that can be cut; D4 and D7 lie there."""
    page = context.new_page()
    near = Lab(f"http://127.0.0.1:{way.port}", lab.token, lab.home)
    near.open_notebook(page, lab.write("endurance.ipynb", MAKE))
    run_all(page)
    desk = DeskPage(page)
    desk.lay("field", "D4", "D7")
    desk.field_is("D4", "D7")
    return desk


def test_what_is_tapped_while_the_connection_is_broken_arrives(desk: DeskPage, way: Way) -> None:
    way.cut()
    face = [desk.part("desk")]  # JupyterLab may lay a message of its own over the page
    assert taps(face, ["lang-ja", "box-D9", "box-DJ", "box-S3"], TAP_EACH) == 4
    told = desk.part("page-problem")
    expect(told).to_contain_text("Python is still busy")
    expect(desk.part("page-waiting")).to_have_text("Waiting: 4")
    assert taps(face, ["page-copy"]) == 1
    expect(desk.part("page-copy")).to_have_text("Copied")
    text = desk.page.evaluate("navigator.clipboard.readText()")
    assert "field: D4, D7\n" in text
    way.mend()
    desk.page.evaluate(RECONNECT)
    plays = desk.part("field").locator("[data-card]")
    expect(plays).to_have_count(5)
    desk.field_is("D4", "D7", "D9", "DJ", "S3")
    expect(told).to_have_count(0)
    expect(desk.part("desk")).to_have_attribute("lang", "ja")


def test_a_kernel_that_was_restarted_is_told_and_its_text_goes_on(desk: DeskPage) -> None:
    page = desk.page
    page.evaluate(RESTART)
    told = desk.part("page-problem")
    expect(told).to_contain_text("Lost the connection to Python")
    desk.click("box-D9")
    desk.field_is("D4", "D7")  # what is seen is the last answer
    desk.click("page-copy")
    text = page.evaluate("navigator.clipboard.readText()")
    run_all(page)
    desk.field_is()
    expect(told).to_have_count(0)
    desk.enter(text)
    desk.field_is("D4", "D7")


def test_a_notebook_that_was_closed_or_loaded_again_goes_on(desk: DeskPage, context: Any) -> None:
    page = desk.page
    page.evaluate(SAVE)
    page.evaluate(COMMAND, ["application:close", {}])
    expect(desk.part("desk")).to_have_count(0)
    page.evaluate(COMMAND, ["docmanager:open", {"path": "endurance.ipynb"}])
    wait_for_kernel(page, "endurance.ipynb")
    desk.field_is("D4", "D7")
    desk.click("box-D9")
    desk.field_is("D4", "D7", "D9")

    tab = context.new_page()  # another tab with the same kernel
    tab.goto(re.sub("workspaces/[0-9a-f]+", "workspaces/other", page.url))
    wait_for_kernel(tab, "endurance.ipynb")
    other = DeskPage(tab)
    other.field_is("D4", "D7", "D9")
    assert taps([other.within.get_by_test_id("desk")], ["box-D4", "box-S4"]) == 2
    assert taps([desk.within.get_by_test_id("desk")], ["box-D7", "box-H4"]) == 2
    for each in (desk, other):
        each.page.bring_to_front()
        expect(each.part("field").locator("[data-card]")).to_have_count(3)
        for card in ("D9", "S4", "H4"):
            expect(each.part(f"box-{card}")).to_have_attribute("aria-pressed", "true")
    assert "hands" not in in_kernel(page, "print(desk.table)")


def test_a_thousand_quick_taps_arrive(context: Any, tmp_path: Path) -> None:
    with desk_served(lang_is_explicit=True, house=tmp_path / HOUSE) as url:
        page: Page = context.new_page()
        page.goto(f"{url}#desk")
        desk = DeskPage(page)
        face = [desk.part("desk")]
        up_and_down = ["seats-more", "seats-less"] * 499
        assert taps(face, ["seats-more", "seats-more", *up_and_down]) == 1000
        expect(desk.part("seats-count")).to_contain_text("6")
        assert taps(face, ["undo"] * 999) == 999
        expect(desk.part("seats-count")).to_contain_text("5")
        expect(desk.part("undo")).to_be_enabled()
        desk.click("undo")
        expect(desk.part("seats-count")).to_contain_text("4")
        expect(desk.part("undo")).to_be_disabled()  # each of the thousand has been taken back
        desk.click("field-target")
        assert taps(face, [f"box-{card}" for card in EIGHT] * 9, TAP_EACH) == 72
        desk.field_is(*EIGHT)  # put there and taken back, four times, and put there
        expect(desk.part("problem")).to_have_count(0)


def test_a_server_that_was_started_again_is_told(context: Any, tmp_path: Path) -> None:
    port = free_port()
    page: Page = context.new_page()
    desk = DeskPage(page)
    with opened(tmp_path, port) as url:
        page.goto(f"{url}#desk")
        desk.dispute()
        desk.click("flip-suit_lock")
        desk.answers("Yes")
        desk.click("lang-ja")
        expect(desk.part("desk")).to_have_attribute("lang", "ja")
    desk.click("box-H3", "lang-en")
    expect(desk.part("page-problem")).to_contain_text("起動するには: referee open")
    expect(desk.part("page-waiting")).to_have_text("待っている操作: 2")
    desk.click("page-copy")
    assert "field: D4, D7, D9" in page.evaluate("navigator.clipboard.readText()")
    with opened(tmp_path, port):
        expect(desk.part("page-problem")).to_contain_text("no longer be undone")
        expect(desk.part("box-H3")).to_have_attribute("aria-pressed", "true")
        desk.click("page-read")
        expect(desk.part("page-problem")).to_have_count(0)
        desk.answers("No")


def test_a_page_without_a_network_goes_on_when_there_is_one(context: Any, tmp_path: Path) -> None:
    with desk_served(lang_is_explicit=True, house=tmp_path / HOUSE) as url:
        page: Page = context.new_page()
        page.goto(f"{url}#desk")
        desk = DeskPage(page)
        desk.lay("field", "D4")
        desk.field_is("D4")
        context.set_offline(True)
        desk.click("box-D7", "box-D9")
        expect(desk.part("page-problem")).to_contain_text("isn’t answering")
        context.set_offline(False)
        desk.field_is("D4", "D7", "D9")
        expect(desk.part("page-problem")).to_have_count(0)
