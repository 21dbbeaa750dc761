"""Who gives whom what: all sets of cards are tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from tests.second.climbing.books import Book
from tests.second.climbing.cards import JOKER, RANKS

PAIRS = {"daihinmin": ("daifugo", 2), "hinmin": ("fugo", 1), "chohinmin": ("chofugo", 3)}
"""The title of the poor side, that of the rich side, and how many cards each gives."""
SHOWS = ("lower heimin", "upper heimin")
"""`offkai.exchange`: if there are two heimin, the lower shows the upper its strongest card."""
SIMULTANEOUS = ("offkai",)
"""`offkai.exchange_simultaneous`; `daifugo.exchange`: cards are seen before others are chosen."""


@dataclass
class Exchange:
    book: Book
    titles: dict[str, str]
    """Seat -> title, in seat order."""
    hands: dict[str, list[str]]
    given: dict[str, Sequence[str]] = field(default_factory=dict)
    """What a seat has given. If both give at once, it is set aside until the other has given."""
    liars: list[str] = field(default_factory=list)

    @property
    def at_once(self) -> bool:
        return self.book.name in SIMULTANEOUS

    def partner(self, seat: str) -> tuple[str, int, bool] | None:
        """Whom a seat gives cards, how many, and whether it is the poor side."""
        seat_of = {title: other for other, title in self.titles.items()}
        for poor, (rich, count) in PAIRS.items():
            if self.titles[seat] == poor and rich in seat_of:
                return seat_of[rich], count, True
            if self.titles[seat] == rich and poor in seat_of:
                return seat_of[poor], count, False
        return None

    def shown_to(self, seat: str) -> str | None:
        """Whom a seat shows its strongest card."""
        lower, upper = SHOWS
        if self.book.name != "offkai" or self.titles[seat] != lower:
            return None
        return next(other for other, title in self.titles.items() if title == upper)

    def waits_for(self) -> list[str]:
        """Those who have not given; a rich side that sees its cards first only after the poor."""
        waiting = []
        for seat in self.titles:
            partner = self.partner(seat)
            if seat in self.given:
                continue
            if partner is None:
                waiting += [seat] if self.shown_to(seat) else []
                continue
            other, _, poor = partner
            if poor or self.at_once or other in self.given:
                waiting.append(seat)
        return waiting

    def is_over(self) -> bool:
        return not self.waits_for()

    def may_give(self, seat: str, cards: Sequence[str], to: str) -> bool:
        return seat in self.waits_for() and (to, tuple(sorted(cards))) in self.gifts(seat)

    def gifts(self, seat: str) -> set[tuple[str, tuple[str, ...]]]:
        """Everything that a seat may give when it is asked."""
        partner = self.partner(seat)
        if partner is None:
            return set()
        to, count, poor = partner
        every = {tuple(sorted(cards)) for cards in combinations(self.hands[seat], count)}
        if poor:  # among cards that are equally strong the suit is free
            best = max(sorted(map(strength, cards)) for cards in every)
            every = {cards for cards in every if sorted(map(strength, cards)) == best}
        return {(to, cards) for cards in every}

    def may_show(self, seat: str, card: str) -> bool:
        """Among equally strong cards the suit is free."""
        best = max(map(strength, self.hands[seat]))
        return self.shown_to(seat) is not None and strength(card) == best

    def show(self, seat: str, card: str) -> None:
        self.given[seat] = (card,)

    def give(self, seat: str, cards: Sequence[str]) -> None:
        partner = self.partner(seat)
        if partner is None:
            raise ValueError(seat)
        to, _, poor = partner
        if poor and not self.may_give(seat, cards, to):
            self.liars.append(seat)
        for card in cards:
            self.hands[seat].remove(card)
        self.given[seat] = cards
        if not self.at_once:
            self.hands[to] += cards
        elif to in self.given:
            self.hands[to] += cards
            self.hands[seat] += self.given[to]

    def owed(self, seat: str) -> tuple[str, int, frozenset[str] | None] | None:
        """Whom it gives how many cards, and from which it takes them; None: from all."""
        partner = self.partner(seat)
        if partner is None or seat in self.given:
            return None
        to, count, poor = partner
        cards = frozenset(card for _, gift in self.gifts(seat) for card in gift)
        return to, count, cards if poor else None


def strength(card: str) -> int:
    """The joker, then the 2, the A and so on, whatever special effect a card has."""
    return len(RANKS) if card == JOKER else RANKS.index(card[1:])


def tries(hand: Sequence[str], counts: Sequence[int]) -> Iterator[tuple[str, ...]]:
    """All sets of so many cards."""
    for count in counts:
        yield from dict.fromkeys(combinations(sorted(hand), count))
