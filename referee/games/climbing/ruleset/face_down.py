"""Judgement if cards may be face down: a play is as good as its best reading.

A face-down play is legal if one of its readings is. It can be followed by anything that can follow
one of its readings.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards.card import Deck
from referee.games.climbing.plays.covered_plays import Covered, LaidCards, covered_play
from referee.games.climbing.plays.forms import subsets
from referee.games.climbing.plays.play import NO_FORM, Play
from referee.model.marks import MANY, Marks

from .compiled import CompiledRules
from .situation import Judgement, Situation

MAX_DOWN = 13
"""How many unknown cards of a hand are considered as face-down cards."""
MAX_LAYINGS = 12_000
"""The number of ways to play cards face down that are searched for a list."""


class CoveringSituation(Situation):
    """A situation with one below it for each way to read the top of the field.

    By itself it is the first of them: what does not depend on the top is the same in all.
    """

    def __init__(
        self, rules: CompiledRules, marks: Marks, top: Play | None, piled: tuple[int, int]
    ) -> None:
        tops: list[Play | None] = [top]
        if isinstance(top, Covered):
            tops = [*top.readings] or [rules.store.heap(top.laid.up)]
        super().__init__(rules, marks, tops[0], piled)
        below = (Situation(rules, marks, top, piled) for top in tops)
        self.ways = list({situation.key: situation for situation in below}.values())
        """The situations that the next player may take it for."""

    @property
    def key(self) -> tuple[object, ...]:
        return (*self.marks, *(way.key for way in self.ways))

    def __missing__(self, play: Play) -> Judgement:
        situation, read = self.seen_as(play)
        judged = self[play] = situation[read]
        return judged

    def seen_as(self, play: Play) -> tuple[Situation, Play]:
        readings = play.readings if isinstance(play, Covered) else (play,)
        pairs = [(way, read) for way in self.ways for read in readings]
        if not pairs:
            pairs = [(way, self.rules.store.heap(play.mask)) for way in self.ways]
        return min(pairs, key=lambda pair: pair[0][pair[1]].bar_count)

    def allows(self, play: Play) -> bool:
        readings = play.readings if isinstance(play, Covered) else (play,)
        return any(way.allows(read) for way in self.ways for read in readings)

    def plays_in(self, hand: int) -> list[Play]:
        """The legal plays with all cards face up and no joker that stands for one."""
        plays = (play for way in self.ways for play in way.plays_in(hand) if not play.stands)
        return list(dict.fromkeys(plays))

    def covered_in(self, hand: int, unknown: int) -> list[Play]:
        """The legal plays by what is seen of them; ``(?)`` may be any card of the hand."""
        plays = (
            covered_play(self.rules.store, cards)
            for cards in _layings(self.deck, hand, unknown)
            if self._has_count(cards)
        )
        return [play for play in plays if play.form != NO_FORM and self.allows(play)]

    def _has_count(self, cards: LaidCards) -> bool:
        count = cards.up.bit_count() + cards.hidden
        return any(0 in way.counts or count in way.counts for way in self.ways)


def _layings(deck: Deck, hand: int, unknown: int) -> Iterator[LaidCards]:
    """Every way to lay cards of a hand with some of them to be read freely."""
    more = MAX_DOWN if unknown == MANY else unknown
    total = min(hand.bit_count() + more, MAX_DOWN)
    for up in _ups(deck, hand & deck.naturals):
        for jokers in range(deck.jokers_in(hand) + 1):
            laid = up | deck.joker_mask(jokers)
            least = 0 if up and jokers else 1
            for hidden in range(least, total - laid.bit_count() + 1):
                yield LaidCards(laid, 0, hidden)


def has_too_many(deck: Deck, hand: int, unknown: int) -> bool:
    """Whether :meth:`CoveringSituation.covered_in` would look at more than ``MAX_LAYINGS`` ways.

    >>> deck = Deck(jokers=0)
    >>> has_too_many(deck, deck.suit_masks[0], 0), has_too_many(deck, 0b1111, 0)
    (True, False)
    """
    held = (hand & group for group in (*deck.rank_masks, *deck.suit_masks))
    ups = 1 + sum((1 << part.bit_count()) - 1 for part in held)
    more = MAX_DOWN if unknown == MANY else unknown
    least = min(hand.bit_count() + more, MAX_DOWN)
    return ups * (deck.jokers_in(hand) + 1) * least > MAX_LAYINGS


def _ups(deck: Deck, hand: int) -> Iterator[int]:
    """The sets of natural cards that can be face up together: one rank, or one suit."""
    yield 0
    groups = (*deck.rank_masks, *deck.suit_masks)
    yield from dict.fromkeys(part for group in groups for part in subsets(hand & group))
