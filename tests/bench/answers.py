"""Answers and moves as users get them: by ``Table.ask``, put into words, and ``Table.play``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time

import referee
from referee import simulation
from tests.scenarios.files import FILES, scenarios_in

from .clock import Figure, Scale, compare, figure, in_turns, percentile, rate
from .peers import PERFT

GAMES, MOVES = 4, 50
"""How many games a round, and how many moves of each at most."""

Taken = dict[str, list[float]]
"""Seconds that each answer took, by book."""


@dataclass
class Questions:
    """The questions of the scenarios: each asked once, at a table that is new to the process.

    A round asks every so-manieth question of all books. Timed are the answer, its sentences in
    English and all single changes that would flip it, but not the reading of the table.
    """

    books: tuple[str, ...]
    """The books with figures of their own."""

    def figures(self, name: str, scale: Scale) -> Iterator[Figure]:
        """The median and the 95th percentile, of all books together and of some alone."""
        questions = [
            (file.parent.name, scenario["table"], scenario["ask"])
            for file in FILES
            for scenario in scenarios_in(file)
            if "error" not in scenario
        ]
        step = int((scale.rounds + 1) / scale.part)
        _ask(questions[scale.rounds :: step])
        pairs = in_turns(lambda number: _ask(questions[number::step]), PERFT.rate, scale.rounds)
        for book in ("all", *self.books):
            for part in (50, 95):
                rates = [(1 / percentile(taken[book], part), unit) for taken, unit in pairs]
                yield figure(f"{name}/{book} {part} %", "ms", rates, PERFT)


def _ask(questions: list[tuple[str, str, str]]) -> Taken:
    taken: Taken = {"all": []}
    for book, text, question in questions:
        table = referee.read(text)
        start = process_time()
        verdict = table.ask(question)
        verdict.say("en")
        verdict.flips  # noqa: B018  (what a caller reads)
        seconds = process_time() - start
        taken["all"].append(seconds)
        taken.setdefault(book, []).append(seconds)
    return taken


@dataclass
class Moves:
    """Games of a book played as text, move by move, through ``Table.play``."""

    book: str

    def figures(self, name: str, scale: Scale) -> Iterator[Figure]:
        """Moves a second, after a round that is not timed."""
        self._rate(scale.rounds)
        yield compare(name, "moves/s", self._rate, PERFT, scale.rounds)

    def _rate(self, number: int) -> float:
        games = [self._game(seed) for seed in range(GAMES * number, GAMES * (number + 1))]

        def work() -> int:
            for table, moves in games:
                for move in moves:
                    table = table.play(move)
            return sum(len(moves) for _, moves in games)

        return rate(work)

    def _game(self, seed: int) -> tuple[referee.Table, list[str]]:
        """The table as dealt, and its first moves."""
        game = simulation.play_out(simulation.deal(seed, 4, self.book), seed)
        return game.table(0), list(map(str, game.moves[:MOVES]))


MEASURES = {
    "ask": Questions(("offkai", "daifugo", "local")),
    "play/offkai": Moves("offkai"),
    "play/daifugo": Moves("daifugo"),
    "play/hearts": Moves("hearts"),
    "play/whist": Moves("whist"),
}
