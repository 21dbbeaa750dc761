"""What a house may say of forms that it brings in, and of what goes on them."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from tests.own_rule import own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

ALSO = 'overrides = ["daifugo.forms"]\n'
EMPERORS = ("S4 H5 C6 D7", "S6 H7 C8 D9")


def _codes(tmp_path: Path, said: str) -> list[str]:
    return [each.code for each in own_rule(tmp_path, ALSO + said)]


def _may(field: str, cards: str) -> str:
    on = f"field: {field}\n" if field else ""
    table = referee.read(f"rules: ours + mine\nseats: Aki, Ben, Chie\nturn: Ben\n{on}")
    return str(table.ask(f"may Ben play {cards}").answer)


def test_the_wording_is_made_from_the_sentence(tmp_path: Path) -> None:
    assert _codes(tmp_path, 'when.play.form = "spaced"\nthen.follow = "no play"') == []
    assert referee.book("ours").clause("ours.mine").wording == {
        "ja": "飛び階段を出せますが、その上には何も出せません。",
        "en": "A spaced run may be played, and nothing may follow it.",
    }
    assert _codes(tmp_path, "when.play.suits = 'several'\nthen.forbid = true") == []
    assert referee.book("ours").clause("ours.mine").wording == {
        "ja": "マークのそろわないカードを出すことはできない。",
        "en": "Cards may not be played in more than one suit.",
    }


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('when.play.form = "set"\nthen.follow = "as many"', "sentence-follows-what"),
        ('when.play.form = ["emperor", "spaced"]\nthen.follow = "as many"',
         "sentence-follows-what"),
        ('when.play = { form = "emperor", rank = "9" }\nthen.follow = "as many"',
         "sentence-follows-what"),
        ('when.play.form = "emperor"\nif.order = "turned"\nthen.follow = "as many"',
         "sentence-follows-what"),
        ('when.play.form = "emperor"\nthen = { follow = "as many", clear = true }',
         "sentence-follows-alone"),
        ('when.pass = true\nthen.follow = "as many"', "sentence-not-of-a-pass"),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_told(said: str, code: str, tmp_path: Path) -> None:
    assert code in _codes(tmp_path, said)


def test_on_an_emperor_goes_another_of_as_many_cards(tmp_path: Path) -> None:

    assert _codes(tmp_path, 'when.play.form = "emperor"\nthen.follow = "as many"') == []
    assert _may("", EMPERORS[0]) == _may(*EMPERORS) == "yes"
    assert _may(EMPERORS[0], "S9 H9 C9 D9") == _may("S4 H4 C4 D4", EMPERORS[1]) == "no"


def test_nothing_goes_on_it_where_a_house_says_so(tmp_path: Path) -> None:
    assert _codes(tmp_path, 'when.play.form = "emperor"\nthen.follow = "no play"') == []
    assert (_may("", EMPERORS[0]), _may(*EMPERORS)) == ("yes", "no")


def test_suits_of_a_play_are_told_apart(tmp_path: Path) -> None:
    said = (
        'rules = [{ when.play.form = "spaced", then.follow = "as many" },\n'
        '{ when.play = { form = "spaced", suits = "one" }, then.forbid = true }]'
    )
    assert _codes(tmp_path, said) == []
    assert (_may("", "S3 S5 S7 S9"), _may("", "S3 H5 S7 S9")) == ("no", "yes")


@pytest.mark.parametrize("trigger", ["pass = true", "clear = true", "hand.count = 3"])
def test_an_effect_of_another_trigger_is_one_flaw(trigger: str, tmp_path: Path) -> None:
    codes = _codes(tmp_path, f"when.{trigger}\nthen.add = true")
    assert [code.startswith("sentence-not-of-a-") for code in codes] == [True]
