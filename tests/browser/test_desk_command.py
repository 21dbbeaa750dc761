"""The README's first command, as it stands there."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.lab import wait_for_kernel
from tests.browser.servers import free_port, running, wait_until_up

NOTEBOOK = "notebooks/00-front-page.ipynb"


@pytest.mark.full("the first tier starts JupyterLab by itself")
def test_bin_desk_opens_the_notebook(root: Path, page: Page, tmp_path: Path) -> None:
    port = free_port()
    options = ["--no-browser", "--port", str(port), "--IdentityProvider.token=sesame"]
    options += ["--LabApp.expose_app_in_browser=True"]
    url = f"http://127.0.0.1:{port}/lab"
    with running([str(root / "bin/desk"), *options], tmp_path, tmp_path / "log") as (process, log):
        wait_until_up(f"{url}?token=sesame", process, log)
        settings = f"{url}/api/settings/@jupyterlab/docmanager-extension:plugin?token=sesame"
        with urllib.request.urlopen(settings) as answer:
            properties = json.load(answer)["schema"]["properties"]
        assert properties["autosave"]["default"] is False, "looking at a notebook changes it"
        page.goto(f"http://127.0.0.1:{port}/?token=sesame")
        wait_for_kernel(page, NOTEBOOK)
