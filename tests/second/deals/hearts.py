"""Hearts with passing, judged from the rule texts."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from itertools import combinations

from tests.second.deals.cards import DECK, NAMES, following, strength

STEPS = {"left": 1, "right": 3, "across": 2, "nobody": 0}


def counts(card: str) -> bool:
    return card[0] == "H" or card == "SQ"


@dataclass(frozen=True)
class Deal:
    hands: tuple[tuple[str, ...], ...]
    to: str
    queen_breaks: bool
    first_trick: bool
    own_minus: bool
    jack: bool
    turn: int = 0
    gifts: tuple[tuple[str, ...], ...] = ((),) * 4
    trick: tuple[tuple[int, str], ...] = ()
    taken: tuple[tuple[str, ...], ...] = ((),) * 4
    broken: bool = False

    @classmethod
    def dealt(cls, rng: random.Random) -> Deal:
        pack = rng.sample(DECK, len(DECK))
        deal = cls(
            hands=tuple(tuple(pack[seat::4]) for seat in range(4)),
            to=rng.choice([*STEPS]),
            queen_breaks=rng.random() < 0.3,
            first_trick=rng.random() < 0.8,
            own_minus=rng.random() < 0.3,
            jack=rng.random() < 0.3,
        )
        return deal if deal.giving() else deal.begun()

    def begun(self) -> Deal:
        return replace(self, turn=next(s for s, hand in enumerate(self.hands) if "C2" in hand))

    def giving(self) -> list[int]:
        """The players who still have to give cards."""
        if self.to == "nobody":
            return []
        return [seat for seat, cards in enumerate(self.gifts) if not cards and self.is_first()]

    def is_first(self) -> bool:
        return not any(self.taken) and not self.trick and sum(map(len, self.hands)) > 36

    def waiting(self) -> list[int]:
        return self.giving() or [self.turn]

    def head(self) -> list[str]:
        options = " + jack_of_diamonds" * self.jack + " - first_trick" * (not self.first_trick)
        moon = "own_minus" if self.own_minus else "others_plus"
        queen = "breaks" if self.queen_breaks else "no"
        return [
            f"rules: hearts, pass_to = {self.to} + passing{options}",
            f"readings: queen_breaks = {queen}, moon_points = {moon}",
        ]

    def _gift(self, cards: tuple[str, ...], step: int) -> str:
        return f"gives {' '.join(cards)} to {NAMES[(self.turn + step) % 4]}"

    def moves(self) -> list[str]:
        """All moves that the player to move may make."""
        hand = self.hands[self.turn]
        if self.giving():
            return [self._gift(cards, STEPS[self.to]) for cards in combinations(hand, 3)]
        is_first = not any(self.taken)
        if is_first and not self.trick:
            return ["C2"]
        cards = following(hand, self.trick)
        if not self.trick and not self.broken:
            cards = [card for card in hand if card[0] != "H"] or list(hand)
        if is_first and self.first_trick:
            cards = [card for card in cards if not counts(card)] or cards
        return cards

    def tries(self) -> list[str]:
        """Moves that somebody may try, legal or not."""
        if self.giving():
            hand, step = self.hands[self.turn], STEPS[self.to]
            strange = next(card for card in DECK if card not in hand)
            return [
                self._gift(hand[:2], step),
                self._gift(hand[:4], step),
                self._gift((*hand[:2], strange), step),
                self._gift(hand[:3], step + 1),
                hand[0],
            ]
        return [*self.hands[self.turn], *DECK]

    def then(self, move: str) -> Deal:
        if move.startswith("gives "):
            return self._given(tuple(move.split()[1:4]))
        hands = tuple(tuple(card for card in hand if card != move) for hand in self.hands)
        broken = self.broken or move[0] == "H" or (self.queen_breaks and move == "SQ")
        trick = (*self.trick, (self.turn, move))
        if len(trick) < 4:
            after = (self.turn + 1) % 4
            return replace(self, hands=hands, trick=trick, turn=after, broken=broken)
        taker = max(trick, key=lambda laid: strength(laid[1], trick[0][1][0], ""))[0]
        cards = tuple(card for _, card in trick)
        taken = tuple(
            heap + cards if seat == taker else heap for seat, heap in enumerate(self.taken)
        )
        return replace(self, hands=hands, trick=(), turn=taker, taken=taken, broken=broken)

    def _given(self, cards: tuple[str, ...]) -> Deal:
        gifts = list(self.gifts)
        gifts[self.turn] = cards
        if not all(gifts):
            return replace(self, gifts=tuple(gifts), turn=self.turn + 1)
        step = STEPS[self.to]
        hands = tuple(
            tuple(card for card in hand if card not in gifts[seat]) + gifts[(seat - step) % 4]
            for seat, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands, gifts=tuple(gifts)).begun()

    def over(self) -> bool:
        return not any(self.hands)

    def score(self) -> dict[str, int]:
        points = [
            sum(13 if card == "SQ" else card[0] == "H" for card in heap) for heap in self.taken
        ]
        if 26 in points:
            shooter = points.index(26)
            own, others = (-26, 0) if self.own_minus else (0, 26)
            points = [own if seat == shooter else others for seat in range(4)]
        bonus = [-10 if self.jack and "DJ" in heap else 0 for heap in self.taken]
        return {NAMES[seat]: points[seat] + bonus[seat] for seat in range(4)}

    def winners(self) -> set[str]:
        score = self.score()
        return {name for name, points in score.items() if points == min(score.values())}
