"""Dou Dizhu: the bidding, combinations by the numbers of cards of each rank, bombs, the score."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from tests.second.shedding.judge import JOKERS, PACK, Card, Judge, Play
from tests.second.tally import Question

ACE, SMALL, BIG = 14, *(rank for rank, _ in JOKERS)
DEALT = 17
BID = "bid"
Kind = tuple[str, int, int]
"""The name of a combination, its number of cards, and its highest rank that counts."""


@dataclass(frozen=True)
class Options:
    again: bool = False
    added: str = "one_joker"  # one_joker | different | any
    two_pairs: bool = True
    four_with_two: bool = True
    rocket: int = 2
    spring: int = 2

    def header(self) -> str:
        readings = ["landlord_bids = until_two_pass"] if self.again else []
        readings += [f"cards_added = {self.added}"] if self.added != "one_joker" else []
        readings += [] if self.two_pairs else ["four_with_pairs = no"]
        readings += ["rocket_factor = quadruple"] if self.rocket > 2 else []
        readings += ["spring_factor = triple"] if self.spring > 2 else []
        rules = f"rules: dou_dizhu{'' if self.four_with_two else ' - four_with_two'}\n"
        return rules + (f"readings: {', '.join(readings)}\n" if readings else "")


class DouDizhu(Judge):
    def __init__(self, hands: Sequence[Sequence[Card]], rest: list[Card], options: Options) -> None:
        super().__init__(hands, 0)
        self.options, self.header = options, f"{options.header()}turn: {self.names[0]}\n"
        self.rest = rest
        self.landlord, self.bids, self.silent = -1, dict[int, int](), set[int]()
        self.counts, self.doubled, self.thrown_in = [0, 0, 0], 0, False

    # ---- combinations

    def kinds(self, play: Play) -> set[Kind]:
        counts, size = Counter(rank for rank, _ in play), len(play)
        ranks = sorted(counts)
        if ranks == [SMALL, BIG] and size == 2:
            return {("rocket", 2, BIG)}
        found: set[Kind] = set()
        if len(ranks) == 1:
            found.add((("single", "pair", "triplet", "bomb")[size - 1], size, ranks[0]))
        in_row = ranks[-1] - ranks[0] == len(ranks) - 1 and ranks[-1] <= ACE
        for each, least, name in ((1, 5, "row"), (2, 3, "pairs"), (3, 2, "plane")):
            if in_row and len(ranks) >= least and {*counts.values()} == {each}:
                found.add((name, size, ranks[-1]))
        for start in ranks:
            for length in range(1, len(ranks) + 1):
                found |= self._with_wings(counts, range(start, start + length), size)
        if self.options.four_with_two:
            found |= {
                (f"four with {added}", size, rank)
                for rank in ranks
                if counts[rank] == 4
                for added in self._added(counts, [rank], 4, 2)
                if added == "singles" or self.options.two_pairs
            }
        return found

    def _with_wings(self, counts: Counter[int], row: range, size: int) -> set[Kind]:
        if any(counts[rank] != 3 for rank in row) or (len(row) > 1 and row[-1] > ACE):
            return set()
        names = self._added(counts, row, 3, len(row))
        return {(f"triplets with {added}", size, row[-1]) for added in names}

    def _added(
        self, counts: Counter[int], main: Iterable[int], each: int, number: int
    ) -> Iterator[str]:
        """How the cards beside the main ones can be read: as so many single cards, or pairs."""
        rest = counts - Counter(dict.fromkeys(main, each))
        if not {*main}.isdisjoint(rest):
            return
        if sum(rest.values()) == number:
            alike = max(rest.values()) > 1
            rocket = {SMALL, BIG} <= {*rest}
            added = "any" if alike else "different" if rocket else "one_joker"
            order = ("one_joker", "different", "any")
            if number == 1 or order.index(added) <= order.index(self.options.added):
                yield "singles"
        if len(rest) == number and {*rest.values()} == {2}:
            yield "pairs"

    def plays(self, hand: Sequence[Card]) -> Iterable[Play]:
        """Combinations of a hand; not all choices of suits and of added cards."""
        held: dict[int, list[Card]] = {}
        for card in hand:
            held.setdefault(card[0], []).append(card)
        main: list[tuple[list[Card], int]] = []
        for rank, cards in held.items():
            main += [(cards[:size], 0) for size in range(1, len(cards) + 1)]
            main += [(cards[:3], 1)] if len(cards) > 2 else []
            main += [(cards, 2)] if len(cards) == 4 else []
            for each, least in ((1, 5), (2, 3), (3, 2)):
                row: list[Card] = []
                for length, other in enumerate(range(rank, ACE + 1), 1):
                    if len(held.get(other, ())) < each:
                        break
                    row = [*row, *held[other][:each]]
                    if length >= least:
                        main += [(row, 0), (row, length)] if each == 3 else [(row, 0)]
        for cards, number in main:
            ranks = {rank for rank, _ in cards}
            others = [same for rank, same in held.items() if rank not in ranks]
            if not number:
                yield tuple(cards)
                continue
            loose = [card for same in others for card in same]
            yield from ((*cards, *more) for more in list(combinations(loose, number))[:12])
            pairs = [same[:2] for same in others if len(same) > 1]
            for chosen in list(combinations(pairs, number))[:6]:
                yield (*cards, *(card for pair in chosen for card in pair))
        if {SMALL, BIG} <= {*held}:
            yield tuple(JOKERS)

    def beats(self, play: Play) -> bool:
        return any(self._is_higher(kind, below)
                   for kind in self.kinds(play) for below in self.kinds(self.pile))  # fmt: skip

    def _is_higher(self, above: Kind, below: Kind) -> bool:
        if "rocket" in (above[0], below[0]):
            return above[0] == "rocket"
        if above[0] == "bomb" and below[0] != "bomb":
            return True
        return above[:2] == below[:2] and above[2] > below[2]

    # ---- what may be done

    def is_bidding(self) -> bool:
        return self.landlord < 0 and not self.thrown_in

    def legal(self) -> list[Play]:
        if self.is_over():
            return []
        if self.is_bidding():
            return [(), *(((number, BID),) for number in (1, 2, 3) if self.may_bid(number))]
        plays = [tuple(sorted(play)) for play in self.plays(self.hands[self.turn])]
        plays = [play for play in plays if len(self.kinds(play)) == 1]
        return [(), *filter(self.beats, plays)] if self.pile else plays

    def is_legal(self, seat: int, play: Play) -> bool:
        if seat != self.turn or self.is_over():
            return False
        if play and play[0][1] == BID:
            return self.is_bidding() and self.may_bid(play[0][0])
        if self.is_bidding() or not play:
            return not play and (self.is_bidding() or bool(self.pile))
        held = all(card in self.hands[seat] for card in play)
        return held and bool(self.kinds(play)) and (not self.pile or self.beats(play))

    def may_bid(self, number: int) -> bool:
        return 3 >= number > max(self.bids.values(), default=0)

    def tries(self, rng: random.Random) -> Iterator[tuple[int, Play]]:
        for seat, play in super().tries(rng):
            if self.is_bidding() and rng.random() < 0.6:
                yield seat, ((rng.randint(1, 4), BID),)
            elif rng.random() < 0.02:
                yield seat, ((rng.randint(1, 3), BID),)
            elif play and rng.random() < 0.2:  # one card is another
                others = [card for card in self.hands[seat] if card not in play]
                swapped = rng.choice(others) if others else play[0]
                yield seat, tuple(sorted({*play[1:], swapped}))
            else:
                yield seat, play

    def asked(self, play: Play) -> str:
        return f"bid {play[0][0]}" if play and play[0][1] == BID else super().asked(play)

    def made(self, play: Play) -> str:
        return f"bids {play[0][0]}" if play and play[0][1] == BID else super().made(play)

    # ---- what it does

    def is_over(self) -> bool:
        return self.thrown_in or not all(self.hands)

    def move(self, play: Play) -> None:
        seat, self.turn = self.turn, (self.turn + 1) % 3
        if self.is_bidding():
            self._bid(seat, play[0][0] if play else 0)
        elif play:
            names = {name for name, *_ in self.kinds(play)}
            self.doubled += ("bomb" in names) + ("rocket" in names) * (self.options.rocket // 2)
            self.counts[seat] += 1
            self.hands[seat] = [card for card in self.hands[seat] if card not in play]
            self.pile, self.last, self.passed = play, seat, set()
        else:
            self.passed.add(seat)
            if len(self.passed) == 2:
                self.pile, self.passed = (), set()

    def _bid(self, seat: int, number: int) -> None:
        if number:
            self.bids[seat] = number
            self.silent = set() if self.options.again else self.silent
        else:
            self.silent.add(seat)
        top = max(self.bids, key=lambda bidder: self.bids[bidder], default=-1)
        spoken = self.silent | ({*self.bids} if not self.options.again else {top} - {-1})
        if len(spoken) < 3 and number < 3:
            return
        self.thrown_in, self.landlord = top < 0, top
        if top >= 0:
            self.hands[top] = sorted([*self.hands[top], *self.rest])
            self.turn = top

    def results(self) -> Iterator[Question]:
        if self.thrown_in:
            yield "whose turn", "nobody"
            return
        winner = next(seat for seat, hand in enumerate(self.hands) if not hand)
        others = [seat for seat in range(3) if seat != self.landlord]
        won = winner == self.landlord
        spring = not any(self.counts[seat] for seat in others) if won else (
            self.counts[self.landlord] == 1)  # fmt: skip
        stake = self.bids[self.landlord] * 2**self.doubled * (self.options.spring if spring else 1)
        yield "who wins", [self.names[seat] for seat in ([winner] if won else others)]
        points = dict.fromkeys(others, -stake if won else stake)
        points[self.landlord] = -sum(points.values())
        yield "score", {self.names[seat]: points[seat] for seat in range(3)}


def deal(rng: random.Random) -> DouDizhu:
    pack = rng.sample([*PACK, *JOKERS], 54)
    if rng.random() < 0.7:  # as cards lie that were played before and hardly shuffled
        pack.sort(key=lambda card: (card[0] // rng.choice([1, 2, 3]), rng.random()))
        start = rng.randrange(54)
        pack = pack[start:] + pack[:start]
        size = rng.choice([1, 3, 5, 17])
        parts = [pack[at : at + size] for at in range(0, 51, size)]
        hands = [[card for part in parts[seat::3] for card in part] for seat in range(3)]
        if any(len(hand) != DEALT for hand in hands):
            hands = [pack[seat * DEALT : (seat + 1) * DEALT] for seat in range(3)]
        rng.shuffle(hands)
    else:
        hands = [pack[seat:51:3] for seat in range(3)]
    rest = [card for card in pack if all(card not in hand for hand in hands)]
    options = Options(
        rng.random() < 0.3, rng.choice(["one_joker", "one_joker", "different", "any"]),
        rng.random() < 0.8, rng.random() < 0.8, rng.choice([2, 2, 4]), rng.choice([2, 2, 3]),
    )  # fmt: skip
    return DouDizhu(hands, rest, options)
