"""One page with the faces, and what Python knows of them, in every host.

The page: a desk, the same desk once more, a stepper, a rule picker, a quiz, two buttons that do
something in Python, and lines that Python writes (`told`): language, answer, step, what is picked,
how many quizzes are right, and the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import indent

from playwright.sync_api import Locator, Page, Route

from tests.browser.apps import Pages
from tests.browser.desk_page import DeskPage
from tests.browser.lab import Lab, run_all
from tests.browser.servers import write_notebook

STORY = """\
rules: offkai
seats: Aki, Ben, Chie, Dan
play:
  Aki: D4
  Ben: D7
  Chie: D9
  Dan: C10
"""
QUIZ = """\
rules: offkai
seats: Aki, Ben, Chie, Dan
field: D4, D7, D9
ask:
  may Chie play C10
"""
MAKE = f"""
from html import escape
from referee_widgets import Desk, Quiz, RulePicker, Stepper
desk, stepper = Desk(), Stepper({STORY!r})
picker, quiz = RulePicker("daifugo"), Quiz({QUIZ!r})
empty = desk.table
def start_over(_=None):
    desk.table, desk.lang, stepper.index = empty, "en", 0
def in_japanese(_=None):
    desk.lang = "ja"
def told():
    answer = desk.verdict.get("answer", "nothing")
    said = f"{{desk.lang}} {{answer}} {{stepper.index}}\\n"
    said += f"{{picker.rules}}right: {{quiz.score['right']}}\\n{{desk.table}}"
    return f"<pre class='told'>{{escape(said)}}</pre>"
"""
JUPYTER_CELLS = (
    MAKE
    + """
import ipywidgets
line = ipywidgets.HTML(told())
buttons = [ipywidgets.Button(description=each) for each in ("Start over", "In Japanese")]
def tell(_):
    line.value = told()
desk.observe(tell, ["table", "verdict", "lang"])
stepper.observe(tell, "index")
picker.observe(tell, "rules")
quiz.observe(tell, "score")
for button, act in zip(buttons, (start_over, in_japanese)):
    button.on_click(act)
ipywidgets.VBox([*buttons, line])
""",
    "desk",
    "desk",
    "stepper",
    "picker",
    "quiz",
)
MARIMO_CELLS = (
    "import marimo as mo\n"
    + MAKE.replace(
        "empty =",
        "desk, stepper, picker, quiz = map(mo.ui.anywidget, (desk, stepper, picker, quiz))\n"
        "empty =",
    ),
    """
over = mo.ui.button(label="Start over", on_click=start_over)
japanese = mo.ui.button(label="In Japanese", on_click=in_japanese)
mo.hstack([over, japanese])
""",
    "over, japanese, desk.value, stepper.value, picker.value, quiz.value\nmo.Html(told())",
    "desk",
    "desk",
    "stepper",
    "picker",
    "quiz",
)
MARIMO_SETTINGS = """\
# /// script
# [tool.marimo.display]
# theme = "{theme}"
# ///
"""
THEME = "theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })"


def marimo_source(*cells: str) -> str:
    """A marimo notebook of these cells; marimo finds out by itself what each needs and gives."""
    body = 'import marimo\n\napp = marimo.App(width="full")\n'
    for cell in cells:
        body += f"\n\n@app.cell\ndef _():\n{indent(cell.strip(), ' ' * 4)}\n    return\n"
    return body


@dataclass
class Hosted:
    """A page of a host with the faces on it."""

    page: Page
    own: str
    """The host's own address, and where all that the page asks for should come from."""
    asked: list[str] = field(default_factory=list)
    """What it asked of anybody else; nobody else is reached."""

    def __post_init__(self) -> None:
        own = self.own.removeprefix("http://")
        others = re.compile(rf"^(?!(http://{own}/|ws://{own}/|data:|blob:))")
        self.page.route(others, self._refuse)
        self.page.on("websocket", lambda socket: self._note(others, socket.url))

    def part(self, name: str) -> Locator:
        """A part of whatever stands there once."""
        return self.page.get_by_test_id(name)

    @property
    def desks(self) -> list[DeskPage]:
        """The two views of the desk."""
        found = self.part("desk")
        return [DeskPage(found.nth(place)) for place in (0, 1)]

    def face(self, name: str) -> DeskPage:
        """The stepper, the picker or the quiz."""
        return DeskPage(self.part(name))

    @property
    def told(self) -> Locator:
        """What Python last said."""
        return self.page.locator(".told:visible")

    def press(self, name: str) -> None:
        """One of the two buttons."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def in_dark(self) -> Iterator[Locator]:
        """A desk where the host is dark; the page is as it was afterwards."""
        raise NotImplementedError

    def _note(self, others: re.Pattern[str], url: str) -> None:
        if others.match(url):
            self.asked.append(url)

    def _refuse(self, route: Route) -> None:
        self.asked.append(route.request.url)
        route.abort()


class InJupyter(Hosted):
    """In JupyterLab or Notebook 7."""

    def in_dark(self) -> Iterator[Locator]:
        self.page.evaluate(THEME, "JupyterLab Dark")
        yield self.part("desk").first
        self.page.evaluate(THEME, "JupyterLab Light")


class OnItsOwn(Hosted):
    """In Voila or marimo: the notebook is the page."""

    dark: str = ""
    """The address that shows it dark."""

    def in_dark(self) -> Iterator[Locator]:
        page = self.page.context.new_page()
        page.goto(self.dark)
        yield page.get_by_test_id("desk").first
        page.close()


def in_jupyter(lab: Lab, page: Page) -> Hosted:
    hosted = InJupyter(page, lab.url)
    lab.open_notebook(page, lab.write("hosted.ipynb", *JUPYTER_CELLS))
    run_all(page)
    return hosted


def in_voila(voila: Pages, page: Page) -> Hosted:
    write_notebook(voila.home / "hosted.ipynb", *JUPYTER_CELLS)
    hosted = OnItsOwn(page, voila.url)
    address = voila.address("hosted.ipynb")
    hosted.dark = f"{address}&theme=dark"
    page.goto(address)
    return hosted


def manual_source() -> str:
    """The notebook for marimo in docs/hosts.md."""
    manual = Path(__file__).parent.parent.parent / "docs" / "hosts.md"
    blocks = manual.read_text(encoding="utf-8").split("```python\n")
    return next(block for block in blocks if "marimo.App" in block).split("```")[0]


def write_for_marimo(home: Path) -> None:
    """Puts the notebooks there: marimo as an app shows only what it finds when it starts."""
    (home / "manual.py").write_text(manual_source())
    source = marimo_source(*MARIMO_CELLS)
    for theme in ("light", "dark"):
        (home / f"{theme}.py").write_text(MARIMO_SETTINGS.format(theme=theme) + source)


def in_marimo(marimo: Pages, page: Page) -> Hosted:
    hosted = OnItsOwn(page, marimo.url)
    hosted.dark = marimo.address("dark.py")
    page.goto(marimo.address("light.py"))
    return hosted
