"""Why a verdict of the families besides climbing is so: the cards and counts of the table at hand,
what decides before what nobody doubted."""

from __future__ import annotations

import pytest

import referee
from referee.rulebook.rule import Reason

FOUR = "seats: Aki, Ben, Chie, Dan\n"


def _because(table: str, ask: str) -> list[Reason]:
    return list(referee.read(table).ask(ask).because)


def _keys(table: str, ask: str) -> list[str]:
    return [reason.key for reason in _because(table, ask)]


# ---- tricks


def test_a_stronger_card_that_cannot_take_the_trick_is_told_before_the_one_that_does() -> None:
    text = "rules: torite, game = C\n" + FOUR + "field: Aki R4, Ben {}, Chie R2, Dan R7\n"
    assert _keys(text.format("Y9"), "who takes the trick")[0] == "must_follow-cannot-win"
    weaker = _keys(text.format("Y5"), "who takes the trick")
    assert weaker[:2] == ["strongest_takes-takes", "must_follow-cannot-win"]


def test_each_number_that_cancels_itself_is_told_by_itself() -> None:
    text = "rules: torite, game = E\n" + FOUR + "readings: all_void = nobody_discarded\n"
    void, other, nobody = _because(
        text + "field: Aki R6, Ben B6, Chie Y3, Dan R3\n", "who takes the trick"
    )
    assert (void.cards, other.cards) == (("R6", "B6"), ("Y3", "R3"))
    assert nobody.key == "strongest_takes-nobody"


@pytest.mark.parametrize(
    ("game", "field", "named"),
    [
        ("A", "Aki R7, Ben B3, Chie Y7, Dan B1", {"cards": ["R7", "Y7"], "seats": ["Aki", "Chie"]}),
        ("B", "Aki R2, Ben B3, Chie Y9, Dan B2", {"cards": ["R2", "B2"], "seats": ["Aki", "Dan"]}),
        ("F", "Aki R1, Ben B1, Chie R5, Dan B5", {"cards": ["R1", "B1", "R5", "B5"]}),
    ],
)
def test_what_the_text_leaves_open_is_told_by_the_cards_that_lie_there(
    game: str, field: str, named: dict[str, object]
) -> None:
    text = f"rules: torite, game = {game}\n{FOUR}field: {field}\n"
    (reason,) = _because(text, "who takes the trick")
    assert reason.key.endswith("-open")
    assert named.items() <= dict(reason.args).items()


def test_a_tie_that_the_text_leaves_open_names_who_tied() -> None:
    text = "rules: torite, game = C\n" + FOUR + "hands:\n  Aki: none\n  Ben: none\n"
    text += "  Chie: none\n  Dan: none\nstate: tricks Aki 2, tricks Ben 2\n"
    (tie,) = _because(text, "who wins")
    assert (tie.key, tie.args["seats"], tie.args["count"]) == (
        "most_tricks-open",
        ["Aki", "Ben"],
        2,
    )


def test_up_to_three_cards_are_named_that_bar_one_and_more_are_counted() -> None:
    text = "rules: whist\n" + FOUR + "field: Aki H7\nhands:\n  Ben: SA {}\n"
    few = referee.read(text.format("H2 H3")).ask("may Ben play SA").say("en")
    many = referee.read(text.format("H2 H3 H4 H5")).ask("may Ben play SA").say("en")
    assert "4 cards of hearts" in many
    assert "4 cards" not in few


def test_a_heart_thrown_off_before_any_was_played_is_told_to_be_no_lead() -> None:
    text = "rules: hearts\n" + FOUR + "state: tricks Aki 1{}\nfield: Ben D4\n"
    text += "hands:\n  Chie: H3 S5\n"
    assert "broken_before_lead-follows" in _keys(text.format(""), "may Chie play H3")
    assert _keys(text.format(", broken H"), "may Chie play H3") == ["must_follow-free"]


# ---- sevens

SEVENS = "rules: sevens\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Aki: S6 SK\n"


def test_a_card_that_does_not_fit_names_what_is_missing_beside_it() -> None:
    (missing,) = _because(SEVENS, "may Aki play SK")
    assert (missing.args["beside"], missing.args["lying"]) == (["SQ"], [])
    (apart,) = _because(SEVENS + "field: SQ\n", "may Aki play SK")
    assert (apart.args["lying"], apart.args["start"]) == (["SQ"], ["S7"])


@pytest.mark.parametrize(("before", "key"), [(2, "stays"), (3, "dropped")])
def test_dropping_out_is_told_by_the_count_of_passes(before: int, key: str) -> None:
    text = f"{SEVENS}state: passes Aki {before}\nplay:\n  Aki: pass\n"
    (reason,) = _because(text, "is Aki out")
    assert reason.key == f"pass_limit-{key}"
    assert (reason.args["count"], reason.args["allowed"]) == (before + 1, 3)


@pytest.mark.parametrize(("before", "key"), [(0, "free"), (3, "over")])
def test_who_may_pass_is_told_what_it_costs(before: int, key: str) -> None:
    (reason,) = _because(f"{SEVENS}state: passes Aki {before}\n", "may Aki pass")
    assert reason.key == f"pass_limit-{key}"


# ---- poker


@pytest.mark.parametrize(
    ("aki", "ben", "told"),
    [
        ("SA HA DQ C10 S8", "CA DA CQ H10 H9", (("A", "Q", "10"), "9", "8", 1, True)),
        ("S3 H3 D3 CA SA", "C4 D4 H4 H2 D2", ((), "4", "3", 3, False)),
        ("SK HK D2 C2 SA", "DK CK D3 H3 HA", (("K",), "3", "2", 2, False)),
        ("SA H2 S3 S4 S5", "D2 H3 D4 D5 D6", ((), "6", "5", 0, True)),
        ("S2 S9 SJ S6 SA", "H3 H9 HJ H6 HA", (("A", "J", "9", "6"), "3", "2", 1, True)),
    ],
)
def test_equal_hands_are_told_apart_by_the_number_that_does(
    aki: str, ben: str, told: tuple[object, ...]
) -> None:
    text = f"rules: poker\nseats: Aki, Ben\nhands:\n  Aki: {aki}\n  Ben: {ben}\n"
    first, *_ = _because(text, "who wins")
    assert first.key == "equal_hands-beats"
    assert first.players == ("Ben", "Aki")
    assert tuple(first.args[name] for name in ("same", "high", "low", "size", "last")) == told


def test_the_best_five_of_more_cards_are_named_in_order() -> None:
    text = "rules: poker\nseats: Aki, Ben\nhands:\n  Aki: SA HA S3 D3 C9 CA H4\n"
    (has,) = _because(text, "what hand has Aki")
    assert has.cards == ("SA", "HA", "CA", "S3", "D3")
    wheel = text.replace("SA HA S3 D3 C9 CA H4", "SA H2 S3 S4 S5")
    assert _because(wheel, "what hand has Aki")[0].cards == ("S5", "S4", "S3", "H2", "SA")


def test_five_that_go_round_past_the_end_are_told_to_be_no_straight() -> None:
    text = "rules: torite, game = poker{}\nseats: a, b\nhands:\n  a: R7 B8 R9 Y10 R1\n"
    assert "hand_order-goes-round" in _keys(text.format(""), "what hand has a")
    joined = text.format("\nreadings: straight_wraps = yes")
    assert _keys(joined, "what hand has a") == ["hand_order-has"]


# ---- pointing

POINTED = """
rules: culprit_poker
seats: Red, Green, Blue, Purple
hands:
  Red: 1
  Green: 2
  Purple: 3
{}play:
  Red: points Purple
  Green: points Purple
  Blue: points victim
  Purple: points Red
"""


def test_a_duel_is_told_with_the_numbers_only_where_both_are_told() -> None:
    (won,) = _because(POINTED.format(""), "who gets the card of Purple")
    assert (won.args["mine"], won.args["theirs"]) == ("2", "1")
    hidden = POINTED.format("").replace("  Green: 2\n", "")
    (deduced,) = _because(hidden, "who gets the card of Purple")
    assert (deduced.players, deduced.args["mine"]) == (("Green", "Red"), "")


def test_what_a_reason_names_besides_is_no_part_of_what_happens() -> None:
    verdict = referee.read(POINTED.format("")).ask("what happens")
    assert {"mine", "theirs"} <= set(verdict.because[0].args)
    assert not {"mine", "theirs", "missed"} & {key for each in verdict.answer for key in each}


@pytest.mark.parametrize(
    ("seats", "points", "missed"),
    [
        ("Aki, Ben", ("Aki", "Ben"), "few"),
        ("Aki, Ben, Chie, Dan", ("Aki", "Ben", "Chie"), "many"),
    ],
)
def test_why_hands_are_not_compared_is_told(
    seats: str, points: tuple[str, ...], missed: str
) -> None:
    moves = "".join(f"  {seat}: points victim\n" for seat in points)
    moves += "  Dan: points Aki\n" if "Dan" in seats else ""
    text = f"rules: culprit_poker\nseats: {seats}\nplay:\n{moves}"
    first, *_ = _because(text, "who gets the card of victim")
    assert (first.key, first.args["missed"]) == ("happens-nobody-takes", missed)
    off = text.replace("culprit_poker\n", "culprit_poker - duel\n")
    assert _because(off, "who gets the card of victim")[0].args["missed"] == ""
