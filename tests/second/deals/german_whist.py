"""German Whist, judged from the rule texts."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from tests.second.deals.cards import DECK, NAMES, following, strength


@dataclass(frozen=True)
class Deal:
    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    """The top card, which lies face up, comes first."""
    turn: int
    trump: str
    counting: str
    trick: tuple[tuple[int, str], ...] = ()
    before: tuple[int, int] = (0, 0)
    after: tuple[int, int] = (0, 0)
    """The tricks of each while there was a stock, and later."""

    @classmethod
    def dealt(cls, rng: random.Random) -> Deal:
        pack = rng.sample(DECK, len(DECK))
        return cls(
            hands=(tuple(pack[:13]), tuple(pack[13:26])),
            stock=tuple(pack[26:]),
            turn=rng.randrange(2),
            trump=pack[26][0],
            counting=rng.choice(("nothing", "all", "half")),
        )

    def waiting(self) -> list[int]:
        return [self.turn]

    def head(self) -> list[str]:
        rules = ["rules: german_whist", f"readings: first_part = {self.counting}"]
        if len(self.stock) == 26:
            return [*rules, f"state: turned {self.stock[0]}"]
        state = [f"trump {self.trump}", f"stock {len(self.stock)}"]
        state += [f"turned {self.stock[0]}"] if self.stock else []
        for name, before, after in zip(NAMES, self.before, self.after, strict=False):
            state += [f"first part {name} {before}", f"tricks {name} {before + after}"]
        return [*rules, f"state: {', '.join(state)}"]

    def is_told_again(self) -> bool:
        """Whether the hands have changed by cards that only their owners saw."""
        return bool(sum(self.before)) and not sum(self.after) and not self.trick

    def moves(self) -> list[str]:
        return following(self.hands[self.turn], self.trick)

    def tries(self) -> list[str]:
        """Moves that somebody may try, legal or not."""
        return [*self.hands[self.turn], *self.hands[self.turn], *DECK, "pass"]

    def then(self, move: str) -> Deal:
        hands = [tuple(card for card in hand if card != move) for hand in self.hands]
        trick = (*self.trick, (self.turn, move))
        if len(trick) == 1:
            return replace(self, hands=tuple(hands), trick=trick, turn=1 - self.turn)
        led = trick[0][1][0]
        taker = max(trick, key=lambda laid: strength(laid[1], led, self.trump))[0]
        won = (1 - taker, taker)
        if not self.stock:
            after = (self.after[0] + won[0], self.after[1] + won[1])
            return replace(self, hands=tuple(hands), trick=(), turn=taker, after=after)
        face_up, hidden, *stock = self.stock
        hands[taker] += (face_up,)
        hands[1 - taker] += (hidden,)
        before = (self.before[0] + won[0], self.before[1] + won[1])
        return replace(
            self, hands=tuple(hands), stock=tuple(stock), trick=(), turn=taker, before=before
        )

    def over(self) -> bool:
        return not any(self.hands)

    def score(self) -> dict[str, int]:
        first, later = {"nothing": (0, 1), "all": (1, 1), "half": (1, 2)}[self.counting]
        pairs = zip(NAMES, self.before, self.after, strict=False)
        return {name: before * first + after * later for name, before, after in pairs}

    def winners(self) -> set[str]:
        score = self.score()
        return {name for name, points in score.items() if points == max(score.values())}
