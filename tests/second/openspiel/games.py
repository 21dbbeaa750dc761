"""Deals of OpenSpiel in the words of table texts, played by both judges.

What OpenSpiel is known to judge otherwise than the texts isn't asked:

- Spades: it never records that spades are broken, so only the leads before that are compared; a
  partner's nil counts into the contract, so there are no bids of 0; partners may not bid more than
  13 together.
- Bridge: the player to move is the declarer when the dummy plays; the side that doesn't score gets
  the points below 0.
- Skat: a player bids by naming a game, so the table begins with the announced game. OpenSpiel
  counts only card points; the value of the game follows from them. 60 points of the declarer
  are a tie for it. A null ends with the declarer's first trick.
- Euchre: the dealer may not discard the card just picked up; the texts don't say so.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, cast

import pyspiel

from tests.second.deals import skat
from tests.second.deals.cards import DECK, NAMES, RANKS
from tests.second.deals.compare import compare_deal
from tests.second.tally import Tally

SUITS = {"Clubs": "C", "Diamonds": "D", "Hearts": "H", "Spades": "S"}


@dataclass(frozen=True)
class Deal:
    """A deal as :func:`tests.second.deals.compare.compare_deal` plays it."""

    state: Any
    hands: tuple[tuple[str, ...], ...]
    alone: bool = False
    """Whether the last call was one to play alone."""
    discards: bool = False
    """Whether the dealer has picked up a card."""

    @classmethod
    def of(cls, game: str, rng: random.Random, **parameters: Any) -> Deal:
        """A deal without passing, with the cards dealt in turn from seat 0."""
        state = pyspiel.load_game(game, parameters).new_initial_state()
        players = state.num_players()
        hands: list[list[str]] = [[] for _ in range(players)]
        dealt = 0
        while state.is_chance_node():
            action, name = _chance(state, rng)
            if name:
                hands[dealt % players].append(name)
                dealt += 1
            state.apply_action(action)
        size = dealt // players
        return cls(state, tuple(tuple(hand[:size]) for hand in hands))

    @property
    def turn(self) -> int:
        return int(self.state.current_player())

    def waiting(self) -> list[int]:
        return [self.turn]

    def head(self) -> list[str]:
        raise NotImplementedError

    def words(self, action: int) -> list[str]:
        """The moves that an action can be."""
        text = self.state.action_to_string(self.turn, action)
        card = _card(text)
        return [card] if card in DECK else [f"bids {text.replace('Nil', '0')}"]

    @cached_property
    def actions(self) -> dict[str, int]:
        legal = self.state.legal_actions()
        return {word: action for action in legal for word in self.words(action)}

    def moves(self) -> list[str]:
        return [*self.actions]

    def tries(self) -> list[str]:
        return [*DECK, *self.hands[self.turn], *(f"bids {number}" for number in range(15))]

    def then(self, move: str) -> Deal:
        state = self.state.clone()
        state.apply_action(self.actions[move])
        return replace(self, state=state)

    def over(self) -> bool:
        return bool(self.state.is_terminal())

    def points(self) -> list[float]:
        return list(self.state.returns())

    def score(self) -> dict[str, int]:
        return dict(zip(NAMES, map(int, self.points()), strict=False))

    def winners(self) -> set[str]:
        score = self.score()
        return {name for name, points in score.items() if points == max(score.values())}


def _chance(state: Any, rng: random.Random) -> tuple[int, str]:
    """A chance action, and the card that it deals; empty: none."""
    texts = {
        action: state.action_to_string(pyspiel.PlayerId.CHANCE, action)
        for action, _ in state.chance_outcomes()
    }
    kept = [action for action, text in texts.items() if text == "No Pass"] or list(texts)
    action = rng.choice(kept)
    name = _card(texts[action])
    return action, name if name in DECK else ""


def _card(text: str) -> str:
    """A card as we write it: ``CT`` and ``TC`` are ``C10``."""
    text = _symbols(text).replace("10", "T")
    named = text if text[:1] in "SHDC" else text[::-1]
    return named.replace("T", "10")


def _line(state: Any, begins: str) -> str:
    """The rest of a line of a state's text."""
    lines = str(state).splitlines()
    return next(line for line in lines if line.startswith(begins)).removeprefix(begins).strip()


class Euchre(Deal):
    @classmethod
    def dealt(cls, rng: random.Random) -> Deal:
        deal = cls.of("euchre", rng, stick_the_dealer=rng.random() < 0.5)
        dealer = (deal.turn - 1) % 4  # gets the first card
        return replace(deal, hands=tuple(deal.hands[(seat - dealer) % 4] for seat in range(4)))

    def head(self) -> list[str]:
        stick = self.state.get_game().get_parameters()["stick_the_dealer"]
        return [f"rules: euchre{' + stick' * stick}", f"state: turned {self.turned}"]

    @property
    def turned(self) -> str:
        return _card(_line(self.state, "Upcard: "))

    def words(self, action: int) -> list[str]:
        text = self.state.action_to_string(self.turn, action)
        if text == "Pass":
            return ["pass"]
        if text in SUITS:
            return [f"calls {SUITS[text]}", f"calls {SUITS[text]} alone"]
        if _card(text) not in DECK:
            return [text]
        return [f"discards {_card(text)}" if self.discards else _card(text)]

    def tries(self) -> list[str]:
        calls = [f"calls {suit}{alone}" for suit in "SHDC" for alone in ("", " alone")]
        cards = [card for card in DECK if card[1:] in ("9", "10", "J", "Q", "K", "A")]
        if self.discards:
            cards.remove(self.turned)
        return [*calls, "pass", *cards, *(f"discards {card}" for card in cards)]

    def then(self, move: str) -> Deal:
        after = replace(super().then(move), discards=move.startswith(f"calls {self.turned[0]}"))
        if move.startswith("calls"):
            after = replace(after, alone=move.endswith("alone"))
        choice = (
            after.actions.get("Alone" if after.alone else "Partner") if not after.over() else None
        )
        if choice is None:
            return after
        state = after.state.clone()
        state.apply_action(choice)
        return replace(after, state=state)

    def points(self) -> list[float]:
        return [max(0, points) for points in super().points()]

    def winners(self) -> set[str]:
        return super().winners() if any(self.points()) else set()


class OhHell(Deal):
    @classmethod
    def dealt(cls, rng: random.Random) -> Deal:
        return cls.of("oh_hell", rng, players=rng.randint(3, 7))

    @property
    def size(self) -> int:
        return len(self.hands[0])

    def head(self) -> list[str]:
        trump = _line(self.state, "Trump: ")[0]
        return [f"rules: oh_hell, cards = {self.size}", f"state: trump {trump}"]


class Hearts(Deal):
    @classmethod
    def dealt(cls, rng: random.Random) -> Deal:
        return cls.of(
            "hearts",
            rng,
            qs_breaks_hearts=rng.random() < 0.5,
            must_break_hearts=rng.random() < 0.8,
            no_pts_on_first_trick=rng.random() < 0.8,
        )

    def head(self) -> list[str]:
        said = self.state.get_game().get_parameters()
        off = "" if said["must_break_hearts"] else " - break"
        off += "" if said["no_pts_on_first_trick"] else " - first_trick"
        queen = "breaks" if said["qs_breaks_hearts"] else "no"
        return [f"rules: hearts{off}", *([f"readings: queen_breaks = {queen}"])]

    def points(self) -> list[float]:
        return [26 - points for points in super().points()]

    def winners(self) -> set[str]:
        score = self.score()
        return {name for name, points in score.items() if points == min(score.values())}


class Spades(Deal):
    @classmethod
    def dealt(cls, rng: random.Random) -> Deal:
        return cls.of("spades", rng)

    def head(self) -> list[str]:
        return ["rules: spades - ten_bags"]

    def words(self, action: int) -> list[str]:
        return [word for word in super().words(action) if word != "bids 0"]

    def tries(self) -> list[str]:
        barred = [card for card in self.hands[self.turn] if card[0] == "S" and self._is_broken]
        bids = [f"bids {number}" for number in range(14)]
        return [move for move in super().tries() if move not in (*barred, *bids)]

    @property
    def _is_broken(self) -> bool:
        return any(f"S{rank}" in self._played for rank in RANKS)

    @property
    def _played(self) -> str:
        return str(self.state).partition("N  E  S  W")[2].replace("T", "10")


class Bridge(Deal):
    @classmethod
    def dealt(cls, rng: random.Random) -> Deal:
        return cls.of("bridge", rng, use_double_dummy_result=False, **cls._risks(rng))

    @staticmethod
    def _risks(rng: random.Random) -> dict[str, bool]:
        return {"dealer_vul": rng.random() < 0.5, "non_dealer_vul": rng.random() < 0.5}

    def head(self) -> list[str]:
        said = self.state.get_game().get_parameters()
        vulnerable = [f"vulnerable {NAMES[0]}"] * said.get("dealer_vul", False)
        vulnerable += [f"vulnerable {NAMES[1]}"] * said.get("non_dealer_vul", False)
        return ["rules: bridge", *([f"state: {', '.join(vulnerable)}"] if vulnerable else [])]

    @property
    def turn(self) -> int:
        """The hand that plays next."""
        player = super().turn
        cards = [
            _symbols(self.state.action_to_string(player, action))
            for action in self.state.legal_actions()
        ]
        holders = [seat for seat, hand in enumerate(self.hands) if cards and cards[0] in hand]
        return holders[0] if holders else player

    def words(self, action: int) -> list[str]:
        text = _symbols(self.state.action_to_string(super().turn, action))
        other = {"Pass": "pass", "Dbl": "double", "RDbl": "redouble"}.get(text)
        return [other or (text if text in DECK else f"bids {text}")]

    def tries(self) -> list[str]:
        bids = [f"bids {level}{trumps}" for level in range(1, 8) for trumps in (*"CDHS", "NT")]
        return [*DECK, *bids, "pass", "double", "redouble"]

    def points(self) -> list[float]:
        return [max(0, points) for points in super().points()]

    def winners(self) -> set[str]:
        return super().winners() if any(self.points()) else set()


@dataclass(frozen=True)
class Skat(Deal):
    """The play of a deal whose declarer has been found and has put two cards away."""

    takers: tuple[int, ...] = ()

    @classmethod
    def dealt(cls, rng: random.Random) -> Skat:
        deal = cast("Skat", cls.of("skat", rng))
        state = deal.state
        while not str(state).startswith("Phase: playing"):
            legal = state.legal_actions()
            must_bid = str(state).startswith("Phase: bidding") and state.current_player() == 2
            state.apply_action(rng.choice(legal[1:] if must_bid else legal))
        return replace(deal, state=state, hands=tuple(_drawn(state, seat) for seat in _SEATS))

    @property
    def game(self) -> str:
        name = _line(self.state, "Game Type:")
        return SUITS.get(name.capitalize(), name)

    @property
    def declarer(self) -> int:
        return int(_line(self.state, "Solo Player:"))

    @property
    def skat(self) -> tuple[str, ...]:
        return _drawn(self.state, "Skat:")

    def head(self) -> list[str]:
        trump = f"trump {self.game}" if self.game in "SHDC" else self.game
        name = NAMES[self.declarer]
        said = f"declarer {name}, bid {name} 18, {trump}, skat {' '.join(self.skat)}"
        return ["rules: skat", f"state: dealer {NAMES[2]}, {said}"]

    def tries(self) -> list[str]:
        return [*skat.PACK, *self.hands[self.turn]]

    def then(self, move: str) -> Deal:
        after = cast("Skat", super().then(move))
        took = _line(after.state, "Last trick won by player")
        is_full = _line(self.state, "Current Trick:").count(" ") == 3
        return replace(after, takers=(*self.takers, *([int(took)] if is_full else [])))

    def score(self) -> dict[str, int]:
        """The value of the game, from OpenSpiel's card points."""
        eyes = int(_line(self.state, "Points (Solo / Team): (").split()[0])
        twelve = (*self.hands[self.declarer], *self.skat)
        tricks = self.takers.count(self.declarer)
        value = skat.game_score(self.game, twelve, eyes, tricks, 18)
        return {name: value * (seat == self.declarer) for seat, name in enumerate(NAMES[:3])}

    def winners(self) -> set[str]:
        is_won = self.points()[self.declarer] > 0
        return {NAMES[seat] for seat in _SEATS if (seat == self.declarer) == is_won}


_SEATS = range(3)


def _drawn(state: Any, place: object) -> tuple[str, ...]:
    """The cards of a player or of the skat, which OpenSpiel draws."""
    name = f"Player {place}:" if isinstance(place, int) else str(place)
    signs = [divmod(ord(sign) - 0x1F0A0, 16) for sign in _line(state, name).split()]
    ranks = {1: "A", 11: "J", 13: "Q", 14: "K"}
    return tuple("SHDC"[suit] + ranks.get(rank, str(rank)) for suit, rank in signs)


def _symbols(text: str) -> str:
    return text.translate(str.maketrans("♠♥♦♣", "SHDC"))


JUDGES: Mapping[str, Callable[[random.Random], Deal]] = {
    "bridge": Bridge.dealt,
    "euchre": Euchre.dealt,
    "oh_hell": OhHell.dealt,
    "hearts": Hearts.dealt,
    "skat": Skat.dealt,
    "spades": Spades.dealt,
}


def compare(positions: int, games: int, first_seed: int = 0) -> Tally:
    """``positions`` is how many are compared at least, in whole deals; ``games``: deals a book."""
    tally = Tally()
    seed = first_seed
    while seed < first_seed + games or tally.positions < positions:
        for book in JUDGES:
            compare_deal(seed, tally, book, JUDGES)
        seed += 1
    return tally
