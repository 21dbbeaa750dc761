"""Sentences that can never come true are refused, with the words that contradict each other."""

from __future__ import annotations

import pytest

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
        ('when.pass = true\nif.hand = 0\nthen.discard.cards = 1', NEVER, ["hand"]),
        ('when.play.last = true\nif.left = "1 or more"\nthen.clear = true', NEVER,
         ["left", "last"]),
        ('when.gift = "up"\nif.title = "daifugo"\nthen.gift.never = "2"', NEVER,
         ["title", "gift"]),
        ('when.gift = "back"\nif.title = ["hinmin", "daihinmin"]\nthen.gift.never = "2"', NEVER,
         ["title", "gift"]),
        ('when.play.rank = "9"\nif.mark = "player"\nthen.mark = "player"\nuntil = "game"',
         "sentence-nothing-marks", ["mark"]),
        ('when.pass = true\nif.cleared = true\nthen.give.cards = 1', "sentence-not-of-a-pass",
         ["cleared"]),
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
        'when.play.count = 3\nif.hand = "3 or fewer"\nthen.clear = true',
        'when.gift = "up"\nif.title = ["daifugo", "hinmin"]\nthen.gift.never = "2"',
        'when.gift = "back"\nif.title = "any"\nthen.gift.never = "2"',
    ],
)
def test_what_can_happen_is_not(said: str) -> None:
    assert findings(said) == []
