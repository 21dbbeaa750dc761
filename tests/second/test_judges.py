"""The count of what the judges compare: it goes on where it ended, and a difference is kept."""

from __future__ import annotations

from typing import Any

from tests.bench.judges import Pair, pairs, run
from tests.second.tally import Tally


def test_a_second_run_goes_on_where_the_first_ended() -> None:
    (holdem,) = (pair for pair in pairs() if pair.key == "words holdem")
    whole: dict[str, Any] = {}
    parts: dict[str, Any] = {}
    run(whole, [holdem], positions=6)
    run(parts, [holdem], positions=2)
    run(parts, [holdem], positions=6)
    assert parts["judges"] == whole["judges"]
    assert whole["judges"]["words holdem"]["seeds"] == 6
    assert whole["judges"]["words holdem"]["differences"] == 0


def test_the_judge_that_has_compared_the_least_comes_first() -> None:
    called: list[tuple[str, int]] = []

    def counted(name: str, step: int) -> Pair:
        def compare(seed: int, tally: Tally) -> None:
            called.append((name, seed))
            tally.positions += step

        return Pair("words", name, compare)

    run({}, [counted("slow", 1), counted("fast", 3)], positions=3)
    assert called == [("slow", 0), ("fast", 0), ("slow", 1), ("slow", 2)]


def test_a_difference_is_counted_and_kept() -> None:
    def compare(seed: int, tally: Tally) -> None:
        tally.positions += 1
        tally.note("a table", "may Aki play S3", "yes", "no")

    figures: dict[str, Any] = {}
    run(figures, [Pair("words", "game", compare)], positions=2)
    counts = figures["judges"]["words game"]
    assert (counts["illegal"], counts["differences"]) == (2, 2)
    said = "may Aki play S3: yes, the words say no"
    assert counts["differing"] == [f"seed 0: {said}", f"seed 1: {said}"]


def test_every_game_has_a_judge_of_our_own() -> None:
    own = {pair.game for pair in pairs() if pair.judge == "words"}
    others = {pair.game for pair in pairs()}
    assert own == others
