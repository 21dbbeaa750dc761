"""Hosts that show a notebook as a page of its own: Voila, and marimo as an app or in its editor."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.browser.servers import free_port, running, wait_until_up


@dataclass(frozen=True)
class Pages:
    """A running server that shows the notebooks of the folder `home`."""

    url: str
    home: Path
    opens: str
    """Where it shows a notebook; the token is in it."""

    def address(self, path: str) -> str:
        return self.url + self.opens.format(path=path)


@contextmanager
def serve_voila(home: Path, settings: Path) -> Iterator[Pages]:
    """Voila on a free port with a random token; what it keeps goes to `settings`."""
    port, token = free_port(), secrets.token_hex(16)
    command = [
        *(sys.executable, "-m", "voila", str(home), "--no-browser", f"--token={token}"),
        f"--Voila.port={port}",
        "--Voila.port_retries=0",
    ]
    pages = Pages(f"http://127.0.0.1:{port}", home, f"/voila/render/{{path}}?token={token}")
    with running(command, settings, settings / "server.log") as (process, log):
        wait_until_up(f"{pages.url}/?token={token}", process, log)
        yield pages


@contextmanager
def serve_marimo(home: Path, settings: Path, mode: str) -> Iterator[Pages]:
    """marimo on a free port; `mode` is `run` (an app) or `edit` (a notebook, run when opened)."""
    config = settings / "config" / "marimo" / "marimo.toml"
    config.parent.mkdir(parents=True)
    config.write_text("[runtime]\nauto_instantiate = true\n")
    port, token = free_port(), secrets.token_hex(16)
    command = [
        *(sys.executable, "-m", "marimo", mode, str(home), "--headless", "--no-sandbox"),
        *("--port", str(port), "--token", "--token-password", token),
        *(["--skip-update-check"] if mode == "edit" else []),
    ]
    pages = Pages(f"http://127.0.0.1:{port}", home, f"/?file={{path}}&access_token={token}")
    with running(command, settings, settings / "server.log") as (process, log):
        wait_until_up(f"{pages.url}/health", process, log)
        yield pages
