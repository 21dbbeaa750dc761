"""Marks that rest on a fact nobody knows: the question is answered with and without them."""

from __future__ import annotations

from collections.abc import Callable

from referee.engine.answer import Answer, Fact
from referee.games.climbing.position import Position
from referee.model.marks import Mark

DEPENDS = "depends"


def resolve(position: Position, ask: Callable[[Position], Answer]) -> Answer:
    """The answer where it is the same either way; else ``depends``, naming the fact."""
    doubted = next((mark for mark in position.marks if mark.doubt), None)
    if doubted is None:
        return ask(position)
    held = resolve(_where(position, doubted, holds=True), ask)
    absent = resolve(_where(position, doubted, holds=False), ask)
    if held.value == absent.value:
        return held
    fact = Fact(doubted.doubt, {}, held.value, absent.value, "table")
    return Answer(DEPENDS, held.because or absent.because, (fact, *held.unknown, *absent.unknown))


def _where(position: Position, doubted: Mark, *, holds: bool) -> Position:
    rest = [mark for mark in position.marks if mark is not doubted]
    settled = [doubted.settled()] if holds else []
    return position.with_marks(tuple(sorted([*rest, *settled], key=lambda mark: mark.sort_key)))
