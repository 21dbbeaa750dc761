"""The stepper, the still pictures and the magic in JupyterLab."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk_page import DeskPage
from tests.browser.lab import Lab, in_kernel, outputs, run_all

pytestmark = pytest.mark.full("the first tier settles a dispute at the desk in JupyterLab")

STORY = """\
rules: offkai
seats: Aki, Ben, Chie, Dan
hands:
  Aki: D4 SK ? x3
play:
  Aki: D4  # Aki **leads**.
  branch Ben waits:
    Ben: pass
  Ben: D6
  Chie: D9
  Dan: C10
ask:
  whose turn
"""
RECORD = """place => {
  place.shown = [];
  new MutationObserver(() => {
    if (place.shown.at(-1) !== place.textContent) place.shown.push(place.textContent);
  }).observe(place, { characterData: true, childList: true, subtree: true });
}"""
"""Remembers what the place has said: a busy machine may see a step too late."""
BAD = "rules: offkai\nseats: Aki, Ben\nfield: D4, X9\n"


@pytest.fixture(scope="module")
def notebook(lab: Lab, lab_page: Page) -> Page:
    """A notebook with a stepper `stepper` shown twice, a verdict, and the magic."""
    cells = [
        f"from referee_widgets import Stepper\nstepper = Stepper('''{STORY}''')\nstepper",
        "stepper",
        "import referee\nreferee.read('rules: offkai\\nseats: Aki, Ben, Chie, Dan\\n"
        "field: D4, D7, D9').ask('may Chie play C10')",
        "%load_ext referee_widgets",
        f"%%referee\n{BAD}",
    ]
    lab.open_instead(lab_page, lab.write("stepper.ipynb", *cells))
    run_all(lab_page)
    return lab_page


@pytest.fixture
def stepper(notebook: Page) -> DeskPage:
    """The stepper in its first view, at the beginning of its story."""
    in_kernel(notebook, f"stepper.table = ''; stepper.lang = 'en'; stepper.table = '''{STORY}'''")
    in_kernel(notebook, "stepper.branch = ''; stepper.index = 0")
    page = DeskPage(notebook.get_by_test_id("stepper").first)
    expect(page.part("place")).to_have_text("Start")
    return page


def test_stepping_shows_moves_verdicts_and_comments(stepper: DeskPage) -> None:
    stepper.click("forward")
    expect(stepper.part("made-label")).to_have_text("Aki: ♦4")
    expect(stepper.part("comment").locator("strong")).to_have_text("leads")
    stepper.answers("Yes")
    stepper.click("last")
    stepper.answers("No")
    expect(stepper.part("made-refused")).to_be_visible()
    expect(stepper.part("field-play-3-card-C10")).to_be_visible()
    expect(stepper.part("asked-0")).to_contain_text("Aki’s turn")
    expect(stepper.part("reason-offkai.suit_lock")).to_contain_text("Suit lock")


def test_the_tree_and_a_new_branch(stepper: DeskPage, notebook: Page) -> None:
    stepper.click("step-1-2")
    expect(stepper.part("made-label")).to_have_text("Ben: pass")
    stepper.part("move-input").fill("Chie: H9")
    stepper.click("move-make")
    expect(stepper.part("step-1-3")).to_have_attribute("aria-current", "step")
    stepper.click("step-0-2")
    stepper.part("move-input").fill("HQ")
    stepper.part("move-input").press("Enter")
    expect(stepper.part("line-2-go")).to_have_text("Chie HQ")
    assert "  branch Chie HQ:\n    Chie: HQ\n" in in_kernel(notebook, "print(stepper.table)")
    assert in_kernel(notebook, "print(stepper.branch, stepper.index)") == "Chie HQ 3\n"


def test_two_views_are_in_step_and_speak_both_languages(stepper: DeskPage, notebook: Page) -> None:
    second = DeskPage(notebook.get_by_test_id("stepper").nth(1))
    stepper.click("step-0-3")
    expect(second.part("made-label")).to_have_text("Chie: ♦9")
    second.click("lang-ja")
    expect(stepper.part("place")).to_have_text("4手中3手目")
    stepper.answers("出せる")
    second.click("lang-en")
    stepper.answers("Yes")


def test_its_keys_are_not_the_notebooks(stepper: DeskPage, notebook: Page) -> None:
    cells = notebook.locator(".jp-NotebookPanel:visible .jp-Cell")
    count = cells.count()
    stepper.part("forward").focus()
    for key in ("ArrowRight", "ArrowRight", "a", "b", "d", "d"):
        notebook.keyboard.press(key)
    expect(stepper.part("place")).to_have_text("Step 2 of 4")
    notebook.keyboard.press("End")
    expect(stepper.part("place")).to_have_text("Step 4 of 4")
    expect(cells).to_have_count(count)


def test_it_plays_by_itself(stepper: DeskPage) -> None:
    play, place = stepper.part("play"), stepper.part("place")
    play_through = play.get_attribute("aria-label") or ""
    place.evaluate(RECORD)
    stepper.part("pace").select_option("1")
    play.click()
    expect(play).not_to_have_attribute("aria-label", play_through)
    expect(place).to_have_text("Step 4 of 4")
    expect(play).to_have_attribute("aria-label", play_through)
    assert place.evaluate("place => place.shown") == [f"Step {n} of 4" for n in (1, 2, 3, 4)]
    stepper.click("first")
    expect(place).to_have_text("Start")
    stepper.part("pace").select_option("8")
    play.click()
    expect(play).not_to_have_attribute("aria-label", play_through)
    stepper.click("forward")  # stepping by hand stops it
    expect(play).to_have_attribute("aria-label", play_through)


def test_a_verdict_is_a_card_and_changes_its_language(notebook: Page) -> None:
    card = notebook.locator(".referee-still .verdict:visible")
    expect(card.locator(".answer")).to_have_text("No – Suit lock: only diamonds.")
    notebook.locator(".referee-still").first.locator("label", has_text="日本語").click()
    expect(card.locator(".answer")).to_contain_text("出せない")


def test_the_magic_underlines_what_is_wrong(notebook: Page) -> None:
    told = outputs(notebook).locator(".problem:visible")
    expect(told.locator("mark")).to_have_text("X9")
    expect(told).to_contain_text("Line 3, column 12")
