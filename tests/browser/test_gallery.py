"""Every state of the gallery by axe, light and dark, phone and wide page; the still pictures.

All on one page, which shows one state after the other. ``GALLERY_PICTURES=1`` leaves in
`build/gallery` what they look like, to be looked at after a change.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from gallery import make_states
from gallery.serving import MADE, ROOT, served
from tests.browser.pages import DRAWN
from tests.thorough import is_taken
from tests.tiers import quick

PICTURES = bool(os.environ.get("GALLERY_PICTURES"))
WIDTHS = (360, 1280)
# The widths at which the desk in a notebook stands: a phone's, a laptop's with the host's margins.
BETWEEN = (352, 480, 640, 700, 820, 960, 1056, 1107)

THEME = """theme => {
  const { dataset, style } = document.documentElement;
  dataset.theme = style.colorScheme = theme;
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
GRAVE = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 150))]);
}"""
SMALL = """() => [...document.querySelectorAll(".referee *")]
  .filter(each => each.matches("button, select, summary, input, textarea"))
  .map(each => [each.dataset.testid, each.getBoundingClientRect()])
  .filter(([, box]) => box.height && (box.height < 43.5 || box.width < 43.5))
  .map(([id]) => id)"""
CUT_HINTS = """() => [...document.querySelectorAll(".referee input[type=text]")].filter(each => {
  const style = getComputedStyle(each), pen = document.createElement("canvas").getContext("2d");
  pen.font = getComputedStyle(each, "::placeholder").font;
  const room = each.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return room > 0 && pen.measureText(each.placeholder).width > room + 1;
}).map(each => each.placeholder)"""
# But what asks a session when it is opened: no session answers here.
OPEN_ALL = """document.querySelectorAll('.referee details:not([data-testid="elsewhere"])')
  .forEach(each => { each.open = true; })"""


@pytest.fixture(scope="module")
def states(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The states of the gallery; in the first tier only those that its tests show."""
    if request.config.getoption("--full"):
        file: Path = request.getfixturevalue("gallery_states")
        return file
    shown = {
        str(item.callspec.params["state"])
        for item in request.session.items
        if isinstance(item, pytest.Function) and item.path == request.path
        if hasattr(item, "callspec") and "state" in item.callspec.params
    }
    return make_states.write(tmp_path_factory.mktemp("gallery"), shown)


@pytest.fixture(scope="module")
def gallery(states: Path) -> Iterator[str]:
    with served(states) as address:
        yield address


@pytest.fixture(scope="module")
def page(browser: Browser, gallery: str) -> Iterator[Page]:
    """The gallery; half-way through a transition axe would see colours of neither state."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{gallery}?bare")
    page.wait_for_function("() => !!window.show")
    yield page
    context.close()


def show(page: Page, state: str) -> None:
    """Takes down what is shown, and shows this state; the page stays."""
    page.evaluate("state => window.show(state)", state)
    page.locator(".referee").wait_for()


def grave(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=str(ROOT / "widgets/node_modules/axe-core/axe.min.js"))
    return [json.dumps(each) for each in page.evaluate(GRAVE)]


def fits(page: Page, width: int) -> None:
    """Nothing sticks out, nothing is too small for a finger, and what to type is said whole."""
    page.set_viewport_size({"width": width, "height": 900})
    page.evaluate(DRAWN)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(SMALL) == [], f"below 44 px at {width}"
    assert page.evaluate(CUT_HINTS) == [], f"cut at {width}"


SHARE = 10
REST = "the first tier shows ten states of the gallery"


def by_turns() -> list[str]:
    """All states, in an order whose beginning has some of each face, in both languages."""
    names, step = make_states.names(), 13
    return [name for start in range(step) for name in names[start::step]]


HOSTED = ["no-en", "step-branch-ja", "bonus-en", "card-ja", "quiz-ja"]
LOOKS = [(width, theme) for width in WIDTHS for theme in ("light", "dark")]
"""Each state is looked at closely in one of them; in the other language in the opposite one."""


def _place(state: str) -> int:
    """Which of the states of its language it is."""
    names = [each for each in make_states.names() if each.endswith(state[-3:])]
    return names.index(state)


def _look(state: str) -> tuple[int, str]:
    at = _place(state) % len(LOOKS)
    return LOOKS[at] if state.endswith("-en") else LOOKS[-1 - at]


def _is_examined(state: str) -> bool:
    """By axe: in either language every other one; each in both with ``THOROUGH=1``."""
    return is_taken(_place(state) + state.endswith("-ja"), 2)


@pytest.mark.parametrize("state", quick(by_turns(), SHARE, REST))
def test_a_state_fits_and_axe_finds_nothing_serious(page: Page, state: str) -> None:
    """It fits at each width, and axe looks at it in one language, width and theme."""
    show(page, state)
    if state.startswith(make_states.RULES):
        page.get_by_test_id("playing").click()
    page.evaluate(OPEN_ALL)
    seen, theme = _look(state)
    page.evaluate(THEME, theme)
    for width in sorted(WIDTHS, key=lambda each: each == seen):
        fits(page, width)
    if PICTURES:
        page.screenshot(path=MADE / f"{state}-{seen}-{theme}.png", full_page=True)
    if _is_examined(state):
        assert grave(page) == [], f"{theme} at {seen}"


@pytest.mark.parametrize("state", quick(HOSTED, 1, "the first tier tries one face in a host"))
def test_a_face_fits_wherever_a_host_puts_it(page: Page, state: str) -> None:
    show(page, state)
    for width in BETWEEN:
        fits(page, width)


def test_axe_finds_nothing_serious_in_still_pictures(page: Page, tmp_path: Path) -> None:
    import referee

    page = page.context.new_page()
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
        assert grave(page) == []
