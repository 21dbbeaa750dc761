"""What the referee says, word for word: verdicts in both languages.

A changed sentence shows here as a difference to be read aloud; ``pytest --snapshot-update``, with
the path of this file, takes the new words over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from syrupy.assertion import SnapshotAssertion

import referee
from tests.paths import SCENARIOS
from tests.scenarios.files import Scenario, scenarios_in

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

SAID_SMALL = (
    ("torite/base", "A and B: two equal numbers that can win leave the trick unsettled"),
    ("torite/base", "Equal numbers, read as the last"),
    ("torite/base", "Equal numbers, read as nobody's: who leads then is open too"),
    ("torite/base", "Equally many tricks: the text does not say who wins"),
    ("torite/base", "A trick that is not full and can still change"),
    ("torite/base", "The turn goes clockwise from the leader"),
    ("torite/base", "What happens with the last card of a trick, in order"),
    ("torite/deal", "Taken strictly, the text does not say what becomes of the rest"),
    ("torite/must_follow", "Who holds the led colour may not play another"),
    (
        "torite/not_must_follow",
        "A(2): Chie has nothing but red and plays the red 5 on red; Ben's 3 is the best valid card",
    ),
    ("torite/not_must_follow", "A colour that was played earlier than just before is free"),
    ("torite/not_must_follow", "Read the other way, the lead is bound"),
    ("torite/simultaneous", "E(2): the 7 is there twice, so Aki's 6 takes the trick"),
    ("torite/simultaneous", "Every number void: the text does not say who takes the trick"),
    ("torite/bonus", "Points are the captured cards of the colour of the own meeple"),
    ("torite/poker_hands", "7 8 9 10 1 is no straight as it stands"),
    ("torite/sevens", "It is the text’s number"),
    ("hearts/break", "No heart is led before one has been played"),
    ("hearts/break", "Following with a heart is no lead"),
    ("hearts/first_trick", "Nor the spade Q"),
    ("hearts/first_trick", "Where nobody knows who holds it, nobody knows who leads"),
    ("hearts/moon", "And so Aki wins"),
    ("hearts/points", "Tricks without their cards do not tell the points"),
    ("whist/trump", "A trump beats the suit led"),
    ("sevens/passes", "The fourth pass drops out"),
    ("sevens/passes", "The third does not"),
    ("sevens/passes", "Read otherwise one must play it"),
    ("sevens/passes", "Nobody has said: unsettled where it tells"),
    ("sevens/rows", "A card beyond a gap is not followed"),
    ("sevens/turns", "Who has dropped out is passed over"),
    ("sevens/first_turn", "and is waited for"),
    ("poker/kickers", "The last card can tell"),
    ("poker/kickers", "The three of a full house count first"),
    ("poker/ties", "No suit ranks above another"),
    ("poker/hands", "but not in the middle"),
    ("culprit_poker/duel", "Blue ranks above green and takes purple’s card"),
    ("culprit_poker/duel", "Until they tell, they are waited for"),
    ("culprit_poker/three_or_more", "Nobody gets the victim"),
    ("culprit_poker/duel", "Two players clash by the basic rules"),
    (
        "culprit_poker/victim_barred",
        "With four players the victim is barred in the second exchange",
    ),
    ("culprit_poker/victim_barred", "In the first exchange it is not"),
    ("culprit_poker/round", "With the 3 as victim the highest rank is eliminated"),
    ("culprit_poker/unknown", "Whether the holder of a contested card keeps it is not told"),
)
"""Verdicts of the families besides climbing."""

CHOSEN = (*SAID, *SAID_SMALL)


def _of_every_clause() -> Iterator[tuple[str, str]]:
    """For each clause without a verdict among the chosen ones the first that shows it firing."""
    have = {file for file, _ in CHOSEN}
    for path in sorted(SCENARIOS.rglob("*.toml")):
        file = f"{path.parent.name}/{path.stem}"
        asking = [each for each in scenarios_in(path) if "ask" in each and "error" not in each]
        asking.sort(key=lambda each: each.get("shows") != "fires")
        if asking and file not in have:
            yield file, asking[0]["name"]


OTHERS = tuple(_of_every_clause())


def scenario_of(file: str, name: str) -> Scenario:
    return next(each for each in scenarios_in(SCENARIOS / f"{file}.toml") if each["name"] == name)


@cache
def told(file: str, name: str) -> str:
    """The question and the verdict in both languages: the headline, in short, then everything."""
    scenario = scenario_of(file, name)
    verdict = referee.read(scenario["table"]).ask(scenario["ask"])
    texts = []
    for lang in ("en", "ja"):
        short, whole = verdict.say(lang), verdict.say(lang, everything=True)
        texts += [verdict.question.text(lang), verdict.headline(lang), short]
        texts += [whole] if whole != short else []
    return "\n\n".join(texts)


def without_lines(data: Any) -> Any:
    """Without the numbers of lines, which JSON has none of."""
    if isinstance(data, dict):
        return {key: without_lines(value) for key, value in data.items() if key != "line"}
    return [without_lines(each) for each in data] if isinstance(data, list) else data


def _named(verdicts: Iterable[tuple[str, str]]) -> list[ParameterSet]:
    return [pytest.param(file, name, id=f"{file}: {name}") for file, name in verdicts]


# None is marked `full`: a snapshot that a run does not read counts as unused and fails it.
every = pytest.mark.parametrize(("file", "name"), _named((*CHOSEN, *OTHERS)))


@every
def test_says(file: str, name: str, snapshot: SnapshotAssertion) -> None:
    assert told(file, name) == snapshot


@every
def test_no_sentence_holds_a_code_name(file: str, name: str) -> None:
    words = told(file, name)
    assert "_" not in words
    assert "{" not in words


@pytest.mark.parametrize(("file", "name"), _named(CHOSEN))
def test_the_same_is_said_of_the_table_read_back_and_asking_leaves_it_alone(
    file: str, name: str
) -> None:
    scenario = scenario_of(file, name)
    table = referee.read(scenario["table"])
    before, key = str(table), table.position.key()
    verdict = without_lines(table.ask(scenario["ask"]).to_dict())
    assert (str(table), table.position.key()) == (before, key)
    for again in (referee.read(str(table)), referee.from_dict(table.to_dict())):
        assert without_lines(again.ask(scenario["ask"]).to_dict()) == verdict
