"""Whole games: the judge and the engine judge each move, and illegal tries between them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import referee
from tests.second.shedding import big_two, dou_dizhu, president, tien_len
from tests.second.shedding.judge import Judge, Play, spelled
from tests.second.tally import Tally

GAMES: Mapping[str, Callable[[random.Random], Judge]] = {
    "president": president.deal,
    "tien_len": tien_len.deal,
    "big_two": big_two.deal,
    "dou_dizhu": dou_dizhu.deal,
}
MAX_MOVES = 400


def compare_game(book: str, seed: int, tally: Tally) -> None:
    rng = random.Random(seed)
    game = GAMES[book](rng)
    table = referee.read(_text(game))
    for _ in range(MAX_MOVES):
        legal = game.legal()
        if not legal:
            break
        tally.positions += 1
        tries = game.tries(rng)
        while rng.random() < 0.6:
            seat, play = next(tries)
            _ask(table, game, seat, play, "yes" if game.is_legal(seat, play) else "no", tally)
        plays = [play for play in legal if play]
        large = [play for play in plays if len(play) > 4]
        plays = large if large and rng.random() < 0.5 else plays
        play = rng.choice(plays) if plays and rng.random() < 0.7 else rng.choice(legal)
        _ask(table, game, game.turn, play, "yes", tally)
        if tally.differences:
            return
        table = table.play(f"{game.names[game.turn]}: {game.made(play)}")
        game.move(play)
    if game.is_over():
        for question, judged in game.results():
            tally.note(str(table), question, table.ask(question).answer, judged)


def _text(game: Judge) -> str:
    hands = zip(game.names, game.hands, strict=True)
    return "\n".join(
        [
            f"{game.header}seats: {', '.join(game.names)}\nhands:",
            *(f"  {name}: {spelled(hand)}" for name, hand in hands),
        ]
    )


def _ask(
    table: referee.Table, game: Judge, seat: int, play: Play, judged: str, tally: Tally
) -> None:
    question = f"may {game.names[seat]} {game.asked(play)}"
    tally.note(str(table), question, table.ask(question).answer, judged)


def compare(positions: int, games: int, first_seed: int = 0, *, books: str = "") -> Tally:
    """``games`` of each book, and more until there are so many positions."""
    tally = Tally()
    for book in books.split() or GAMES:
        start, seed = tally.positions, first_seed
        while seed < first_seed + games or tally.positions - start < positions:
            compare_game(book, seed, tally)
            seed += 1
            if tally.differences:
                return tally
    return tally
