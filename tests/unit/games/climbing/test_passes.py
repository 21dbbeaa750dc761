"""Where a pass lasts: nobody who has passed is asked, and no field waits that nobody can answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games import changed_game
from tests.tiers import quick


def _asked_although_passed(position: Any, *, asks_owner: bool) -> bool:
    """Whether a seat is asked that has passed, or the owner of the top is asked for nothing."""
    owner = position.field[-1].seat
    if position.passed >> position.turn & 1:
        return True
    return position.turn == owner and not asks_owner


@pytest.mark.parametrize("book", quick(["uecda", "league"], 1, "the first tier takes fewer books"))
def test_nobody_is_asked_who_cannot_play(book: str) -> None:
    players = {"league": 4, "uecda": 5}[book]
    asked = 0
    for seed in range(40):
        game = changed_game(book, seed, Random(seed), players=players, changed=0.0, titled=0.5)
        for position in game.positions:
            if position.field and not position.owed and not position.over:
                asked += 1
                assert not _asked_although_passed(position, asks_owner=book == "uecda"), seed
    assert asked > 1000


@pytest.mark.full("the first tier takes fewer books")
def test_nor_with_the_local_rules_of_daifugo() -> None:
    asked = 0
    for seed in range(60):
        game = changed_game("daifugo", seed, Random(seed), players=4, changed=0.3, titled=0.5)
        if game.rules.value("pass_until_clear") != "out_until_clear":
            continue
        for position in game.positions:
            waits = position.owed or position.pending or position.turn < 0
            if position.field and not waits and not position.over:
                asked += 1
                assert not position.passed >> position.turn & 1, (seed, position.key())
                assert not position.unanswered, seed
    assert asked > 100
