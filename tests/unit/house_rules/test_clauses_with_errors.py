"""A clause whose rule has an error costs only itself: the rest of the house's book is used."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.library.context import check_book, current
from referee.rulebook.diagnostics import BadBook

pytestmark = pytest.mark.usefixtures("forgets_books")

HOUSE = """extends = "daifugo"

[switches]
broken = true

[[clause]]
id = "ours.broken"
kind = "local"
title = { ja = "だめ", en = "Broken" }
RULE

[[clause]]
id = "ours.skip"
title = { ja = "9飛び", en = "Nine skip" }
when.play.rank = "9"
then.skip = 1
overrides = ["ours.broken"]
"""
TABLE = "rules: {}\nseats: Aki, Ben, Chie\nturn: Aki\nplay:\n  Aki: S9\n"
BROKEN = {
    "unknown-word": 'when.play.rank = "9"\nthen.drink = true',
    "sentence-value": 'when.play.rank = "nine"\nthen.skip = 1',
    "sentence-no-effect": 'when.play.rank = "9"',
    "sentence-never-so-many": 'when.play = { rank = "9", count = 7 }\nthen.skip = 1',
    "unknown-option": 'when.play.rank = "9"\nthen.skip = { reading = "none", two = 2 }',
}


@pytest.mark.parametrize(("code", "rule"), BROKEN.items())
def test_the_other_clauses_hold_and_the_error_is_reported(
    code: str, rule: str, tmp_path: Path
) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(HOUSE.replace("RULE", rule), "utf-8")
    house = referee.house(path)
    (error,) = [finding for finding in house.findings if finding.level == "error"]
    assert (error.code, error.clause) == (code, "ours.broken")
    assert error.say("en").endswith("does nothing until you correct it; all others apply.")
    assert error.say("ja").endswith("ほかの条文は使えます。")
    assert referee.read(TABLE.format("ours")).ask("whose turn").answer == "Chie"
    assert "ours" in referee.books()


def test_a_house_that_extends_it_has_the_same_clauses(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(HOUSE.replace("RULE", BROKEN["sentence-value"]), "utf-8")
    (tmp_path / "theirs.toml").write_text('extends = "ours"\n', "utf-8")
    with current().trial():
        current().add_books(tmp_path)
        assert check_book("theirs") == []
        assert referee.book("theirs").clause("ours.broken").rules == ()
        assert referee.read(TABLE.format("theirs")).ask("whose turn").answer == "Chie"


def test_a_text_that_is_given_as_a_book_has_to_be_right() -> None:
    with pytest.raises(BadBook) as bad:
        referee.define_house("ours", HOUSE.replace("RULE", BROKEN["sentence-value"]))
    assert "applies" not in bad.value.say("en")
    assert "all others apply" not in bad.value.say("en")


def test_a_value_of_a_reading_may_turn_any_word_off() -> None:
    reading = """
[[clause.reading]]
id = "skips"
question = { ja = "飛ばしますか?", en = "Does it skip?" }
values = ["yes", "not_at_all"]
default = "yes"
"""
    rule = 'when.play.rank = "9"\nthen.skip = { reading = "skips", yes = 1, not_at_all = "no" }'
    house = HOUSE.partition('[[clause]]\nid = "ours.skip"')[0].replace("RULE", rule) + reading
    referee.define_house("ours", house)
    text = TABLE.format("ours").replace("Chie", "Chie\nreadings: skips = {}")
    answers = [referee.read(text.format(v)).ask("whose turn").answer for v in ("yes", "not_at_all")]
    assert answers == ["Chie", "Ben"]
