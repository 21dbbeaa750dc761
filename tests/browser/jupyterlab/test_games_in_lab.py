"""Tables of other games than daifugo, built by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk_page import DeskPage
from tests.browser.lab import Lab, run_all

pytestmark = pytest.mark.full("the first tier settles a dispute at the desk in JupyterLab")


@pytest.fixture(scope="module")
def notebook(lab: Lab, lab_page: Page) -> Page:
    lab.open_instead(lab_page, lab.write("games.ipynb", "from referee_widgets import Desk\nDesk()"))
    run_all(lab_page)
    return lab_page


def choose(desk: DeskPage, book: str) -> None:
    desk.part("book").select_option(book)
    expect(desk.part("text-input")).to_have_value(f"rules: {book}\nseats: Aki, Ben, Chie, Dan\n")


def move(desk: DeskPage, words: str) -> None:
    """A tap on a move that the table waits for, where the card says so."""
    name = words.replace(" ", ": ", 1)
    desk.part("waiting").get_by_role("button", name=name, exact=True).click()


def test_pointing(notebook: Page) -> None:
    desk = DeskPage(notebook)
    choose(desk, "culprit_poker")
    for seat, card in enumerate(("1", "4", "5", "2")):
        desk.lay(f"seat-{seat}", card)
    move(desk, "Aki points at Chie")
    expect(desk.part("seat-0-points")).to_have_text("points at Chie")
    expect(notebook.locator(".aim-line")).to_have_count(1)
    move(desk, "Ben points at Chie")
    move(desk, "Dan points at the victim")
    desk.part("question-input").fill("may Ben point at Aki")
    desk.click("question-ask")
    desk.answers("No")
    move(desk, "Chie points at Aki")
    desk.part("question-input").fill("who gets the card of Chie")
    desk.click("question-ask")
    desk.answers("Ben")


def test_a_doubt(notebook: Page) -> None:
    desk = DeskPage(notebook)
    choose(desk, "million_doubt")
    desk.lay("field", "HK")
    desk.lay("disputed", "D3")
    desk.answers("No")
    desk.click("disputed-card-D3-down")
    desk.answers("Yes")
    expect(desk.part("disputed-card-D3")).to_have_attribute(
        "aria-label", "3 of diamonds, face down"
    )
    desk.part("disputed-card-D3").press("d")
    desk.answers("No")
    desk.part("disputed-card-D3").press("d")
    desk.answers("Yes")
    desk.click("disputed-play")
    move(desk, "Ben doubts")
    expect(desk.part("verdict-headline")).to_contain_text("Aki is punished")
    expect(desk.part("reason-million_doubt.doubt")).to_contain_text("gives Aki the penalty")
