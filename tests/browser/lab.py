"""A JupyterLab server for the tests, and what they do in its page."""

from __future__ import annotations

import secrets
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nbformat
from playwright.sync_api import Locator, Page

from tests.jupyter import environment

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
PYTHON = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}


@dataclass(frozen=True)
class Lab:
    """A running JupyterLab that serves the folder `home`."""

    url: str
    token: str
    home: Path

    def write(self, path: str, *cells: str) -> str:
        """Puts a notebook of these code cells into the folder, and returns its path."""
        notebook: Any = nbformat.v4.new_notebook(  # type: ignore[no-untyped-call]
            metadata=PYTHON,
            cells=[nbformat.v4.new_code_cell(cell) for cell in cells],  # type: ignore[no-untyped-call]
        )
        nbformat.write(notebook, self.home / path)  # type: ignore[no-untyped-call]
        return path

    def open_notebook(self, page: Page, path: str) -> None:
        """Opens a notebook in a workspace of its own, and waits until its kernel answers."""
        workspace = secrets.token_hex(4)
        page.goto(f"{self.url}/lab/workspaces/{workspace}/tree/{path}?token={self.token}")
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
def serve(home: Path, settings: Path) -> Iterator[Lab]:
    """JupyterLab on a free port with a random token; what it keeps goes to `settings`."""
    port, token = free_port(), secrets.token_hex(16)
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
        f"--ServerApp.root_dir={home}",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        f"--IdentityProvider.token={token}",
        "--LabApp.expose_app_in_browser=True",
        f"--LabApp.app_settings_dir={SETTINGS}",
    ]
    lab = Lab(f"http://127.0.0.1:{port}", token, home)
    with running(command, settings, settings / "jupyterlab.log") as (process, log):
        wait_until_up(f"{lab.url}/api?token={token}", process, log)
        yield lab


@contextmanager
def running(
    command: list[str], settings: Path, log: Path
) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """A Jupyter process that is told to stop at the end, and ended where it does not."""
    with log.open("wb") as out:
        process = subprocess.Popen(
            command,
            env=environment(settings),
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    try:
        yield process, log
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_until_up(
    url: str, process: subprocess.Popen[bytes], log: Path, seconds: float = 60
) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end and process.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise AssertionError(f"JupyterLab did not start:\n{log.read_text()}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
