"""What is wrong with cards added to sets: each reason names one fault, and mending it helps."""

from __future__ import annotations

import random

import pytest

import referee

FAULTS = [
    ("S7 C7 S8 C8", "short", "S7 C7 S8 C8 S9 C9"),
    ("S7 C7 D7 S3 C4", "pairs", "S7 C7 D7 S3 C3"),
    ("S7 C7 D7 S3 C3 D4", "count", "S7 C7 D7 S3 C3"),
    ("S7 C7 D7 H7 S3", "count", "S7 C7 D7 H7 S3 C4"),
    ("S7 C7 D7 H7 S3 C3", "equal", "S7 C7 D7 H7 S3 C4"),
    ("S7 C7 D7 H7 Jo- Jo+", "suitless", "S7 C7 D7 H7 Jo- C3"),
    ("S7 C7 D7 S8 C8 D8 S3", "count", "S7 C7 D7 S8 C8 D8 S3 C4"),
    ("S7 C7 D7 S8 C8 D8 H7 S3", "alike", "S7 C7 D7 S8 C8 D8 H9 S3"),
    ("S7 C7 D7 S8 C8 D8 S3 C3", "equal", "S7 C7 D7 S8 C8 D8 S3 C4"),
    ("S7 C7 D7 S8 C8 D8 S3 C3 D4", "count", "S7 C7 D7 S8 C8 D8 S3 C3 D4 C4"),
    ("S7 C7 D7 S8 C8 D8 S3 C3 D4 C5", "pairs", "S7 C7 D7 S8 C8 D8 S3 C3 D4 C4"),
]
DECK = [f"{suit}{rank}" for suit in "SHDC" for rank in (*range(3, 11), *"JQKA", 2)] + ["Jo-", "Jo+"]


def _asked(cards: str) -> referee.Verdict:
    head = "rules: dou_dizhu\nseats: Aki, Ben, Chie\nstate: landlord Aki\nturn: Aki\n"
    return referee.read(f"{head}hands:\n  Aki: {cards}\n").ask(f"may Aki play {cards}")


def _wrong(verdict: referee.Verdict) -> list[object]:
    return [reason.args["wrong"] for reason in verdict.because if reason.key == "form-bars"]


@pytest.mark.parametrize(("cards", "wrong", "mended"), FAULTS)
def test_the_reason_says_what_is_wrong(cards: str, wrong: str, mended: str) -> None:
    verdict = _asked(cards)
    assert (verdict.answer, _wrong(verdict)) == ("no", [wrong])
    assert _asked(mended).answer == "yes"
    plain = "That’s not a combination"
    assert plain not in verdict.say("en")
    assert "この組み合わせは" not in verdict.say("ja")


@pytest.mark.parametrize("cards", ["S7 C7 D7 S9 C9 D9 S3 C4", "S7 C7 S8 D9"])
def test_cards_that_aren_t_sets_with_others_are_no_combination(cards: str) -> None:
    assert _wrong(_asked(cards)) == ["none"]


def test_pairs_that_the_table_forbids_aren_t_offered() -> None:
    cards = "S7 C7 D7 H7 S3"
    head = "rules: dou_dizhu\nreadings: four_with_pairs = {}\nseats: Aki, Ben, Chie\n"
    table = f"{head}state: landlord Aki\nturn: Aki\nhands:\n  Aki: {cards}\n"
    for said, pair in (("yes", 2), ("no", 0)):
        verdict = referee.read(table.format(said)).ask(f"may Aki play {cards}")
        (told,) = (reason.args for reason in verdict.because if reason.key == "form-bars")
        assert (told["single"], told["pair"]) == (2, pair)


@pytest.mark.parametrize("seed", range(40))
def test_what_counts_as_wrong_is_never_a_combination(seed: int) -> None:
    """Of a set with other cards, the numbers that a reason says can be added can be added."""
    rng = random.Random(seed)
    ranks = rng.sample(["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"], 8)
    each = rng.choice((3, 4))
    sets = [f"{suit}{ranks[0]}" for suit in "SHDC"[:each]]
    added = rng.sample([card for card in DECK if card[1:] != ranks[0]], rng.randint(1, 5))
    verdict = _asked(" ".join([*sets, *added]))
    for reason in verdict.because:
        if reason.key != "form-bars" or reason.args["wrong"] != "count":
            continue
        others = [f"S{rank}" for rank in ranks[1:] if reason.args["length"] == 1]
        if others and reason.args["each"] == each:
            fitting = [*sets, *others[: int(str(reason.args["single"]))]]
            assert _asked(" ".join(fitting)).answer == "yes"
