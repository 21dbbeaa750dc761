"""Browser tests: Debian's Chromium, driven by Playwright, on a JupyterLab of their own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.apps import Pages, serve_marimo, serve_voila
from tests.browser.hosts import write_for_marimo
from tests.browser.lab import NOTEBOOK, Lab, serve
from tests.browser.pages import PATIENCE, SharedPages, executable, patient

# Only a test that fails waits so long: what is expected also comes on a busy machine.
expect.set_options(timeout=PATIENCE)

# Without these it looks for updates and the like, which a closed network refuses, many at a time.
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
    # No test runs long enough to get back what it takes to make Python's machine as quick as can
    # be: a fifth of the time where one is.
    "--js-flags=--no-wasm-tier-up --no-wasm-dynamic-tiering",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = executable()
    if not found:
        pytest.fail("no chromium here: bin/test installs it", pytrace=False)
    return {**browser_type_launch_args, "executable_path": found, "args": QUIET}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    # What moves or is not looked at is drawn all the same, and takes a third of the time.
    view = {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce"}
    return {**browser_context_args, **view, "locale": "en-US"}


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Browser:
    return patient(browser)


@pytest.fixture(scope="session")
def shared_pages(browser: Browser) -> Iterator[SharedPages]:
    """Pages that tests use one after the other."""
    pages = SharedPages(browser)
    yield pages
    pages.close()


@pytest.fixture(autouse=True)
def forgets(forgets_books: None) -> None:
    """The desks are served in the process of the tests: what they make known is unknown after."""


@pytest.fixture(scope="session")
def lab(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab over copies of the notebooks."""
    home = tmp_path_factory.mktemp("lab")
    shutil.copytree(root / "notebooks", home, dirs_exist_ok=True)
    with serve(home, tmp_path_factory.mktemp("settings")) as lab:
        yield lab


@pytest.fixture(scope="session")
def lab_page(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """The page of JupyterLab for notebooks that need no page of their own: one after the other."""
    context = browser.new_context(**browser_context_args)
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def notebook7(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """Notebook 7 over an empty folder."""
    make = tmp_path_factory.mktemp
    with serve(make("notebook7"), make("settings"), NOTEBOOK) as notebook:
        yield notebook


@pytest.fixture(scope="session")
def voila(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pages]:
    """Voila over an empty folder."""
    make = tmp_path_factory.mktemp
    with serve_voila(make("voila"), make("settings")) as voila:
        yield voila


@pytest.fixture(scope="session")
def marimo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pages]:
    """marimo showing apps."""
    home = tmp_path_factory.mktemp("marimo")
    write_for_marimo(home)
    with serve_marimo(home, tmp_path_factory.mktemp("settings"), "run") as marimo:
        yield marimo


@pytest.fixture(scope="session")
def marimo_editor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pages]:
    """marimo's editor."""
    home = tmp_path_factory.mktemp("marimo")
    write_for_marimo(home)
    with serve_marimo(home, tmp_path_factory.mktemp("settings"), "edit") as marimo:
        yield marimo
