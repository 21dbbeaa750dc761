"""What nearly happened: told where a player would expect it, and nowhere else."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import referee
from referee.explain.reason_text import reason_text
from referee.games.climbing.near_misses.unmet import COUNTING
from tests.paths import SCENARIOS
from tests.thorough import share

ANSWERED = """
rules: daifugo + ten_return
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S8
  Ben: S10 H3 H4
play:
  Aki: S8
  Ben: S10
"""


def test_a_last_play_that_was_answered_is_no_foul() -> None:
    table = referee.read(ANSWERED)
    (told,) = table.ask("is Aki out").nearly
    assert told.clause.id == "daifugo.foul_finish"
    text = "The last play was answered by 10-return, so it isn’t a foul."
    assert reason_text(told, "en") == text
    assert table.ask("is Ben out").nearly == ()


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("S5 S6", "With one more card it would be a run; 2 cards aren’t enough."),
        ("S5 H6 S7", "The ranks form a run, but the suits don’t match."),
        ("S5 H7", None),
    ],
)
def test_cards_that_all_but_make_a_run(cards: str, text: str | None) -> None:
    table = referee.read("rules: offkai\nseats: Aki, Ben, Chie")
    told = [reason_text(each, "en") for each in table.ask(f"may Aki play {cards}").nearly]
    assert told == ([text] if text else [])


FOUR = "seats: Aki, Ben, Chie, Dan"

TOLD = {
    "an 8 in a run": (
        "daifugo",
        "Aki: S7 S8 S9",
        "whose turn",
        "daifugo.eight_cut",
        "The 8 is in a run, so the field isn’t cleared.",
    ),
    "two 9s": (
        "daifugo + nine_reverse",
        "Aki: S9 H9",
        "whose turn",
        "daifugo.nine_reverse",
        "It takes an odd number of 9s, not two, so the direction of play stays.",
    ),
    "three 6s": (
        "daifugo + six_six_cut",
        "Aki: S6 H6 D6",
        "what happens",
        "daifugo.six_six_cut",
        "It takes two 6s, not three, so the field isn’t cleared.",
    ),
    "a joker for a 7": (
        "daifugo + triple_seven_revolution",
        "Aki: S7 H7 Jo",
        "what order",
        "daifugo.triple_seven_revolution",
        "Jokers don’t count as 7s, so there is no revolution.",
    ),
    "a joker for the lowest number": (
        "daifugo + sandstorm",
        "Aki: S3 H3 Jo",
        "whose turn",
        "daifugo.sandstorm",
        "Jokers don’t count as 3s, so the field isn’t cleared.",
    ),
    "a pair with a joker and the lock": (
        "daifugo",
        "Aki: S5 H5; Ben: S6 Jo",
        "may Chie play D9 C9",
        "daifugo.suit_lock",
        "Jokers don’t count, so there is no lock.",
    ),
    "four of a run": (
        "daifugo",
        "Aki: S4 S5 S6 S7",
        "what order",
        "daifugo.revolution",
        "A run of four doesn’t count, so there is no revolution.",
    ),
    "too few 4s for the 8s": (
        "daifugo + four_stop",
        "Aki: S8 H8",
        "may Ben play S4 C4",
        "daifugo.four_stop",
        "It takes four 4s, not two, so it doesn’t answer the cut.",
    ),
    "an 8 face down that was let through": (
        "million_doubt",
        "Aki: (S8); Ben: through; Chie: through; Dan: through",
        "what happens",
        "million_doubt.eight_cut",
        "The cards are face down, so the field isn’t cleared.",
    ),
    "a 10 of another suit": (
        "daifugo + ten_return",
        "Aki: S8",
        "may Ben play H10",
        "daifugo.ten_return",
        "It takes ♠10, so it doesn’t answer the cut.",
    ),
}


def _nearly(rules: str, moves: str, ask: str, hands: str = "") -> dict[str, str]:
    play = "".join(f"  {move.strip()}\n" for move in moves.split(";"))
    table = referee.read(f"rules: {rules}\n{FOUR}\n{hands}play:\n{play}")
    return {each.clause.id: reason_text(each, "en") for each in table.ask(ask).nearly}


@pytest.mark.parametrize("case", TOLD.values(), ids=TOLD)
def test_what_a_player_would_expect_is_told_not_to_happen(case: tuple[str, ...]) -> None:
    rules, moves, ask, clause, text = case
    assert _nearly(rules, moves, ask)[clause] == text


def test_what_the_last_card_would_have_asked_for() -> None:
    hands = "hands:\n  Aki: SQ\n  Ben: ? x3\n"
    told = _nearly("daifugo + q_bomber", "Aki: SQ", "what happens", hands)
    assert told == {"daifugo.q_bomber": "Aki has gone out, so no rank is named."}


def test_a_rule_that_is_out_of_force() -> None:
    rules = "daifugo + omen + seven_pass"
    told = _nearly(rules, "Aki: S6 H6 D6; Ben: pass; Chie: pass; Dan: pass; Aki: S7", "whose turn")
    assert told["daifugo.seven_pass"] == "“Omen” turns it off, so no cards are handed over."


NOT_TOLD = {
    "it does happen": ("daifugo", "Aki: S8", "whose turn"),
    "the rule is off": ("daifugo", "Aki: S9 H9", "whose turn"),
    "another question": ("daifugo", "Aki: S7 S8 S9", "what order"),
    "the run counts": ("offkai", "Aki: S7 S8 S9", "whose turn"),
    "the field was cleared since": (
        "daifugo",
        "Aki: S5 H5; Ben: S6 Jo; Chie: pass; Dan: pass; Aki: pass",
        "may Ben play D9 C9",
    ),
    "another clause brings it about": (
        "daifugo + run_revolution",
        "Aki: S4 S5 S6 S7",
        "what happens",
    ),
    "a joker is no answer of another number": (
        "daifugo + four_stop",
        "Aki: S8 H8",
        "may Ben play S4 Jo",
    ),
    "a run is no answer of another number": (
        "daifugo + four_stop",
        "Aki: S8 H8",
        "may Ben play S4 S5 S6",
    ),
    "it would have changed nothing": ("daifugo", "Aki: S5 H5; Ben: S6 Jo", "may Chie play S9 H9"),
}


@pytest.mark.parametrize("case", NOT_TOLD.values(), ids=NOT_TOLD)
def test_nothing_is_told_that_nobody_would_expect(case: tuple[str, str, str]) -> None:
    assert _nearly(*case) == {}


def test_the_last_cards_would_have_been_the_last_with_another_in_their_place_too() -> None:
    asked = ("daifugo + thief", "Aki: S4 H4 Jo", "whose turn")
    assert list(_nearly(*asked)) == ["daifugo.thief"]
    assert _nearly(*asked, hands="hands:\n  Aki: ? x3\n") == {}


@pytest.mark.parametrize(
    "path", share(sorted(SCENARIOS.rglob("*.toml"))), ids=lambda path: path.stem
)
def test_what_happens_is_never_said_not_to_happen(path: Path) -> None:
    for scenario in tomllib.loads(path.read_text("utf-8"))["scenario"]:
        try:
            table = referee.read(scenario["table"])
            verdict = table.ask("what happens")
        except referee.RefereeError:
            continue
        told = {each.clause.id for each in verdict.nearly}
        happened = [
            reason.clause.id
            for reason in verdict.because
            if not reason.key.removeprefix("happens-").startswith(COUNTING)
        ]
        assert not told.intersection(happened)
