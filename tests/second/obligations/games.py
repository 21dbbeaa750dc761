"""Games drawn by chance: few cards, and most of them of the numbers that the rules are about."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.second.climbing.cards import JOKER, PACK, RANKS, SUITS
from tests.second.climbing.positions import NAMES

from .state import Setup

OWING = ("seven_pass", "ten_discard", "four_stop", "five_skip", "j_back")
OFFICIAL = (
    "eight_cut", "revolution", "suit_lock", "spade_three", "miyako_ochi", "foul_finish",
)  # fmt: skip
ABOUT = {"seven_pass": "7", "ten_discard": "10", "five_skip": "5", "j_back": "J"}
OTHER_VALUES = {
    "seven_pass_amount": ("exactly",),
    "seven_pass_each": ("one",),
    "seven_pass_target": ("any",),
    "seven_pass_out": ("out_judged_by_given_cards", "not_allowed"),
    "ten_discard_amount": ("exactly",),
    "ten_discard_which": ("weaker_than_10_only",),
    "ten_discard_out": ("out_judged_by_discarded_cards", "not_allowed"),
    "seven_pass_or_ten_discard": ("seven_pass_first", "ten_discard_first"),
    "four_stop_scope": ("single_eight_only",),
    "four_stop_count": ("yes",),
    "four_stop_under_lock": ("forbidden",),
    "cut_response_order": ("first_called",),
}


def deal(rng: Random) -> Setup:
    seats = NAMES[: rng.choice((3, 3, 3, 4, 4, 5))]
    rules = {rule for rule in OWING if rng.random() < 0.6}
    rules |= {rule for rule in OFFICIAL if rng.random() < 0.9}
    readings = {
        reading: rng.choice(values)
        for reading, values in OTHER_VALUES.items()
        if rng.random() < (0.7 if reading == "seven_pass_or_ten_discard" else 0.2)
        and any(reading.startswith(rule) for rule in (*rules, "cut_response"))
    }
    each = rng.randint(2, 7)
    cards = _cards(rng, rules, each * len(seats))
    sizes = [each if rng.random() < 0.5 else rng.randint(1, each) for _ in seats]
    hands = {
        seat: tuple(cards[at * each : at * each + size])
        for at, (seat, size) in enumerate(zip(seats, sizes, strict=True))
    }
    top = rng.choice(seats) if rng.random() < 0.5 else None
    revolution = "revolution" in rules and rng.random() < 0.2
    return Setup(seats, rng.choice(seats), hands, frozenset(rules), readings, top, revolution)


def _cards(rng: Random, rules: set[str], count: int) -> Sequence[str]:
    """Cards that the rules are about come first, in packets of a number or a suit, or singly."""
    about = {number for rule, number in ABOUT.items() if rule in rules}
    fours = "four_stop" in rules and rng.random() < 0.6
    about = {"4", "8"} | (about if rng.random() < 0.3 else set()) if fours else about
    neighbours = rng.random() < 0.3  # for runs with a 7 and a 10
    about |= {"7", "8", "9", "10"} if neighbours else set()
    about |= {*rng.sample(RANKS, rng.randint(0, 3))}
    pack = [card for card in PACK if card[1:] in about] + [JOKER] * rng.choice((0, 1, 2))
    rest = [card for card in PACK if card not in pack]
    size = rng.choice((2, 2, 4) if fours else (1, 2, 3, 4))
    if neighbours:
        pack.sort(key=lambda card: SUITS.find(card[0]) if card != JOKER else len(SUITS))
        size = len(about)
    packets = [pack[at : at + size] for at in range(0, len(pack), size)]
    rng.shuffle(packets)
    rng.shuffle(rest)
    return [*[card for packet in packets for card in packet], *rest][:count]


def text(setup: Setup) -> str:
    """The table before the first move."""
    switched = [f"+ {rule}" for rule in OWING if rule in setup.rules]
    switched += [f"- {rule}" for rule in OFFICIAL if rule not in setup.rules]
    readings = ", ".join(f"{name} = {value}" for name, value in setup.readings.items())
    seats = [seat + " (daifugo)" * (seat == setup.top) for seat in setup.seats]
    lines = [
        f"rules: {' '.join(['daifugo', *switched])}",
        *([f"readings: {readings}"] if readings else []),
        f"seats: {', '.join(seats)}",
        f"turn: {setup.turn}",
        "hands:",
        *[f"  {seat}: {' '.join(hand)}" for seat, hand in setup.hands.items()],
        *(["state: revolution"] if setup.revolution else []),
    ]
    return "\n".join(lines) + "\n"
