"""What the figures are held against: a unit of plain Python, and two libraries for card games."""

from __future__ import annotations

from functools import partial
from random import Random

import chess
import numpy
import pyspiel
from rlcard.games.doudizhu.game import DoudizhuGame

from .clock import Peer, rate

PERFTS, DOUDIZHU_GAMES, SPIEL_GAMES = 3, 10, 100
"""How much a round does."""


def _perft(number: int) -> float:
    board = chess.Board()

    def work() -> int:
        for _ in range(PERFTS):
            assert _leaves(board, 3) == 8_902
        return PERFTS

    return rate(work)


def _leaves(board: chess.Board, depth: int) -> int:
    if depth == 1:
        moves: int = board.legal_moves.count()
        return moves
    leaves = 0
    for move in board.legal_moves:
        board.push(move)
        leaves += _leaves(board, depth - 1)
        board.pop()
    return leaves


PERFT = Peer("chess perft(3)", "ms", _perft)
"""python-chess counts the move sequences of length 3 from the start: 8,902."""


def _doudizhu(number: int) -> float:
    def work() -> int:
        moves = 0
        for seed in range(number * DOUDIZHU_GAMES, (number + 1) * DOUDIZHU_GAMES):
            random, game = Random(seed), DoudizhuGame()
            game.np_random = numpy.random.RandomState(seed)
            state, _ = game.init_game()
            while not game.is_over():
                state, _ = game.step(random.choice(state["actions"]))
                moves += 1
        return moves

    return rate(work)


DOUDIZHU = Peer("rlcard doudizhu", "moves/s", _doudizhu)
"""rlcard's doudizhu, three players, by random actions.

Timed is its game's own loop: ``init_game`` deals, finds the landlord and what each hand can play;
each ``step`` makes the action and returns the next player's state, a dict with copied cards and all
legal actions. The numpy arrays that ``rlcard.make`` adds are left out.
"""


def _spiel(name: str, number: int) -> float:
    game = pyspiel.load_game(name)

    def work() -> int:
        random, moves = Random(number), 0
        for _ in range(SPIEL_GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions = [action for action, _ in state.chance_outcomes()]
                    state.apply_action(random.choice(actions))
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    moves += 1
        return moves

    return rate(work)


SPIEL = {
    game: Peer(f"OpenSpiel {game}", "moves/s", partial(_spiel, loaded))
    for game, loaded in {
        "hearts": "hearts",
        "spades": "spades",
        "euchre": "euchre",
        "crazy_eights": "crazy_eights(players=4)",
    }.items()
}
"""OpenSpiel's games, which are C++, four players, by random actions from Python.

Timed is the loop of its own Python example: chance deals, a card a call, and in hearts says who
passes cards to whom; then ``legal_actions`` and ``apply_action`` for each card and each bid.
"""
