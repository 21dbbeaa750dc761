"""Errors in a house's file say what is wrong in plain words, and first what may be meant."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from referee.library.context import check_book, current
from referee.rulebook.diagnostics import ERROR, Finding, say_all

HEAD = 'extends = "daifugo"\n'
CLAUSE = HEAD + '[[clause]]\nid = "h.six"\ntitle = { ja = "6", en = "Six" }\n'
PLAIN_CLAUSE = HEAD + '[[clause]]\nid = "h.x"\ntitle = { en = "X" }\nen = "What X does."\n'
"""A clause in one language."""
RULING = HEAD + '[[ruling]]\ndecides = "foul_state"\nvalue = "before_play"\n'

PLAIN = {
    # the writing of the file
    RULING + "date = 2026-13-40": (
        "“2026-13-40” isn’t a date",
        "「2026-13-40」は日付ではありません",
    ),
    RULING + "date = 2026/1/4": ("“2026/1/4” isn’t a date", "「2026/1/4」は日付ではありません"),
    HEAD + "switches.emperor = True": ("Write true in small letters", "trueと小文字で"),
    HEAD + "switches.emperor = on": ("Write true instead of “on”", "「on」ではなくtrueと"),
    HEAD + "[[ruling]]\ndecides = foul_state": (
        'Put “foul_state” in quotes: "foul_state"',
        '「foul_state」は引用符で囲んでください: "foul_state"',
    ),
    HEAD + "[[clause]]\nid = “h.x”": ("Write straight quotes", "引用符は「“」ではなく、半角の"),
    HEAD + '[[clause]]\nid = "h.x': ("A quote isn’t closed", "引用符が閉じていません"),
    HEAD + "[switches]\nemperor true": ("an equals sign and a value", "名前、「=」、値の順に"),
    HEAD + "[switches]\nemperor = true\nemperor = false": ("The same name", "同じ名前が2回"),
    HEAD + "[[clause]\nid = 1": ("A heading is a name in brackets", "見出しは"),
    HEAD + 'without = ["suit_lock"\n[switches]': (
        "A bracket isn’t closed",
        "かっこが閉じていません",
    ),
    HEAD + "note = 5回": ("“5回” isn’t a value", "「5回」は値ではありません"),
    HEAD + "note =\n[switches]": ("no value after the equals sign", "「=」のあとに値がありません"),
    # keys
    'extend = "daifugo"': (
        "no key called “extend”. Did you mean “extends”?",
        "「extends」のことですか",
    ),
    'extends = "大富豪"': ("Did you mean “daifugo”?", "「daifugo / 大富豪」のことですか"),
    'extends = "大貧民"': ("Did you mean “daifugo”?", "「daifugo / 大富豪」のことですか"),
    "": ("doesn’t say which rulebook it extends", "もとになるルールブックが書かれていません"),
    CLAUSE + 'wen.play.rank = "6"\nthen.skip = 1': (
        "no key called “wen”. Did you mean “when”?",
        "「wen」という項目はありません。「when」のことですか",
    ),
    CLAUSE + 'when.play.rank = "6"\nthan.skip = 1': (
        "no key called “than”. Did you mean “then”?",
        "「than」という項目はありません。「then」のことですか",
    ),
    HEAD + '[[clause]]\nid = "h.x"\ntitel = 1\nwhen.pass = true\nthen.clear = true': (
        "no key called “titel”. Did you mean “title”?",
        "「titel」という項目はありません。「title」のことですか",
    ),
    CLAUSE + 'when = "play"': ('such as when.play.rank = "8"', 'when.play.rank = "8"のような条件'),
    HEAD + '[clause]\nid = "h.x"': ("such as [[clause]]", "[[clause]]のように"),
    HEAD + 'undecided = ["a.b"]': ("has to be a list of pairs", "2つずつの組のリスト"),
    HEAD + '[[clause]]\nid = "h.x"\ntitle = "x"\nwhen.pass = true\nthen.clear = true': (
        'in both languages, like { ja = "...", en = "..." }', "jaとenの両方で",
    ),
    HEAD + '[[clause]]\nid = "h.x"\ntitle = { ja = "x", en = "x" }': (
        "no “ja” and “en”", "「ja」と「en」がありません",
    ),
    PLAIN_CLAUSE + 'rule = "knock_on_wood"': (
        "“referee books --rules climbing” lists the rules",
        "「referee books --rules climbing」で見られます",
    ),
    PLAIN_CLAUSE + 'rule = "jeanne_darc"\nwith = { rnk = "Q" }': (
        "no parameter “rnk” for “jeanne_darc”. Did you mean “rank”?",
        "「rnk」というパラメータはありません。「rank」のことですか",
    ),
    PLAIN_CLAUSE + 'rule = "jeanne_darc"\nwith = { rank = "14" }': (
        'Write, for example, "3", "4"', '"3"、"4"',
    ),
    # values
    CLAUSE + 'when.play.rank = "j"\nthen.skip = 1': ('Did you mean "J"?', '"J"のことですか'),
    CLAUSE + 'when.play.rank = "joker"\nthen.skip = 1': ('Did you mean "Jo"?', '"Jo"のことですか'),
    CLAUSE + 'when.play.rank = "11"\nthen.skip = 1': ('Did you mean "J"?', '"J"のことですか'),
    CLAUSE + 'when.play.suit = "spade"\nthen.skip = 1': ('Did you mean "S"?', '"S"のことですか'),
    CLAUSE + 'when.play.suit = "ハート"\nthen.skip = 1': ('Did you mean "H"?', '"H"のことですか'),
    CLAUSE + 'when.play.rank = "6"\nif.order = "revolutoin"\nthen.skip = 1': (
        'Did you mean "revolution"?', '"revolution"のことですか',
    ),
    HEAD + '[switches]\n"8切り" = true': (
        "“eight_cut / 8-cut”?",
        "「eight_cut / 8切り」のことですか",
    ),
}  # fmt: skip
"""A file with one mistake -> parts of the messages in English and Japanese."""


@pytest.fixture
def found(request: pytest.FixtureRequest) -> Iterator[list[Finding]]:
    """The errors of a file."""
    with current().trial():
        current().add_text("h", request.param)
        yield [finding for finding in check_book("h") if finding.level == ERROR]


@pytest.mark.parametrize(
    ("found", "english", "japanese"),
    [(text, *said) for text, said in PLAIN.items()],
    indirect=["found"],
)
def test_a_mistake_is_said_once_in_plain_words(
    found: list[Finding], english: str, japanese: str
) -> None:
    (error,) = found
    assert error.line
    assert english in error.say("en")
    assert japanese in error.say("ja")


@pytest.mark.parametrize("found", PLAIN, indirect=True)
def test_what_is_suggested_is_not_the_only_choice_listed_after_it(found: list[Finding]) -> None:
    for error in found:
        listed = re.search(r"Did you mean “(.+?)”\? Choose from: (.+?)\.(?: |$)", error.say("en"))
        assert listed is None or listed[1] != listed[2]


BROKEN = 'when.play.rnk = "6"\nif.ordr = "revolution"\nthen.skp = 1\n'


@pytest.mark.parametrize("found", [CLAUSE + BROKEN], indirect=True)
@pytest.mark.parametrize(("lang", "cost"), [("en", "does nothing until"), ("ja", "直すまで")])
def test_what_errors_cost_is_said_once_after_the_last(
    found: list[Finding], lang: str, cost: str
) -> None:
    said = say_all(found, lang)
    assert len(said) == 3
    assert [cost in text for text in said] == [False, False, True]


@pytest.mark.parametrize("found", [PLAIN_CLAUSE + 'rule = "cross_dressing"'], indirect=True)
def test_one_language_is_enough(found: list[Finding]) -> None:
    assert found == []
