"""The stepper, the still pictures and the magic in JupyterLab; the gallery's states by axe."""

from __future__ import annotations

import functools
import http.server
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.desk_page import DeskPage
from tests.browser.lab import Lab, in_kernel, outputs, run_all

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
BAD = "rules: offkai\nseats: Aki, Ben\nfield: D4, X9\n"


@pytest.fixture(scope="module")
def notebook(lab: Lab, browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A notebook with a stepper `stepper` shown twice, a verdict, and the magic."""
    page = browser.new_context(**browser_context_args).new_page()
    cells = [
        f"from referee_widgets import Stepper\nstepper = Stepper('''{STORY}''')\nstepper",
        "stepper",
        "import referee\nreferee.read('rules: offkai\\nseats: Aki, Ben, Chie, Dan\\n"
        "field: D4, D7, D9').ask('may Chie play C10')",
        "%load_ext referee_widgets",
        f"%%referee\n{BAD}",
    ]
    lab.open_notebook(page, lab.write("stepper.ipynb", *cells))
    run_all(page)
    yield page
    page.context.close()


@pytest.fixture
def stepper(notebook: Page) -> DeskPage:
    """The stepper in its first view, at the beginning of its story."""
    in_kernel(notebook, f"stepper.table = ''; stepper.lang = 'en'; stepper.table = '''{STORY}'''")
    in_kernel(notebook, "stepper.branch = ''; stepper.index = 0")
    page = DeskPage(notebook.get_by_test_id("stepper").first)
    expect(page.part("place")).to_have_text("The beginning")
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
    stepper.part("pace").select_option("1")
    stepper.click("play")
    expect(stepper.part("place")).to_have_text("Step 2 of 4", timeout=10000)
    stepper.click("back")
    expect(stepper.part("place")).to_have_text("Step 1 of 4")


def test_a_verdict_is_a_card_and_changes_its_language(notebook: Page) -> None:
    card = notebook.locator(".referee-still .verdict:visible")
    expect(card.locator(".answer")).to_have_text("No")
    expect(card).to_contain_text("Suit lock")
    notebook.locator(".referee-still").first.locator("label", has_text="日本語").click()
    expect(card.locator(".answer")).to_have_text("出せない")


def test_the_magic_underlines_what_is_wrong(notebook: Page) -> None:
    told = outputs(notebook).locator(".problem:visible")
    expect(told.locator("mark")).to_have_text("X9")
    expect(told).to_contain_text("Line 3, column 12")


# ---- without a notebook: the gallery


@pytest.fixture(scope="module")
def gallery(root: Path) -> Iterator[str]:
    """The gallery of fixed states, served."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: Any) -> None:
            """Nothing."""

    handler = functools.partial(Quiet, directory=str(root / "widgets"))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/gallery/index.html"
        server.shutdown()


def serious(page: Page, root: Path) -> list[str]:
    """What axe calls serious or critical."""
    page.add_script_tag(path=str(root / "widgets/node_modules/axe-core/axe.min.js"))
    found = page.evaluate("async () => (await axe.run()).violations")
    grave = [each for each in found if each["impact"] in ("serious", "critical")]
    return [
        json.dumps([each["id"], [node["html"][:150] for node in each["nodes"]]]) for each in grave
    ]


STATES = [
    ("step-refused-en", "light", 1280),
    ("step-branch-ja", "dark", 360),
    ("card-en", "dark", 360),
    ("culprit-ja", "dark", 390),
    ("bonus-en", "light", 360),
    ("million_doubt-ja", "light", 1280),
]


@pytest.mark.parametrize(("state", "theme", "width"), STATES)
def test_the_faces_fit_and_axe_finds_nothing_serious(
    page: Page, gallery: str, root: Path, state: str, theme: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(f"{gallery}?state={state}&theme={theme}&bare")
    page.locator(".referee").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert serious(page, root) == []
    small = page.evaluate(
        """() => [...document.querySelectorAll('.referee :is(button, select, summary)')]
          .map(e => [e.dataset.testid, e.getBoundingClientRect()])
          .filter(([, box]) => box.height && (box.height < 43.5 || box.width < 43.5))
          .map(([id]) => id)"""
    )
    assert small == []


def test_axe_finds_nothing_serious_in_still_pictures(
    page: Page, root: Path, tmp_path: Path
) -> None:
    import referee

    table = referee.read("rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\n")
    shown = [
        each._repr_mimebundle_()["text/html"] for each in (table, table.ask("may Chie play C10"))
    ]
    for theme in ("light", "dark"):
        ground = "#111" if theme == "dark" else "#fff"
        file = tmp_path / f"{theme}.html"
        file.write_text(
            f'<!doctype html><html lang="en" data-theme="{theme}" '
            f'style="background:{ground};color-scheme:{theme};color:CanvasText">'
            f"<title>Stills</title><main><h1>Stills</h1>{''.join(shown)}</main>"
        )
        page.set_viewport_size({"width": 360, "height": 900})
        page.goto(file.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert serious(page, root) == []
