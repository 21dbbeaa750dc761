"""Did a player revoke? Against deals in which players don't always follow suit."""

from __future__ import annotations

import random

import pytest

import referee
from referee.simulation import deal
from referee.table import Table
from referee.ui.desk.session import DeskSession

NAMES = ("Aki", "Ben", "Chie", "Dan")


def _played(seed: int) -> tuple[Table, set[str]]:
    """A table after some cards, a few of which should have followed suit, and who revoked."""
    rng = random.Random(seed)
    table, revoked = Table(deal(seed, 4, "whist")), set[str]()
    for _ in range(rng.randint(1, 24)):
        position = table.position
        name = table.seats[position.turn]
        hand = [str(card) for card in table.rulebook.deck.cards(position.known[position.turn])]
        legal = [card for card in hand if table.ask(f"may {name} play {card}").answer == "yes"]
        card = rng.choice(hand if rng.random() < 0.3 else legal)
        if card not in legal:
            revoked.add(name)
        table = table.play(f"{name}: {card}{'' if card in legal else ' !'}")
    return table, revoked


@pytest.mark.parametrize("seed", range(12))
def test_known_hands_tell_who_revoked(seed: int) -> None:
    table, revoked = _played(seed)
    said = {name for name in NAMES if table.ask(f"did {name} revoke").answer == "yes"}
    assert said == revoked


@pytest.mark.parametrize("seed", range(12))
def test_hidden_hands_never_turn_the_answer_round(seed: int) -> None:
    table, revoked = _played(seed)
    hidden = Table(table.description.replace(hands={}), force=True)
    for name in NAMES:
        truth = "yes" if name in revoked else "no"
        assert hidden.ask(f"did {name} revoke").answer in (truth, "depends")


def test_the_desk_asks_whether_a_card_that_stands_was_a_revoke() -> None:
    text = "rules: whist\nseats: Aki, Ben, Chie, Dan\nhands:\n  Ben: H3 S2\nplay:\n  Aki: H7\n"
    state = DeskSession(f"{text}  Ben: S2 !\n", "en").state()
    assert state["question"]["text"] == "did Ben revoke"
    assert state["verdict"]["headline"] == "Ben revoked – Following suit: Ben had ♥3."


BOTH_REVOKED = """
rules: bridge
seats: North, East, South, West
hands:
  North: C2 C3 D4 C6 C7
  East: H2 H3 D9 D8 D5
  South: HA H7 C5 D2 D3
  West: H5 H6 S4 C8 CK
state: contract 1S, declarer South, tricks South 6, tricks West 2
turn: South
play:
  South: HA
  West: S4 !
  North: C2
  East: H2
  West: CK
  North: C3
  East: D8
  South: C5
  West: H6
  North: D4
  East: H3
  South: D2 !
"""
LATER = ["West: H5", "North: C6", "East: D5", "South: H7"]


def _says(text: str, name: str) -> list[str]:
    because = referee.read(text).ask(f"did {name} revoke").because
    return [reason.key.removeprefix("revoked_tricks-") for reason in because]


def test_a_revoke_costs_until_one_of_the_other_side_is_established() -> None:
    before = _says(BOTH_REVOKED + "\n  ".join(["", *LATER[:1]]), "West")
    after = _says(BOTH_REVOKED + "\n  ".join(["", *LATER]), "West")
    assert (before[-1], after[-1]) == ("costs", "both")
    assert _says(BOTH_REVOKED + "\n  ".join(["", *LATER]), "South")[-1] == "both"
    stated = BOTH_REVOKED.replace("tricks West 2", "tricks West 2, revoked North 0")
    assert _says(stated, "West")[-1] == "both"


def test_revokes_of_both_sides_in_one_trick_are_corrected_until_both_have_played_on() -> None:
    text = """
rules: bridge
seats: North, East, South, West
hands:
  North: HA C3 D4 C6
  East: H2 C9 D9 D8
  South: H7 C5 D2 D3
  West: H5 S4 C8 CK
state: contract 1S, declarer South, tricks South 6, tricks West 3
turn: North
play:
  North: HA
  East: H2
  South: D2 !
  West: S4 !
  West: CK
"""
    assert (_says(text, "West")[-1], _says(text, "South")[-1]) == ("same-trick", "correct")
    played_on = text + "  North: C3\n"
    assert (_says(played_on, "West")[-1], _says(played_on, "South")[-1]) == ("both", "both")


def test_a_card_that_only_shows_an_earlier_revoke_is_none_itself() -> None:
    text = """
rules: bridge
seats: North, East, South, West
hands:
  North: C2 C3 C4
  East: H2 H3 S9
  South: HA HK D2
  West: ? x3
state: contract 1NT, declarer South, tricks South 6, tricks West 4, lacks West H
turn: West
play:
  West: H5 !
  North: C2
  East: H2
  South: HA
  South: HK
  West: C9
  North: C3
  East: H3
  South: D2
  West: CK
  North: C4
  East: S9
"""
    table = referee.read(text)
    assert table.ask("did West revoke").answer == "yes"
    assert table.ask("score").answer["North"] == 150
