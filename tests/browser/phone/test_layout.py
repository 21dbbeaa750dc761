"""The desk on a page of its own: nothing that can be tapped moves when a card is laid."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.desk_page import DeskPage
from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages, settle, wait_for
from tests.browser.test_open import HOUSE
from tests.tiers import quick

OTHERS = "the first tier looks at one size of the window in each language"
SIZES = quick([(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 720)], 1, OTHERS)
BAR = [(700, 900), (390, 844), (600, 900), (640, 400), (667, 375), (844, 390)]
TAPS = [
    *("field-target", "box-D4", "box-D7", "box-D9", "box-DJ", "box-S8", "box-H8"),
    *("disputed-target", "box-C10", "box-Jo", "box-S3", "disputed-play", "box-H3", "box-H3"),
]
BOXES = """() => Object.fromEntries([...document.querySelectorAll('[data-testid^="box-"], '
  + '[data-testid="field-target"], [data-testid="disputed-target"]')].map(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const turned = each.closest(".grid")?.scrollLeft ?? 0;
    return [each.dataset.testid, [x + turned, y, width, height].map(Math.round).join()];
  }))"""


def named(size: tuple[int, int]) -> str:
    return "x".join(map(str, size))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    house = tmp_path_factory.mktemp("layout") / HOUSE
    with desk_served(lang_is_explicit=True, house=house) as url:
        yield f"{url}#desk"


@pytest.mark.parametrize("size", SIZES, ids=named)
def test_nothing_moves_when_cards_are_tapped(
    page: Page, address: str, size: tuple[int, int]
) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.goto(address)
    desk = DeskPage(page)
    expect(desk.part("box-S3")).to_be_in_viewport(ratio=1)
    if desk.part("box-more").is_visible():
        box = desk.page.locator(".box").bounding_box()
        assert box
        assert box["height"] <= 0.3 * max(height, 640)
        desk.click("box-more")
    expect(desk.part("box-C2")).to_be_in_viewport(ratio=1)
    settle(page)
    before = page.evaluate(BOXES)
    assert len(before) > 50
    for tap in TAPS:
        desk.click(tap)
        settle(page)
        assert page.evaluate("scrollY") == 0, tap
        assert page.evaluate(BOXES) == before, tap


@pytest.mark.parametrize("opened", ["marks-open", "field-play-0-card-D4"])
def test_a_menu_of_the_field_ends_above_the_verdict(page: Page, address: str, opened: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(address)
    desk = DeskPage(page)
    desk.lay("field", "D4", "D7")
    desk.click(opened)
    menu, dock = (page.locator(part).bounding_box() for part in (".play-menu", ".dock"))
    assert menu
    assert dock
    assert menu["height"] > 50
    assert menu["y"] + menu["height"] <= dock["y"]
    expect(desk.part("verdict-strip")).to_be_in_viewport(ratio=1)


@pytest.mark.full(OTHERS)
def test_a_play_of_the_field_has_a_menu(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(address)
    desk = DeskPage(page)
    desk.lay("field", "D4", "D7")
    desk.click("field-play-0-card-D4", "field-play-0-player-1")
    expect(desk.part("field-play-0")).to_contain_text("Ben")
    page.keyboard.press("Escape")
    expect(desk.part("field-play-0-menu")).to_have_count(0)
    expect(desk.part("field-play-0-card-D4")).to_be_focused()
    desk.click("field-play-0-card-D4", "field-play-0-target", "box-S4")
    expect(desk.part("field-play-0").locator("[data-card]")).to_have_count(2)


@pytest.mark.full(OTHERS)
def test_the_strip_opens_the_verdict_as_a_sheet(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(address)
    desk = DeskPage(page)
    desk.dispute()
    desk.part("verdict-strip").click()
    expect(desk.part("sheet-close")).to_be_focused()
    expect(desk.part("verdict-answer")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(desk.part("sheet-close")).to_be_hidden()
    expect(desk.part("verdict-strip")).to_be_focused()


TABS = {
    "verdict": "verdict-headline",
    "ask": "question-input",
    "moves": "move-input",
    "share": "text-open",
}


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=named)
def test_the_panels_are_behind_tabs_and_back_closes_them(
    page: Page, address: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address)
    desk = DeskPage(page)
    desk.dispute()
    for tab, part in TABS.items():
        desk.click(f"tab-{tab}")
        for other in TABS.values():
            expect(desk.part(other)).to_be_visible(visible=other == part)
        page.go_back()
        expect(desk.part("sheet-close")).to_be_hidden()
        expect(desk.part("desk")).to_be_visible()
    desk.click("tab-ask", "sheet-verdict")
    desk.click("flip-suit_lock", "sheet-close")
    expect(desk.part("sheet-close")).to_be_hidden()
    desk.answers("Yes")
    page.reload()
    desk.field_is("D4", "D7", "D9")


FAULTY = ("field-target", "box-D8", "disputed-target", "box-S9")
INSIDE = """([inner, outer]) => {
  const [one, other] = [inner, outer].map(each =>
    document.querySelector(`[data-testid="${each}"]`).getBoundingClientRect());
  return one.width > 20 && one.left >= other.left - 12 && one.right <= other.right + 1
    && one.top >= other.top && one.top < other.bottom - 20;
}"""


@pytest.mark.parametrize("size", SIZES, ids=named)
def test_what_cannot_lie_so_is_seen_and_said(
    page: Page, address: str, size: tuple[int, int]
) -> None:
    """The card, why it cannot lie there, and an answer that is no plain yes."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.goto(address)
    desk = DeskPage(page)
    desk.part("book").select_option("daifugo")
    for tap in FAULTY:
        desk.click(tap)
    told = desk.part("verdict")
    settle(page)
    expect(told).to_have_attribute("data-tone", "open")
    expect(desk.part("verdict-headline")).to_contain_text("But this table isn’t possible.")
    assert page.evaluate(INSIDE, ["field-play-0", "field"])
    why = desk.part("field-play-0-fault-0")
    line = desk.part("verdict-strip")
    if line.is_visible():  # there is room for all of it
        assert (why.text_content() or "?") in (line.text_content() or "")
        expect(line).to_be_in_viewport(ratio=0.7)
    else:
        assert page.evaluate(INSIDE, ["field-play-0-fault-0", "field"])


@pytest.mark.full(OTHERS)
def test_cards_go_on_the_field_again_once_all_is_cleared(page: Page, address: str) -> None:
    page.goto(address)
    desk = DeskPage(page)
    for tap in ("field-target", "box-D4", "disputed-target", "box-S9", "clear-all", "box-D5"):
        desk.click(tap)
    expect(desk.part("field-play-0").locator('[data-card="D5"]')).to_be_visible()


@pytest.mark.parametrize("size", quick([(320, 640), (390, 844)], 1, OTHERS), ids=str)
def test_the_table_is_in_sight_before_anything_lies_there(
    shared_pages: SharedPages, address: str, size: tuple[int, int]
) -> None:
    """The books that one may begin with leave room for the place where the first card goes: on a
    short window they are one row to swipe."""
    view: ViewportSize = {"width": size[0], "height": size[1]}
    with shared_pages.page(view, locale="ja-JP", reduced_motion="reduce") as page:
        page.goto(address)
        expect(page.get_by_test_id("box-S3")).to_be_visible()
        expect(page.get_by_test_id("begin")).to_be_visible()
        settle(page)
        fits_before_a_card(page)


def fits_before_a_card(page: Page) -> None:
    for chip in page.get_by_test_id("begin").get_by_role("button").all():
        assert chip.evaluate("chip => chip.scrollWidth <= chip.clientWidth")
    for part in ("field-target", "disputed-target"):
        zone = page.get_by_test_id(part).bounding_box()
        dock = page.locator(".dock").bounding_box()
        assert zone
        assert dock
        assert zone["y"] + zone["height"] + 24 < dock["y"], part


ON_TOP = """part => {
  const { x, y, width, height } = part.getBoundingClientRect();
  part.style.pointerEvents = "auto";
  return [0.15, 0.5, 0.85].every(share =>
    document.elementFromPoint(x + width / 2, y + height * share) === part);
}"""


@pytest.mark.full(OTHERS)
def test_where_the_next_card_goes_is_not_covered(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(address)
    desk = DeskPage(page)
    desk.lay("seat-0", "D4")
    settle(page)
    wait_for(desk.part("aim"), ON_TOP)


APART = """() => {
  const bar = [...document.querySelectorAll(".desk > .bar button, .desk > .bar select")]
    .map(each => [each.dataset.testid, each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0);
  const edge = document.querySelector(".main").getBoundingClientRect().right + 4;
  return bar.flatMap(([id, box], at) => [
    ...(box.right > edge || box.width < 43 ? [id] : []),
    ...bar.slice(at + 1).filter(([, other]) => box.right > other.left + 1).map(() => id),
  ]);
}"""


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", quick(BAR, 1, OTHERS), ids=str)
def test_nothing_in_the_bar_lies_on_another(
    shared_pages: SharedPages, address: str, size: tuple[int, int], lang: str
) -> None:
    """On a phone on its side, in a frame, and where everything is twice as large."""
    view: ViewportSize = {"width": size[0], "height": size[1]}
    with shared_pages.page(view, locale="en-US", reduced_motion="reduce") as page:
        desk = DeskPage(page)
        page.goto(address)
        desk.enter("rules: daifugo + five_skip + seven_pass\nseats: Aki, Ben\nfield: H4\n")
        desk.field_is("H4")
        if lang == "ja":
            desk.click("lang-ja")
            expect(desk.part("lang-en")).to_be_visible()
        settle(page)
        assert page.evaluate(APART) == []
        bar = page.locator(".desk > .bar").bounding_box()
        assert bar
        assert bar["height"] < 60  # one row


@pytest.mark.parametrize("width", quick([320, 360, 390, 412, 700, 718], 1, OTHERS))
def test_what_is_disputed_has_its_name_whole(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 640})
    page.goto(address)
    desk = DeskPage(page)
    desk.lay("field", "H4")
    settle(page)
    title = desk.part("disputed-target")
    assert title.evaluate("each => each.scrollWidth <= each.clientWidth")


@pytest.mark.parametrize("size", quick([(390, 844), (360, 640), (844, 390)], 1, OTHERS), ids=named)
def test_no_column_of_the_palette_is_cut(page: Page, address: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address)
    expect(DeskPage(page).part("box-S9")).to_be_in_viewport(ratio=1)
    cut = """grid => [...grid.children].filter(cell => {
      const { left, right } = cell.getBoundingClientRect(), edges = grid.getBoundingClientRect();
      return left < edges.right - 1 && right > edges.right + 1;
    }).length"""
    assert page.locator(".box .grid").evaluate(cut) == 0


def test_words_and_icons_stand_sixteen_pixels_from_the_edge(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(address)
    for part in ('[data-testid="home-open"] .icon', '[data-testid="tab-verdict"]', ".strip span"):
        box = page.locator(part).first.bounding_box()
        assert box
        assert 15 <= box["x"] <= 18, part


@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=named)
def test_bids_leave_the_table_in_sight(page: Page, address: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address)
    desk = DeskPage(page)
    desk.enter("rules: napoleon\nseats: Aki, Ben, Chie, Dan, Emi\nstate: dealer Emi\n")
    rows = page.locator(".strip .move-cells")
    expect(rows).to_have_count(2)
    settle(page)
    for row in rows.all():
        expect(row.locator(".chip").first).to_be_in_viewport(ratio=1)
    field, strip = desk.part("field").bounding_box(), page.locator(".strip").bounding_box()
    assert field
    assert strip
    assert field["y"] + field["height"] <= strip["y"]


def test_moves_without_a_grid_lie_beside_each_other(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(address)
    desk = DeskPage(page)
    desk.enter("rules: culprit_poker\nseats: Aki, Ben, Chie, Dan\n")
    chips = page.locator(".strip .waits-for .chip")
    expect(chips).to_have_count(4)
    settle(page)
    tops = {round(box["y"]) for chip in chips.all() if (box := chip.bounding_box())}
    assert len(tops) <= 2


CUT_BOOKS = """([list, shown]) => [...list.options].map(option => {
  shown.textContent = option.label;
  const isCut = shown.scrollHeight > shown.clientHeight + 1
    || shown.scrollWidth > shown.clientWidth + 1 || shown.offsetHeight > 44;
  return isCut ? option.label : "";
}).filter(Boolean)"""


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", quick([(360, 640), (390, 844), (844, 390)], 1, OTHERS), ids=named)
def test_the_title_of_every_book_is_whole(
    shared_pages: SharedPages, size: tuple[int, int], lang: str
) -> None:
    view: ViewportSize = {"width": size[0], "height": size[1]}
    with desk_served() as url, shared_pages.page(view, locale=lang) as page:
        page.goto(f"{url}#desk")
        book = DeskPage(page).part("book")
        expect(book).to_be_in_viewport()
        shown = page.locator(".playing .book > span")
        parts = [book.element_handle(), shown.element_handle()]
        assert page.evaluate(CUT_BOOKS, parts) == []


@pytest.mark.parametrize("width", quick([360, 390], 1, OTHERS))
def test_a_name_of_eleven_letters_is_one_line(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(address)
    desk = DeskPage(page)
    desk.enter("rules: daifugo\nseats: Bartholomew, Christopher, Ben\nfield: Bartholomew S4\n")
    name = desk.part("seat-0").locator(".seat-name")
    expect(name).to_have_text("Bartholomew")
    settle(page)
    assert name.evaluate("each => each.getBoundingClientRect().height") < 30


COVERED_BAR = """() => [
  ...document.querySelectorAll(".desk > .bar :is(button, select)")
].filter(part => part.checkVisibility()).filter(part => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !part.contains(found);
}).map(part => part.dataset.testid)"""


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", quick(BAR, 1, OTHERS), ids=named)
def test_a_choice_of_the_game_covers_nothing_of_the_bar(
    shared_pages: SharedPages, size: tuple[int, int], lang: str
) -> None:
    view: ViewportSize = {"width": size[0], "height": size[1]}
    with (
        desk_served() as url,
        shared_pages.page(view, locale=lang, reduced_motion="reduce") as page,
    ):
        page.goto(f"{url}#desk")
        desk = DeskPage(page)
        desk.part("book").select_option("torite")
        expect(desk.part("game")).to_be_visible()
        settle(page)
        assert page.evaluate(COVERED_BAR) == []


SPILLS = """() => [...document.querySelectorAll(".field .held .chip")].filter(chip => {
  const range = document.createRange(), edges = chip.getBoundingClientRect();
  range.selectNodeContents(chip);
  const text = range.getBoundingClientRect();
  return edges.width < 43.5 || text.left < edges.left - 1 || text.right > edges.right + 1;
}).map(chip => chip.textContent)"""
HELD = [
    "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\n",
    "rules: napoleon\nseats: Aki, Ben, Chie, Dan, Emi\nstate: dealer Emi\n",
]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", quick([(360, 640), (640, 400), (390, 844)], 1, OTHERS), ids=named)
def test_what_holds_on_the_field_is_whole_and_can_be_tapped(
    shared_pages: SharedPages, size: tuple[int, int], lang: str
) -> None:
    """A lock in two words, and a mark in two letters."""
    view: ViewportSize = {"width": size[0], "height": size[1]}
    for text in HELD:
        with desk_served(text) as url, shared_pages.page(view, locale=lang) as page:
            page.goto(f"{url}#desk")
            expect(page.locator(".field .held .chip").first).to_be_visible()
            settle(page)
            assert page.evaluate(SPILLS) == []
