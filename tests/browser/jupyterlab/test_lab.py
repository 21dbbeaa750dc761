"""The harness itself: a widget in a notebook answers a click; and the notebooks one sees first."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk_page import DeskPage
from tests.browser.lab import Lab, outputs, run_all

pytestmark = pytest.mark.full("the first tier settles a dispute at the desk in JupyterLab")

COUNTER = '''
import anywidget, traitlets

class Counter(anywidget.AnyWidget):
    _esm = """
    export default {
      render({ model, el }) {
        const button = document.createElement("button");
        button.onclick = () => {
          model.set("clicks", model.get("clicks") + 1);
          model.save_changes();
        };
        const draw = () => { button.textContent = `doubled: ${model.get("doubled")}`; };
        model.on("change:doubled", draw);
        draw();
        el.append(button);
      }
    };
    """
    clicks = traitlets.Int(0).tag(sync=True)
    doubled = traitlets.Int(0).tag(sync=True)

    @traitlets.observe("clicks")
    def _double(self, change):
        self.doubled = 2 * self.clicks

Counter()
'''


@pytest.fixture
def laptop(lab_page: Page) -> Iterator[Page]:
    """The page as a small laptop shows it."""
    size = lab_page.viewport_size
    lab_page.set_viewport_size({"width": 1280, "height": 720})
    yield lab_page
    assert size is not None
    lab_page.set_viewport_size(size)


def test_a_click_goes_to_the_kernel_and_back(lab: Lab, lab_page: Page) -> None:
    lab.open_instead(lab_page, lab.write("counter.ipynb", COUNTER))
    run_all(lab_page)
    button = outputs(lab_page).get_by_role("button")
    button.click()
    button.click()
    expect(button).to_have_text("doubled: 4")


def test_no_popup_covers_the_page(lab: Lab, page: Page) -> None:
    """At the first visit."""
    lab.open_notebook(page, lab.write("quiet.ipynb", "print('hello')"))
    run_all(page)
    expect(outputs(page)).to_have_text("hello\n")
    expect(page.locator(".Toastify__toast, .jp-Dialog")).to_have_count(0)


def test_the_first_notebook_is_the_front_page_and_stays_there(lab: Lab, laptop: Page) -> None:
    lab.open_instead(laptop, "00-front-page.ipynb")
    run_all(laptop)
    expect(outputs(laptop).and_(laptop.locator("[data-mime-type$=stderr]"))).to_have_count(0)
    desk = DeskPage(outputs(laptop).first)
    expect(desk.part("open-desk")).to_be_in_viewport()
    desk.click("quarrel-three-on-joker")
    desk.answers("Yes")
    desk.click("home-open")
    expect(desk.part("open-desk")).to_be_visible()


def test_settling_a_dispute_begins_with_the_desk(lab: Lab, laptop: Page) -> None:
    lab.open_instead(laptop, "01-settle-a-dispute.ipynb")
    run_all(laptop)
    expect(outputs(laptop).and_(laptop.locator("[data-mime-type$=stderr]"))).to_have_count(0)
    desk = DeskPage(outputs(laptop).first)
    desk.answers("No")
    desk.kernel_says("print(verdict.answer, desk.verdict['answer'])", "no no")
