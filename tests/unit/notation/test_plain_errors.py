"""Errors in a table's text say in plain words what is wrong, and first what may be meant."""

from __future__ import annotations

import pytest

import referee
from referee.errors import RefereeError
from referee.notation.branches import PARTS, PARTS_MEANT

HEAD = "rules: daifugo\nseats: Aki, Ben, Chie\n"

PLAIN = {
    HEAD + "readings: スート縛り = 5回": (
        "“suit_lock” is a house rule, not a reading",
        "「suit_lock」は読み方ではなく、ローカルルール",
    ),
    "rules: daifugo + seven_pass(limit=3)\nseats: Aki, Ben, Chie": (
        "no setting “limit” for “seven_pass”. Choose from: amount",
        "「limit」という設定はありません",
    ),
    HEAD + "readings: second_j": ("Expected: “=” and a choice", "「=」と選択肢です"),
    HEAD + "field: D11": ("Did you mean “DJ”?", "「DJ」のことですか"),
    HEAD + "field: S1": ("Did you mean “SA”?", "「SA」のことですか"),
    HEAD + "field: ダイヤの四": ("Did you mean “D4”?", "「D4」のことですか"),
    HEAD + "場: D4": ("Did you mean “field”?", "「field」のことですか"),
    "rules: daifugo\nplayers: Aki, Ben": ("Did you mean “seats”?", "「seats」のことですか"),
    HEAD + "state: foo": ("You can write, for example, “revolution”", "たとえば「revolution」"),
    HEAD + "field: Jo Jo Jo": ("too many jokers: the pack has only 2", "ジョーカーが多すぎます"),
    "rules: daifugo\nseats: Aki (daifugo), Ben (daifugo), Chie": (
        "Aki and Ben can’t both be daifugo", "大富豪は2人もいません",
    ),
}  # fmt: skip
"""A table with one mistake -> parts of the messages in English and Japanese."""


@pytest.mark.parametrize(("text", "english", "japanese"), [(t, *s) for t, s in PLAIN.items()])
def test_a_mistake_in_a_table(text: str, english: str, japanese: str) -> None:
    with pytest.raises(RefereeError) as raised:
        referee.read(text)
    assert english in raised.value.say("en")
    assert japanese in raised.value.say("ja")


def test_a_question_that_breaks_off_lacks_its_last_word() -> None:
    with pytest.raises(RefereeError) as raised:
        referee.read(HEAD + "field: D4\nask:\n  may Aki play").ask("may Aki play")
    said = raised.value.say("en")
    assert "something is missing here. Expected: a card" in said
    assert "may Aki pass" not in said


def test_a_wrong_card_in_python_is_said_as_in_a_text() -> None:
    with pytest.raises(RefereeError) as raised:
        referee.may(referee.read(HEAD), "Aki", "D4 D11")
    assert "Can’t read “D11”. Did you mean “DJ”?" in raised.value.say("en")
    assert "「D11」が読み取れません。「DJ」のことですか" in raised.value.say("ja")


def test_diamonds_have_two_spellings_in_japanese() -> None:
    table = referee.read(HEAD + "field: ダイアの4")
    assert "D4" in str(table)


def test_every_other_name_means_a_part() -> None:
    assert {*PARTS_MEANT.values()} == {*PARTS}
