"""Page One: who may do what, with all cards known."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from tests.second.deals.cards import DECK, NAMES, RANKS
from tests.second.matching.crazy_eights import FrenchCards

DRAWS, PASSES, SAYS = "draws from the stock", "pass", "says last card"


@dataclass
class Game(FrenchCards):
    hands: list[list[str]]
    stock: list[str]
    turn: int
    calls: bool
    """Whether the last card is announced at this table."""
    round: list[tuple[int, str]] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    """The cards of earlier rounds."""
    drawn: int = 0
    silent: set[int] = field(default_factory=set)

    @classmethod
    def dealt(cls, rng: random.Random) -> Game:
        cards, players = rng.sample(DECK, len(DECK)), rng.randint(2, 6)
        hands = [cards[4 * seat : 4 * seat + 4] for seat in range(players)]
        left = cards[4 * players :]
        return cls(hands, left[: rng.choice((2, 8, len(left)))], rng.randrange(players),
                   rng.random() < 0.7)  # fmt: skip

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(NAMES[: len(self.hands)])

    @property
    def winner(self) -> int | None:
        return next((seat for seat, hand in enumerate(self.hands) if not hand), None)

    def legal(self, seat: int) -> set[str]:
        """All that a player may do."""
        moves = {SAYS} if seat in self.silent else set()
        if seat != self.turn or self.winner is not None:
            return moves
        if not self.round:
            return moves | set(self.hands[seat])
        led = self.round[0][1][0]
        following = {card for card in self.hands[seat] if card[0] == led}
        return moves | (following or {DRAWS if self.stock or self.gone else PASSES})

    def tries(self, _seat: int) -> list[str]:
        """What a player might try."""
        return sorted({DRAWS, PASSES, "calls H", *(card for hand in self.hands for card in hand)})

    def do(self, seat: int, move: str) -> None:
        if move == SAYS:
            self.silent.discard(seat)
            return
        for other in sorted(self.silent - {seat}):
            self.silent.discard(other)
            self.draw(other, 5)
        if move == DRAWS:
            self.drawn += self.draw(seat, 1)
            return
        self.drawn = 0
        if move != PASSES:
            self.hands[seat].remove(move)
            self.round.append((seat, move))
            self.silent.discard(seat)
            if not self.hands[seat]:
                return
            if len(self.hands[seat]) == 1 and self.calls:
                self.silent.add(seat)
        self.turn = (seat + 1) % len(self.hands)
        if self.turn == self.round[0][0]:
            led = self.round[0][1][0]
            followed = [(RANKS.index(card[1:]), by) for by, card in self.round if card[0] == led]
            self.turn = max(followed)[1]
            self.gone += [card for _, card in self.round]
            self.round = []

    def draw(self, seat: int, count: int) -> int:
        """How many cards were drawn."""
        for drawn in range(count):
            if not self.stock:
                self.stock, self.gone = self.gone, []
            if not self.stock:
                return drawn
            self.hands[seat].append(self.stock.pop())
            self.silent.discard(seat)
        return count

    def score(self) -> dict[str, int]:
        """What the winner scores."""
        left = sum(map(len, self.hands))
        return {name: left * (seat == self.winner) for seat, name in enumerate(self.names)}

    def text(self) -> str:
        """The table."""
        held = zip(self.names, self.hands, strict=True)
        hands = [f"  {name}: {' '.join(hand) or 'out 1'}" for name, hand in held]
        turn = [f"turn: {self.names[self.turn]}"] if self.winner is None else []
        pile = ", ".join(f"{self.names[by]} {card}" for by, card in self.round)
        state = [f"stock {len(self.stock)}", *([f"drew {self.drawn}"] if self.drawn else [])]
        state += [f"last card unsaid {self.names[seat]}" for seat in sorted(self.silent)]
        head = ["rules: page_one" + ("" if self.calls else " - call")]
        lines = [*head, f"seats: {', '.join(self.names)}", *turn, "hands:", *hands]
        lines += [f"field: {pile}"] if pile else []
        lines += [f"discards: {' '.join(self.gone)}"] if self.gone else []
        return "\n".join([*lines, f"state: {', '.join(state)}"])
