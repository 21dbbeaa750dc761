"""Showdowns of Texas hold'em by OpenSpiel's ``universal_poker``: who wins, also if some folded.

It is played up to the showdown by calls, with one bet in the last round that some don't call.
OpenSpiel crashes with more than four players.
"""

from __future__ import annotations

import random
from typing import Any

import pyspiel

import referee
from tests.second.tally import Tally

NAMES = ("Ann", "Bob", "Cy", "Dan")
FOLD, CALL, BET = 0, 1, 2


def _game(players: int) -> Any:
    each = " ".join(["1"] * players)
    return pyspiel.load_game(
        "universal_poker",
        {
            "betting": "limit",
            "numPlayers": players,
            "numRounds": 4,
            "blind": each,
            "firstPlayer": "1 1 1 1",
            "maxRaises": "1 1 1 1",
            "numBoardCards": "0 3 1 1",
            "numHoleCards": 2,
            "numRanks": 13,
            "numSuits": 4,
            "raiseSize": "1 1 1 1",
            "stack": each.replace("1", "20"),
        },
    )


def compare_table(seed: int, tally: Tally) -> None:
    rng = random.Random(seed)
    state = _game(rng.randint(2, len(NAMES))).new_initial_state()
    names, folded = NAMES[: state.num_players()], set[str]()
    dealt: list[str] = []
    board = _board(rng) if rng.random() < 0.4 else ()
    while not state.is_terminal():
        if state.is_chance_node():
            texts = {_card(state.action_to_string(act)): act for act, _ in state.chance_outcomes()}
            place = len(dealt) - 2 * len(names)
            free = [card for card in texts if card not in board]
            card = board[place] if board and place >= 0 else rng.choice(free)
            dealt.append(card)
            state.apply_action(texts[card])
            continue
        seat, legal = state.current_player(), state.legal_actions()
        is_last = len(dealt) == 2 * len(names) + 5
        folds = FOLD in legal and rng.random() < 0.3 and len(folded) < len(names) - 2
        folded |= {names[seat]} if folds else set()
        bets = is_last and BET in legal and seat == 0
        state.apply_action(FOLD if folds else BET if bets else CALL)
    returns = state.returns()
    winners = [name for name, won in zip(names, returns, strict=True) if won == max(returns)]
    hands = (dealt[2 * seat : 2 * seat + 2] for seat in range(len(names)))
    lines = [
        f"  {name}: {'none' if name in folded else ' '.join(hand)}"
        for name, hand in zip(names, hands, strict=True)
    ]
    head = f"rules: holdem\nseats: {', '.join(names)}\nstate: board {' '.join(dealt[-5:])}\nhands:"
    text = "\n".join([head, *lines])
    tally.positions += 1
    tally.note(text, "who wins", referee.read(text).ask("who wins").answer, winners)


def _board(rng: random.Random) -> tuple[str, ...]:
    """A board that is often played: five high cards, or five of a suit."""
    pack = [suit + rank for suit in "SHDC" for rank in (*map(str, range(2, 11)), *"JQKA")]
    suit = rng.choice("SHDC")
    wanted = [card for card in pack if card[0] == suit]
    high = [card for card in pack if card[1:] in ("10", "J", "Q", "K", "A")]
    return tuple(rng.sample(rng.choice((wanted, high)), 5))


def _card(text: str) -> str:
    """A card as we write it: ``Deal Tc`` deals ``C10``."""
    named = text.split()[-1]
    return named[1].upper() + named[0].replace("T", "10")
