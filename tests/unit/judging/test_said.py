"""What the referee says, word for word: thirty verdicts in both languages.

A changed sentence shows here as a difference to be read aloud; ``pytest --snapshot-update``, with
the path of this file, takes the new words over.
"""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

import referee
from tests.paths import SCENARIOS

SAID = (
    ("offkai/public_cards", "The same card face up is fine"),
    ("offkai/foul_places", "The last one left takes the last open place, above the foul finisher"),
    ("offkai/run_joker_top", "Where the joker goes beyond the 2 only, it does not go beyond the 3"),
    ("offkai/titles", "A newcomer's place makes it a game of five with the titles for five"),
    ("offkai/five_skip", "Four 5s skip four players"),
    (
        "offkai/going_out_keeps_field",
        "After a finish with the spade 3 on a joker the next player leads",
    ),
    ("daifugo/joker", "A joker makes a pair with a 9"),
    (
        "daifugo/q_bomber",
        "Who holds cards that nobody knows still has the number to discard, "
        "and may hold the third 4 too",
    ),
    ("offkai/suit_lock", "The lock goes on after the next diamond"),
    ("daifugo/miyako_ochi", "When somebody else goes out first the daifugo is out of the game"),
    ("daifugo/super_revolution", "Five of a number make the first revolution themselves"),
    ("daifugo/collisions", "Q-Q-Q: whether the number is named before the strongest are discarded"),
    ("daifugo/ten_return", "Who answers leads instead of the player of the 8"),
    ("daifugo/cross_dressing", "They count as Qs, so a pair of Qs is not beaten"),
    ("daifugo/q_reverse", "Three Qs turn the direction round"),
    ("uecda/first_lead", "Where nobody shows the diamond 3 it depends on who holds it"),
    ("league/foul_finish", "A 2 in normal order is a foul"),
    ("million_doubt/eight_cut", "Read as coming first, it leaves nothing to doubt"),
    ("million_doubt/doubt", "Doubted, its player has to show it"),
    ("million_doubt/hidden_effects", "An 8 face down that nobody doubts clears nothing"),
    ("million_doubt/all_face_down_ignored", "A 10 beats the 9 below the card face down"),
    ("torite/must_follow", "Another colour cannot take the trick even as the highest number"),
    ("torite/trump", "The leader may lead yellow"),
    ("torite/bonus", "What somebody still has to do"),
    ("hearts/points", "Each heart one point, the spade Q thirteen"),
    ("whist/follow", "Who holds the suit led may not play another"),
    ("culprit_poker/pass", "Read so that the new card is passed, it goes back"),
    ("culprit_poker/first_to_two", "A second game won wins"),
    ("sevens/rows", "Read otherwise it is"),
    ("poker/hands", "Best first"),
)


def told(file: str, name: str) -> str:
    """The question and the verdict in both languages."""
    scenarios = tomllib.loads((SCENARIOS / f"{file}.toml").read_text("utf-8"))["scenario"]
    scenario = next(each for each in scenarios if each["name"] == name)
    verdict = referee.read(scenario["table"]).ask(scenario["ask"])
    return "\n\n".join([verdict.question.text("en"), verdict.say("en"),
                        verdict.question.text("ja"), verdict.say("ja")])  # fmt: skip


def without_lines(data: Any) -> Any:
    """Without the numbers of lines, which JSON has none of."""
    if isinstance(data, dict):
        return {key: without_lines(value) for key, value in data.items() if key != "line"}
    return [without_lines(each) for each in data] if isinstance(data, list) else data


@pytest.mark.parametrize(("file", "name"), SAID, ids=[f"{file}: {name}" for file, name in SAID])
def test_says(file: str, name: str, snapshot: SnapshotAssertion) -> None:
    assert told(file, name) == snapshot


@pytest.mark.parametrize(("file", "name"), SAID, ids=[f"{file}: {name}" for file, name in SAID])
def test_no_sentence_holds_a_code_name(file: str, name: str) -> None:
    words = told(file, name)
    assert "_" not in words
    assert "{" not in words


@pytest.mark.parametrize(("file", "name"), SAID, ids=[f"{file}: {name}" for file, name in SAID])
def test_the_same_is_said_of_the_table_read_back_and_asking_leaves_it_alone(
    file: str, name: str
) -> None:
    scenarios = tomllib.loads((SCENARIOS / f"{file}.toml").read_text("utf-8"))["scenario"]
    scenario = next(each for each in scenarios if each["name"] == name)
    table = referee.read(scenario["table"])
    before, key = str(table), table.engine.key(table.position)
    verdict = without_lines(table.ask(scenario["ask"]).to_dict())
    assert (str(table), table.engine.key(table.position)) == (before, key)
    for again in (referee.read(str(table)), referee.from_dict(table.to_dict())):
        assert without_lines(again.ask(scenario["ask"]).to_dict()) == verdict
