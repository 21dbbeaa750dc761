"""The harness itself: a widget in a notebook in JupyterLab answers a click."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.lab import Lab, outputs, run_all

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


def test_a_click_goes_to_the_kernel_and_back(lab: Lab, page: Page) -> None:
    lab.open_notebook(page, lab.write("counter.ipynb", COUNTER))
    run_all(page)
    button = outputs(page).get_by_role("button")
    button.click()
    button.click()
    expect(button).to_have_text("doubled: 4")


def test_no_popup_covers_the_page(lab: Lab, page: Page) -> None:
    lab.open_notebook(page, lab.write("quiet.ipynb", "print('hello')"))
    run_all(page)
    expect(outputs(page)).to_have_text("hello\n")
    expect(page.locator(".Toastify__toast, .jp-Dialog")).to_have_count(0)
