"""A JupyterLab server for the tests, or a Notebook 7, and what they do in its page."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Locator, Page

from tests.browser.servers import free_port, running, wait_until_up, write_notebook

SETTINGS = Path(__file__).parent.parent.parent / "bin" / "lab-settings"

# JupyterLab says "idle" long before a notebook can be run: running it then ends in a question about
# kernels. These promises, in this order, are what has to be waited for.
READY = """async path => {
  const app = window.jupyterapp;
  const find = () => [...app.shell.widgets("main")].find(w => w.context?.path === path);
  let step = "app", panel;
  const wait = async () => {
    await app.restored;
    step = "panel";
    while (!(panel = find())) await new Promise(done => setTimeout(done, 20));
    step = "document";
    await panel.context.ready;
    step = "session";
    await panel.sessionContext.ready;
    step = "kernel";
    await panel.sessionContext.session.kernel.info;
    app.shell.activateById(panel.id);
  };
  const late = new Promise((_, fail) => setTimeout(() => fail(`no ${step} after 60 s`), 60000));
  await Promise.race([wait(), late]);
}"""
# What is open is closed unsaved, and its kernel ends; JupyterLab stays.
OPEN_INSTEAD = """async path => {
  const { commands, shell } = window.jupyterapp;
  for (const each of [...shell.widgets("main")]) {
    await each.sessionContext?.shutdown();
    each.dispose();
  }
  await commands.execute("docmanager:open", { path });
}"""
RUN_ALL = """async () => { await window.jupyterapp.commands.execute("notebook:run-all-cells"); }"""
IN_KERNEL = """async code => {
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
  const request = kernel.requestExecute({ code, store_history: false });
  let said = "";
  request.onIOPub = ({ header, content }) => {
    if (header.msg_type === "stream") said += content.text;
  };
  const { content } = await request.done;
  if (content.status !== "ok") throw new Error(content.ename + ": " + content.evalue);
  return said;
}"""


@dataclass(frozen=True)
class App:
    """One of Jupyter's applications that show notebooks."""

    module: str
    name: str
    """The class whose options it takes."""
    opens: str
    """Where it opens a notebook."""


JUPYTERLAB = App("jupyterlab", "LabApp", "/lab/workspaces/{workspace}/tree/{path}")
NOTEBOOK = App("notebook", "JupyterNotebookApp", "/notebooks/{path}")


@dataclass(frozen=True)
class Lab:
    """A running JupyterLab, or Notebook 7, that serves the folder `home`."""

    url: str
    token: str
    home: Path
    app: App = JUPYTERLAB

    def write(self, path: str, *cells: str) -> str:
        """Puts a notebook of these code cells into the folder, and returns its path."""
        write_notebook(self.home / path, *cells)
        return path

    def open_notebook(self, page: Page, path: str) -> None:
        """Opens a notebook in a workspace of its own, and waits until its kernel answers."""
        where = self.app.opens.format(workspace=secrets.token_hex(4), path=path)
        page.goto(f"{self.url}{where}?token={self.token}")
        wait_for_kernel(page, path)

    def open_instead(self, page: Page, path: str) -> None:
        """Opens a notebook in place of those that the page has open, as `open_notebook` would.

        The ten MB of JavaScript that are JupyterLab run on: a quarter of the CPU.
        """
        if not page.evaluate("'jupyterapp' in window"):
            self.open_notebook(page, path)
            return
        page.evaluate(OPEN_INSTEAD, path)
        wait_for_kernel(page, path)


def wait_for_kernel(page: Page, path: str) -> None:
    page.wait_for_function("() => window.jupyterapp")
    page.evaluate(READY, path)


def run_all(page: Page) -> None:
    """Runs all cells of the notebook in front, and returns when they are done."""
    page.evaluate(RUN_ALL)


def in_kernel(page: Page, code: str) -> str:
    """Runs Python in the notebook in front, beside its cells, and returns what it printed."""
    said: str = page.evaluate(IN_KERNEL, code)
    return said


def outputs(page: Page) -> Locator:
    """What the cells of the notebook in front have put out."""
    return page.locator(".jp-NotebookPanel:visible .jp-OutputArea-output")


@contextmanager
def serve(home: Path, settings: Path, app: App = JUPYTERLAB) -> Iterator[Lab]:
    """Jupyter on a free port with a random token; what it keeps goes to `settings`."""
    port, token = free_port(), secrets.token_hex(16)
    command = [
        *(sys.executable, "-m", app.module, "--no-browser", "--allow-root"),
        f"--ServerApp.root_dir={home}",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        f"--IdentityProvider.token={token}",
        f"--{app.name}.expose_app_in_browser=True",
        f"--{app.name}.app_settings_dir={SETTINGS}",
    ]
    lab = Lab(f"http://127.0.0.1:{port}", token, home, app)
    with running(command, settings, settings / "server.log") as (process, log):
        wait_until_up(f"{lab.url}/api?token={token}", process, log)
        yield lab
