"""How soon the static site has a verdict on a phone, by the network of one.

The server is slow by itself (9 Mbit/s, 60 ms), so that workers feel it, too. With ``--slower 4``
the browser, workers and all, stands still three quarters of the time.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, ViewportSize, sync_playwright

from tests.browser.pages import executable
from tests.browser.servers import free_port

from .clock import Figure, Scale, figure
from .peers import PERFT
from .slow import slowed

VISITS = 3
FRONT_VISITS = 10
SIZE: ViewportSize = {"width": 390, "height": 844}
BITS, PAUSE = 9e6, 0.06
TYPES = {"html": "text/html", "js": "text/javascript", "mjs": "text/javascript",
         "css": "text/css", "wasm": "application/wasm"}  # fmt: skip
QUARREL = ("field-target", "box-D4", "box-D7", "box-D9", "disputed-target", "box-C10")
LAID = """async ([names, words]) => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const part = name => document.querySelector(`[data-testid="${name}"]`);
  const until = told => new Promise(done => {
    const look = () => told() && (seen.disconnect(), done(performance.now() / 1000), true);
    const seen = new MutationObserver(look);
    if (!look()) seen.observe(document, {subtree: true, childList: true, characterData: true});
  });
  const desk = await until(() => part("box-D4"));
  for (const name of names) {
    await until(() => part(name));
    part(name).click();
    await frame();
  }
  await until(() => part("verdict-strip")?.textContent.includes(words));
  await frame();
  const verdict = performance.now() / 1000;
  const paint = performance.getEntriesByName("first-contentful-paint")[0].startTime / 1000;
  return { paint, desk, verdict };
}"""
"""The quarrel is laid out as fast as the page takes it, and the page itself looks at its clock: no
finger is measured, nor who moves it and looks."""
READ = """async () => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const verdict = () => document.querySelector(".quarrel .ruled");
  await new Promise(done => {
    const look = () => verdict()?.textContent && (seen.disconnect(), done());
    const seen = new MutationObserver(look);
    seen.observe(document, {subtree: true, childList: true, characterData: true});
    look();
  });
  await frame();
  await frame();
  const drawn = performance.now() / 1000;
  if (verdict().getBoundingClientRect().bottom > innerHeight) throw "the verdict is out of sight";
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  return { ...(paint && { paint: paint.startTime / 1000 }), verdict: drawn };
}"""
"""The front page: until the first verdict on it is drawn. The second frame begins when the one with
the verdict is on its way to the screen."""
TAPS = """async count => {
  const took = [];
  const card = document.querySelector('[data-testid=box-D9]');
  for (let n = 0; n < count; n++) {
    const was = document.querySelector('.strip')?.textContent, begun = performance.now();
    const line = document.querySelector('.strip');
    await new Promise(done => {
      new MutationObserver((_, seen) => {
        if (line.textContent === was) return;
        seen.disconnect();
        requestAnimationFrame(done);
      }).observe(line, {subtree: true, childList: true, characterData: true});
      card.click();
    });
    took.push(performance.now() - begun);
    await new Promise(done => setTimeout(done, 60));
  }
  return took;
}"""


class Line:
    """One phone's connection, however many ask at once."""

    def __init__(self) -> None:
        self.sent: dict[str, int] = {}
        self._free = 0.0
        self._lock = threading.Lock()

    def carry(self, name: str, data: bytes) -> None:
        with self._lock:
            self._free = max(self._free, time.monotonic()) + 8 * len(data) / BITS
            arrives = self._free
            self.sent[name] = self.sent.get(name, 0) + len(data)
        time.sleep(max(0, arrives - time.monotonic()))


class Host(BaseHTTPRequestHandler):
    """Files, brotli where it lies beside, kept by the browser where the name tells the content."""

    protocol_version = "HTTP/1.1"

    def __init__(self, line: Line, folder: Path, *args: Any) -> None:
        self.line, self.folder = line, folder
        super().__init__(*args)

    def log_message(self, *_: Any) -> None:
        """Nothing."""

    def do_GET(self) -> None:
        name = self.path.partition("?")[0].lstrip("/") or "index.html"
        path = self.folder / name
        time.sleep(PAUSE)
        if not path.is_file():
            self.send_error(404)
            return
        packed = path.with_name(f"{path.name}.br")
        data = (packed if packed.is_file() else path).read_bytes()
        self.send_response(200)
        if packed.is_file():
            self.send_header("Content-Encoding", "br")
        lasting = "-" in name and name != "index.html"
        self.send_header("Cache-Control", "max-age=31536000" if lasting else "no-cache")
        self.send_header("Content-Type", TYPES.get(path.suffix[1:], "application/octet-stream"))
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        with suppress(BrokenPipeError, ConnectionResetError):
            for at in range(0, len(data), 16384):
                self.line.carry(name, data[at : at + 16384])
                self.wfile.write(data[at : at + 16384])


@contextmanager
def hosted(folder: Path, line: Line, port: int) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(Host, line, folder))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.shutdown()
        server.server_close()


# ---- what is measured


class Visits:
    """Visits to the site, each from going there to the verdict on a quarrel; and taps."""

    def figures(self, name: str, scale: Scale) -> Iterator[Figure]:
        """By wall time, but for the peer."""
        with TemporaryDirectory() as made, sync_playwright() as play:
            folder = Path(made)
            command = [sys.executable, "-m", "referee", "site", f"{folder}/out", "--lang", "en"]
            subprocess.run(command, check=True, capture_output=True)
            visits = 1 if scale.part < 1 else VISITS
            for what, seconds in _seconds(play, folder, visits, scale.slower):
                rates = [(1 / took, unit) for took, unit in seconds]
                yield figure(f"{name}/{what}", "ms", rates, PERFT)


Seconds = list[tuple[float, float]]
"""What each visit took, with the peer's rate beside it."""


def _seconds(
    play: Playwright, folder: Path, visits: int, slower: int
) -> Iterator[tuple[str, Seconds]]:
    line, built = Line(), folder / "out"
    with slowed(slower), phone(play, folder / "known") as context:
        with hosted(built, line, free_port()) as url:
            page = settle(context, url)[1]
            first = sum(
                size for name, size in line.sent.items() if not name.startswith(("rest", "icon"))
            )
            print(f"bytes to the first verdict: {first / 1e6:.2f} MB", flush=True)
            _stay(page)
            page = settle(context, url)[1]
            yield from _taps(page)
            leave(page)
            yield from _visits("next", [_visit(context, url) for _ in range(visits)])
        yield from _visits("offline", [_visit(context, url) for _ in range(visits)])
        yield from _visits("front offline", [_look(context, url) for _ in range(FRONT_VISITS)])
    with slowed(slower), hosted(built, Line(), free_port()) as url:
        yield from _visits(
            "first", [_first_visit(play, folder / f"{n}", url) for n in range(visits)]
        )
        looks = [_first_look(play, folder / f"front-{n}", url) for n in range(FRONT_VISITS)]
        yield from _visits("front", looks)


Visit = tuple[dict[str, float], float]


def _visits(what: str, visits: list[Visit]) -> Iterator[tuple[str, Seconds]]:
    for moment in visits[0][0]:
        known = [(seconds[moment], unit) for seconds, unit in visits if moment in seconds]
        yield f"{what}/{moment}", known


def _visit(context: BrowserContext, url: str) -> Visit:
    seconds, page = settle(context, url)
    leave(page)
    return seconds, PERFT.rate(0)


def _first_visit(play: Playwright, profile: Path, url: str) -> Visit:
    """By a browser that knows nothing."""
    with phone(play, profile) as context:
        return _visit(context, url)


def _first_look(play: Playwright, profile: Path, url: str) -> Visit:
    """At the front page, by a browser that knows nothing."""
    with phone(play, profile) as context:
        return _look(context, url)


def _look(context: BrowserContext, url: str) -> Visit:
    page = context.new_page()
    page.goto(url, wait_until="commit")
    seconds = page.evaluate(READ)
    leave(page)
    return seconds, PERFT.rate(0)


def settle(context: BrowserContext, url: str) -> tuple[dict[str, float], Page]:
    """Seconds from going there to the first paint, to a desk, to a verdict. The taps are made as
    soon as there is something to tap."""
    page = context.new_page()
    page.goto(f"{url}#desk", wait_until="commit")
    return page.evaluate(LAID, [QUARREL, "only diamonds"]), page


def _taps(page: Page) -> Iterator[tuple[str, Seconds]]:
    """From a tap to its picture."""
    took = page.evaluate(TAPS, 50)
    yield "tap 50 %", [(median(took) / 1000, PERFT.rate(0))]
    yield "tap 95 %", [(quantiles(took, n=20)[-1] / 1000, PERFT.rate(0))]


def leave(page: Page) -> None:
    """The next table is another: this one would be there at once."""
    page.evaluate("localStorage.clear()")
    page.close()


def _stay(page: Page) -> None:
    """Until all is kept that a phone keeps."""
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_timeout(3000)
    leave(page)


@contextmanager
def phone(play: Playwright, profile: Path) -> Iterator[BrowserContext]:
    """A browser that keeps all on a disk, as a phone's does."""
    context = play.chromium.launch_persistent_context(
        profile, executable_path=executable(), args=["--no-sandbox"],
        viewport=SIZE, has_touch=True, locale="en-US", bypass_csp=True,
    )  # fmt: skip
    try:
        yield context
    finally:
        context.close()


MEASURES = {"site": Visits()}
