"""From a tap on the desk to Python and back to the page, in every host: wall time."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.apps import serve_marimo, serve_voila
from tests.browser.conftest import QUIET
from tests.browser.hosts import marimo_source
from tests.browser.lab import JUPYTERLAB, NOTEBOOK, App, run_all, serve
from tests.browser.servers import write_notebook

from .clock import Figure, Scale, figure, in_turns, percentile
from .peers import PERFT

TAPS_A_ROUND = 20

TABLE = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\n"
MAKE = f"from referee_widgets import Desk\ndesk = Desk({TABLE!r})\n"
IN_JUPYTER = MAKE, "desk"
IN_MARIMO = f"{MAKE}import marimo as mo\nshown = mo.ui.anywidget(desk)", "shown"

# Until the text of the verdict is another. Between two taps all is quiet, as with a person.
TAPS = """async (card, count) => {
  const took = [];
  const verdict = card.getRootNode().querySelector("[data-testid=verdict]");
  for (let n = 0; n < count; n++) {
    const was = verdict.textContent;
    const changed = new Promise(done => {
      const watch = new MutationObserver(() => {
        if (verdict.textContent !== was) requestAnimationFrame(() => done(watch.disconnect()));
      });
      watch.observe(verdict, { subtree: true, childList: true, characterData: true });
    });
    const started = performance.now();
    card.click();
    await changed;
    took.push(performance.now() - started);
    await new Promise(done => setTimeout(done, 100));
  }
  return took;
}"""


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
    "jupyterlab": lambda *where: in_jupyter(JUPYTERLAB, *where),
    "notebook": lambda *where: in_jupyter(NOTEBOOK, *where),
    "voila": in_voila,
    "marimo": in_marimo,
}


class Taps:
    """A card is put in the disputed play, and taken back, in each host."""

    def figures(self, name: str, scale: Scale) -> Iterator[Figure]:
        """From the tap until the page shows the new verdict."""
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=QUIET
            )
            for host, show in HOSTS.items():
                page = browser.new_page(viewport={"width": 1280, "height": 1600})
                with (
                    tempfile.TemporaryDirectory() as home,
                    tempfile.TemporaryDirectory() as settings,
                    show(Path(home), Path(settings), page),
                ):
                    yield from _figures(f"{name}/{host}", page, scale)
                page.close()


def _figures(name: str, page: Page, scale: Scale) -> Iterator[Figure]:
    card = page.get_by_test_id("box-C10")
    card.wait_for()
    page.get_by_test_id("disputed-target").click()
    card.evaluate(TAPS, 10)
    count = max(4, int(TAPS_A_ROUND * scale.part))
    rounds = in_turns(lambda _: card.evaluate(TAPS, count), PERFT.rate, scale.rounds)
    for part in (50, 95):
        rates = [(1000 / percentile(taps, part), unit) for taps, unit in rounds]
        yield figure(f"{name} {part} %", "ms", rates, PERFT)


MEASURES = {"hosts": Taps()}
