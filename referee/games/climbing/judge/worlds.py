"""What nobody knows of a table: the question is answered for each of the ways it may be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.engine.answer import DEPENDS, Answer, UnknownFact
from referee.games.climbing.position import LaidPlay, Position
from referee.games.climbing.resolution.joker_meanings import may_be
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import Mark


def resolve(rules: ClimbingRules, position: Position, ask: Callable[[Position], Answer]) -> Answer:
    """The answer if it is the same whatever nobody knows; else ``depends`` with the fact."""
    worlds = may_be(rules, position)
    if len(worlds) == 1:
        return _by_marks(worlds[0], ask)
    return weighed(position, worlds, [_by_marks(world, ask) for world in worlds])


def weighed(position: Position, worlds: Sequence[Position], answers: Sequence[Answer]) -> Answer:
    """One answer from those at each of the positions that this one may be."""
    first = answers[0]
    if all(answer.value == first.value for answer in answers):
        return first
    facts = [fact for answer in answers for fact in answer.unknown]
    because = tuple(
        reason for reason in first.because if all(reason in answer.because for answer in answers)
    )
    return Answer(DEPENDS, because, (_stands(position, worlds, answers), *facts))


def _stands(
    position: Position, worlds: Sequence[Position], answers: Sequence[Answer]
) -> UnknownFact:
    """What a joker on the field stands for, with the answer either way where there are two and
    one play decides between them."""
    values = [answer.value for answer in answers]
    other = next(value for value in values if value != values[0])
    opened = [at for at, laid in enumerate(position.field) if laid.open]
    for at in opened:
        sides = [
            {world.field[at].play for world, value in zip(worlds, values, strict=True)
             if value == side}
            for side in (values[0], other)
        ]  # fmt: skip
        split = all(value in (values[0], other) for value in values)
        if split and not sides[0] & sides[1]:
            (plays, held), (_, absent) = sorted(
                zip(sides, (values[0], other), strict=True), key=lambda side: len(side[0])
            )
            stands = " / ".join(sorted(" ".join(dict.fromkeys(play.stand_texts)) for play in plays))
            told = {**_beside([position.field[at]]), "stands": stands}
            return UnknownFact("joker-stands", told, held, absent, "table")
    told = _beside([position.field[at] for at in opened])
    if len(opened) == 1:
        ways = (" ".join(world.field[opened[0]].play.stand_texts) for world in worlds)
        told["ways"] = sorted({*ways})
    return UnknownFact("joker-which", told, None, None, "table", told_by="joker")


def _beside(field: Sequence[LaidPlay]) -> dict[str, object]:
    """How many jokers lie in these plays, and with which cards."""
    deck = field[0].play.deck
    cards = [card for laid in field for card in deck.cards(laid.play.mask & deck.naturals)]
    return {"cards": list(map(str, cards)), "count": sum(laid.play.jokers for laid in field)}


def _by_marks(position: Position, ask: Callable[[Position], Answer]) -> Answer:
    """The answer with and without each mark that is in doubt."""
    doubted = [mark for mark in position.marks if mark.doubt]
    if not doubted:
        return ask(position)
    mark = doubted[0]
    held = _by_marks(_where(position, mark, holds=True), ask)
    absent = _by_marks(_where(position, mark, holds=False), ask)
    if held.value == absent.value:
        return held
    fact = UnknownFact(mark.doubt, {}, held.value, absent.value, "table")
    return Answer(DEPENDS, held.because or absent.because, (fact, *held.unknown, *absent.unknown))


def _where(position: Position, doubted: Mark, *, holds: bool) -> Position:
    rest = [mark for mark in position.marks if mark is not doubted]
    settled = [doubted.without_doubt()] if holds else []
    return position.with_marks(tuple(sorted([*rest, *settled], key=lambda mark: mark.sort_key)))
