"""Whole games: what each player may do at every table, by both judges."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping

import referee
from tests.second.matching import crazy_eights, page_one, uno
from tests.second.matching.crazy_eights import SAYS
from tests.second.tally import Tally

LONGEST = 120
Game = crazy_eights.Game | page_one.Game | uno.Game
GAMES: Mapping[str, type[Game]] = {
    "crazy_eights": crazy_eights.Game,
    "page_one": page_one.Game,
    "uno": uno.Game,
}
"""Book -> its game by the second judge."""


def compare_game(book: str, seed: int, tally: Tally) -> None:
    rng = random.Random(f"{book} {seed}")
    game: Game = GAMES[book].dealt(rng)
    for _ in range(LONGEST):
        text = game.text()
        table = referee.read(text)
        tally.positions += 1
        if game.winner is not None:
            name = game.names[game.winner]
            tally.note(text, "who wins", table.ask("who wins").answer, [name])
            tally.note(text, "score", table.ask("score").answer, game.score())
            return
        tally.note(text, "whose turn", table.ask("whose turn").answer, game.names[game.turn])
        seat = game.turn if rng.random() < 0.8 else rng.randrange(len(game.hands))
        legal = game.legal(seat)
        for move in rng.sample(game.tries(seat), 4):
            _judge(table, text, game, seat, move, legal, tally)
        mover, move = _choice(game, rng)
        _judge(table, text, game, mover, move, game.legal(mover), tally)
        after = table.play(f"{game.names[mover]}: {game.named(move)}", force=True)
        game.do(mover, move)
        if game.winner is None:
            _compare_after(after, text, move, game, tally)


def _choice(game: Game, rng: random.Random) -> tuple[int, str]:
    """A legal move; cards are preferred, so that games end."""
    if game.silent and rng.random() < 0.5:
        silent = rng.choice(sorted(game.silent))
        others = [seat for seat in range(len(game.hands)) if seat != silent]
        catcher, caught = rng.choice(others), f"catches {game.names[silent]}"
        if caught in game.legal(catcher) and rng.random() < 0.4:
            return catcher, caught
        return silent, SAYS
    jumpers = [seat for seat in range(len(game.hands)) if seat != game.turn]
    jumps = [(seat, card) for seat in jumpers for card in game.legal(seat) if game.is_card(card)]
    if jumps and rng.random() < 0.5:
        return rng.choice(jumps)
    moves = sorted(game.legal(game.turn) - {SAYS})
    cards = [move for move in moves if game.is_card(move)]
    lively = [card for card in cards if game.is_lively(card)]
    if lively and rng.random() < 0.7:
        return game.turn, rng.choice(lively)
    return game.turn, rng.choice(cards if cards and rng.random() < 0.8 else moves)


def _judge(
    table: referee.Table, text: str, game: Game, seat: int, move: str, legal: set[str], tally: Tally
) -> None:
    name = game.names[seat]
    if move == SAYS:
        return
    judged = "yes" if move in legal else "no"
    question = game.question(move, name)
    if not question:  # only the move itself can be tried
        tally.note(text, f"{name}: {move}", _is_allowed(table, f"{name}: {move}"), judged)
        return
    tally.note(text, question, table.ask(question).answer, judged)


def _is_allowed(table: referee.Table, move: str) -> str:
    try:
        table.play(move)
    except referee.IllegalPlay:
        return "no"
    return "yes"


def _compare_after(after: referee.Table, text: str, move: str, game: Game, tally: Tally) -> None:
    """What a move has led to: all but the cards that nobody sees."""
    told = f"{text}\nafter {move}"
    name = game.names[game.turn]
    tally.note(told, "whose turn", after.ask("whose turn").answer, name)
    state = set(referee.read(game.text()).description.state)
    tally.note(told, "state", frozenset(after.flattened().description.state), frozenset(state))
    described = after.flattened().description
    counts = [len(hand.cards) + (hand.unknown or 0) for hand in described.hands.values()]
    tally.note(told, "cards", counts, [len(hand) for hand in game.hands])
    must = after.ask(f"what must {name} do").answer
    if not isinstance(game, page_one.Game) and game.owed and not game.must_call and game.can_draw():
        tally.note(told, "must", [due["count"] for due in must], [game.owed])


def compare(
    positions: int, games: int = 0, first_seed: int = 0, books: Collection[str] = tuple(GAMES)
) -> Tally:
    """``positions``: at least so many of each book, in whole games."""
    tally = Tally()
    for book in books:
        before, seed = tally.positions, first_seed
        while tally.positions - before < positions or seed < first_seed + games:
            compare_game(book, seed, tally)
            seed += 1
    return tally
