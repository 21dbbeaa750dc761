"""Tables on which two or more rules may act: combinations of what triggers each of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from referee.cards.card import Deck

from .table_sketch import TableSketch, is_possible, with_random_suits
from .trigger_search import Triggers

MAX_ATTEMPTS = 8
"""How many combinations in a row may be impossible before a single trigger is used."""


class PairTables:
    """Combinations of what triggers the rules of a group."""

    def __init__(self, triggers: Sequence[Triggers], deck: Deck) -> None:
        self.deck = deck
        self.sources = [rule.sketches for rule in triggers if rule.sketches]
        """The sketches of each rule that has any."""
        first, *others = (dict.fromkeys(rule.sketches) for rule in triggers)
        self.shared = [sketch for sketch in first if all(sketch in other for other in others)]
        """Sketches that trigger all of the rules."""
        self.states = [state for rule in triggers for state in rule.states]
        self.hits: list[TableSketch] = []
        """Sketches on which all of the rules acted; the caller adds them."""

    def sketches(self, rng: Random) -> Iterator[TableSketch]:
        """Sketches without end; none if no triggers are known."""
        if not self.sources:
            return
        while True:
            for _ in range(MAX_ATTEMPTS):
                sketch = self._varied(self._combined(rng), rng)
                if is_possible(sketch, self.deck):
                    yield sketch
                    break
            else:
                yield rng.choice(rng.choice(self.sources))

    def _combined(self, rng: Random) -> TableSketch:
        if self.hits and rng.random() < 0.5:
            return rng.choice(self.hits)
        if self.shared and rng.random() < 0.4:
            return rng.choice(self.shared)
        sources = [*self.sources]
        rng.shuffle(sources)
        one, other = rng.choice(sources[0]), rng.choice(sources[-1])
        return rng.choice((_on_top, _with_state, _together, _on_field, _stacked))(one, other)

    def _varied(self, sketch: TableSketch, rng: Random) -> TableSketch:
        """With other suits, marks that one of the rules sets, sometimes with the last cards."""
        if self.states and rng.random() < 0.35:
            state = (*sketch.state, *rng.choice(self.states))
            sketch = replace(sketch, state=tuple(dict.fromkeys(state)))
        if rng.random() < 0.15:
            sketch = replace(sketch, last=not sketch.last)
        if rng.random() < 0.15:
            sketch = replace(sketch, titled=not sketch.titled)
        if rng.random() < 0.15:
            sketch = replace(sketch, discarded=rng.randint(1, 6))
        return with_random_suits(sketch, self.deck, rng) if rng.random() < 0.6 else sketch


def _on_top(one: TableSketch, other: TableSketch) -> TableSketch:
    """One play on the other."""
    if not other.play:
        return one
    below = (*other.below, other.play) if len(other.play) == len(one.play) else other.below
    return replace(one, below=below)


def _with_state(one: TableSketch, other: TableSketch) -> TableSketch:
    """One play under the conditions of both."""
    return replace(
        one,
        state=tuple(dict.fromkeys((*one.state, *other.state))),
        last=one.last or other.last,
        titled=one.titled or other.titled,
    )


def _together(one: TableSketch, other: TableSketch) -> TableSketch:
    """The cards of both in one play."""
    cards = tuple(dict.fromkeys((*one.play, *other.play)))
    return replace(_with_state(one, other), play=cards)


def _on_field(one: TableSketch, other: TableSketch) -> TableSketch:
    """One play on the field of the other."""
    return replace(_with_state(one, other), below=other.below)


def _stacked(one: TableSketch, other: TableSketch) -> TableSketch:
    """One play on its own field, on top of the field of the other."""
    return replace(_with_state(one, other), below=(*other.below, *one.below))
