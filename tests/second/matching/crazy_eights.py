"""Crazy Eights: who may do what, with all cards known."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from tests.second.deals.cards import NAMES

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "SHDC"
PACK = tuple(suit + rank for rank in RANKS for suit in SUITS)
LIVELY = ("2", "8", "Q", "A")
"""The ranks that do something."""
SWITCHES = ("two", "queen", "ace", "last_card")
READINGS = {
    "most_drawn": ("any", "1", "3"),
    "draw_at_will": ("yes", "no"),
    "empty_stock": ("yes", "no"),
    "stacked_draw": ("yes", "no"),
    "turn_after_draw": ("ends", "goes_on"),
}
DRAWS, PASSES, SAYS = "draws from the stock", "pass", "says last card"


class FrenchCards:
    """How moves of games with French cards are asked about."""

    def is_card(self, move: str) -> bool:
        return move in PACK

    def is_lively(self, card: str) -> bool:
        return card[1:] in LIVELY

    def question(self, move: str, name: str) -> str:
        """The question whether a move may be made."""
        if move in PACK:
            return f"may {name} play {move}"
        verb = {DRAWS: "draw from the stock", PASSES: "pass"}.get(move)
        return f"may {name} {verb or move.replace('calls', 'call')}"

    def named(self, move: str) -> str:
        return move


@dataclass
class Game(FrenchCards):
    on: set[str]
    read: dict[str, str]
    hands: list[list[str]]
    stock: list[str]
    pile: list[str]
    turn: int = 0
    fresh: int = -1
    """Who has just played the top card; -1: nobody."""
    called: str = ""
    must_call: bool = False
    owed: int = 0
    drawn: int = 0
    way: int = 1
    silent: set[int] = field(default_factory=set)

    @classmethod
    def dealt(cls, rng: random.Random) -> Game:
        cards, players = rng.sample(PACK, len(PACK)), rng.randint(2, 5)
        each = 7 if players == 2 else 5
        if rng.random() < 0.5:  # cards that do something are dealt
            cards.sort(key=lambda card: card[1:] not in LIVELY)
        hands = [cards[seat : each * players : players] for seat in range(players)]
        rest = cards[players * each :]
        while rest[0][1:] == "8":  # an 8 is put back
            rest = rest[1:] + rest[:1]
        on = {switch for switch in SWITCHES if rng.random() < 0.6}
        read = {name: rng.choice(values) for name, values in READINGS.items()}
        kept = rest[: rng.choice((3, 12, len(rest)))]  # a small stock runs out soon
        return cls(on, read, hands, kept[1:], kept[:1], rng.randrange(players))

    @property
    def winner(self) -> int | None:
        return next((seat for seat, hand in enumerate(self.hands) if not hand), None)

    def fits(self, card: str) -> bool:
        suit, rank = card[0], card[1:]
        top_suit, top_rank = self.pile[-1][0], self.pile[-1][1:]
        if self.owed:
            return rank == "2" and self.read["stacked_draw"] == "yes"
        if rank == "8":
            return True
        if top_rank == "8":
            return suit == self.called
        return suit == top_suit or rank == top_rank

    def can_draw(self) -> bool:
        turned = self.read["empty_stock"] == "yes" and len(self.pile) > 1
        return bool(self.stock) or turned

    def legal(self, seat: int) -> set[str]:
        """All that a player may do."""
        moves = {SAYS} if seat in self.silent else set()
        if self.winner is not None or seat != self.turn:
            return moves
        if self.must_call:
            return moves | {f"calls {suit}" for suit in SUITS}
        plays = {card for card in self.hands[seat] if self.fits(card)}
        moves |= plays
        free = self.read["draw_at_will"] == "yes" or not plays
        if self.owed and self.can_draw():
            return moves | {DRAWS}
        limit = self.read["most_drawn"]
        more = limit == "any" or self.drawn < int(limit)
        if free:
            moves.add(DRAWS if self.can_draw() and more else PASSES)
        return moves

    def tries(self, seat: int) -> list[str]:
        """What a player might try."""
        cards = {card for hand in self.hands for card in hand}
        return sorted({*cards, DRAWS, PASSES, *(f"calls {suit}" for suit in SUITS)})

    def do(self, seat: int, move: str) -> None:
        if move == SAYS:
            self.silent.discard(seat)
            return
        for other in [one for one in self.silent if one != seat]:
            self.silent.discard(other)
            self.draw(other, 2)
        if move == PASSES:
            self.fresh, self.owed = -1, 0
            self.end(1)
        elif move == DRAWS:
            self.fresh = -1
            if not self.owed:
                self.drawn += self.draw(seat, 1)
            else:
                self.draw(seat, self.owed)
                self.owed = 0
                if self.read["turn_after_draw"] == "ends":
                    self.end(1)
        elif move.startswith("calls"):
            self.called, self.must_call = move[-1], False
            self.end(1)
        else:
            self.play(seat, move)

    def play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.called, self.drawn, self.fresh = "", 0, seat
        self.silent.discard(seat)
        if not self.hands[seat]:
            return
        if len(self.hands[seat]) == 1 and "last_card" in self.on:
            self.silent.add(seat)
        rank = card[1:]
        if rank == "8":
            self.must_call = True
            return
        if rank == "A" and "ace" in self.on:
            self.way = -self.way
        if rank == "2" and "two" in self.on:
            self.owed += 2
        self.end(2 if rank == "Q" and "queen" in self.on else 1)

    def end(self, steps: int) -> None:
        self.turn = (self.turn + steps * self.way) % len(self.hands)
        self.drawn = 0

    def draw(self, seat: int, count: int) -> int:
        """How many cards were drawn."""
        for drawn in range(count):
            if not self.stock and self.read["empty_stock"] == "yes":
                self.stock, self.pile = self.pile[:-1], self.pile[-1:]
            if not self.stock:
                return drawn
            self.hands[seat].append(self.stock.pop())
            self.silent.discard(seat)
        return count

    def score(self) -> dict[str, int]:
        """What the winner scores."""
        worth = {"A": 1, "8": 50, "J": 10, "Q": 10, "K": 10}
        left = [card[1:] for hand in self.hands for card in hand]
        total = sum(worth.get(rank) or int(rank) for rank in left)
        return {name: total * (seat == self.winner) for seat, name in enumerate(self.names)}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(NAMES[: len(self.hands)])

    def text(self) -> str:
        """The table."""
        rules = " + ".join(("crazy_eights", *sorted(self.on)))
        readings = ", ".join(
            f"{name} = {value}"
            for name, value in self.read.items()
            if "two" in self.on or name not in ("stacked_draw", "turn_after_draw")
        )
        by = f"{self.names[self.fresh]} " if self.fresh >= 0 else ""
        state = [f"stock {len(self.stock)}"]
        state += [f"called suit {self.called}"] if self.called else []
        state += ["calls a suit"] if self.must_call else []
        state += [f"pending draw {self.owed}"] if self.owed else []
        state += [f"drew {self.drawn}"] if self.drawn else []
        state += ["direction reversed"] if self.way < 0 and "ace" in self.on else []
        state += [f"last card unsaid {self.names[seat]}" for seat in sorted(self.silent)]
        held = zip(self.names, self.hands, strict=True)
        hands = [f"  {name}: {' '.join(hand) or 'out 1'}" for name, hand in held]
        turn = [f"turn: {self.names[self.turn]}"] if self.winner is None else []
        field = ", ".join((*self.pile[:-1], by + self.pile[-1]))
        return "\n".join(
            [f"rules: {rules}", f"readings: {readings}", f"seats: {', '.join(self.names)}", *turn,
             "hands:", *hands, f"field: {field}", f"state: {', '.join(state)}"]
        )  # fmt: skip
