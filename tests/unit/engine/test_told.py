"""What a description says of the way to a table, where an answer needs it."""

from __future__ import annotations

import re

import pytest

import referee
from referee.engine.conversion import read_exits, write_hands
from referee.errors import ImpossibleTable
from referee.model.description import OUT, WayOut
from referee.table import Table

LEFT = """
rules: daifugo - foul_finish
seats: Aki, Ben, Chie, Dan, Eve
hands:
  Aki: out 1
  Ben: out foul 1 before 1
  Chie: S5
  Dan: out fallen 2 before 2
  Eve: out 2
"""


def test_a_foul_may_be_said_to_have_come_before_a_clean_exit() -> None:
    table = referee.read(LEFT)
    assert [leaver.seat for leaver in read_exits(table.description)] == [1, 0, 3, 4]
    assert table.ask("ranks").answer == ["Ben", "Aki", "Eve", "Chie", "Dan"]
    assert str(table.flattened()) == LEFT.lstrip()
    assert referee.from_dict(table.to_dict()) == table


def test_without_a_word_clean_exits_came_first() -> None:
    told = LEFT.replace(" before 1", "").replace(" before 2", "")
    assert [leaver.seat for leaver in referee.read(told).position.out] == [0, 4, 1, 3]
    written = write_hands(referee.read(told).rulebook.deck, "ABCDE", referee.read(told).position)
    assert [hand.out for hand in written.values()] == ["1", "foul 1", "", "fallen 2", "2"]


@pytest.mark.parametrize("out", ["1", "foul", "foul 2", "foul before 1", "fallen 2 before 3"])
def test_ways_out_are_read_and_written(out: str) -> None:
    assert re.fullmatch(OUT, out)
    assert str(WayOut.read(out)) == out


@pytest.mark.parametrize("out", ["foul before 6", "foul 6", "6"])
def test_nobody_leaves_before_more_than_there_are(out: str) -> None:
    with pytest.raises(ImpossibleTable) as found:
        referee.read(LEFT.replace("out foul 1 before 1", f"out {out}"))
    assert [fault.code for fault in found.value.faults] == ["place-too-low"]


def test_a_table_without_moves_tells_of_no_last_one() -> None:
    verdict = referee.read(LEFT).ask("what happens")
    assert (verdict.answer, [fact.key for fact in verdict.unknown]) == ("depends", ["last-move"])
    assert "No move is given here." in verdict.say("en")
    assert "まだ手が示されていません" in verdict.say("ja")


# ---- tricks

TRICK = """
rules: whist, trump = S
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: H4 D5
  Ben: H9 D6
  Chie: HJ D7
  Dan: H2 D8
play:
  Aki: H4
  Ben: H9
  Chie: HJ
  Dan: H2
"""


def test_the_last_trick_is_told_with_who_played_what() -> None:
    flat = referee.read(TRICK).flattened()
    assert "last trick Aki H4 Ben H9 Chie HJ Dan H2\n" in str(flat)
    assert flat.ask("who takes the trick").answer == "Chie"
    assert flat.ask("who gets H9").answer == "Chie"
    assert "last trick" not in str(flat.play("Chie: D7").flattened())


@pytest.mark.parametrize("said", ["last trick", "last trick Zoe H4", "last trick H4 after R"])
def test_a_last_trick_that_cannot_be_read_is_a_fault(said: str) -> None:
    with pytest.raises(ImpossibleTable) as found:
        referee.read(f"rules: whist, trump = S\nseats: Aki, Ben, Chie, Dan\nstate: {said}")
    assert [fault.code for fault in found.value.faults] == ["unknown-state"]


def test_the_last_trick_tells_the_colour_of_the_one_before_it() -> None:
    text = (
        "rules: torite, game = A\nseats: Aki, Ben, Chie\n"
        "state: took Ben R3 R5 R8, last trick R3 Ben R8 Chie R5 after B\n"
    )
    table = referee.read(text)
    assert table.position.last.before == "B"
    assert str(table.flattened()) == text


# ---- sevens


def test_who_began_is_told_once_the_hands_tell_it_no_more() -> None:
    text = "rules: sevens\nseats: Aki, Ben\nhands:\n  Aki: S6 D7\n  Ben: S8 H8\n"
    table = referee.read(text)
    assert str(table) == text
    flat = table.play("Aki: S6").flattened()
    assert "began Aki" in str(flat)
    assert flat.ask("who leads").answer == "Aki"
    assert flat.flattened() == flat


# ---- doubt


def test_a_play_that_all_have_let_through_can_be_doubted_no_more() -> None:
    text = (
        "rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Aki\n"
        "hands:\n  Aki: H3 S5 D5\n  Ben: H4 H5 D6\n  Chie: H6 H7 H8\nplay:\n  Aki: (H3)\n"
    )
    let = referee.read(text).play("Ben: through").play("Chie: through")
    assert let.flattened().ask("may Chie doubt").answer == "no"
    assert "state: doubt over\n" in str(let.flattened())
    described = _without_state(let.flattened())
    assert described.ask("may Chie doubt").answer == "depends"
    assert "doubt over" not in str(let.play("Ben: H4").flattened())


def _without_state(table: Table) -> Table:
    return referee.read(str(table).replace("state: doubt over\n", ""))


# ---- a game that a clause has ended


def test_the_places_that_a_clause_gave_are_told() -> None:
    text = (
        "rules: daifugo + gekokujo\nseats: Aki (daihinmin), Ben (hinmin), Chie (fugo), "
        "Dan (daifugo)\nhands:\n  Aki: out 1\n  Ben: out 2\n  Chie: out 3\n  Dan: out fallen\n"
        "state: ranking Aki Ben Chie Dan\n"
    )
    assert referee.read(text).ask("ranks").answer == ["Aki", "Ben", "Chie", "Dan"]
    assert str(referee.read(text).flattened()) == text
    first = referee.read(text.replace("Ben Chie Dan\n", "\n")).ask("ranks").answer
    assert first == ["Aki", None, None, None]  # of a game that leaves the others without a place
    for wrong in ("Chie Chie\n", "Chie Eri\n"):
        with pytest.raises(ImpossibleTable):
            referee.read(text.replace("Chie Dan\n", wrong))


def test_a_card_may_rank_above_the_victim() -> None:
    text = (
        "rules: culprit_poker\nseats: Aki, Ben, Chie\nhands:\n  Aki: 1\n  Chie: 4\n"
        "field: 3\nstate: reveal, victim ranks above Ben\n"
    )
    assert referee.read(text).ask("whose turn").answer == "nobody"
    assert referee.read(text.replace(", victim ranks above Ben", "")).ask("whose turn").answer == [
        "Ben"
    ]
    assert str(referee.read(text).flattened()) == text
