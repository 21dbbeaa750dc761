"""Random deals of OpenSpiel's Dou Dizhu: the bidding, each combination, whose turn, the score.

What OpenSpiel is known to judge otherwise than the texts isn't asked: it lets a bomb follow the
rocket, never begins a row with a rank of which four are held, and has no four with two cards.
Cards that are added may be alike, but never both jokers, four of a rank, or triplets that make the
plane longer.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pyspiel

import referee
from tests.second.tally import Tally

NAMES = ("Aki", "Ben", "Chie")
JOKERS = {"(BWJ)": "Jo-", "(CJ)": "Jo+"}
RANKS = ["3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2", *JOKERS]
TRIES = 5
Play = tuple[str, ...]
"""The ranks of a combination, in order; none: a pass."""


def play_of(action: str) -> Play:
    ranks = () if action == "Pass" else re.findall(r"\([A-Z]+\)|[^-]", action)
    return tuple(sorted(ranks, key=RANKS.index))


class Deal:
    """A deal that both judges play."""

    def __init__(self, rng: random.Random) -> None:
        self.state: Any = pyspiel.load_game("dou_dizhu").new_initial_state()
        self.hands: list[list[str]] = [[], [], []]
        self.top: Play = ()
        while self.state.is_chance_node():
            action = rng.choice([each for each, _ in self.state.chance_outcomes()])
            name = self.state.action_to_string(-1, action)
            if name.startswith("Deal "):
                dealt = sum(map(len, self.hands))
                self.hands[dealt % 3].append(name.removeprefix("Deal "))
            self.state.apply_action(action)

    @property
    def seat(self) -> int:
        return int(self.state.current_player())

    def actions(self) -> dict[str, int]:
        state = self.state
        return {state.action_to_string(self.seat, each): each for each in state.legal_actions()}

    def taken(self, play: Play) -> list[str]:
        """Cards of the hand with these ranks."""
        left = list(self.hands[self.seat])
        cards = []
        for rank in play:
            card = next(card for card in left if card.removeprefix(card[0]) == rank or card == rank)
            left.remove(card)
            cards.append(card)
        return cards


def spelled(cards: list[str]) -> str:
    return " ".join(JOKERS.get(card, card.replace("T", "10")) for card in cards)


def compare_deal(seed: int, tally: Tally) -> None:
    rng = random.Random(seed)
    deal = Deal(rng)
    rows = "\n".join(f"  {n}: {spelled(h)}" for n, h in zip(NAMES, deal.hands, strict=True))
    table = referee.read(
        "rules: dou_dizhu - four_with_two\n"
        "readings: cards_added = any, landlord_bids = until_two_pass\n"
        f"seats: {', '.join(NAMES)}\n"
        f"turn: {NAMES[deal.seat]}\nhands:\n{rows}\n"
    )
    rest = {*_pack()} - {card for hand in deal.hands for card in hand}
    while not deal.state.is_terminal():
        tally.positions += 1
        actions, name = deal.actions(), NAMES[deal.seat]
        bidding = any(action.startswith("Bid") for action in actions)
        if bidding:
            for number in range(1, 5):
                legal = f"Bid {number}" in actions
                _ask(table, f"may {name} bid {number}", legal, tally)
            _ask(table, f"may {name} pass", "Pass" in actions, tally)
        else:
            for play in _tries(deal, actions, rng):
                legal = play in map(play_of, actions)
                asked = f"play {spelled(deal.taken(play))}" if play else "pass"
                _ask(table, f"may {name} {asked}", legal, tally)
        if tally.differences:
            return
        plays = [action for action in actions if action != "Pass"]
        long = [action for action in plays if len(action) > 3]
        pool = long if long and rng.random() < 0.5 else plays or [*actions]
        action = rng.choice(pool if rng.random() < 0.8 else [*actions])
        if bidding:
            move = "pass" if action == "Pass" else f"bids {action[-1]}"
            table = table.play(f"{name}: {move}")
            deal.state.apply_action(actions[action])
            if deal.state.is_terminal() or deal.state.is_chance_node():
                return  # nobody has bid
            if not any(action.startswith("Bid") for action in deal.actions()):
                deal.hands[deal.seat] += sorted(rest)
            continue
        play = play_of(action)
        if len(play) == 4 and len({*play}) == 1 and deal.top == tuple(JOKERS):
            continue
        cards = deal.taken(play)
        table = table.play(f"{name}: {spelled(cards) if cards else 'pass'}")
        deal.hands[deal.seat] = [card for card in deal.hands[deal.seat] if card not in cards]
        deal.state.apply_action(actions[action])
        lead = "Pass" not in deal.actions() if not deal.state.is_terminal() else True
        deal.top = () if lead else play or deal.top
    returns = zip(NAMES, deal.state.returns(), strict=True)
    score = {name: int(points) for name, points in returns}
    tally.note(str(table), "score", table.ask("score").answer, score)


def _pack() -> Iterator[str]:
    yield from JOKERS
    yield from (suit + rank for rank in RANKS[:13] for suit in "CDHS")


def _ask(table: referee.Table, question: str, legal: bool, tally: Tally) -> None:
    tally.note(str(table), question, table.ask(question).answer, "yes" if legal else "no")


def _tries(deal: Deal, actions: dict[str, int], rng: random.Random) -> set[Play]:
    """Some legal plays, and other cards of the hand."""
    legal = [*map(play_of, actions)]
    hand = sorted(
        (card if card in JOKERS else card[1:] for card in deal.hands[deal.seat]), key=RANKS.index
    )
    held, tries = Counter(hand), {*rng.sample(legal, min(TRIES, len(legal))), ()}
    for _ in range(TRIES):
        size = len(deal.top) if deal.top and rng.random() < 0.6 else rng.randint(1, 8)
        if size > len(hand):
            continue
        start = rng.randint(0, len(hand) - size)
        some = hand[start : start + size] if rng.random() < 0.6 else rng.sample(hand, size)
        tries.add(tuple(sorted(some, key=RANKS.index)))
    return {play for play in tries if not _is_known(play, deal.top, held, play in legal)}


def _is_known(play: Play, top: Play, held: Counter[str], legal: bool) -> bool:
    """Whether OpenSpiel is known to judge otherwise."""
    if top == tuple(JOKERS):
        return legal and len(play) == 4
    counts = Counter(play)
    triplets = [rank for rank in counts if counts[rank] >= 3]
    added = {*JOKERS} <= {*counts} or len(triplets) > 2 or 4 in counts.values()
    in_row = [rank for rank in counts if counts[rank] == max(counts.values())]
    row = len(in_row) > 1 and any(held[rank] == 4 for rank in in_row)
    return not legal and len(play) > 4 and (row or added)


def compare(positions: int, games: int = 0, first_seed: int = 0) -> Tally:
    """At least so many positions, in whole deals."""
    tally, seed = Tally(), first_seed
    while tally.positions < positions or seed < first_seed + games:
        compare_deal(seed, tally)
        seed += 1
        if tally.differences:
            break
    return tally
