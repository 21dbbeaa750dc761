"""The order of strength (強さの順), computed from the marks that hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from referee.cards.card import Deck, bits

from .play import AROUND, BELOW, KICKED, KICKED_ALOUD, RUN, SEQUENCE, Play, joker_rank

RankStrengths = tuple[int, ...]
"""Strength by rank index; the last entries are those of ``AROUND`` (index -2), ``BELOW`` (-1)."""

JOKER_STRENGTH = 1000
ON_TOP, AT_BOTTOM = 400, -400
"""Above every number, below the joker; below every number, and a joker beyond them."""
BY_NUMBER = (RUN, SEQUENCE, KICKED, KICKED_ALOUD)
"""The forms of which each card has the place of its number, or counts for nothing."""


def strengths(deck: Deck, reversed_: bool, ranks: Sequence[int] | None = None) -> RankStrengths:
    """The strength of every rank. ``ranks``: rank indices, weakest first, unless it is the usual
    ranking; ``reversed_`` reverses it."""
    size = len(deck.ranks)
    table = [0] * (size + 4)
    for step, rank in enumerate(ranks if ranks is not None else range(size)):
        table[rank] = size - 1 - step if reversed_ else step
    table[size] = -1 if reversed_ else size
    table[BELOW] = table[AROUND] = size if reversed_ else -1
    table[joker_rank(deck)] = JOKER_STRENGTH
    return tuple(table)


class StrengthTable(dict[tuple[int, ...], int]):
    """The strengths of plays in one ranking, by their ranks: that of the weakest card.

    ``lifted``: single cards (by position) with another strength than their rank; in a run they keep
    the place of their rank. ``extra``: what the kind of a play adds to its strength. It is a dict
    of cached results, by the rank indices of a play.
    """

    def __init__(
        self,
        order: RankStrengths,
        lifted: Mapping[int, int] | None = None,
        extra: Callable[[Play], int] | None = None,
    ) -> None:
        super().__init__()
        self.order = order
        self.lifted = lifted or {}
        self.extra = extra
        self.by_rank = not (self.lifted or extra)
        """Whether the ranks of a play decide its strength."""

    def of(self, play: Play) -> int:
        """The strength of a play."""
        return self._of(play) + (self.extra(play) if self.extra else 0)

    def _of(self, play: Play) -> int:
        if play.form in BY_NUMBER or not any(play.mask >> card & 1 for card in self.lifted):
            return self[play.ranks]
        places, cards = play.deck.places, bits(play.mask & play.deck.naturals)
        natural = [self.lifted.get(card, self.order[places[card][0]]) for card in cards]
        return min([*natural, *(self.order[rank] for rank in play.stand_ins)])

    def of_cards(self, deck: Deck, cards: int) -> list[int]:
        """The strength of each card of a set, jokers as themselves."""
        places, naturals = deck.places, bits(cards & deck.naturals)
        strong = [self.lifted.get(card, self.order[places[card][0]]) for card in naturals]
        return strong + [self.order[joker_rank(deck)]] * deck.jokers_in(cards)

    def __missing__(self, ranks: tuple[int, ...]) -> int:
        strength = self[ranks] = min(self.order[rank] for rank in ranks)
        return strength


def ranks_in_order(deck: Deck, order: RankStrengths) -> list[str]:
    """The rank names, weakest first, with the joker if the deck has one."""
    named = [(order[rank], name) for rank, name in enumerate(deck.ranks)]
    if deck.jokers:
        named.append((order[joker_rank(deck)], "Jo"))
    return [name for _, name in sorted(named)]
