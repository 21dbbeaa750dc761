"""Skat, judged from the International Skat Order: bidding, skat, play and the value of the game."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from itertools import combinations

from tests.second.deals.cards import NAMES

PACK = tuple(suit + rank for suit in "CSHD" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A"))
EYES = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
BASE = {"D": 9, "H": 10, "S": 11, "C": 12, "grand": 24}
FIXED = {"null": 23, "null hand": 35, "null open": 46, "null hand open": 59}
SUIT_BIDS = {base * factor for base in (9, 10, 11, 12) for factor in range(2, 19)}
BIDS = tuple(sorted({*SUIT_BIDS, *(24 * factor for factor in range(2, 12)), *FIXED.values()}))
IN_NULL = ("7", "8", "9", "10", "J", "Q", "K", "A")
IN_SUIT = ("7", "8", "9", "Q", "K", "10", "A")
HAND_GAMES = tuple(
    f"{game} hand{more}" for game in BASE for more in ("", " schneider", " schwarz", " open")
)


def belongs(card: str, game: str) -> str:
    """The suit of a card in a game; trumps are one suit."""
    if game != "null" and (card[1:] == "J" or card[0] == game):
        return "trump"
    return card[0]


def height(card: str, game: str) -> int:
    if game == "null":
        return IN_NULL.index(card[1:])
    return 10 + "DHSC".index(card[0]) if card[1:] == "J" else IN_SUIT.index(card[1:])


def tops(cards: tuple[str, ...], game: str) -> int:
    """How many of the highest trumps, from the jack of clubs down, are all there or all missing."""
    trumps = ["CJ", "SJ", "HJ", "DJ"]
    trumps += [game + rank for rank in reversed(IN_SUIT)] if game in "CSHD" else []
    there = [card in cards for card in trumps]
    other = [place for place, is_there in enumerate(there) if is_there != there[0]]
    return other[0] if other else len(trumps)


def game_score(game: str, twelve: tuple[str, ...], eyes: int, tricks: int, bid: int) -> int:
    """What a declarer scores who had these twelve cards and has taken so much."""
    words = game.split()
    if words[0] == "null":
        return -2 * FIXED[game] if tricks else FIXED[game]
    black = tricks in (0, 10)
    few = black or min(eyes, 120 - eyes) <= 30
    says_black = "schwarz" in words or "open" in words
    says_few = says_black or "schneider" in words
    level = tops(twelve, words[0]) + 1
    level += ("hand" in words) + (few or says_few) + says_few
    level += (black or says_black) + says_black + ("open" in words)
    base = BASE[words[0]]
    if level * base < bid:
        return -2 * next(n * base for n in range(2, 400) if n * base >= bid)
    made = eyes > 60 and (eyes >= 90 or not says_few) and (tricks == 10 or not says_black)
    return level * base if made else -2 * level * base


@dataclass(frozen=True)
class Deal:
    hands: tuple[tuple[str, ...], ...]
    skat: tuple[str, ...]
    dealer: int
    turn: int
    bids: tuple[int, int, int] = (0, 0, 0)
    passed: frozenset[int] = frozenset()
    declarer: int = -1
    step: str = "bidding"
    game: str = ""
    twelve: tuple[str, ...] = ()
    trick: tuple[tuple[int, str], ...] = ()
    won: tuple[tuple[str, ...], ...] = ((), (), ())

    @classmethod
    def dealt(cls, rng: random.Random) -> Deal:
        pack = rng.sample(PACK, len(PACK))
        dealer = rng.randrange(3)
        hands = tuple(tuple(pack[seat * 10 : seat * 10 + 10]) for seat in range(3))
        return cls(hands, tuple(pack[30:]), dealer, (dealer + 2) % 3)

    def waiting(self) -> list[int]:
        return [self.turn]

    def head(self) -> list[str]:
        return ["rules: skat", f"state: dealer {NAMES[self.dealer]}, skat {' '.join(self.skat)}"]

    @property
    def still_in(self) -> list[int]:
        """Who hasn't passed: forehand, middlehand, rearhand."""
        return [s for s in ((self.dealer + n) % 3 for n in (1, 2, 3)) if s not in self.passed]

    @property
    def is_asked_to_hold(self) -> bool:
        return len(self.still_in) > 1 and self.turn == self.still_in[0]

    def moves(self) -> list[str]:
        hand = self.hands[self.turn]
        if self.step == "bidding":
            if self.is_asked_to_hold:
                return ["pass", "holds"]
            return ["pass", *(f"bids {value}" for value in BIDS if value > max(self.bids))]
        if self.step == "skat":
            nulls = [game for game in ("null hand", "null hand open") if self._reaches(game)]
            games = [f"announces {game}" for game in (*HAND_GAMES, *nulls)]
            return ["picks up the skat", *games]
        if self.step == "discards":
            return [f"discards {a} {b}" for a, b in combinations(hand, 2)]
        if self.step == "announces":
            nulls = [game for game in ("null", "null open") if self._reaches(game)]
            return [f"announces {game}" for game in (*BASE, *nulls)]
        game = self.game.split()[0]
        led = belongs(self.trick[0][1], game) if self.trick else ""
        return [card for card in hand if belongs(card, game) == led] or list(hand)

    def _reaches(self, null: str) -> bool:
        return FIXED[null] >= max(self.bids)

    def tries(self) -> list[str]:
        """Moves that somebody may try, legal or not. A game that is announced without the skat is
        a hand game, so that word is always said."""
        said = ("C hand", "null hand", "grand hand open", "null hand schwarz")
        said = said if self.step == "skat" else ("C", "grand", "null open", "D hand schwarz")
        games = [f"announces {game}" for game in said]
        others = ["picks up the skat", "pass", "holds", *games, "discards C7 S7", "discards C7"]
        if self.step == "bidding":
            return [*(f"bids {value}" for value in range(17, 61)), *others]
        if self.step == "play":
            return [*PACK, *self.hands[self.turn], *others]
        return [*others, *others, "bids 20", *PACK[:4]]

    def then(self, move: str) -> Deal:
        if self.step == "bidding":
            return self._after_call(move)
        if move == "picks up the skat":
            hands = self._with_hand((*self.hands[self.turn], *self.skat))
            return replace(self, hands=hands, skat=(), step="discards", twelve=hands[self.turn])
        if move.startswith("discards"):
            skat = tuple(move.split()[1:])
            hand = tuple(card for card in self.hands[self.turn] if card not in skat)
            return replace(self, hands=self._with_hand(hand), skat=skat, step="announces")
        if move.startswith("announces"):
            game, twelve = move.removeprefix("announces "), self.twelve
            twelve = twelve or (*self.hands[self.turn], *self.skat)
            first = (self.dealer + 1) % 3
            return replace(self, game=game, step="play", turn=first, twelve=twelve)
        return self._after_card(move)

    def _with_hand(self, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        return tuple(hand if seat == self.turn else old for seat, old in enumerate(self.hands))

    def _after_call(self, move: str) -> Deal:
        bids = list(self.bids)
        if move == "pass":
            deal = replace(self, passed=self.passed | {self.turn})
        else:
            bids[self.turn] = max(bids) if move == "holds" else int(move.split()[1])
            deal = replace(self, bids=(bids[0], bids[1], bids[2]))
        left = deal.still_in
        if not left:
            return replace(deal, step="nothing")
        if len(left) == 1:
            if not max(deal.bids):
                return replace(deal, turn=left[0])
            return replace(deal, declarer=left[0], step="skat", turn=left[0])
        hearer, speaker = left[:2]
        is_open = deal.bids[speaker] > deal.bids[hearer]
        return replace(deal, turn=hearer if is_open else speaker)

    def _after_card(self, card: str) -> Deal:
        hands = self._with_hand(tuple(c for c in self.hands[self.turn] if c != card))
        trick = (*self.trick, (self.turn, card))
        if len(trick) < 3:
            return replace(self, hands=hands, trick=trick, turn=(self.turn + 1) % 3)
        game = self.game.split()[0]
        led = belongs(trick[0][1], game)
        power = {
            seat: (belongs(c, game) == "trump", belongs(c, game) == led, height(c, game))
            for seat, c in trick
        }
        taker = max(power, key=lambda seat: power[seat])
        cards = tuple(c for _, c in trick)
        won = tuple((*old, *cards) if seat == taker else old for seat, old in enumerate(self.won))
        return replace(self, hands=hands, trick=(), turn=taker, won=won)

    def over(self) -> bool:
        return self.step == "nothing" or not any(self.hands)

    def result(self) -> int:
        """What the declarer scores; 0 if nobody plays."""
        if self.declarer < 0:
            return 0
        mine = self.won[self.declarer]
        eyes = sum(EYES.get(card[1:], 0) for card in (*mine, *self.skat))
        return game_score(self.game, self.twelve, eyes, len(mine) // 3, max(self.bids))

    def score(self) -> dict[str, int]:
        points = self.result()
        return {NAMES[seat]: points * (seat == self.declarer) for seat in range(3)}

    def winners(self) -> set[str]:
        result = self.result()
        if not result:
            return set()
        is_won = result > 0
        return {NAMES[seat] for seat in range(3) if (seat == self.declarer) == is_won}
