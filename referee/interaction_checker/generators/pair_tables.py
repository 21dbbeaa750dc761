"""Tables at which two rules (or more) have something to do: what sets the one off is put together
with what sets the other off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from referee.cards.card import Deck

from .table_sketch import Sketch, possible, with_suits
from .trigger_search import Aim

MOST_TRIED = 8
"""So often what is put together may be impossible before the next is tried."""


class Aiming:
    """What sets the rules of a group off, and how it may be put together."""

    def __init__(self, aims: Sequence[Aim], deck: Deck) -> None:
        self.aims, self.deck = aims, deck
        first, *others = (dict.fromkeys(aim.fires) for aim in aims)
        self.shared = [each for each in first if all(each in other for other in others)]
        """What sets all of them off at once."""
        self.states = [state for aim in aims for state in aim.leaves]
        self.hits: list[Sketch] = []
        """What has set all of them off, as whoever tries it tells."""

    def sketches(self, rng: Random) -> Iterator[Sketch]:
        """Sketches without end; none where nothing is known to set one of them off."""
        if not any(aim.fires for aim in self.aims):
            return
        while True:
            for _ in range(MOST_TRIED):
                sketch = self._varied(self._sketch(rng), rng)
                if possible(sketch, self.deck):
                    yield sketch
                    break
            else:
                yield self._of_one(rng)

    def _of_one(self, rng: Random) -> Sketch:
        return rng.choice(rng.choice([aim for aim in self.aims if aim.fires]).fires)

    def _sketch(self, rng: Random) -> Sketch:
        if self.hits and rng.random() < 0.5:
            return rng.choice(self.hits)
        if self.shared and rng.random() < 0.4:
            return rng.choice(self.shared)
        aims = [aim for aim in self.aims if aim.fires]
        rng.shuffle(aims)
        one, other = rng.choice(aims[0].fires), rng.choice(aims[-1].fires)
        return rng.choice((_on_top, _under_state, _together, _crossed, _stacked))(one, other)

    def _varied(self, sketch: Sketch, rng: Random) -> Sketch:
        """Other suits; what one of the rules leaves behind; now and then the last cards."""
        if self.states and rng.random() < 0.35:
            state = (*sketch.state, *rng.choice(self.states))
            sketch = replace(sketch, state=tuple(dict.fromkeys(state)))
        if rng.random() < 0.15:
            sketch = replace(sketch, last=not sketch.last)
        if rng.random() < 0.15:
            sketch = replace(sketch, titled=not sketch.titled)
        if rng.random() < 0.15:
            sketch = replace(sketch, discarded=rng.randint(1, 6))
        return with_suits(sketch, self.deck, rng) if rng.random() < 0.6 else sketch


def _on_top(one: Sketch, other: Sketch) -> Sketch:
    """The one played on the other."""
    if not other.play:
        return one
    below = (*other.below, other.play) if len(other.play) == len(one.play) else other.below
    return replace(one, below=below)


def _under_state(one: Sketch, other: Sketch) -> Sketch:
    """The one played where what the other is played under holds."""
    return replace(one, state=tuple(dict.fromkeys((*one.state, *other.state))),
                   last=one.last or other.last, titled=one.titled or other.titled)  # fmt: skip


def _together(one: Sketch, other: Sketch) -> Sketch:
    """The cards of both in one play."""
    cards = tuple(dict.fromkeys((*one.play, *other.play)))
    return replace(_under_state(one, other), play=cards)


def _crossed(one: Sketch, other: Sketch) -> Sketch:
    """The play of the one on the field of the other."""
    return replace(_under_state(one, other), below=other.below)


def _stacked(one: Sketch, other: Sketch) -> Sketch:
    """The one on its own field, which lies on that of the other."""
    return replace(_under_state(one, other), below=(*other.below, *one.below))
