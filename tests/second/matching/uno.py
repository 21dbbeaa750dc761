"""UNO: who may do what, with all cards known. Written from Mattel's sheet and the house rules."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from tests.second.deals.cards import NAMES

COLOURS = "RYGB"
SIGNS = [*map(str, range(10)), "S", "R", "+2"]
PACK = [
    *(colour + sign for colour in COLOURS for sign in SIGNS),
    *(colour + sign for colour in COLOURS for sign in SIGNS[1:]),
    *["W", "W+4"] * 4,
]
LIVELY = ("S", "R", "+2", "W", "W+4", "7", "0")
ADOPTED = ("four_limit", "challenge", "call")
LOCAL = ("stacking", "jump_in", "seven", "zero", "draw_until")
READINGS = {
    "after_challenge": ("plays", "misses"),
    "unsaid_cost": ("2", "4"),
    "stacked_draw": ("higher", "same", "any"),
    "draw_with_match": ("yes", "no"),
}
BELONGS = {
    "after_challenge": "challenge",
    "unsaid_cost": "call",
    "stacked_draw": "stacking",
    "draw_with_match": "draw_until",
}
DRAWS, PASSES, SAYS, CHALLENGES = "draws", "pass", "says last card", "challenges"


def sign(card: str) -> str:
    return card if card[0] == "W" else card[1:]


@dataclass
class Game:
    on: set[str]
    read: dict[str, str]
    hands: list[list[str]]
    stock: list[str]
    pile: list[str]
    turn: int = 0
    fresh: int = -1
    called: str = ""
    must_call: bool = False
    must_swap: bool = False
    owed: int = 0
    drawn: list[str] = field(default_factory=list)
    way: int = 1
    silent: set[int] = field(default_factory=set)
    before: str = ""
    """The colour that counted before a Wild Draw 4."""

    @classmethod
    def dealt(cls, rng: random.Random) -> Game:
        cards, players = rng.sample(PACK, len(PACK)), rng.randint(2, 5)
        if rng.random() < 0.5:
            cards.sort(key=lambda card: sign(card) not in LIVELY)
            some = rng.sample(cards[:48], 48)
            cards = [*some, *cards[48:]]
        each = rng.choice((2, 4, 7))
        hands = [cards[seat : each * players : players] for seat in range(players)]
        rest = cards[players * each :]
        while rest[0][0] == "W":
            rest = rest[1:] + rest[:1]
        on = {name for name in ADOPTED if rng.random() < 0.8}
        on |= {name for name in LOCAL if rng.random() < 0.4}
        if "four_limit" not in on:
            on.discard("challenge")
        read = {name: rng.choice(values) for name, values in READINGS.items()}
        kept = rest[: rng.choice((3, 12, len(rest)))]
        return cls(on, read, hands, kept[1:], kept[:1], rng.randrange(players))

    @property
    def winner(self) -> int | None:
        return next((seat for seat, hand in enumerate(self.hands) if not hand), None)

    @property
    def colour(self) -> str:
        return self.called or self.pile[-1][0]

    def fits(self, seat: int, card: str) -> bool:
        """Whether the card goes on the pile."""
        top = self.pile[-1]
        if self.owed and not self.stacks(sign(top), sign(card)):
            return False
        if card == "W+4" and "four_limit" in self.on:
            return not any(held[0] == self.colour for held in self.hands[seat])
        return card[0] in ("W", self.colour) or sign(card) == sign(top)

    def stacks(self, top: str, card: str) -> bool:
        if "stacking" not in self.on or card not in ("+2", "W+4"):
            return False
        how = self.read["stacked_draw"]
        return card == top or how == "any" or (how == "higher" and (top, card) == ("+2", "W+4"))

    def can_draw(self) -> bool:
        return bool(self.stock) or len(self.pile) > 1

    def legal(self, seat: int) -> set[str]:
        moves = {SAYS} if seat in self.silent else set()
        moves |= {f"catches {self.names[one]}" for one in self.silent if one != seat}
        if self.winner is not None:
            return set()
        waits = self.must_call or self.must_swap
        if seat != self.turn:
            if "jump_in" in self.on and not waits and self.pile[-1] in self.hands[seat]:
                moves |= {card for card in (self.pile[-1],) if self.fits(seat, card)}
            return moves
        if self.must_call:
            return moves | {f"calls {colour}" for colour in COLOURS}
        if self.must_swap:
            others = {self.names[one] for one in range(len(self.hands)) if one != seat}
            return moves | {f"swaps hands with {other}" for other in others}
        plays = {card for card in self.hands[seat] if self.fits(seat, card)}
        until = "draw_until" in self.on
        if self.drawn and not until:
            plays &= {self.drawn[-1]}
        moves |= plays
        if self.owed:
            if self.may_be_challenged():
                moves.add(CHALLENGES)
            return moves | {DRAWS if self.can_draw() else PASSES}
        if until:
            if plays and self.read["draw_with_match"] == "no":
                return moves
            return moves | {DRAWS if self.can_draw() else PASSES}
        if self.can_draw() and not self.drawn:
            return moves | {DRAWS}
        return moves | {PASSES}

    def may_be_challenged(self) -> bool:
        return "challenge" in self.on and self.pile[-1] == "W+4" and self.fresh >= 0

    def tries(self, seat: int) -> list[str]:
        names = [name for name in self.names if name != self.names[seat]]
        cards = {card for hand in self.hands for card in hand}
        told = {f"{verb} {name}" for verb in ("catches", "swaps hands with") for name in names}
        called = {f"calls {colour}" for colour in COLOURS}
        return sorted({*cards, *told, *called, DRAWS, PASSES, CHALLENGES})

    def is_card(self, move: str) -> bool:
        return move in PACK

    def is_lively(self, card: str) -> bool:
        return sign(card) in LIVELY

    def question(self, move: str, name: str) -> str:
        """The question whether a move may be made; empty if there is none."""
        asks = {DRAWS: "draw from the stock", PASSES: "pass", CHALLENGES: "challenge"}
        if self.is_card(move):
            return f"may {name} play {move}"
        if move.startswith("swaps") or move == SAYS:
            return ""
        verb = asks.get(move, move.replace("calls", "call").replace("catches", "catch"))
        return f"may {name} {verb}"

    def named(self, move: str) -> str:
        """The move with the cards that it draws."""
        if move != DRAWS:
            return move
        count = self.owed or 1
        if len(self.stock) < count:  # the cards of the pile are shuffled: any order
            self.stock, self.pile = [*self.pile[:-1], *self.stock], self.pile[-1:]
        return " ".join([DRAWS, *self.stock[-count:][::-1]]) if self.stock else move

    def do(self, seat: int, move: str) -> None:
        if move == SAYS:
            self.close(seat)
            self.silent.discard(seat)
        elif move.startswith("catches"):
            other = self.names.index(move.split()[1])
            self.silent.discard(other)
            self.draw(other, int(self.read["unsaid_cost"]))
        else:
            self.close(seat)
            self.turn_move(seat, move)

    def close(self, seat: int) -> None:
        """Another player moves, so nobody can be caught any more."""
        self.silent &= {seat}

    def turn_move(self, seat: int, move: str) -> None:
        if move == PASSES:
            self.fresh, self.owed, self.before = -1, 0, ""
            self.end(seat, 1)
        elif move == DRAWS:
            self.fresh = -1
            if self.owed:
                self.draw(seat, self.owed)
                self.owed, self.before = 0, ""
                self.end(seat, 1)
            else:
                self.drawn += self.draw(seat, 1)
        elif move.startswith("calls"):
            self.called, self.must_call = move[-1], False
            self.end(seat, self.steps())
        elif move.startswith("swaps"):
            other = self.names.index(move.split()[-1])
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
            self.must_swap = False
            self.count_hands()
            self.end(seat, self.steps())
        elif move == CHALLENGES:
            self.challenge(seat)
        else:
            self.play(seat, move)

    def challenge(self, seat: int) -> None:
        guilty = any(card[0] == self.before for card in self.hands[self.fresh])
        loser, count = (self.fresh, self.owed) if guilty else (seat, self.owed + 2)
        self.fresh, self.owed, self.before = -1, 0, ""
        self.draw(loser, count)
        if not guilty or self.read["after_challenge"] == "misses":
            self.end(seat, 1)

    def count_hands(self) -> None:
        """Hands have changed: who has one card has to say so."""
        if "call" in self.on:
            self.silent = {seat for seat, hand in enumerate(self.hands) if len(hand) == 1}

    def play(self, seat: int, card: str) -> None:
        colour = self.colour
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.called, self.drawn, self.fresh, self.before = "", [], seat, ""
        self.silent.discard(seat)
        what = sign(card)
        draws = {"+2": 2, "W+4": 4}.get(what, 0)
        if what == "R":
            self.way = -self.way
        if not self.hands[seat]:
            if draws:
                self.draw((seat + self.way) % len(self.hands), self.owed + draws)
            self.owed = 0
            return
        self.owed += draws
        if what == "W+4" and "challenge" in self.on:
            self.before = colour
        if what == "0" and "zero" in self.on:
            self.hands = [
                self.hands[(at - self.way) % len(self.hands)] for at in range(len(self.hands))
            ]
            self.count_hands()
        elif "call" in self.on and len(self.hands[seat]) == 1:
            self.silent.add(seat)
        if what[0] == "W":
            self.must_call, self.turn = True, seat
        elif what == "7" and "seven" in self.on:
            self.must_swap, self.turn = True, seat
        else:
            self.end(seat, self.steps())

    def steps(self) -> int:
        two = len(self.hands) == 2
        return 2 if sign(self.pile[-1]) == "S" or (sign(self.pile[-1]) == "R" and two) else 1

    def end(self, seat: int, steps: int) -> None:
        self.turn = (seat + steps * self.way) % len(self.hands)
        self.drawn = []

    def draw(self, seat: int, count: int) -> list[str]:
        """The cards drawn."""
        cards: list[str] = []
        for _ in range(count):
            if not self.stock:
                self.stock, self.pile = self.pile[:-1], self.pile[-1:]
            if not self.stock:
                break
            cards.append(self.stock.pop())
        self.hands[seat] += cards
        if cards:
            self.silent.discard(seat)
        return cards

    def score(self) -> dict[str, int]:
        worth = {"S": 20, "R": 20, "+2": 20, "W": 50, "W+4": 50}
        left = [sign(card) for hand in self.hands for card in hand]
        total = sum(worth[each] if each in worth else int(each) for each in left)
        return {name: total * (seat == self.winner) for seat, name in enumerate(self.names)}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(NAMES[: len(self.hands)])

    def text(self) -> str:
        off = [name for name in ADOPTED if name not in self.on]
        rules = " ".join(
            ["uno", *(f"+ {n}" for n in LOCAL if n in self.on), *(f"- {n}" for n in off)]
        )
        told = (
            f"{name} = {value}" for name, value in self.read.items() if BELONGS[name] in self.on
        )
        by = f"{self.names[self.fresh]} " if self.fresh >= 0 else ""
        state = [f"stock {len(self.stock)}"]
        state += [f"called suit {self.called}"] if self.called else []
        state += ["calls a suit"] if self.must_call else []
        state += ["swaps hands"] if self.must_swap else []
        state += [f"pending draw {self.owed}"] if self.owed else []
        state += [f"drew {len(self.drawn)}"] if self.drawn else []
        state += [f"drawn {self.drawn[-1]}"] if self.drawn else []
        state += ["direction reversed"] if self.way < 0 else []
        state += [f"suit before {self.before}"] if self.before else []
        state += [f"last card unsaid {self.names[seat]}" for seat in sorted(self.silent)]
        held = zip(self.names, self.hands, strict=True)
        hands = [f"  {name}: {' '.join(hand) or 'out 1'}" for name, hand in held]
        turn = [f"turn: {self.names[self.turn]}"] if self.winner is None else []
        pile = ", ".join((*self.pile[:-1], by + self.pile[-1]))
        return "\n".join(
            [f"rules: {rules}", f"readings: {', '.join(told)}", f"seats: {', '.join(self.names)}",
             *turn, "hands:", *hands, f"field: {pile}", f"state: {', '.join(state)}"]
        ).replace("readings: \n", "")  # fmt: skip
