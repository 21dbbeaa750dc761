"""The moves that are offered while the table waits are just those that are judged possible."""

from __future__ import annotations

from random import Random

import pytest

from referee.engine.family import engine_of
from referee.engine.query import OngoingGame
from referee.games.climbing.judge.judge import judge
from referee.games.climbing.legal_moves import legal_moves
from referee.model.moves import DECLINE, DOUBT, THROUGH, Move
from referee.simulation import NAMES
from tests.games import changed_game
from tests.tiers import quick

BARE = (DECLINE, DOUBT, THROUGH)


@pytest.mark.parametrize(
    "book", quick(["million_doubt", "league"], 1, "the first tier takes fewer books")
)
def test_a_word_is_offered_to_everybody_who_may_say_it(book: str) -> None:
    players = 4
    names, waiting, shared = NAMES[:players], 0, 0
    for seed in range(12 if book == "million_doubt" else 120):
        game = changed_game(book, seed, Random(seed), players=players, changed=0.4, titled=0.5)
        rules = engine_of(game.rules).rules
        for position in (each for each in game.positions if each.pending):
            found = legal_moves(rules, names, position, Random(seed))
            offered = {(move.seat, move.kind) for move in found if move.kind in BARE}
            allowed = {
                (name, kind)
                for name in names
                for kind in BARE
                if judge(OngoingGame(rules, names, position), Move(name, kind)).value != "no"
            }
            assert offered == allowed, (seed, position.owed)
            waiting += 1
            shared += len({name for name, _ in allowed}) > 1
    assert waiting > 40
    assert shared > (5 if book == "million_doubt" else 0)
