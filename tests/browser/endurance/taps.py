"""Taps faster than a hand can tap, on a page whose machine is slow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from playwright.sync_api import Locator, Page

EIGHT = ["D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10"]

TAP = """([faces, ids]) => {
  const tap = (id, at) => {
    const thing = faces[at % faces.length].querySelector(`[data-testid="${id}"]`);
    if (!thing) return false;
    thing.click();
    return true;
  };
  return ids.map(tap).filter(Boolean).length;
}"""
"""All in one task of the page: 0 ms apart, and nothing is drawn in between."""
TAP_EACH = """async ([faces, ids]) => {
  let found = 0;
  for (const [at, id] of ids.entries()) {
    const thing = faces[at % faces.length].querySelector(`[data-testid="${id}"]`);
    if (thing && !thing.disabled) found += 1;
    thing?.click();
    await new Promise(done => setTimeout(done));
  }
  return found;
}"""
"""Each in a task of its own, as a hand's are; the page may draw in between."""


def taps(faces: Sequence[Locator], ids: Sequence[str], script: str = TAP) -> int:
    """Taps on things, by their ids, in the views of a face in turn: how many were there."""
    handles = [face.element_handle() for face in faces]
    found: int = faces[0].page.evaluate(script, [handles, list(ids)])
    return found


@contextmanager
def slow(page: Page, times: int = 4) -> Iterator[None]:
    """A page whose machine is so many times slower."""
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": times})
    try:
        yield
    finally:
        client.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        client.detach()
