"""What a reason is for, and what it names: cards, seats, who receives."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.rulebook.rule import Reason

FOUR = "seats: Aki, Ben, Chie, Dan\n"


def _first(rules: str, play: str, ask: str) -> Reason:
    table = referee.read(f"rules: {rules}\n{FOUR}play:\n  {play}\n")
    return table.ask(ask).because[0]


@pytest.mark.parametrize(
    ("ask", "did"),
    [("play S4", "bars"), ("play S4 H4", "allows"), ("decline", "allows")],
)
def test_a_reason_about_an_answer_to_a_cut_bars_or_allows(ask: str, did: str) -> None:
    assert _first("daifugo + four_stop", "Aki: S8", f"may Ben {ask}").did == did


@pytest.mark.parametrize(("giver", "taker"), [("Dan", "Aki"), ("Aki", "Ben"), ("Ben", "Chie")])
def test_a_reason_about_cards_handed_over_names_who_receives_them(giver: str, taker: str) -> None:
    reason = _first("daifugo + seven_pass", f"{giver}: S7", f"may {giver} give S9 to {taker}")
    told: dict[str, Any] = {"seat": giver, "cards": ["S9"], "count": 1, "least": 0, "to": taker}
    cause = {"en": "A 7 was played", "ja": "7が出た"}
    assert reason.args == {**told, "do": "give", "strongest": False, "cause": cause}


@pytest.mark.parametrize(
    ("cards", "state", "ground"),
    [
        ("S8", "", "always"),
        ("S8", "state: revolution", "always"),
        ("S2", "", "always"),
        ("S3", "state: revolution", "revolution"),
        ("S3 H3 D3 C3", "", "turned"),
        ("Jo", "", "joker"),
    ],
)
def test_a_foul_finish_says_what_makes_it_one(cards: str, state: str, ground: str) -> None:
    hand = f"turn: Aki\nhands:\n  Aki: {cards}\n"
    table = referee.read(f"rules: offkai\n{FOUR}{hand}{state}\nplay:\n  Aki: {cards}\n")
    told = [each.args for each in table.ask("what happens").because if "foul" in each.key]
    assert [(each["foul"], each["cards"]) for each in told] == [(ground, cards.split())]


def test_whose_turn_it_is_names_whoever_is_passed_over() -> None:
    """Having passed, or having been skipped where that counts so; nobody who is asked."""
    rules = "daifugo + five_skip\nreadings: skip_is_pass = yes, pass_until_clear = out_until_clear"
    moves = ["Aki: S5", "Chie: S6", "Dan: pass", "Aki: S7", "Chie: S9", "Aki: SJ"]

    def told(count: int) -> tuple[str, list[str]]:
        play = "\n  ".join(moves[:count])
        verdict = referee.read(f"rules: {rules}\n{FOUR}play:\n  {play}\n").ask("whose turn")
        return verdict.answer, [str(reason.args.get("others", "")) for reason in verdict.because]

    assert told(3) == ("Aki", [""])
    assert told(4) == ("Chie", ["['Ben']"])
    assert told(5) == ("Aki", ["['Dan']"])
    assert told(6) == ("Chie", ["['Ben']"])


@pytest.mark.parametrize(
    ("reading", "said"), [("whole_field", "on the field before"), ("play_just_below", "just below")]
)
def test_cards_taken_from_the_field_are_those_that_the_reading_names(
    reading: str, said: str
) -> None:
    head = f"rules: daifugo + a_tax\nreadings: a_tax_takes = {reading}\n{FOUR}"
    table = referee.read(f"{head}field: Chie S5, Dan DK\nplay:\n  Aki: SA\n")
    assert said in table.ask("what happens").say("en")


TIED = """
rules: local + first_out_ends
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: SK
  Ben: H7 D6
  Chie: D9 D4
  Dan: C9
play:
  Aki: SK
"""


def test_who_shares_a_place_is_told() -> None:
    table = referee.read(TIED)
    for question in ("ranks", "what rank is Chie"):
        verdict = table.ask(question)
        said = verdict.say("en", everything=True)
        assert "First-out finish: Ben and Chie share third place." in said
        assert "一抜け終了: BenとChieは同じ3位です。" in verdict.say("ja", everything=True)
    told = table.ask("what rank is Dan").say("en", everything=True)
    assert "share" not in told.partition("If the answer")[0]
