"""Crazy Eights by OpenSpiel: which cards of a hand may be played, and which suits called.

Only that is compared: OpenSpiel's first turn and its limits of drawing and passing are its own.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pyspiel

import referee
from tests.second.deals.cards import DECK, NAMES
from tests.second.tally import Tally

LONGEST = 200
_GOT = re.compile(r"^Player (\d) is dealt (\w\w)$|starts drawing\nPlayer (\d) draws (\w\w)$", re.M)
"""Cards that a player got. The first card of the pile is one that the dealer draws."""
_PLAYED = re.compile(r"^Player (\d) plays (\w\w)$", re.M)
_TOP = re.compile(r"^Last card: (\w\w)\nLast suit: (\w)$", re.M)


def compare_game(seed: int, tally: Tally) -> None:
    rng = random.Random(f"crazy_eights {seed}")
    parameters = {"players": rng.randint(2, 5), "use_special_cards": False}
    state = pyspiel.load_game("crazy_eights", parameters).new_initial_state()
    for _ in range(LONGEST):
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
            continue
        if _TOP.search(str(state)):
            _compare(state, rng, tally)
        state.apply_action(rng.choice(state.legal_actions()))


def _compare(state: Any, rng: random.Random, tally: Tally) -> None:
    told, seat = str(state), state.current_player()
    actions = {state.action_to_string(seat, action) for action in state.legal_actions()}
    ((top, suit),) = _TOP.findall(told)
    hand = sorted((_cards(_GOT, told, seat) - _cards(_PLAYED, told, seat)).elements())
    calls = any(action.startswith("Nominate") for action in actions)
    called = f"called suit {suit}" if top[1] == "8" else ""
    said = "calls a suit" if calls else called
    name, names = NAMES[seat], NAMES[: state.num_players()]
    lines = ["rules: crazy_eights", f"seats: {', '.join(names)}", f"turn: {name}", "hands:"]
    lines += [f"  {name}: {' '.join(hand)}", f"field: {_card(top)}"]
    lines += [f"state: {said}"] if said else []
    table = referee.read("\n".join(lines))
    tally.positions += 1
    if calls:
        for suit in "CDHS":
            _note(table, f"may {name} call {suit}", f"Nominate suit {suit}" in actions, tally)
        return
    fitting = {_card(action.split()[1]) for action in actions if action.startswith("Play")}
    for card in {*hand, *rng.sample(DECK, 2)}:
        _note(table, f"may {name} play {card}", card in fitting, tally)


def _note(table: referee.Table, question: str, judged: bool, tally: Tally) -> None:
    tally.note(str(table), question, table.ask(question).answer, "yes" if judged else "no")


def _cards(pattern: re.Pattern[str], told: str, seat: int) -> Counter[str]:
    """The cards that lines name beside a player; one may have come round again."""
    lines = ([part for part in found.groups() if part] for found in pattern.finditer(told))
    return Counter(_card(card) for player, card in lines if int(player) == seat)


def _card(text: str) -> str:
    return text.replace("T", "10")
