"""A quarrel on a phone: nobody's book has the rule, so the table makes it by taps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from referee.notation.link import read_link
from tests import paths
from tests.browser.desks import desk_served
from tests.browser.pages import SharedPages, wait_until
from tests.browser.phone.conftest import PHONE

ONE_RULE = "the first tier makes one rule of its own, by taps"
NINE = """\
rules: daifugo
seats: Aki, Ben, Chie
field: Aki S7
play:
  Ben: H9
ask:
  whose turn
"""
AXE = paths.ROOT / "widgets/node_modules/axe-core/axe.min.js"


@pytest.fixture
def phone(shared_pages: SharedPages) -> Iterator[Page]:
    """A phone that has opened the table."""
    looks = {"has_touch": True, "locale": "en-US", "reduced_motion": "reduce"}
    with (
        desk_served(NINE, name="nine.table", lang_is_explicit=True) as url,
        shared_pages.page(PHONE, **looks) as page,
    ):
        page.goto(f"{url}#desk")
        yield page


def grave(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [each["id"] for each in found["violations"] if each["impact"] in ("serious", "critical")]


@pytest.mark.full(ONE_RULE)
def test_a_rule_is_made_by_taps_judged_by_changed_and_deleted(phone: Page) -> None:
    part = phone.get_by_test_id
    part("playing").tap()
    part("own-new").tap()
    part("say-when-play-rank-9").tap()
    expect(part("own-sentence")).to_have_text("When a 9 is played, ….")
    expect(part("own-keep")).to_be_disabled()
    part("say-then-skip-1").tap()
    expect(part("own-trial")).to_contain_text("The verdict changes.")
    assert grave(phone) == []
    part("own-keep").tap()
    strip = part("rules-verdict")
    expect(strip).to_contain_text("Aki")
    reason = part("reason-own.rule_1")  # the headline has no room for its sentence
    expect(reason).to_contain_text("When a 9 is played, the next player is skipped")
    part("own-edit-own.rule_1").tap()
    part("say-then-skip-2").tap()
    part("own-keep").tap()
    expect(strip).to_contain_text("Ben")
    part("own-drop-own.rule_1").tap()
    expect(strip).to_contain_text("Chie")
    phone.get_by_test_id("rules").get_by_test_id("undo").tap()
    expect(strip).to_contain_text("Ben")
    expect(part("own-own.rule_1")).to_be_visible()


def test_a_rule_stands_in_the_address_and_outlives_the_session(phone: Page) -> None:
    """Whoever copies the address, or opens it when the desk was started anew, has the rule."""
    part = phone.get_by_test_id
    part("playing").tap()
    part("own-new").tap()
    part("say-when-play-rank-9").tap()
    part("say-then-skip-1").tap()
    part("own-keep").tap()
    expect(part("rules-verdict")).to_contain_text("Aki")
    # The address is written after the table is drawn; before, it has the table without the rule.
    wait_until(phone, lambda: "then.skip = 1" in read_link(phone.url), "the rule in the address")
    assert "house: our-rules" in read_link(phone.url)
    phone.reload()
    expect(part("verdict")).to_contain_text("Aki")
    expect(part("problem")).to_have_count(0)


@pytest.mark.full(ONE_RULE)
def test_a_house_rule_of_the_cookbook_is_found_tried_and_kept_by_taps(phone: Page) -> None:
    part = phone.get_by_test_id
    part("playing").tap()
    part("find").fill("misses a turn")
    part("recipe-nine_skips_one").tap()
    expect(part("own-sentence")).to_have_text("When a 9 is played, the next player is skipped.")
    expect(part("own-trial")).to_contain_text("The verdict changes.")
    part("own-example").tap()
    expect(part("own-example-says")).to_contain_text("9")
    assert grave(phone) == []
    part("own-keep").tap()
    expect(part("rules-verdict")).to_contain_text("Aki")


def test_the_head_of_the_builder_leaves_room_for_the_words(phone: Page) -> None:
    """On a small phone, with the whole head in sight."""
    phone.set_viewport_size({"width": 360, "height": 640})
    part = phone.get_by_test_id
    for name in ("playing", "own-new", "say-when-play-rank-9", "say-then-skip-1"):
        part(name).tap()
    expect(part("own-trial")).to_contain_text("The verdict changes.")
    expect(part("own-to-then")).to_be_in_viewport(ratio=1)
    expect(part("own-leave")).to_be_in_viewport(ratio=1)
    head = phone.locator(".own-said").bounding_box()
    assert head
    assert head["height"] < 0.42 * 640
    expect(part("rules-verdict")).to_be_hidden()  # the head says what becomes of it
    part("own-keep").tap()
    expect(part("rules-verdict")).to_be_visible()
