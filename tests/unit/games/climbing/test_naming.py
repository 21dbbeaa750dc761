"""Jokers that are said to stand for a card: the suit that is named is kept and told."""

from __future__ import annotations

import pytest

import referee

UECDA = """
rules: uecda
seats: Aki, Ben, Chie, Dan, Eve
turn: Ben
field: Aki H3 S3
discards: D9
hands:
  Aki: ? x4
  Ben: H5 H9 Jo ? x4
  Chie: C8 D8 ? x4
  Dan: ? x4
  Eve: ? x4
"""


def _answer(table: referee.Table, question: str) -> object:
    return table.ask(question).answer


@pytest.mark.parametrize(("named", "locked"), [("D5", "yes"), ("S5", "no")])
def test_a_table_that_is_described_keeps_the_suit_that_was_named(named: str, locked: str) -> None:
    played = referee.read(UECDA).play(f"Ben: H5 Jo={named}")
    described = played.flattened()
    assert f"Jo={named}" in str(described)
    for table in (played, described):
        assert _answer(table, "may Chie play C8 D8") == locked


def test_that_the_named_card_has_gone_is_said_once_and_only_where_it_has() -> None:
    table = referee.read(UECDA)
    gone, free = "doesn’t matter", "may Ben play H5 Jo=C5"
    assert table.ask("may Ben play H9 Jo=D9").say("en", everything=True).count(gone) == 1
    assert gone not in table.ask(free).say("en", everything=True)
    assert "見えていても" in table.ask("may Ben play H9 Jo=D9").say("ja", everything=True)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_card_of_the_same_play_is_refused_with_its_clause(lang: str) -> None:
    refused = referee.read(UECDA).ask("may Ben play H9 Jo=H9")
    assert refused.answer == "no"
    assert "uecda.joker_substitute" in refused.clauses()
    assert {"en": "same play", "ja": "一緒に出すカード"}[lang] in refused.say(lang, everything=True)


TWO_JOKERS = """
rules: daifugo
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S5 Jo Jo C9
  Ben: ? x4
  Chie: ? x4
  Dan: ? x4
"""


def test_what_two_jokers_are_is_asked_in_words_that_can_be_played() -> None:
    table = referee.read(TWO_JOKERS)
    with pytest.raises(referee.AmbiguousPlay) as caught:
        table.play("Aki: S5 Jo Jo")
    assert caught.value.candidates == (
        "S5 Jo=5 Jo=5",
        "Jo=S3 Jo=S4 S5",
        "Jo=S4 S5 Jo=S6",
        "S5 Jo=S6 Jo=S7",
    )
    for said in caught.value.candidates:
        described = table.play(f"Aki: {said}").flattened()
        assert referee.read(str(described)) == described


def test_plays_are_listed_as_they_can_be_played() -> None:
    table = referee.read(TWO_JOKERS)
    for texts in table.ask("what may Aki play").answer.values():
        for text in texts if isinstance(texts, list) else ():
            table.play(f"Aki: {text}")


def test_cards_face_down_are_listed_as_they_lie() -> None:
    table = referee.read(
        "rules: million_doubt\nseats: Aki, Ben\nturn: Aki\nhands:\n  Aki: S5 H5\n  Ben: ? x3\n"
    )
    assert table.ask("what may Aki play").answer == {
        "single": ["S5", "H5"],
        "set": ["S5 H5"],
        "covered": ["(?)", "(?) (?)", "S5 (?)", "H5 (?)"],
        "pass": True,
    }
