"""The moves that may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from referee.model.moves import BEATS, GIVE, POINT, REVEAL, Move

from .exchange import undecided
from .judge import judge
from .position import DUELS, PASSING, POINTING, UNSEEN, PointingPosition, place_name
from .ruleset import PointingRules
from .scoring import over
from .words import SHOWING


def legal_moves(
    rules: PointingRules, names: Sequence[str], position: PointingPosition, rng: Random
) -> Iterator[Move]:
    """The moves of whoever is waited for, in random order; such too of which nobody knows whether
    they may be made."""
    if over(rules, position):
        return
    moves = list(_moves(rules, names, position))
    rng.shuffle(moves)
    yield from (m for m in moves if judge(rules, names, position, m).value != "no")


def _moves(
    rules: PointingRules, names: Sequence[str], position: PointingPosition
) -> Iterator[Move]:
    if position.stage == PASSING:
        for seat in position.waited_for:
            for card in position.at(seat):
                for to in (*position.playing, position.middle):
                    yield from _gift(rules, names, position, seat, card, to)
    elif position.stage == SHOWING:
        for seat in position.waited_for:
            for faces in rules.worlds(position):
                shown = rules.deck.card_at(faces[position.card_at(seat)])
                yield Move(names[seat], REVEAL, (shown,))
    else:
        yield from bare_moves(rules, names, position)


def _gift(
    rules: PointingRules,
    names: Sequence[str],
    position: PointingPosition,
    seat: int,
    card: int,
    to: int,
) -> Iterator[Move]:
    if not position.at(to) and position.faces[card] != UNSEEN:
        shown = (rules.deck.card_at(position.faces[card]),)
        yield Move(names[seat], GIVE, shown, place_name(names, to))


def bare_moves(
    rules: PointingRules, names: Sequence[str], position: PointingPosition
) -> Sequence[Move]:
    """Who may point at what; who may have won a duel."""
    if position.stage == POINTING:
        places = [*position.playing, position.middle]
        return [
            Move(names[seat], POINT, other=place_name(names, place))
            for seat in position.waited_for
            for place in places
            if place != seat
        ]
    if position.stage == DUELS:
        pairs = undecided(rules, position)
        both = [pair for one, other in pairs for pair in ((one, other), (other, one))]
        return [Move(names[high], BEATS, other=names[low]) for high, low in both]
    return []
