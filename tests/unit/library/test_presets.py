"""Presets and what clauses are about: data of a book, checked like the rest of it."""

from __future__ import annotations

import pytest

from referee.house_rules.house import text_book
from referee.library.context import book
from referee.rulebook.clause import Preset
from referee.rulebook.diagnostics import BadBook, Finding

pytestmark = pytest.mark.usefixtures("forgets_books")

OFFKAI = 'extends = "offkai"\n'
PRESET = '[[preset]]\nid = "ours"\ntitle = { ja = "い", en = "A" }\n'
CLAUSE = """
[[clause]]
id = "ours.rule"
kind = "local"
title = { ja = "い", en = "A" }
ja = "い"
en = "A"
where = { ja = "い", en = "A" }
"""


def presets(id_: str) -> dict[str, Preset]:
    return {preset.id: preset for preset in book(id_).presets}


def in_use(id_: str, preset: str) -> set[str]:
    values = presets(id_)[preset].values(book(id_).options)
    return {name for name, value in values.items() if value is True}


def test_the_official_five_are_those_of_the_text_and_the_foul_finish() -> None:
    five = {"revolution", "eight_cut", "suit_lock", "spade_three", "miyako_ochi"}
    assert in_use("daifugo", "official_five") == {*five, "foul_finish"}
    assert in_use("daifugo", "plain") == set()


def test_a_house_has_the_presets_of_its_book_and_its_own() -> None:
    ours = text_book("ours", f"{OFFKAI}{PRESET}switches = {{ emperor = true }}\n")
    assert list(presets(ours)) == ["as_written", "skip_and_reverse", "everything", "plain", "ours"]
    assert in_use(ours, "ours") == {"emperor"}
    assert presets("hearts") == {}


def test_a_preset_leaves_readings_that_it_does_not_name() -> None:
    text = f'{OFFKAI}{PRESET}kinds = ["adopted"]\nreadings = {{ second_j = "stays" }}\n'
    ours = text_book("ours", text)
    values = presets(ours)["ours"].values(book(ours).options)
    assert values["second_j"] == "stays"
    assert "leader_pass" not in values


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        (PRESET + 'kinds = ["officail"]', "unknown-kind", "official"),
        (PRESET + "switches = { emporer = true }", "unknown-option", "emperor"),
        (PRESET + 'switches = { emperor = "yes" }', "no-switch-value", "emperor"),
        (PRESET + 'readings = { second_j = "stay" }', "unknown-value", "stays"),
        (PRESET + "kinds = 3", "bad-part", "preset"),
        (PRESET + "switches = 3", "bad-part", "preset"),
        ('[[preset]]\nid = "ours"', "preset-lacks", "title"),
        ("preset = 3", "bad-part", "preset"),
        (CLAUSE + "about = 8", "bad-part", "about"),
    ],
)
def test_a_preset_that_cannot_be(text: str, code: str, said: str) -> None:
    with pytest.raises(BadBook) as broken:
        text_book("ours", OFFKAI + text)
    (found,) = broken.value.findings
    assert found.code == code
    assert found.line > 1
    for lang in ("ja", "en"):
        assert said in found.say(lang)


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        (CLAUSE + 'about = ["8", "lok"]', "unknown-topic", "lock"),
        (PRESET + "kind = []", "unknown-part", "kinds"),
    ],
)
def test_what_is_likely_misspelled_is_told(text: str, code: str, said: str) -> None:
    from referee.library.context import check_book

    found: list[Finding] = check_book(text_book("ours", OFFKAI + text))
    told = next(each for each in found if each.code == code)
    assert told.level == "warning"
    assert said in told.say("en")
