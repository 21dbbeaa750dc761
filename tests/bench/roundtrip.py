"""From a tap on the desk to Python and back to the page, in every host."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.apps import serve_marimo, serve_voila
from tests.browser.conftest import QUIET
from tests.browser.hosts import marimo_source
from tests.browser.lab import JUPYTERLAB, NOTEBOOK, App, run_all, serve
from tests.browser.servers import write_notebook

MAKE = """
import json, time
import traitlets
from referee_widgets import Desk
class Timed(Desk):
    @traitlets.observe("action")
    def _on_action(self, change):
        started = time.perf_counter()
        super()._on_action(change)
        took.append(1000 * (time.perf_counter() - started))
took = []
desk = Timed("rules: offkai\\nseats: Aki, Ben, Chie, Dan\\nfield: D4, D7, D9\\n")
def told():
    size = len(json.dumps(desk.state, ensure_ascii=False).encode())
    return f"<pre class='told'>{json.dumps([took, size])}</pre>"
"""
IN_JUPYTER = (
    MAKE
    + """
import ipywidgets
line, button = ipywidgets.HTML(), ipywidgets.Button(description="Tell")
button.on_click(lambda _: setattr(line, "value", told()))
ipywidgets.VBox([button, line])
""",
    "desk",
)
IN_MARIMO = (
    MAKE + "import marimo as mo\nshown = mo.ui.anywidget(desk)",
    "button = mo.ui.run_button(label='Tell')\nbutton",
    "mo.Html(told()) if button.value else None",
    "shown",
)

# Between two taps all is quiet, as with a person.
TAPS = """async (card, count) => {
  const took = [];
  for (let n = 0; n < count; n++) {
    const was = card.ariaPressed;
    const changed = new Promise(done => {
      const watch = new MutationObserver(() => {
        if (card.ariaPressed !== was) done(watch.disconnect());
      });
      watch.observe(card, { attributes: true });
    });
    const started = performance.now();
    card.click();
    await changed;
    took.push(performance.now() - started);
    await new Promise(done => setTimeout(done, 100));
  }
  return took;
}"""


@dataclass(frozen=True)
class Trip:
    """What a host took, in milliseconds."""

    host: str
    taps: list[float]
    """From the tap until the page shows what it did."""
    kernel: list[float]
    """Of that, the desk in Python: judging, and handing the new state to the host."""
    state: int
    """How many bytes of JSON a new state is."""
    load: float


@contextmanager
def in_jupyter(app: App, home: Path, settings: Path, page: Page) -> Iterator[None]:
    with serve(home, settings, app) as jupyter:
        jupyter.open_notebook(page, jupyter.write("desk.ipynb", *IN_JUPYTER))
        run_all(page)
        yield


@contextmanager
def in_voila(home: Path, settings: Path, page: Page) -> Iterator[None]:
    write_notebook(home / "desk.ipynb", *IN_JUPYTER)
    with serve_voila(home, settings) as voila:
        page.goto(voila.address("desk.ipynb"))
        yield


@contextmanager
def in_marimo(home: Path, settings: Path, page: Page) -> Iterator[None]:
    (home / "desk.py").write_text(marimo_source(*IN_MARIMO))
    with serve_marimo(home, settings, "run") as marimo:
        page.goto(marimo.address("desk.py"))
        yield


HOSTS: dict[str, Callable[[Path, Path, Page], AbstractContextManager[None]]] = {
    "JupyterLab": lambda *where: in_jupyter(JUPYTERLAB, *where),
    "Notebook 7": lambda *where: in_jupyter(NOTEBOOK, *where),
    "Voila": in_voila,
    "marimo": in_marimo,
}


def trips(count: int) -> Iterator[Trip]:
    """``count`` taps in each host: a card is put in the disputed play, and taken back."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=QUIET)
        for host, show in HOSTS.items():
            page = browser.new_page(viewport={"width": 1280, "height": 1600})
            with (
                tempfile.TemporaryDirectory() as home,
                tempfile.TemporaryDirectory() as settings,
                show(Path(home), Path(settings), page),
            ):
                yield trip(host, page, count)
            page.close()


def trip(host: str, page: Page, count: int) -> Trip:
    card = page.get_by_test_id("box-C10")
    card.wait_for()
    page.get_by_test_id("disputed-target").click()
    card.evaluate(TAPS, 10)
    load = os.getloadavg()[0]
    taps: list[float] = card.evaluate(TAPS, count)
    page.get_by_role("button", name="Tell", exact=True).click()
    told = page.locator("pre.told:visible")
    expect(told).to_be_visible()
    kernel, state = json.loads(told.inner_text())
    return Trip(host, taps, kernel[-count:], state, load)


def report(count: int) -> None:
    """Prints a line for each host."""
    print(f"{'':12} {'median':>8} {'p95':>8} {'kernel':>8} {'p95':>8}   ms, {count} taps each")
    for each in trips(count):
        numbers = "".join(f"{median(ms):9.1f}{_p95(ms):9.1f}" for ms in (each.taps, each.kernel))
        print(f"{each.host:12}{numbers}   state {each.state:,} bytes, load {each.load:.1f}")


def _p95(numbers: list[float]) -> float:
    return quantiles(numbers, n=20)[-1]
