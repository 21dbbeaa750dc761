"""Napoleon, judged from the rule texts: bids, adjutant, kitty, special cards, and who wins."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from tests.second.deals.cards import DECK, NAMES, RANKS

SUITS = "CDHS"
BIDS = tuple(f"{number}{suit}" for number in range(13, 21) for suit in SUITS)
HONOURS = {suit + rank for suit in SUITS for rank in ("10", "J", "Q", "K", "A")}
TWIN = {"S": "C", "C": "S", "H": "D", "D": "H"}
"""The other suit of the same colour."""
SWITCHES = ("yoromeki", "first_lead")
READINGS = {
    "returns": ("yes", "no"),
    "equal": ("suit", "number"),
    "goes_to": ("first_trick", "declarer", "nobody"),
    "trumps": ("yes", "no"),
    "against": ("card", "jack"),
}
SETTINGS = {
    "when": ("before", "after"),
    "twenty": ("wins", "loses"),
    "points": ("honours", "roles"),
}


@dataclass(frozen=True)
class Table:
    """What this table plays."""

    switches: tuple[str, ...]
    readings: dict[str, str]
    settings: dict[str, str]

    def __getitem__(self, name: str) -> str:
        return {**self.readings, **self.settings}[name]


def taker(trick: tuple[tuple[int, str], ...], trump: str, is_first: bool, rules: Table) -> int:
    """The place of the card that takes a full trick."""
    cards = [card for _, card in trick]
    jacks = [jack for jack in (f"{trump}J", f"{TWIN[trump]}J") if jack in cards]
    if "yoromeki" in rules.switches and "SA" in cards and "HQ" in cards:
        return cards.index(jacks[0] if jacks and rules["against"] == "jack" else "HQ")
    if "SA" in cards:
        return cards.index("SA")
    if jacks:
        return cards.index(jacks[0])
    led = cards[0][0]
    is_same = all(card[0] == led for card in cards)
    if (
        is_same
        and not is_first
        and f"{led}2" in cards
        and (led != trump or rules["trumps"] == "yes")
    ):
        return cards.index(f"{led}2")
    suit = trump if any(card[0] == trump for card in cards) else led
    best = max((card for card in cards if card[0] == suit), key=lambda card: RANKS.index(card[1:]))
    return cards.index(best)


@dataclass(frozen=True)
class Deal:
    rules: Table
    hands: tuple[tuple[str, ...], ...]
    kitty: tuple[str, ...]
    dealer: int
    turn: int
    step: str = "bidding"
    calls: tuple[tuple[int, str], ...] = ()
    called: str = ""
    aside: tuple[str, ...] = ()
    adjutant: int = -1
    trick: tuple[tuple[int, str], ...] = ()
    tricks: int = 0
    won: tuple[tuple[str, ...], ...] = ()

    @classmethod
    def dealt(cls, rng: random.Random) -> Deal:
        size = rng.choice((4, 5, 5, 6))
        each, pack, dealer = {4: 12, 5: 10, 6: 8}[size], rng.sample(DECK, 52), rng.randrange(size)
        rules = Table(
            tuple(switch for switch in SWITCHES if rng.random() < 0.5),
            {name: rng.choice(values) for name, values in READINGS.items()},
            {name: rng.choice(values) for name, values in SETTINGS.items()},
        )
        hands = tuple(tuple(pack[seat * each : seat * each + each]) for seat in range(size))
        kitty, nothing = tuple(pack[size * each :]), ((),) * size
        return cls(rules, hands, kitty, dealer, (dealer + 1) % size, won=nothing)

    @property
    def size(self) -> int:
        return len(self.hands)

    def waiting(self) -> list[int]:
        return [self.turn]

    def head(self) -> list[str]:
        on = "".join(f" + {switch}" for switch in self.rules.switches)
        chosen = "".join(f", {name} = {value}" for name, value in self.rules.settings.items())
        said = ", ".join(f"{name} = {value}" for name, value in self.rules.readings.items())
        state = f"dealer {NAMES[self.dealer]}, kitty {' '.join(self.kitty)}"
        return [f"rules: napoleon{on}{chosen}", f"readings: {said}", f"state: {state}"]

    # ---- the bidding

    @property
    def best(self) -> tuple[int, str]:
        """Who made the highest bid, and which."""
        return next(((s, call) for s, call in reversed(self.calls) if call != "pass"), (-1, ""))

    @property
    def napoleon(self) -> int:
        return self.best[0]

    @property
    def trump(self) -> str:
        return self.best[1][-1]

    @property
    def asked(self) -> int:
        """Who has to call; -1: the bidding is over."""
        bidder, _ = self.best
        last = max((n for n, call in enumerate(self.calls) if call[1] != "pass"), default=-1)
        since = self.calls[last + 1 :]
        away = {seat for seat, call in self.calls if call == "pass"}
        if self.rules["returns"] == "yes":
            away = {seat for seat, _ in since}
        others = [
            seat
            for seat in ((self.turn + n) % self.size for n in range(1, self.size + 1))
            if seat not in away and seat != bidder
        ]
        return others[0] if others else -1

    def higher(self) -> list[str]:
        bid = self.best[1]
        if not bid:
            return [*BIDS]
        if self.rules["equal"] == "number":
            return [other for other in BIDS if int(other[:-1]) > int(bid[:-1])]
        return [*BIDS[BIDS.index(bid) + 1 :]]

    # ---- what may be done

    def moves(self) -> list[str]:
        """All moves that the player to move may make; of the cards to put aside, some."""
        hand = self.hands[self.turn]
        if self.step == "bidding":
            return ["pass", *(f"bids {bid}" for bid in self.higher())]
        if self.step == "naming":
            return [f"appoints {card}" for card in DECK]
        if self.step == "kitty":
            return ["takes the kitty"]
        if self.step == "aside":
            several, count = len(hand), len(self.kitty)
            starts = range(several - count + 1)
            return [f"discards {' '.join(hand[n : n + count])}" for n in starts]
        if self.trick:
            led = self.trick[0][1][0]
            return [card for card in hand if card[0] == led] or [*hand]
        plain = [card for card in hand if card[0] != self.trump]
        is_bound = self.tricks == 0 and "first_lead" in self.rules.switches and plain
        return plain if is_bound else [*hand]

    def tries(self) -> list[str]:
        """Moves that somebody may try, legal or not."""
        hand = self.hands[self.turn]
        others = ["pass", "takes the kitty", "appoints H9", "bids 21S", "bids 12H", *DECK[:3]]
        few = [f"discards {' '.join(hand[:n])}" for n in (1, 2, 3, 4)]
        if self.step == "bidding":
            return [*(f"bids {bid}" for bid in BIDS), *others, "bids 15", "bids 14NT"]
        if self.step == "play":
            return [*DECK, *hand, *others]
        strange = [card for card in DECK if card not in hand][: len(self.kitty)]
        return [*others, *few, f"discards {' '.join(strange)}"]

    # ---- what it does

    def then(self, move: str) -> Deal:
        if self.step == "bidding":
            deal = replace(self, calls=(*self.calls, (self.turn, move.removeprefix("bids "))))
            if deal.asked >= 0:
                return replace(deal, turn=deal.asked)
            if deal.napoleon < 0:
                return replace(deal, step="nothing")
            first = "naming" if self.rules["when"] == "before" else "kitty"
            return replace(deal, turn=deal.napoleon, step=first)
        if self.step == "naming":
            after = "kitty" if self.rules["when"] == "before" else "play"
            card = move.split()[1]
            holders = [seat for seat, hand in enumerate(self.hands) if card in hand]
            return replace(self, called=card, adjutant=[*holders, self.turn][0], step=after)
        if self.step == "kitty":
            hands = self._with_hand((*self.hands[self.turn], *self.kitty))
            return replace(self, hands=hands, step="aside")
        if self.step == "aside":
            aside = tuple(move.split()[1:])
            hand = tuple(card for card in self.hands[self.turn] if card not in aside)
            after = "play" if self.called else "naming"
            return replace(self, hands=self._with_hand(hand), aside=aside, step=after)
        return self._after_card(move)

    def _with_hand(self, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        return tuple(hand if seat == self.turn else old for seat, old in enumerate(self.hands))

    def _after_card(self, card: str) -> Deal:
        hands = self._with_hand(tuple(other for other in self.hands[self.turn] if other != card))
        trick = (*self.trick, (self.turn, card))
        if len(trick) < self.size:
            return replace(self, hands=hands, trick=trick, turn=(self.turn + 1) % self.size)
        place = taker(trick, self.trump, self.tricks == 0, self.rules)
        won, seat = [*self.won], trick[place][0]
        won[seat] = (*won[seat], *(card for _, card in trick))
        if self.tricks == 0 and self.rules["goes_to"] != "nobody":
            to = seat if self.rules["goes_to"] == "first_trick" else self.napoleon
            won[to] = (*won[to], *self.aside)
        tricks = self.tricks + 1
        return replace(self, hands=hands, trick=(), turn=seat, won=tuple(won), tricks=tricks)

    def over(self) -> bool:
        return self.step == "nothing" or not any(self.hands)

    # ---- the end

    @property
    def side(self) -> set[int]:
        return {self.napoleon, self.adjutant}

    def honours(self, seats: set[int]) -> int:
        return sum(card in HONOURS for seat in seats for card in self.won[seat])

    @property
    def is_won(self) -> bool:
        bid, took = int(self.best[1][:-1]), self.honours(self.side)
        spoils = took == 20 and bid < 20 and self.rules["twenty"] == "loses"
        return took >= bid and not spoils

    def score(self) -> dict[str, int]:
        seats = range(self.size)
        if self.step == "nothing":
            return {NAMES[seat]: 0 for seat in seats}
        others = {*seats} - self.side
        if self.rules["points"] == "honours":
            both = {True: self.honours(self.side), False: self.honours(others)}
            return {NAMES[seat]: both[seat in self.side] for seat in seats}
        if not self.is_won:
            each = 5 if len(self.side) == 2 else 4
            return {NAMES[seat]: each * (seat in others) for seat in seats}
        points = {self.adjutant: 6, self.napoleon: 9 if len(self.side) == 2 else 16}
        return {NAMES[seat]: points.get(seat, 0) for seat in seats}

    def winners(self) -> set[str]:
        if self.step == "nothing":
            return set()
        return {NAMES[seat] for seat in range(self.size) if (seat in self.side) == self.is_won}
