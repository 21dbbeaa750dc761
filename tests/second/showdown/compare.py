"""The engine and the judge at the same showdown."""

from __future__ import annotations

import random

import referee
from tests.second.showdown.judge import HANDS, PACK, RANKS, best
from tests.second.tally import Tally

NAMES = ("Ann", "Bob", "Cy", "Dan", "Eve", "Flo")


def compare_table(seed: int, tally: Tally) -> None:
    rng = random.Random(seed)
    size = rng.randint(2, 6)
    cards = rng.sample(PACK, len(PACK))
    if rng.random() < 0.4:  # boards that are often played: high cards, or one suit
        suit, high = rng.choice("CDHS"), rng.random() < 0.5
        wanted = [card for card in cards if (card[1:] in RANKS[8:] if high else card[0] == suit)]
        board = wanted[:5]
        cards = board + [card for card in cards if card not in board]
    board, rest = cards[:5], cards[5:]
    hands = {name: rest[2 * seat : 2 * seat + 2] for seat, name in enumerate(NAMES[:size])}
    folded = {name for name in hands if rng.random() < 0.2} if size > 2 else set()
    if len(folded) > size - 2:
        folded = set()
    lines = (f"  {name}: {'none' if name in folded else ' '.join(hands[name])}" for name in hands)
    head = f"rules: holdem\nseats: {', '.join(hands)}\nstate: board {' '.join(board)}\nhands:\n"
    text = head + "\n".join(lines)
    table = referee.read(text)
    values = {name: best([*board, *hands[name]]) for name in hands if name not in folded}
    winners = [name for name, hand in values.items() if hand == max(values.values())]
    tally.positions += 1
    tally.note(text, "who wins", table.ask("who wins").answer, winners)
    for name, (kind, _) in values.items():
        question = f"what hand has {name}"
        tally.note(text, question, table.ask(question).answer, HANDS[kind])
    shower = rng.choice(list(values))
    for shown in (hands[shower], hands[shower][:1], [hands[shower][0], board[0]]):
        question = f"may {shower} play {' '.join(shown)}"
        judged = "yes" if shown == hands[shower] else "no"
        tally.note(text, question, table.ask(question).answer, judged)


def compare(positions: int, games: int = 0, first_seed: int = 0) -> Tally:
    """``games``: counted as positions, because a showdown is a whole game."""
    tally = Tally()
    for seed in range(first_seed, first_seed + positions + games):
        compare_table(seed, tally)
    return tally
