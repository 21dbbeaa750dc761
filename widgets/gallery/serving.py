"""The gallery's page on a small server of this machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

GALLERY = Path(__file__).parent
ROOT = GALLERY.parent.parent
BUNDLE = ROOT / "referee" / "web" / "static"
MADE = ROOT / "build" / "gallery"
"""Where states and pictures are made; git ignores it."""


@contextmanager
def served(states: Path) -> Iterator[str]:
    """The address of the page that shows the states of this file, while the block runs."""
    files = {"states.json": states, **{name: BUNDLE / name for name in ("desk.js", "desk.css")}}

    class Handler(SimpleHTTPRequestHandler):
        def translate_path(self, path: str) -> str:
            file = files.get(path.removeprefix("/"))
            return str(file) if file else super().translate_path(path)

        def log_message(self, *_: object) -> None:
            """Nothing."""

    handler = partial(Handler, directory=str(GALLERY))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/index.html"
        finally:
            server.shutdown()
