"""Six arguments as people settle them on a phone, counted: ``bin/bench --taps``.

Each begins at an empty desk. A card is laid wrongly and corrected, another one is taken back, and a
player gets a Japanese name. Three of them are also settled in words, from the front page.
What is right is said by the words of the rules, not by the referee.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Error, Locator, Page, ViewportSize, expect, sync_playwright

from tests.browser.conftest import QUIET
from tests.browser.desks import desk_served
from tests.browser.pages import executable

SIZE: ViewportSize = {"width": 390, "height": 844}
SECONDS_A_TAP = 1.2
"""Also of a swipe. A choice from a list is two taps."""
SECONDS_A_LETTER = 0.25
SEEN = """part => {
  const inBox = part => {
    const [inner, outer] = [part, part.closest(".grid")].map(each => each.getBoundingClientRect());
    return inner.left >= outer.left - 4 && inner.right <= outer.right + 4;
  };
  const { x, y, width, height } = part.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  if (part.closest(".grid") && !inBox(part)) return "turned";
  if (left < 0 || left >= innerWidth) return "aside";
  const under = top >= 0 && top < innerHeight && document.elementFromPoint(left, top);
  if (under && (part.contains(under) || under.contains(part))) return "seen";
  return top >= innerHeight / 2 ? "below" : "above";
}"""
"""Where a part is: in sight with nothing over it, or which way to swipe."""
SWIPE = """([part, way]) => {
  const scrolls = each => each.scrollHeight > each.clientHeight + 1
    && /auto|scroll/.test(getComputedStyle(each).overflowY);
  let sheet = part;
  while (sheet && !scrolls(sheet)) sheet = sheet.parentElement;
  const step = 0.6 * innerHeight * (way === "below" ? 1 : -1);
  (sheet ?? document.scrollingElement).scrollBy({ top: step, behavior: "instant" });
}"""
MOST_SWIPES = 12
SEATS = {"en": ("Aki", "Ben", "Chie", "Dan"), "ja": ("アキ", "ベン", "チエ", "ダン")}


class Person:
    """Someone with a phone: what they do there, and how long it takes."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page, self.lang = page, lang
        self.taps = self.swipes = self.letters = 0
        self.waited = 0.0

    @property
    def seconds(self) -> float:
        moved = (self.taps + self.swipes) * SECONDS_A_TAP
        return moved + self.letters * SECONDS_A_LETTER + self.waited

    def tap(self, *names: str) -> None:
        for name in names:
            part = self.page.get_by_test_id(name)
            self._bring(part, name)
            part.tap()
            self.taps += 1
            self._wait()

    def begin(self, book: str) -> None:
        """Chooses another game at the empty desk."""
        self.tap(f"begin-{book}")

    def seat(self, index: int) -> str:
        """The chip that says who plays."""
        return f"strip-ask-{SEATS[self.lang][index]}"

    def rename(self, seat: int, name: str) -> None:
        self.tap(f"seat-{seat}-edit")
        self.type(name)

    def type(self, text: str) -> None:
        """Types into the field that has the focus, and sends it."""
        self.page.keyboard.insert_text(text)
        self.page.keyboard.press("Enter")
        self.letters += len(text) + 1
        self._wait()

    def says(self, **words: str) -> None:
        """The line of the verdict contains these words, by language."""
        line = self.page.get_by_test_id("verdict-strip")
        expect(line).to_contain_text(words[self.lang])

    def _bring(self, part: Locator, name: str) -> None:
        expect(part).to_be_visible()
        for _ in range(MOST_SWIPES):
            way = part.evaluate(SEEN)
            if way == "seen":
                return
            if way == "turned":
                self.page.get_by_test_id("box-more").tap()
                self.taps += 1
                self.page.wait_for_timeout(300)
                continue
            self.swipes += 1
            if way == "aside":
                part.evaluate("part => part.scrollIntoView({ inline: 'center', block: 'nearest' })")
            else:
                part.evaluate(f"(part, way) => ({SWIPE})([part, way])", way)
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{name} cannot be reached")

    def _wait(self) -> None:
        start = time.monotonic()
        verdict = self.page.get_by_test_id("verdict").first
        if verdict.count():
            expect(verdict).to_have_attribute("aria-busy", "false")
        self.page.wait_for_function(ANSWERED)
        self.waited += time.monotonic() - start


ANSWERED = """() => !Object.keys(sessionStorage)
  .some(key => key.startsWith("referee-unanswered:"))"""


def lock(person: Person) -> None:
    """Offkai: a suit lock, then without it, then a strict lock"""
    person.begin("offkai")
    person.tap("box-D4", "box-D7", "box-S9", "box-S9", "box-D9")  # the 9 of spades was wrong
    person.tap(person.seat(2), "box-C10", "box-CJ", "box-CJ")
    person.rename(2, "千恵")
    person.says(en="No – Suit lock", ja="出せない – 縛り")
    person.tap("strip-flip-suit_lock")
    person.says(en="Yes", ja="出せる")
    person.tap("held-strict-lock-D", "box-C10", "box-DJ")
    person.says(en="No – Strict lock", ja="出せない – 激縛り")


def window(person: Person) -> None:
    """Daifugo: two 8s, and four 4s that stop them"""
    person.tap("begin-preset-popular", "disputed-target")
    person.tap("box-S8", "box-D9", "box-D9", "box-H8", "disputed-play")  # the 9 was wrong
    person.tap("box-S4", "box-H4", "box-D4", "box-C5", "box-C5", "box-C4")
    person.rename(1, "千恵")
    person.says(en="Yes – 4-stop", ja="出せる – 4止め")


def debt(person: Person) -> None:
    """Daifugo with 7-pass and J-back: a J, a 7, the card that is given, and a card on the 7"""
    person.tap("begin-preset-pass_and_back")
    person.tap("box-SJ", person.seat(2), "box-S8", "box-S8", "box-S7")
    person.tap("disputed-play")
    person.rename(3, "千恵")
    person.tap("box-C4", "offer-make", "box-D5")
    person.says(en="No – Suit lock", ja="出せない – スート縛り")


def doubt(person: Person) -> None:
    """Million Doubt: a card face down, the doubt, and the penalty"""
    person.begin("million_doubt")
    person.tap("disputed-target", "box-H3", "box-H3", "box-H4", "disputed-card-H4-down")
    person.rename(1, "千恵")
    person.tap("disputed-play", "strip-waiting-1-1")
    person.says(en="The cards were right, so 千恵 is punished", ja="千恵")


def first_trick(person: Person) -> None:
    """Hearts: a heart in the first trick, without clubs and with only penalty cards"""
    person.begin("hearts")
    person.tap("box-C3", "box-C3", "box-C2", person.seat(1), "box-H5", "box-H6", "box-H6")
    person.rename(1, "千恵")
    person.says(en="It depends", ja="千恵")
    person.tap("strip-ask-yes")
    person.says(en="Yes", ja="出せる")


def points(person: Person) -> None:
    """Culprit poker: two point at one player; who gets the card depends on the ranks"""
    person.begin("culprit_poker")
    person.tap("strip-waiting-0-0", "undo", "strip-waiting-0-1", "strip-waiting-1-1")
    person.tap("strip-waiting-2-3", "strip-waiting-3-0")
    person.rename(2, "千恵")
    person.tap("seat-0-target", "box-5", "seat-1-target", "box-3")
    person.says(en="Aki", ja="アキ")


ARGUMENTS: tuple[Callable[[Person], None], ...] = (lock, window, debt, doubt, first_trick, points)
IN_WORDS: tuple[tuple[dict[str, str], dict[str, str]], ...] = (
    (
        {"en": "D4 D7 D9, can Chie play C10?", "ja": "場はダイヤ4・7・9、チエはクラブ10出せる?"},
        {"en": "No – Suit lock", "ja": "縛り: ダイヤだけ"},
    ),
    (
        {"en": "daifugo: is going out on a 2 a foul?", "ja": "大富豪で2であがったら反則?"},
        {"en": "foul", "ja": "反則"},
    ),
    (
        {"en": "hearts: can Ben lead a heart?", "ja": "ハーツ、ハートで始めていい?"},
        {"en": "Breaking hearts", "ja": "ハートブレイク"},
    ),
)
"""What is typed, and what the answer contains, by language."""


def in_words(person: Person, text: str, answer: str) -> None:
    """An argument that is typed on the front page."""
    person.tap("question-input")
    person.type(text)
    page = person.page
    said = page.get_by_test_id("verdict-strip").or_(page.get_by_test_id("argument-answer"))
    expect(said.filter(has_text=answer).first).to_be_visible()


def report() -> None:
    """Prints what each argument costs, and what stopped it."""
    print(f"{SIZE['width']}x{SIZE['height']}          taps swipes letters seconds")
    house = Path(tempfile.mkdtemp()) / "our-house.toml"
    with desk_served(house=house) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=QUIET)
        for lang in SEATS:
            for argument in ARGUMENTS:
                print(_line(browser, f"{url}#desk", lang, argument, argument.__doc__ or ""))
            for text, answer in IN_WORDS:
                words, wanted = text[lang], answer[lang]
                typed = partial(in_words, text=words, answer=wanted)
                print(_line(browser, url, lang, typed, f"in words: {words}"))
        browser.close()


def _line(
    browser: Browser, url: str, lang: str, argument: Callable[[Person], None], name: str
) -> str:
    context = browser.new_context(viewport=SIZE, has_touch=True, locale=lang)
    page = context.new_page()
    page.goto(url)
    expect(page.locator(".referee")).to_be_visible()
    person = Person(page, lang)
    stopped = ""
    try:
        argument(person)
    except (AssertionError, Error) as error:
        stopped = "   STOPPED: " + " ".join(str(error).split())[:240]
    context.close()
    counts = f"{person.taps:4} {person.swipes:6} {person.letters:7} {person.seconds:7.1f}"
    return f"{lang} {'':15} {counts}  {name}{stopped}"


if __name__ == "__main__":
    report()
