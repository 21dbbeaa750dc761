"""What the peers do: python-chess and rlcard, on seeded positions of their own."""

from __future__ import annotations

from random import Random
from typing import Any

import chess
import numpy
from rlcard.games.doudizhu.game import DoudizhuGame
from rlcard.games.uno.game import UnoGame

from .clock import Work
from .positions import CANDIDATES, HAND


def chess_legality(size: int) -> Work:
    """``Board.is_legal``: half the moves legal, half the legal moves of other positions."""
    random = Random("chess")
    boards = [_board(random) for _ in range(size)]
    pool = [move for board in boards for move in board.legal_moves]
    asked = []
    for board in boards:
        legal = list(board.legal_moves)
        moves = random.sample(legal, min(CANDIDATES, len(legal)))
        asked += [(board, move) for move in (*moves, *random.sample(pool, len(moves)))]
    random.shuffle(asked)

    def work(number: int) -> int:
        for board, move in asked:
            board.is_legal(move)
        return len(asked)

    return work


def _board(random: Random) -> chess.Board:
    """A position in the middle of a random game."""
    board = chess.Board()
    for _ in range(random.randrange(4, 80)):
        moves = list(board.legal_moves)
        if not moves:
            return _board(random)
        board.push(random.choice(moves))
    return board if any(board.legal_moves) else _board(random)


def chess_start(size: int) -> Work:
    """The list of legal moves from the start: twenty."""
    board = chess.Board()

    def work(number: int) -> int:
        for _ in range(size):
            list(board.legal_moves)
        return size

    return work


def doudizhu_following(size: int) -> tuple[Work, float]:
    """rlcard's legal actions when following with fourteen cards; and how many there are."""
    asked: list[tuple[Any, Any, Any]] = []
    seed = 0
    while len(asked) < size:
        asked += _doudizhu_game(seed)
        seed += 1
    del asked[size:]

    def work(number: int) -> int:
        for player, greater, judger in asked:
            player.available_actions(greater, judger)
        return size

    found = sum(len(player.available_actions(greater, judger)) for player, greater, judger in asked)
    return work, found / size


def _doudizhu_game(seed: int) -> list[tuple[Any, Any, Any]]:
    """The first moment of a random game at which somebody follows with fourteen cards."""
    random = Random(seed)
    game = DoudizhuGame()
    game.np_random = numpy.random.RandomState(seed)
    state, seat = game.init_game()
    while not game.is_over():
        player, greater = game.players[seat], game.round.greater_player
        if len(player.current_hand) == HAND and greater not in (None, player):
            return [(player, greater, game.judger)]
        state, seat = game.step(random.choice(sorted(state["actions"])))
    return []


def uno(games: int) -> Work:
    """rlcard's uno, two players, by random actions: the list of actions and the effect of one.

    The state that rlcard copies for a learner after each action is left out.
    """

    def work(number: int) -> int:
        random, plies = Random(f"uno-{number}"), 0
        for _ in range(games):
            game = UnoGame()
            game.np_random = numpy.random.RandomState(random.randrange(1 << 30))
            game.init_game()
            players, at = game.players, game.round
            while not at.is_over:
                actions = at.get_legal_actions(players, at.current_player)
                at.proceed_round(players, actions[int(random.random() * len(actions))])
                plies += 1
        return plies

    return work
