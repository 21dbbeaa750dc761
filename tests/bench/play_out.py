"""Moves a second of ``simulation.play_out``: whole games by random legal moves, four players.

Readings that the book leaves open are settled at random for each game, as ``play_out`` does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial

import referee
from referee import simulation
from referee.model.description import Description

from .clock import Figure, Peer, Scale, compare, rate
from .peers import DOUDIZHU, SPIEL

GAMES = 10
"""How many games a round."""
WARMING = 5
"""How many rounds are played before."""
FOUR = ("j_back", "strict_lock", "seven_pass", "ten_discard")


@dataclass
class Games:
    """Games of a book beside those of a peer."""

    book: str
    peer: Peer
    goal: float | None = None
    on: tuple[str, ...] | None = ()
    """Rules that are on besides the book's own; ``None``: all of them."""
    deals: bool = False
    """Whether ``simulation.deal`` is timed, too."""

    def figures(self, name: str, scale: Scale) -> Iterator[Figure]:
        """Moves a second, after some games that are not timed."""
        games = max(1, int(GAMES * scale.part))
        ours = partial(self._rate, games)
        for number in range(scale.rounds, scale.rounds + WARMING):
            ours(number)
        self.peer.rate(scale.rounds)
        yield compare(name, "moves/s", ours, self.peer, scale.rounds, self.goal)

    def _rate(self, games: int, number: int) -> float:
        seeds = range(games * number, games * (number + 1))
        tables = map(self._deal, seeds) if self.deals else [self._deal(seed) for seed in seeds]
        return rate(
            lambda: sum(
                len(simulation.play_out(table, seed).moves)
                for seed, table in zip(seeds, tables, strict=True)
            )
        )

    def _deal(self, seed: int) -> Description:
        return simulation.deal(seed, 4, self.book, choices=self._choices)

    @cached_property
    def _choices(self) -> dict[str, bool]:
        options = referee.book(self.book).options
        switches = [name for name, option in options.items() if option.kind == "switch"]
        return dict.fromkeys(switches if self.on is None else self.on, True)


MEASURES = {
    "play_out/offkai": Games("offkai", DOUDIZHU, goal=3),
    "play_out/offkai_with_deal": Games("offkai", DOUDIZHU, deals=True),
    "play_out/daifugo_ten": Games("daifugo", DOUDIZHU, on=FOUR),
    "play_out/daifugo_all": Games("daifugo", DOUDIZHU, on=None),
    "play_out/hearts": Games("hearts", SPIEL["hearts"], goal=0.1),
    "play_out/hearts_with_deal": Games("hearts", SPIEL["hearts"], deals=True),
    "play_out/whist": Games("whist", SPIEL["hearts"]),
    "play_out/spades": Games("spades", SPIEL["spades"]),
    "play_out/euchre": Games("euchre", SPIEL["euchre"]),
    "play_out/crazy_eights": Games("crazy_eights", SPIEL["crazy_eights"]),
}
"""``daifugo_ten``: the six rules that are on by themselves and these four; ``daifugo_all``: 69."""
