"""What may be true of unknown cards: all possible faces, and what they have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, permutations
from typing import Any, NamedTuple

from referee.cards.card import bits
from referee.engine.answer import UnknownFact

from .position import UNSEEN, Card, PointingPosition

Faces = tuple[int, ...]
"""A rank index for each card: one possible world."""


def worlds(position: PointingPosition, ranks: int) -> list[Faces]:
    """All ways to fill in the unknown faces; none if what is described is impossible."""
    unseen = [card for card, face in enumerate(position.faces) if face == UNSEEN]
    seen = {face for face in position.faces if face != UNSEEN} | set(bits(position.gone))
    free = [rank for rank in range(ranks) if rank not in seen]
    possible = []
    for filled in permutations(free, len(unseen)):
        faces = list(position.faces)
        for card, face in zip(unseen, filled, strict=True):
            faces[card] = face
        if all(faces[high] > faces[low] for high, low in position.above):
            possible.append(tuple(faces))
    return possible


class Claim(NamedTuple):
    """A statement that may be true, with the key and arguments of its fact."""

    key: str
    args: dict[str, object]
    holds: Callable[[Faces], bool]


def claims(
    position: PointingPosition, names: Sequence[str], turns: Callable[[int], bool]
) -> Iterator[Claim]:
    """The statements that may decide: who ranks above whom, what the victim is."""
    cards = [(names[seat], card) for seat in position.playing for card in position.at(seat)]
    for (name, card), (other, low) in combinations(cards, 2):
        yield Claim("ranks-above", {"seat": name, "other": other}, _above(card, low))
    for victim in position.at(position.middle):
        yield Claim("victim-turns", {}, partial(_turns, turns, victim))


def _turns(turns: Callable[[int], bool], victim: Card, faces: Faces) -> bool:
    return turns(faces[victim])


def _above(card: Card, low: Card) -> Callable[[Faces], bool]:
    return lambda faces: faces[card] > faces[low]


def weigh(
    possible: Sequence[Faces], value: Callable[[Faces], Any], claims: Sequence[Claim]
) -> tuple[Any, tuple[UnknownFact, ...]]:
    """The value that is the same in all worlds, or ``"depends"`` and the facts that decide it."""
    values = [(faces, value(faces)) for faces in possible]
    if all(other == values[0][1] for _, other in values):
        return values[0][1], ()
    facts = [fact for claim in claims for fact in _fact(claim, values)]
    whole = [fact for fact in facts if "depends" not in (fact.if_true, fact.if_false)]
    return "depends", tuple(whole[:1] or facts)


def _fact(claim: Claim, values: Sequence[tuple[Faces, Any]]) -> Iterator[UnknownFact]:
    """The claim as a fact, if it is open and has an effect on the value."""
    sides: dict[bool, list[Any]] = {True: [], False: []}
    for faces, value in values:
        side = sides[claim.holds(faces)]
        if value not in side:
            side.append(value)
    true, false = (side[0] if len(side) == 1 else "depends" for side in sides.values())
    if sides[True] and sides[False] and true != false:
        told_by = "move" if "other" in claim.args else ""
        yield UnknownFact(claim.key, claim.args, true, false, told_by=told_by)
