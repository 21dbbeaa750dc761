"""Reasons that name what decides: the rule behind it, the cards, the number of cards."""

from __future__ import annotations

import pytest

import referee
from referee.errors import ImpossibleTable
from referee.table import IllegalPlay

FOUR = "seats: a (daihinmin), b (hinmin), c (fugo), d (daifugo)\n"


def said(text: str, question: str) -> str:
    return referee.read(text).ask(question).say()


def test_a_game_that_a_rule_ends_is_the_reason_that_a_player_is_out() -> None:
    table = (
        f"rules: daifugo + gekokujo\n{FOUR}turn: a\nhands:\n  a: S9\n  b: S4 S5\n  c: S6 H6\n"
        "  d: D7\nplay:\n  a: S9\n"
    )
    assert "The game ends at once" in said(table, "is d out")


def test_a_game_that_smithereens_end_is_the_reason_that_a_player_is_out() -> None:
    table = (
        f"rules: local + smithereens\n{FOUR}turn: a\nhands:\n  a: S5 C5 S7 C7 S4\n  b: S8 S9\n"
        "  c: S6 H6\n  d: D7\nplay:\n  a: S5 C5 S7 C7\n"
    )
    assert "the game ends at once" in said(table, "is a out")


def test_a_pass_of_a_player_who_can_play_names_a_play() -> None:
    table = "rules: local + must_play\nseats: a, b, c\nturn: b\nfield: a S6\nhands:\n  b: H7 D5\n"
    assert "b can play ♥7" in said(table, "may b pass")


def test_two_jokers_are_shown_not_one_card() -> None:
    table = (
        "rules: local + anti_tribute\nseats: a (daifugo), b (fugo), c (hinmin), d (daihinmin)\n"
        "hands:\n  d: Jo Jo H5 HJ HA\nstate: exchange\n"
    )
    assert "2 strongest cards" in said(table, "what must d do")
    assert "exchange is over" not in said(table, "may d give Jo Jo to a")


def test_a_card_that_a_rule_has_taken_is_missing_because_of_the_rule() -> None:
    table = f"rules: local + ostracism\n{FOUR}turn: b\nhands:\n  b: S5 S7 HK\nstate: ostracism b\n"
    because = referee.read(table).ask("may b play HK").because
    assert "local.ostracism" in [reason.clause.id for reason in because]


@pytest.mark.parametrize(
    ("state", "form"),
    [
        ("murder case", "murder case 3"),
        ("passes a", "passes X 3"),
        ("gave a", "gave X Y"),
        ("suit lock", "suit lock S"),
    ],
)
def test_a_state_that_lacks_a_part_is_not_called_unknown(state: str, form: str) -> None:
    with pytest.raises(ImpossibleTable) as caught:
        referee.read(f"rules: local + murder_case\nseats: a, b, c\nstate: {state}\n")
    assert [fault.code for fault in caught.value.faults] == ["unfinished-state"]
    assert caught.value.faults[0].args["form"] == form


TRADE = (
    "rules: local + trade\n"
    "seats: a (daihinmin), b (hinmin), c (lower heimin), d (upper heimin), e (fugo), f (daifugo)\n"
    "hands:\n  a: S8 S9\n  b: S10 SJ\n  c: S4 S5\n  d: H4 H6\n  e: DK DQ\n  f: CK CQ\n"
    "state: exchange\nplay:\n  a: gives S9 S8 to f\n  b: gives SJ to e\n  e: gives DQ to b\n"
    "  f: gives CK CQ to a\n"
)


@pytest.mark.parametrize("move", ["c: swaps S4 for H4 with d", "d: swaps H6 for S5 with c"])
def test_a_swap_is_refused_as_a_swap_and_judged_as_one_under_other_rules(move: str) -> None:
    with pytest.raises(IllegalPlay) as caught:
        referee.read(f"{TRADE}  {move}\n")
    verdict = caught.value.verdict
    assert "swap" in verdict.say()
    assert "play" not in verdict.say()
    assert not [flip for flip in verdict.flips if flip.option.name == "trade"]


def test_what_is_due_is_not_said_to_come_first() -> None:
    table = (
        f"rules: daifugo + bloody_mary_a + q_bomber\n{FOUR}turn: a\nhands:\n  a: SQ HQ DQ S4\n"
        "  b: S2 H2 S7\n  c: H5 H6\n  d: D6 D7\n"
        "play:\n  a: SQ HQ DQ\n  a: names 2\n  a: names A\n  a: names K\n"
    )
    verdict = referee.read(table).ask("what must b do")
    assert verdict.say("en").split("\n")[1] == "That’s “Bloody Mary A”."
    assert verdict.say("ja").split("\n")[1] == "『ブラッディメアリA』のルールです。"
