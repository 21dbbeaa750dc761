"""What people say in an argument is understood, and nothing is understood wrongly."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import referee
from referee.argument.reading import Understanding

from .scoring import GUESSED, HERE, MISSED, OFFERED, RIGHT, WRONG, Phrase, outcome, phrases

LANGS = ("ja", "en")
MEASURED = {
    "ja": (249, 287, 291, 0),
    "en": (235, 283, 290, 0),
    "fresh_ja": (156, 175, 176, 1),
    "fresh_en": (151, 180, 183, 0),
    "fresh2_ja": (78, 91, 92, 0),
    "fresh2_en": (74, 87, 88, 0),
    "fresh3_ja": (43, 48, 49, 0),
    "fresh3_en": (53, 59, 59, 0),
    "fresh4_ja": (16, 21, 22, 0),
    "fresh4_en": (22, 25, 25, 0),
    "fresh5_ja": (82, 110, 112, 2),
    "fresh5_en": (65, 98, 111, 0),
    "fresh6_ja": (72, 99, 113, 0),
    "fresh6_en": (65, 96, 105, 2),
    "fresh7_ja": (75, 109, 138, 4),
    "fresh7_en": (73, 115, 137, 4),
    "fresh8_ja": (63, 96, 113, 2),
    "fresh8_en": (59, 92, 107, 2),
    "fresh9_ja": (72, 102, 117, 1),
    "fresh9_en": (65, 95, 109, 4),
    "fresh10_ja": (81, 100, 112, 1),
    "fresh10_en": (59, 80, 95, 7),
    "fresh11_ja": (56, 82, 99, 4),
    "fresh11_en": (43, 80, 98, 4),
    "fresh12_ja": (41, 85, 115, 0),
    "fresh12_en": (16, 63, 73, 1),
    "fresh14_ja": (28, 58, 83, 7),
    "fresh14_en": (31, 57, 75, 0),
    "fresh13_ja": (45, 75, 90, 2),
    "fresh13_en": (31, 70, 89, 5),
    "fresh15_ja": (36, 78, 94, 4),
    "fresh15_en": (35, 77, 97, 6),
    "told_ja": (54, 67, 73, 0),
}
"""Of the phrasings of a file: how many are understood at once and for certain; also those whose
likeliest meaning is right; also those that are right with one tap; and the most that are
misunderstood, which has to become none."""


@cache
def _outcomes(lang: str) -> list[tuple[Phrase, str, Understanding]]:
    return [(phrase, *outcome(phrase)) for phrase in phrases(HERE / f"{lang}.toml")]


@pytest.mark.parametrize("lang", LANGS)
def test_none_is_understood_wrongly(lang: str) -> None:
    assert [phrase.text for phrase, found, _ in _outcomes(lang) if found == WRONG] == []


@pytest.mark.parametrize("name", MEASURED)
def test_phrasings_are_understood_as_far_as_measured(name: str) -> None:
    found = _outcomes(name) if name in LANGS else ()
    listed = phrases(HERE / f"{name}.toml")
    counts = Counter([of for _, of, _ in found] or [outcome(phrase)[0] for phrase in listed])
    right, shown, offered, wrong = MEASURED[name]
    assert counts[RIGHT] >= right, counts
    assert counts[RIGHT] + counts[GUESSED] >= shown, counts
    assert counts[RIGHT] + counts[GUESSED] + counts[OFFERED] >= offered, counts
    assert counts[WRONG] <= wrong, counts
    assert set(counts) <= {RIGHT, GUESSED, OFFERED, MISSED, WRONG}


@pytest.mark.parametrize("lang", LANGS)
def test_what_was_understood_can_be_said_in_both_languages(lang: str) -> None:
    for _, _, said in _outcomes(lang)[::5]:
        assert said.say("en")
        assert said.say("ja")


def test_a_table_text_is_read_with_any_labels() -> None:
    pasted = "Rules: offkai\nSeats: Aki, Ben\nField: D4, D7, D9\nAsk: may Aki play C10"
    said = referee.understand(pasted)
    assert said.reading is not None
    assert [verdict.answer for verdict in said.reading.verdicts] == ["no"]
    japanese = "ルール: 大富豪\n席: アキ, ベン\n場: D9"
    assert referee.understand(japanese).is_understood


def test_a_link_is_read() -> None:
    link = "https://example.org/#table=KyrNSS22UshPS8tOzOQqTk0sAfIcszN1FJxS87gA"
    said = referee.understand(link)
    assert said.reading is not None
    assert said.reading.text == "rules: offkai\nseats: Aki, Ben\n"


def test_what_is_not_answered_is_named_and_offered() -> None:
    table = referee.read("rules: daifugo\nseats: アキ, ベン\nturn: アキ\nfield: ベン D4\n")
    said = referee.understand("ダイヤ10以外出していい?", table)
    assert said.reading is None
    assert "以外" in said.skipped
    assert [str(question) for question in said.offers[0].questions] == ["may アキ play D10"]


def test_a_name_that_is_a_card_is_not_taken_for_cards_to_play() -> None:
    table = referee.read("rules: daifugo\nseats: Aki, Ben\n")
    assert not referee.understand("ジョーカーはジョーカーを出せる?", table).is_understood


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_is_not_understood_comes_with_examples(lang: str) -> None:
    said = referee.understand("xyzzy plugh").say(lang)
    assert "xyzzy" in said
    assert "?" in said
    assert "000" in referee.understand("x " * 900).say(lang)


NOTHING = ["", "   ", "x" * 2000, "あ" * 2000, "qwertz uiop", "!!!???", "🂡🂢🂣"]


@pytest.mark.parametrize("text", NOTHING)
def test_what_means_nothing_is_not_understood(text: str) -> None:
    assert not referee.understand(text).is_understood


_BRIDGE = """
rules: bridge
seats: North, East, South, West
state: dealer North, auction 1H pass 2C
"""
_DAIFUGO = """
rules: daifugo
seats: あや (daifugo), みよ, トモ
play:
  みよ: Jo
"""
AT_A_TABLE = {
    "last bid was??": _BRIDGE,
    "このジョーカー、Aが2枚あったら勝てますか": _DAIFUGO,
    "あやちゃんこれで都落ち決定ですか": _DAIFUGO,
}


@pytest.mark.parametrize("text", AT_A_TABLE)
def test_a_rule_alone_is_no_certain_answer_at_a_table(text: str) -> None:
    """People ask about the table there, in words that name rules, too."""
    said = referee.understand(text, referee.read(AT_A_TABLE[text]))
    assert said.reading is None or said.reading.questions or said.reading.states
