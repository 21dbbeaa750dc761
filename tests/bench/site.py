"""How soon the static site settles a quarrel on a phone: bytes and seconds, by the network of one.

The server is slow by itself (9 Mbit/s, 60 ms), so that workers feel it, too. A slow phone is
measured in two ways: a browser that, workers and all, stands still three quarters of the time; and
one that slows its page, with Python on the page's thread, while what compiles beside it is quick.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, ViewportSize, sync_playwright

from tests.browser.servers import free_port

from .slow import slowed

RUNS = 3
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


Prepare = Callable[[Page], None]


def _untouched(_: Page) -> None:
    """As it is."""


def settle(
    context: BrowserContext, url: str, prepare: Prepare = _untouched
) -> tuple[dict[str, float], Page]:
    """Seconds from going there to the first paint, to a desk, to a verdict. The taps are made as
    soon as there is something to tap."""
    page = context.new_page()
    prepare(page)
    page.goto(f"{url}#desk", wait_until="commit")
    return page.evaluate(LAID, [QUARREL, "only diamonds"]), page


def on_the_page(page: Page, slower: int) -> None:
    """Python runs on the page's thread, and that slower."""
    page.add_init_script(path=Path(__file__).with_name("onpage.js"))
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})


def leave(page: Page) -> None:
    """The next table is another: this one would be there at once."""
    page.evaluate("localStorage.clear()")
    page.close()


def report(slower: int) -> None:
    """Prints a table. ``slower``: so many times as this machine is."""
    with TemporaryDirectory() as made, sync_playwright() as play:
        folder = Path(made)
        command = [sys.executable, "-m", "referee", "site", f"{folder}/out", "--lang", "en"]
        subprocess.run(command, check=True, capture_output=True)
        print(f"a plain loop                {loop():.2f} s", flush=True)
        _visits(play, folder, slower)
        if slower > 1:
            print("-- Python on the page's thread, and that alone slowed", flush=True)
            _visits_on_the_page(play, folder, slower)


def loop() -> float:
    """Seconds that this machine takes today for what has nothing to do with the site."""
    begun, total = time.perf_counter(), 0
    for n in range(2_000_000):
        total += n * n
    return time.perf_counter() - begun


@contextmanager
def phone(play: Playwright, profile: Path) -> Iterator[BrowserContext]:
    """A browser that keeps all on a disk, as a phone's does."""
    context = play.chromium.launch_persistent_context(
        profile, executable_path="/usr/bin/chromium", args=["--no-sandbox"],
        viewport=SIZE, has_touch=True, locale="en-US", bypass_csp=True,
    )  # fmt: skip
    try:
        yield context
    finally:
        context.close()


def _cold(play: Playwright, folder: Path, url: str, prepare: Prepare = _untouched) -> None:
    """Each time by a browser that knows nothing."""
    told = []
    for n in range(RUNS):
        with phone(play, folder / f"new-{n}") as context:
            told.append(settle(context, url, prepare)[0])
    _row("cold", told)


def _again(context: BrowserContext, url: str, prepare: Prepare = _untouched) -> None:
    """The next visits from here."""
    told = []
    for _ in range(RUNS):
        seen, page = settle(context, url, prepare)
        told.append(seen)
        leave(page)
    _row("again", told)


def _visits(play: Playwright, folder: Path, slower: int) -> None:
    line, port = Line(), free_port()
    with slowed(slower), phone(play, folder / "whole") as context:
        with hosted(folder / "out", line, port) as url:
            page = settle(context, url)[1]
            first = sum(
                size for name, size in line.sent.items() if not name.startswith(("late", "icon"))
            )
            print(f"bytes to the first verdict  {first / 1e6:.2f} MB", flush=True)
            _stay(page)
            page = settle(context, url)[1]
            _taps(page)
            leave(page)
            _again(context, url)
        told = []
        for _ in range(RUNS):
            seen, page = settle(context, url)
            told.append(seen)
            leave(page)
        _row("with nobody serving", told)
    with slowed(slower), hosted(folder / "out", Line(), free_port()) as url:
        _cold(play, folder, url)


def _visits_on_the_page(play: Playwright, folder: Path, slower: int) -> None:
    """The same; the visit before the next ones is unslowed."""
    slow = partial(on_the_page, slower=slower)
    with hosted(folder / "out", Line(), free_port()) as url:
        with phone(play, folder / "known") as context:
            _stay(settle(context, url)[1])
            page = settle(context, url, slow)[1]
            _taps(page)
            leave(page)
            _again(context, url, slow)
        _cold(play, folder / "slow", url, slow)


def _stay(page: Page) -> None:
    """Until all is kept that a phone keeps."""
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_timeout(3000)
    leave(page)


def _taps(page: Page) -> None:
    took = page.evaluate(TAPS, 50)
    print(f"tap to picture              {median(took):.0f} / {quantiles(took, n=20)[-1]:.0f} ms")


def _row(what: str, told: list[dict[str, float]]) -> None:
    """Of several visits the middle one, and between which the verdicts lie."""
    middle = {each: median(one[each] for one in told) for each in told[0]}
    said = ", ".join(f"{each} {middle[each]:.2f}" for each in ("paint", "desk", "verdict"))
    verdicts = [one["verdict"] for one in told]
    print(f"{what:27} {said} s ({min(verdicts):.2f}-{max(verdicts):.2f})", flush=True)
