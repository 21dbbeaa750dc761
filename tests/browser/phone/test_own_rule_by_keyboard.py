"""The same quarrel without a finger: the rule is made, changed and deleted by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import settle
from tests.browser.phone.test_own_rule import grave
from tests.browser.phone.test_own_rule import phone as phone  # the same page

ONE_RULE = "the first tier makes one rule of its own, by taps"
FOCUSED = "() => document.activeElement?.dataset.testid ?? ''"
MOST_STOPS = 90
"""Nobody tabs further than this from one part of the builder to the next."""


def at(page: Page) -> str:
    found: str = page.evaluate(FOCUSED)
    return found


def so_far(page: Page) -> Locator:
    return page.get_by_role("group", name="The rule so far")


def tab_to(page: Page, goal: str, key: str = "Tab") -> None:
    """Goes there by Tab; the arrows are for what is within one stop."""
    page.get_by_test_id(goal).wait_for()
    settle(page)
    for _ in range(MOST_STOPS):
        if at(page) == goal:
            return
        page.keyboard.press(key)
    pytest.fail(f"Tab does not come to {goal}")


def walk_to(page: Page, goal: str) -> None:
    settle(page)
    for _ in range(20):
        if at(page) == goal:
            return
        page.keyboard.press("ArrowRight")
    pytest.fail(f"the arrows do not come to {goal}")


def in_sight(page: Page, part: str) -> bool:
    """Whether what has the keyboard is really to be seen there, and nothing lies over it."""
    seen: bool = page.evaluate(
        """id => {
          const it = document.querySelector(`[data-testid="${id}"]`);
          const { left, top, width, height } = it.getBoundingClientRect();
          return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }""",
        part,
    )
    return seen


@pytest.mark.full(ONE_RULE)
def test_a_rule_is_made_changed_and_deleted_by_keyboard(phone: Page) -> None:
    part, keys = phone.get_by_test_id, phone.keyboard
    part("playing").focus()
    keys.press("Enter")
    tab_to(phone, "own-new")
    keys.press("Enter")
    expect(part("own-sentence")).to_be_in_viewport()
    expect(so_far(phone)).to_be_focused()
    tab_to(phone, "say-when-play-rank-3")
    walk_to(phone, "say-when-play-rank-9")
    keys.press("Space")
    status = phone.get_by_role("status").filter(has_text="When a 9 is played, ….")
    expect(status).to_have_attribute("aria-atomic", "true")
    settle(phone)
    assert at(phone) == "say-when-play-rank-9", "the keyboard stays on what it has said"
    tab_to(phone, "say-then-skip-each")
    assert in_sight(phone, "say-then-skip-each")
    walk_to(phone, "say-then-skip-1")
    keys.press("Enter")
    expect(part("own-trial")).to_contain_text("The verdict changes.")
    keys.press("Control+z")
    expect(part("own-sentence")).to_have_text("When a 9 is played, ….")
    keys.press("Control+y")
    expect(part("own-trial")).to_be_visible()
    assert grave(phone) == []
    tab_to(phone, "own-keep", "Shift+Tab")
    keys.press("Enter")
    expect(part("own-notice")).to_be_focused()
    expect(part("rules-verdict")).to_contain_text("Aki")
    tab_to(phone, "own-edit-own.rule_1")
    keys.press("Enter")
    expect(so_far(phone)).to_be_focused()
    tab_to(phone, "own-and")
    keys.press("Enter")
    expect(part("own-sentence-1")).to_have_attribute("aria-current", "step")
    expect(so_far(phone)).to_be_focused()
    tab_to(phone, "own-sentence-1-drop")
    keys.press("Enter")
    expect(part("own-sentence-1")).to_have_count(0)
    expect(so_far(phone)).to_be_focused()
    tab_to(phone, "own-leave")
    keys.press("Enter")
    expect(part("own-again")).to_be_visible()
    tab_to(phone, "own-drop-own.rule_1")
    keys.press("Enter")
    expect(part("own-notice")).to_be_focused()
    expect(part("rules-verdict")).to_contain_text("Chie")
    keys.press("Escape")
    expect(part("playing")).to_be_focused()


@pytest.mark.full(ONE_RULE)
def test_a_word_that_moves_keeps_the_keyboard(phone: Page) -> None:
    """What is said of the seldom words stands among the usual ones from then on."""
    part, keys = phone.get_by_test_id, phone.keyboard
    part("playing").tap()
    part("own-new").tap()
    part("own-more-when-open").focus()
    keys.press("Enter")
    tab_to(phone, "say-when-play-strength-strongest")
    keys.press("Enter")
    expect(part("say-when-play-strength-strongest")).to_have_attribute("aria-pressed", "true")
    expect(part("say-when-play-strength-strongest")).to_be_focused()
