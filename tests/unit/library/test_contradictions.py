"""Sentences that can never come true are refused, with the words that contradict each other."""

from __future__ import annotations

import pytest

import referee
from referee.library.context import check_book, current
from tests.own_rule import HEAD

pytestmark = pytest.mark.usefixtures("forgets_books")


def findings(said: str) -> list[tuple[str, str]]:
    """The errors in a rule of a house: their codes and texts."""
    current().put_text("ours", f"{HEAD}{said}\n")
    errors = (finding for finding in check_book("ours") if finding.level == "error")
    return [(finding.code, finding.say("en")) for finding in errors]


NEVER = "sentence-never-together"


@pytest.mark.parametrize(
    ("said", "code", "words"),
    [
        ('when.play = { rank = "9", count = "3 to 2" }\nthen.skip = 1', "sentence-value",
         ["3 to 2"]),
        ('when.play = { form = "single", count = 2 }\nthen.skip = 1', NEVER, ["form", "count"]),
        ('when.play = { form = "single", count = "even" }\nthen.skip = 1', NEVER, ["count"]),
        ('when.play = { form = "single", shows = ["3", "4"] }\nthen.skip = 1', NEVER, ["shows"]),
        ('when.play = { form = ["set", "run"], count = 1, only = true }\nthen.skip = 1', NEVER,
         ["form", "count"]),
        ('when.play = { form = "run", count = 2, stand_ins = true }\nthen.skip = 1', NEVER,
         ["form", "count"]),
        ('when.play.on = { form = "single", count = "2 or more" }\nthen.skip = 1', NEVER,
         ["on.form", "on.count"]),
        ('when.play.jokers = 3\nthen.skip = 1', "sentence-never-so-many", ["3", "2"]),
        ('when.play.count = 3\nif.hand = "2 or fewer"\nthen.skip = 1', NEVER, ["hand", "count"]),
        ('when.pass = true\nif.hand = 0\nthen.discard.count = 1', NEVER, ["hand"]),
        ('when.play.last = true\nif.left = "1 or more"\nthen.clear = true', NEVER,
         ["left", "last"]),
        ('when.gift = "up"\nif.title = "daifugo"\nthen.gift.without = "2"', NEVER,
         ["title", "gift"]),
        ('when.gift = "back"\nif.title = ["hinmin", "daihinmin"]\nthen.gift.without = "2"', NEVER,
         ["title", "gift"]),
        ('when.play.rank = "9"\nif.mark = "player"\nthen.mark = "player"\nuntil = "game"',
         "sentence-nothing-marks", ["mark"]),
        ('when.pass = true\nif.cleared = true\nthen.give.count = 1', "sentence-not-of-a-pass",
         ["cleared"]),
        ('when.play.rank = "8"\nif.cleared = true\nthen.again = true', NEVER, ["again"]),
        ('when.play.rank = "8"\nif.cleared = true\nthen.skip = 1', NEVER, ["skip", "cleared"]),
        ('when.play.rank = "8"\nif.title = "daifugo"\nthen.mix_hands.with = "daifugo"', NEVER,
         ["mix_hands", "title"]),
        ('when.hand.count = "5 or more"\nif.left = "3 or fewer"\nthen.win = true', NEVER,
         ["left", "hand.count"]),
        ('when.hand.suit = "whole"\nif.left = "12 or fewer"\nthen.win = true', NEVER,
         ["left", "hand.suit"]),
        ('when.hand = { row = 2, each = 2 }\nif.left = "3 or fewer"\nthen.win = true', NEVER,
         ["left", "hand.row"]),
        ('when.hand.shows = ["3", "4"]\nif.left = 1\nthen.win = true', NEVER,
         ["left", "hand.shows"]),
        ('when.turn = true\nif.own = "9"\nthen.add = true', NEVER, ["add", "own"]),
        ('when.out = "any"\nif.cleared = true\nthen.lead = "next"', NEVER, ["lead", "if.cleared"]),
        ('when.clear = "play"\nthen.lead = "after last"\noverrides = ["daifugo.turn"]', NEVER,
         ["lead", "when.clear"]),
        ('when.play = { rank = "9", only = true }\nthen.counts = ["8", "9"]', NEVER,
         ["counts", "when.play.rank"]),
        ('rules = [{ when.play.rank = "8", then.mark = "table", until = "game" }, '
         '{ when.play.rank = "9", then.release.mark = "next" }]', "sentence-nothing-marks", []),
        ('rules = [{ when.play.rank = "8", then.mark = "next", until = "game" }, '
         '{ when.play.rank = "9", then.release.mark = "table" }]', "sentence-nothing-marks", []),
    ],
)  # fmt: skip
def test_what_can_never_happen_is_refused(said: str, code: str, words: list[str]) -> None:
    ((found, text),) = findings(said)
    assert found == code
    assert all(word in text for word in words), text


@pytest.mark.parametrize(
    "said",
    [
        'when.play = { form = "set", count = 1 }\nthen.skip = 1',  # with a joker
        'when.play = { rank = "9", form = "run", count = 1 }\nthen.skip = 1',
        'when.play = { form = ["single", "set"], count = 2 }\nthen.skip = 1',
        'when.play = { jokers = "2 or fewer" }\nthen.skip = 1',
        'when.play.rank = "8"\nif.title = ["daifugo", "fugo"]\nthen.mix_hands.with = "daifugo"',
        'when.play.count = 3\nif.hand = "3 or fewer"\nthen.clear = true',
        'when.hand.shows = ["3", "4"]\nif.left = 2\nthen.win = true',
        'when.hand.suit = "whole"\nif.hand = "3 or fewer"\nthen.win = true',  # after a swap
        'when.play.rank = "9"\nthen.counts = "9"',  # in a run
        'when.clear = true\nthen.lead = "after last"\noverrides = ["daifugo.turn"]',
        'rules = [{ when.play.rank = "8", then.mark = "next", until = "game" }, '
        '{ when.play.rank = "9", then.release.mark = "next" }]',
        'when.gift = "up"\nif.title = ["daifugo", "hinmin"]\nthen.gift.without = "2"',
        'when.gift = "back"\nif.title = "any"\nthen.gift.without = "2"',
    ],
)
def test_what_can_happen_is_not(said: str) -> None:
    assert findings(said) == []


TWO_PLACES = """extends = "daifugo"

[[clause]]
id = "ours.top"
title = { ja = "上", en = "Top" }
when.always = true
then.put = { rank = "3", on = "top" }
TOP

[[clause]]
id = "ours.bottom"
title = { ja = "下", en = "Bottom" }
when.always = true
then.put = { rank = "3", on = "bottom" }
BOTTOM
"""
THREE_ON_ACE = "rules: ours\nseats: Aki, Ben\nfield: Ben CA\nhands:\n  Aki: S3 S5\n"


@pytest.mark.parametrize(
    ("top", "bottom", "clash", "legal"),
    [
        ("", "", True, None),
        ('overrides = ["ours.bottom"]', "", False, "yes"),
        ("", 'overrides = ["ours.top"]', False, "no"),
        ('if.order = "turned"', 'if.order = "plain"', False, "no"),
        ('then.put.suit = "S"', "", True, None),
    ],
)
def test_two_clauses_that_put_a_card_in_opposite_places(
    top: str, bottom: str, clash: bool, legal: str | None
) -> None:
    text = TWO_PLACES.replace("TOP", top).replace("BOTTOM", bottom)
    text = text.replace('on = "top" }\nthen.put.suit = "S"', 'on = "top", suit = "S" }')
    current().put_text("ours", text)
    found = check_book("ours")
    assert [finding.code for finding in found] == (["clash"] if clash else [])
    assert all("“Top”" in finding.say("en") for finding in found)
    if legal:
        assert referee.read(THREE_ON_ACE).ask("may Aki play S3").answer == legal


def test_a_player_misses_a_turn_because_cards_have_cleared_the_field() -> None:
    rule = 'when.play.rank = "8"\nif.cleared = true\nthen.skip.who = "next"'
    current().put_text("ours", HEAD + rule + "\n[switches]\nmine = true\n")
    assert [finding.code for finding in check_book("ours")] == []
    table = referee.read("rules: ours\nseats: Aki, Ben, Chie\nplay:\n  Aki: S8\n  Aki: S3\n")
    assert table.ask("whose turn").answer == "Chie"
