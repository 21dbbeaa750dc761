"""Jokers of which nobody has said what they stand for: asked where it matters, else left open."""

from __future__ import annotations

from random import Random

import pytest

import referee
from referee.simulation import random_move

PAIR = """
rules: uecda
seats: Aki, Ben, Chie, Dan, Eve
turn: Ben
hands:
  Aki: ? x4
  Ben: D6 Jo ? x4
  Chie: D7 S7 ? x4
  Dan: C9 H9 D9 S9 ? x4
  Eve: ? x4
"""
ON_A_PAIR = PAIR.replace("turn:", "field: Aki D5 H5\nturn:")


def test_the_suit_is_asked_where_a_lock_hangs_on_it() -> None:
    with pytest.raises(referee.AmbiguousPlay) as caught:
        referee.read(ON_A_PAIR).play("Ben: D6 Jo")
    assert set(caught.value.candidates) == {"D6 Jo=S6", "D6 Jo=H6", "D6 Jo=C6"}


@pytest.mark.parametrize(
    "changed",
    [
        PAIR,
        ON_A_PAIR.replace("uecda", "uecda - suit_lock"),
        ON_A_PAIR.replace("D5 H5", "C5 H5"),
        ON_A_PAIR.replace("uecda", "daifugo").replace("seats: Aki", "seats: Aki (daifugo)"),
    ],
    ids=["empty field", "no lock", "other suits", "a book where it makes no lock"],
)
def test_the_suit_is_not_asked_where_nothing_hangs_on_it(changed: str) -> None:
    table = referee.read(changed).play("Ben: D6 Jo")
    assert "Jo=" not in str(table.flattened())


def test_under_a_lock_a_joker_stands_for_the_card_of_the_lock() -> None:
    locked = ON_A_PAIR.replace("turn:", "state: suit lock HD\nturn:")
    table = referee.read(locked).play("Ben: D6 Jo")
    flat = table.flattened()
    assert flat.position.field == table.position.field
    assert "Ben D6 Jo=H6" in str(flat)
    assert str(flat.flattened()) == str(flat)


@pytest.mark.parametrize("text", [PAIR, ON_A_PAIR])
def test_plays_are_listed_as_they_can_be_played(text: str) -> None:
    table = referee.read(text)
    listed = table.ask("what may Ben play").answer["set"]
    assert listed
    for play in listed:
        table.play(f"Ben: {play}")
    for seed in range(30):
        move = random_move(table, Random(seed))
        assert move is not None
        table.play(move)


@pytest.mark.parametrize("named", ["D6 Jo=S6", "D6 Jo"])
def test_what_was_not_said_stays_open_played_or_described(named: str) -> None:
    played = referee.read(PAIR).play(f"Ben: {named}").play("Chie: D7 S7")
    for table in (played, played.flattened()):
        answers = {cards: table.ask(f"may Dan play {cards}").answer for cards in ("D9 S9", "C9 H9")}
        locked = "no" if "=" in named else "depends"
        assert answers == {"D9 S9": "yes", "C9 H9": locked}


def test_the_fact_names_the_card_and_the_answers_either_way() -> None:
    played = referee.read(PAIR).play("Ben: D6 Jo").play("Chie: D7 S7")
    verdict = played.ask("may Dan play C9 H9")
    english, japanese = verdict.say("en"), verdict.say("ja")
    assert "♦6 stands for ♠6, Dan may not play ♣9 ♥9. Otherwise, Dan may." in english
    assert "♦6と一緒に出たジョーカーが♠6の代わりなら、Danは♣9 ♥9を出せません。" in japanese
    assert not verdict.because


def test_what_is_played_on_it_tells_what_it_was() -> None:
    """The nines do not fit a lock of spades and diamonds: so the joker was no 6 of spades."""
    played = referee.read(PAIR).play("Ben: D6 Jo").play("Chie: D7 S7").play("Dan: C9 H9")
    for table in (played, played.flattened()):
        assert table.ask("may Eve play HJ CJ").answer == "yes"
        assert "lock" not in str(table.flattened())


@pytest.mark.parametrize("state", ["suit lock DH", "no suit lock"])
def test_what_the_table_tells_of_the_lock_is_kept(state: str) -> None:
    text = PAIR.replace("turn:", f"field: Eve D4 H4, Aki D5 Jo\nstate: {state}\nturn:")
    table = referee.read(text.replace("D6 Jo", "C6 S6"))
    for each in (table, table.flattened(), referee.read(str(table))):
        assert f"state: {state.replace('DH', 'HD')}" in str(each)
        assert each.ask("may Ben play C6 S6").answer == ("yes" if "no" in state else "no")
