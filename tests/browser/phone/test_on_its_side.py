"""The desk on a phone on its side: verdict and tabs stay in sight, whatever the table waits for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from gallery.serving import ROOT
from tests.browser.desk_page import DeskPage
from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages, settle
from tests.browser.test_gallery import grave
from tests.tiers import quick

AXE = ROOT / "widgets/node_modules/axe-core/axe.min.js"
FOUR = "seats: Aki, Ben, Chie, Dan\n"
TABLES = {
    "bids": f"rules: bridge\n{FOUR}turn: Aki\n",
    "bids of honours": f"rules: napoleon\n{FOUR}state: dealer Dan\n",
    "who dealt": f"rules: euchre\n{FOUR}",
    "calls": f"rules: euchre\n{FOUR}state: dealer Dan\n",
    "pointing": f"rules: culprit_poker\n{FOUR}",
    "a debt": f"rules: daifugo + seven_pass\n{FOUR}turn: Aki\nhands:\n  Aki: S7 S3 ? x3\n"
    "play:\n  Aki: S7\n",
    "a card that may be given": f"rules: daifugo + seven_pass\n{FOUR}turn: Aki\nhands:\n"
    "  Aki: S7 S3 ? x3\nplay:\n  Aki: S7\nask: may Aki play S3\n",
    "a table that can't be": f"rules: daifugo\n{FOUR}field: S8 H8, D3\n",
    "a move that is refused": f"rules: daifugo\n{FOUR}turn: Aki\nhands:\n  Aki: S7 S3\n"
    "play:\n  Aki: S7\n  Ben: S3\n",
}
KINDS = ("stands", "without")
SIZES = [(844, 390), (667, 375)]
COVERED = """() => [...document.querySelectorAll(
  '.dock > .tabs button, [data-testid="verdict-strip"], .box .cell, .dock .box button'
)].filter(part => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const grid = part.closest(".grid")?.getBoundingClientRect();
  if (right - left < 2 || (grid && (left < grid.left - 1 || right > grid.right + 1))) return false;
  const at = [(left + right) / 2, Math.min((top + bottom) / 2, top + 20)];
  const found = document.elementFromPoint(...at);
  return !found || !(part.contains(found) || found.contains(part));
}).map(part => part.dataset.testid ?? part.className)"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with desk_served() as url:
        yield f"{url}#desk"


@pytest.fixture(params=quick(SIZES, 1, "the first tier looks at one size"), ids=str)
def page(shared_pages: SharedPages, request: pytest.FixtureRequest) -> Iterator[Page]:
    view: ViewportSize = {"width": request.param[0], "height": request.param[1]}
    with shared_pages.page(view, locale="ja-JP", reduced_motion="reduce") as page:
        yield page


def is_in_sight(page: Page) -> None:
    settle(page)
    for tab in ("verdict", "ask", "moves", "share"):
        expect(page.get_by_test_id(f"tab-{tab}")).to_be_in_viewport(ratio=0.95)
    assert page.evaluate(COVERED) == []


def test_what_a_table_waits_for_leaves_verdict_and_tabs_in_sight(page: Page, address: str) -> None:
    page.goto(address)
    page.evaluate(AXE.read_text("utf-8"))  # the page's policy lets no other script in
    expect(page.get_by_test_id("begin")).to_be_visible()
    is_in_sight(page)
    desk = DeskPage(page)
    for name, text in TABLES.items():
        desk.enter(text)
        expect(desk.part("text-input")).to_be_hidden()
        is_in_sight(page)
        if (problem := desk.part("problem")).count():
            expect(problem).to_be_in_viewport(ratio=0.7)
        assert page.evaluate("scrollY") == 0, name
        assert grave(page) == [], name


def test_the_buttons_of_a_refused_move_lie_beside_each_other(page: Page, address: str) -> None:
    """On its side and upright."""
    page.goto(address)
    desk = DeskPage(page)
    desk.enter(TABLES["a move that is refused"])
    for width, height in (844, 390), (667, 375), (360, 640), (640, 400):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        stands, without = (desk.part(f"offer-{kind}").bounding_box() for kind in KINDS)
        assert stands
        assert without
        assert stands["y"] == without["y"], width
        expect(desk.part("tab-verdict")).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("way", ["tab", "sheet"])
def test_the_ways_to_share_are_open_whichever_tab_is_tapped(
    page: Page, address: str, way: str
) -> None:
    page.goto(address)
    desk = DeskPage(page)
    desk.lay("field", "D4")
    if way == "sheet":
        desk.click("tab-ask")
    desk.click(f"{way}-share")
    expect(desk.part("share-link")).to_be_visible()


def test_the_answers_to_a_question_about_the_rules_are_in_sight(page: Page, address: str) -> None:
    page.goto(address.replace("#desk", "#picker"))
    desk = DeskPage(page)
    desk.click("agree")
    answers = page.locator(".answers .btn")
    expect(answers.nth(3)).to_be_visible()
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=1)


def test_the_builder_of_rules_leaves_room_for_its_words(page: Page, address: str) -> None:
    page.goto(address.replace("#desk", "#picker"))
    desk = DeskPage(page)
    desk.click("own-new")
    desk.click("say-when-play-rank-9")
    expect(desk.part("own-sentence")).to_contain_text("9")
    settle(page)
    said = page.locator(".own-said").bounding_box()
    assert said
    assert said["height"] < 110
    expect(desk.part("open-picked")).to_be_hidden()
    expect(desk.part("say-when-play-rank-2")).to_be_in_viewport(ratio=1)


def test_a_story_shows_the_hands_above_its_buttons(page: Page, address: str) -> None:
    page.goto(address.replace("#desk", ""))
    page.get_by_test_id("step-open").click()
    page.get_by_test_id("open-stepper-diamonds").click()
    buttons = page.locator(".controls")
    expect(buttons).to_be_in_viewport(ratio=0.95)
    settle(page)
    foot = buttons.bounding_box()
    assert foot
    for seat in range(4):
        card = page.get_by_test_id(f"seat-{seat}").locator(".card").first.bounding_box()
        assert card
        assert card["y"] + card["height"] <= foot["y"], seat
