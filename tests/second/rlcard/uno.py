"""Random games of rlcard, and every card of the hand whose turn it is."""

from __future__ import annotations

import random
from typing import Any

import numpy
from rlcard.games.uno.game import UnoGame

import referee
from tests.second.tally import Tally

SIGNS = {"skip": "S", "reverse": "R", "draw_2": "+2"}
WILD = {"wild": "W", "wild_draw_4": "W+4"}
LONGEST = 200
NAMES = ("Aki", "Ben")


def spelled(card: str) -> str:
    """A card as tables write it: ``r-draw_2`` is ``R+2``."""
    colour, trait = card.split("-")
    return WILD.get(trait) or colour.upper() + SIGNS.get(trait, trait)


def compare_game(seed: int, tally: Tally) -> None:
    game, rng = UnoGame(), random.Random(seed)
    game.np_random = numpy.random.RandomState(seed)
    state, seat = game.init_game()
    for _ in range(LONGEST):
        if game.is_over():
            return
        _compare(state, seat, game.round.target.color.upper(), tally)
        state, seat = game.step(rng.choice(state["legal_actions"]))


def _compare(state: dict[str, Any], seat: int, colour: str, tally: Tally) -> None:
    """``colour``: the one that counts; the text of a wild card has the colour of its deal."""
    legal = {spelled(action) for action in state["legal_actions"] if action != "draw"}
    hand, top = [spelled(card) for card in state["hand"]], spelled(state["target"])
    called = f"state: called suit {colour}\n" if top in WILD.values() else ""
    text = (
        f"rules: uno\nseats: {', '.join(NAMES)}\nturn: {NAMES[seat]}\n"
        f"hands:\n  {NAMES[seat]}: {' '.join(hand)}\nfield: {top}\n{called}"
    )
    table = referee.read(text)
    tally.positions += 1
    for card in sorted({*hand}):
        question = f"may {NAMES[seat]} play {card}"
        fits = card in legal
        if card == "W+4":  # rlcard: only without any other card that fits
            fits = not any(held[0] == colour for held in hand)
        tally.note(text, question, table.ask(question).answer, "yes" if fits else "no")
    if "W+4" in legal:
        answer = table.ask(f"may {NAMES[seat]} play W+4").answer
        tally.note(text, f"{question}, as rlcard says", answer, "yes")


def compare(positions: int, games: int = 0, first_seed: int = 0) -> Tally:
    """At least so many positions, in whole games."""
    tally, seed = Tally(), first_seed
    while tally.positions < positions or seed < first_seed + games:
        compare_game(seed, tally)
        seed += 1
    return tally
