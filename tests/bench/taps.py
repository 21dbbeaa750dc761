"""How many touch taps quarrels take at the desk of `referee open`, and how long a verdict takes:
``python -m tests.bench.taps``.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright

from tests.browser.conftest import QUIET
from tests.browser.servers import free_port
from tests.browser.test_open import opened

from .quarrels import QUARRELS, Finger

SIZES: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 360, "height": 640})
SECONDS_A_TAP = 1.2
SLOWER = 4
# From the finger's touch to the frame after the line of the verdict changed.
CLOCK = """
  addEventListener('pointerdown', e => { window.touched = e.timeStamp; }, true);
  const told = node => node.parentElement?.closest('.strip') ?? node.closest?.('.strip');
  new MutationObserver(all => all.some(each => told(each.target)) && requestAnimationFrame(() => {
    window.drawn = performance.now() - window.touched;
  })).observe(document, {subtree: true, childList: true, characterData: true});
"""
UNDER = """(e, [x, y]) => {
  const top = document.elementFromPoint(x, y);
  return top !== null && (e.contains(top) || top.contains(e));
}"""


IN_BOX = """part => {
  const [inner, outer] = [part, part.closest(".grid")].map(each => each.getBoundingClientRect());
  const middle = (inner.left + inner.right) / 2;
  return middle > outer.left && middle < outer.right;
}"""
"""Whether the palette shows a card; otherwise it has to be turned."""


IN_ROW = """part => {
  const inner = part.getBoundingClientRect();
  return [part.parentElement, part.closest(".begin")].every((row) => {
    const outer = row.getBoundingClientRect();
    return inner.left >= outer.left && inner.right <= outer.right;
  });
}"""
"""Whether the row of books shows one; otherwise it has to be swiped."""


class Phone:
    """The desk on a phone, tapped where it stands: nothing is scrolled and nothing typed."""

    def __init__(
        self, browser: Browser, url: str, size: ViewportSize, slower: int = SLOWER
    ) -> None:
        """``slower``: so many times as the machine is."""
        self.context = browser.new_context(viewport=size, has_touch=True, locale="en-US")
        self.page: Page = self.context.new_page()
        self.page.add_init_script(CLOCK)
        self.page.goto(url)
        self.size = size
        self.taps: list[str] = []
        self.times: list[float] = []
        expect(self.page.get_by_test_id("box-D4")).to_be_visible()
        session = self.context.new_cdp_session(self.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def tap(self, *names: str) -> None:
        for name in names:
            part = self.page.get_by_test_id(name)
            while name.startswith("box-") and not part.evaluate(IN_BOX):
                self._touch(self.page.get_by_test_id("box-more"), "box-more")
            self._touch(part, name)

    def says(self, *words: str) -> None:
        for each in words:
            expect(self.page.get_by_test_id("verdict-strip")).to_contain_text(each)

    def _touch(self, part: Locator, name: str) -> None:
        if name.startswith("begin-") and not part.evaluate(IN_ROW):
            part.evaluate("part => part.scrollIntoView({ inline: 'center', block: 'nearest' })")
            self.taps.append("swipe")
        x, y = self._reach(part, name)
        self.page.evaluate("window.drawn = undefined")
        self.page.touchscreen.tap(x, y)
        self.taps.append(name)
        self._settle()
        if (drawn := self.page.evaluate("window.drawn")) is not None:
            self.times.append(drawn)

    def _reach(self, part: Locator, name: str) -> tuple[float, float]:
        """The middle of a part, which has to be on the screen with nothing over it."""
        expect(part).to_be_visible()
        box = part.bounding_box()
        assert box, f"{name} is not drawn"
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        inside = 0 <= x < self.size["width"] and 0 <= y < self.size["height"]
        assert inside, f"{name} is off the screen, at {x:.0f}, {y:.0f}"
        assert part.evaluate(UNDER, [x, y]), f"{name} is covered at {x:.0f}, {y:.0f}"
        return x, y

    def _settle(self) -> None:
        self.page.wait_for_timeout(350)
        expect(self.page.get_by_test_id("verdict")).to_have_attribute("aria-busy", "false")
        assert self.page.evaluate("scrollY") == 0, "the page was scrolled"


def report() -> None:
    """Prints the taps of each quarrel and what stopped it, at both sizes."""
    times: list[float] = []
    folder = Path(tempfile.mkdtemp())
    with opened(folder, free_port()) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=QUIET)
        for size in SIZES:
            print(f"{size['width']}x{size['height']}: taps, goal, seconds")
            for quarrel, goal in QUARRELS.items():
                phone = Phone(browser, f"{url}#desk", size)
                print(_line(phone, quarrel, goal), flush=True)
                times += phone.times
                phone.context.close()
        browser.close()
    high = quantiles(times, n=20)[-1]
    print(f"tap to a new verdict drawn, CPU {SLOWER} times slower, {len(times)} taps: ", end="")
    print(f"median {median(times):.0f} ms, p95 {high:.0f} ms")


def _line(phone: Phone, quarrel: Callable[[Finger], None], goal: int) -> str:
    try:
        quarrel(phone)
        stopped = ""
    except AssertionError as wrong:
        stopped = "   STOPPED: " + " ".join(str(wrong).split())[:240]
    taps = len(phone.taps)
    return f"{taps:4} {goal:4} {taps * SECONDS_A_TAP:5.1f} s  {quarrel.__doc__}{stopped}"


if __name__ == "__main__":
    report()
