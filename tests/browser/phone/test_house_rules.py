"""House rules on a phone: from what is played to the rule looked for, and back to the verdict."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from referee.links import link
from tests import paths
from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages, settle
from tests.browser.phone.conftest import PHONE
from tests.tiers import quick

ADDRESSES = "the first tier finds a rule on a phone, and closes the rules by Back"
JOKER = (
    "rules: daifugo - spade_three\nseats: Aki, Ben, Chie\nfield: Aki Jo\nask:\n  may Ben play S3\n"
)
OTHER_WAYS = "the first tier closes the rules by Back"
AXE = paths.ROOT / "widgets/node_modules/axe-core/axe.min.js"


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """The desk with a joker on the field and the spade 3 in question, for each page anew."""
    with desk_served(JOKER, name="joker.table", lang_is_explicit=True) as address:
        yield address


@pytest.fixture
def phone(shared_pages: SharedPages, url: str) -> Iterator[Page]:
    looks = {"has_touch": True, "locale": "en-US", "reduced_motion": "reduce"}
    with shared_pages.page(PHONE, **looks) as page:
        page.goto(url)
        yield page


class Finger:
    """Taps, and counts them."""

    def __init__(self) -> None:
        self.taps = 0

    def __call__(self, part: Locator) -> None:
        part.tap()
        self.taps += 1


def serious(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    if not page.evaluate("'axe' in window"):
        # The page lets no script of others in: this one comes by the door of the debugger.
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    grave = [each for each in found["violations"] if each["impact"] in ("serious", "critical")]
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in grave]


def test_a_rule_is_found_switched_on_and_judged_by_in_four_taps(phone: Page) -> None:
    tap, part = Finger(), phone.get_by_test_id
    expect(part("verdict-answer")).to_have_text("No")
    tap(part("playing"))
    rules = part("rules")
    expect(rules.get_by_test_id("baize")).to_be_visible()
    assert serious(phone) == []
    tap(rules.get_by_test_id("find"))
    phone.keyboard.type("スペ3")
    found = rules.locator('[data-testid="results"] > ul > li').first
    expect(found).to_have_attribute("data-testid", "clause-spade_three")
    assert serious(phone) == []
    tap(found.locator(".tick"))
    strip = rules.get_by_test_id("rules-verdict")
    expect(strip).to_contain_text("Yes")
    settle(phone)
    told = strip.inner_text()  # the same line as at the table
    tap(rules.get_by_test_id("rules-close"))
    expect(part("rules")).to_have_count(0)
    expect(part("verdict-headline")).to_have_text(told)
    assert tap.taps == 4
    part("undo").tap()
    expect(part("verdict-answer")).to_have_text("No")


@pytest.mark.parametrize("way", quick(["Back", "Escape", "beside"], 1, OTHER_WAYS))
def test_the_rules_close_and_the_table_stays(phone: Page, way: str) -> None:
    part = phone.get_by_test_id
    if way == "beside":
        phone.set_viewport_size({"width": 1280, "height": 720})
    part("playing").click()
    part("rules").get_by_test_id("find").fill("7 pass")
    part("rules").get_by_test_id("results").locator(".tick").first.click()
    expect(part("playing")).to_contain_text("7-pass")
    if way == "Escape":
        phone.keyboard.press("Escape")
    elif way == "Back":
        phone.go_back()
    else:
        phone.mouse.click(20, 400)
    expect(part("rules")).to_have_count(0)
    expect(part("playing")).to_be_focused()
    phone.reload()
    expect(part("playing")).to_contain_text("7-pass")


@pytest.mark.full(ADDRESSES)
def test_an_address_that_has_lost_its_state_brings_no_older_table_back(phone: Page) -> None:
    """As Chromium leaves it where a reload overtakes the way back from the rules."""
    part = phone.get_by_test_id
    expect(phone).to_have_url(re.compile("#table="))
    before = phone.evaluate("location.hash")
    part("playing").click()
    part("rules").get_by_test_id("find").fill("7 pass")
    part("rules").get_by_test_id("results").locator(".tick").first.click()
    part("rules-close").click()
    expect(part("playing")).to_contain_text("7-pass")
    expect(phone).not_to_have_url(re.compile(re.escape(before)))
    phone.evaluate("hash => history.replaceState(null, '', hash)", before)
    phone.reload()
    expect(part("playing")).to_contain_text("7-pass")


@pytest.mark.full(ADDRESSES)
def test_a_link_that_is_pasted_into_the_open_page_brings_its_table(phone: Page, url: str) -> None:
    part = phone.get_by_test_id
    expect(part("playing")).to_contain_text("Spade-3")
    phone.goto(link("rules: offkai\nseats: Dora, Emil\nfield: D4\nask:\n  may Emil play D9\n", url))
    expect(part("verdict-headline")).to_have_text("Yes – ♦9 beats ♦4.")
    expect(part("playing")).not_to_contain_text("Spade-3")
    phone.reload()
    expect(part("verdict-headline")).to_have_text("Yes – ♦9 beats ♦4.")


@pytest.mark.full(ADDRESSES)
def test_what_nobody_has_answered_when_the_page_is_reloaded_is_not_lost(phone: Page) -> None:
    part = phone.get_by_test_id
    part("playing").click()
    part("rules").get_by_test_id("find").fill("7 pass")
    phone.route("**/act", lambda route: route.abort())  # it does not arrive
    with phone.expect_request("**/act"):
        part("rules").get_by_test_id("results").locator(".tick").first.click()
    phone.unroute("**/act")
    phone.reload()
    expect(part("playing")).to_contain_text("7-pass")
    part("undo").click()
    expect(part("playing")).not_to_contain_text("7-pass")


@pytest.mark.full(ADDRESSES)
def test_an_address_that_is_a_step_behind_takes_nothing_back(phone: Page) -> None:
    part = phone.get_by_test_id
    expect(phone).to_have_url(re.compile("#table="))
    before = phone.evaluate("location.hash")
    part("playing").click()
    part("rules").get_by_test_id("find").fill("7 pass")
    part("rules").get_by_test_id("results").locator(".tick").first.click()
    expect(part("playing")).to_contain_text("7-pass")
    expect(phone).not_to_have_url(re.compile(re.escape(before)))
    # As where the page goes before its address is written.
    phone.evaluate("hash => history.replaceState(history.state, '', hash)", before)
    phone.reload()
    expect(part("playing")).to_contain_text("7-pass")
    # The page writes its table into its address: had it opened what stood there, that would stay.
    expect(phone).not_to_have_url(re.compile(re.escape(before)))
    settle(phone)
    expect(part("playing")).to_contain_text("7-pass")
    link = phone.url.split("#")[0] + before
    phone.goto("about:blank")
    phone.goto(link)  # somebody opens it on purpose
    expect(part("playing")).not_to_contain_text("7-pass")
    part("undo").click()
    expect(part("playing")).to_contain_text("7-pass")


@pytest.mark.full(ADDRESSES)
def test_nothing_of_the_rules_is_wider_than_a_phone_or_too_small_to_tap(phone: Page) -> None:
    part = phone.get_by_test_id
    phone.set_viewport_size({"width": 360, "height": 640})
    part("playing").click()
    rules = part("rules")
    expect(rules.get_by_test_id("baize")).to_be_visible()
    settle(phone)
    assert rules.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth")
    small = rules.evaluate(
        "(sheet) => [...sheet.querySelectorAll('button, select, label.tick')]"
        ".filter((each) => each.getClientRects().length && each.offsetHeight < 44)"
        ".map((each) => each.outerHTML.slice(0, 80))"
    )
    assert small == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_bar_of_the_rules_is_one_line(phone: Page, lang: str) -> None:
    phone.set_viewport_size({"width": 360, "height": 640})
    part = phone.get_by_test_id
    if lang == "ja":
        part("lang-ja").click()
        expect(part("lang-en")).to_be_visible()
    part("playing").click()
    settle(phone)
    assert part("rules-close").evaluate("each => each.scrollWidth <= each.clientWidth")
    title = part("rules").locator(".face-title")
    assert title.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert title.evaluate("each => each.offsetHeight") < 30
