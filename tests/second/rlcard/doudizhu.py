"""Random games of rlcard's Dou Dizhu: combinations that may be played, and others of the hand.

rlcard has the single cards added in no order, so the reading is ``cards_added = any``; it never
adds both jokers, and no card next to the triplets that would make them longer.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import numpy
from rlcard.games.doudizhu.game import DoudizhuGame

import referee
from tests.second.tally import Tally

NAMES = ("Aki", "Ben", "Chie")
FACES = {"T": "10", "B": "Jo-", "R": "Jo+"}
RANKS = "3456789TJQKA2BR"
PASS = "pass"
TRIES = 6


def cards_of(ranks: str, first: int = 0) -> list[str]:
    """Cards of these ranks, as a table writes them. ``first``: the suit with which each begins."""
    count: Counter[str] = Counter()
    cards = []
    for rank in ranks:
        suit = "" if rank in "BR" else "SHDC"[(first + count[rank]) % 4]
        count[rank] += 1
        cards.append(suit + FACES.get(rank, rank))
    return cards


def compare_game(seed: int, tally: Tally) -> None:
    game, rng = DoudizhuGame(), random.Random(seed)
    game.np_random = numpy.random.RandomState(seed)
    state, seat = game.init_game()
    while not game.is_over():
        _compare(state, seat, rng, tally)
        plays = [action for action in state["actions"] if action != PASS]
        many = [action for action in plays if len(action) > 3]
        pool = many if many and rng.random() < 0.5 else plays
        action = rng.choice(pool) if pool and rng.random() < 0.8 else rng.choice(state["actions"])
        state, seat = game.step(action)


def _compare(state: dict[str, Any], seat: int, rng: random.Random, tally: Tally) -> None:
    hand, legal = state["current_hand"], {*state["actions"]}
    below = _below(state["trace"])
    owner, top = below or (-1, "")
    held, field = _apart(hand, top)
    lines = f"field: {NAMES[owner]} {' '.join(field)}\n" if below else "discards: \n"
    text = (
        f"rules: dou_dizhu\nreadings: cards_added = any\nseats: {', '.join(NAMES)}\n"
        f"{lines}turn: {NAMES[seat]}\nstate: landlord {NAMES[state['landlord']]}\n"
        f"hands:\n  {NAMES[seat]}: {' '.join(held.values())}\n"
    ).replace("discards: \n", "")
    table = referee.read(text)
    tally.positions += 1
    for play in {*rng.sample(sorted(legal), min(TRIES, len(legal))), *_others(hand, top, rng)}:
        question = f"may {NAMES[seat]} pass"
        if play != PASS:
            question = f"may {NAMES[seat]} play {' '.join(_taken(play, held))}"
        if play in legal or not _is_apart(play):
            tally.note(text, question, table.ask(question).answer, _yes(play in legal))


def _yes(judged: bool) -> str:
    return "yes" if judged else "no"


def _below(trace: list[tuple[int, str]]) -> tuple[int, str] | None:
    """The play to be beaten, and whose it is."""
    if not trace or [action for _, action in trace[-2:]] == [PASS, PASS]:
        return None
    return next((seat, action) for seat, action in reversed(trace) if action != PASS)


def _apart(hand: str, top: str) -> tuple[dict[tuple[str, int], str], list[str]]:
    """The cards of a hand, by rank and number, and those on the field: no card twice."""
    count = Counter(hand)
    cards = {(rank, nth): card for rank in count
             for nth, card in enumerate(cards_of(rank * count[rank]))}  # fmt: skip
    seen: Counter[str] = Counter(count)
    field = []
    for rank in top:
        field += cards_of(rank, seen[rank])
        seen[rank] += 1
    return cards, field


def _taken(play: str, held: dict[tuple[str, int], str]) -> list[str]:
    count = Counter(play)
    return [held[rank, nth] for rank in count for nth in range(count[rank])]


def _others(hand: str, top: str, rng: random.Random) -> set[str]:
    """Cards of the hand that make something else, most often as many as have to be beaten."""
    tries = set()
    for _ in range(TRIES):
        size = len(top) if top and rng.random() < 0.7 else rng.randint(1, min(8, len(hand)))
        if size <= len(hand):
            start = rng.randint(0, len(hand) - size)
            picked = hand[start : start + size] if rng.random() < 0.5 else rng.sample(hand, size)
            tries.add("".join(sorted(picked, key=RANKS.index)))
    return tries


def _is_apart(play: str) -> bool:
    """Whether rlcard is known to leave out such a play though the texts have it."""
    count = Counter(play)
    both = "B" in count and "R" in count and len(play) > 2
    long = any(count[a] >= 3 <= count[b] for a, b in pairwise(RANKS))
    return both or (long and len(play) > 6)


def compare(positions: int, games: int = 0, first_seed: int = 0) -> Tally:
    """At least so many positions, in whole games."""
    tally, seed = Tally(), first_seed
    while tally.positions < positions or seed < first_seed + games:
        compare_game(seed, tally)
        seed += 1
        if len(tally.differences) > 20:
            break
    return tally
