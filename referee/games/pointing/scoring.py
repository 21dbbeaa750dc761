"""The end of a round: who is eliminated, who has won how many games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.engine.answer import Event
from referee.model.marks import NOBODY

from .position import SHOWING, WINS, PointingPosition
from .possible_worlds import Faces, weigh
from .ruleset import PointingGame, PointingRules


def loser(rules: PointingRules, position: PointingPosition, faces: Faces) -> int:
    """The seat that this round eliminates; ``NOBODY`` if nobody is left in it."""
    shown = {seat: faces[position.card_at(seat)] for seat in position.playing}
    if not shown:
        return NOBODY
    return rules.role("loser").loser(shown, faces[position.card_at(position.middle)])


def over(rules: PointingRules, position: PointingPosition) -> bool:
    """Whether the round is over: it is certain whom it eliminates, or all cards are shown."""
    if position.stage != SHOWING:
        return False
    losers = {loser(rules, position, faces) for faces in rules.worlds(position)}
    return len(losers) == 1 or not position.waited_for


def wins(position: PointingPosition, lost: int) -> dict[int, int]:
    """How many games each seat has won, with this one if its last round is over.

    ``lost``: the seat that loses the round, or ``NOBODY``.
    """
    won = dict.fromkeys(range(position.size), 0)
    won |= {mark.holder: mark.value for mark in position.marks if mark.kind == WINS}
    left = [seat for seat in position.playing if seat != lost]
    if len(left) == 1:
        won[left[0]] += 1
    return won


def round_events(game: PointingGame) -> Iterator[Event]:
    """The events at the end of a round: who is eliminated and who wins the game, if certain."""
    rules, position, names = game.rules, game.position, game.names
    possible, rule = rules.worlds(position), rules.role("loser")
    middle = position.card_at(position.middle)
    lost, facts = weigh(possible, lambda faces: loser(rules, position, faces), ())
    way, unsure = weigh(possible, lambda faces: rule.turned(faces[middle]), ())
    if facts or lost in ("depends", NOBODY):
        return
    which = "either" if unsure or way == "depends" else "highest" if way else "lowest"
    ranks = {
        "victim": _rank(rules, possible, middle),
        "rank": _rank(rules, possible, position.card_at(lost)),
    }
    yield Event(rule.clause, "eliminated", {"seat": names[lost], "card": which}, ranks)
    left = [seat for seat in position.playing if seat != lost]
    winning = rules.declared_by("wins_needed")
    if len(left) == 1 and winning is not None:
        count, needed = wins(position, lost)[left[0]], winning.wins_needed()
        args = {"seat": names[left[0]], "count": count, "needed": needed}
        yield Event(winning.clause, "game-won", args)


def _rank(rules: PointingRules, possible: Sequence[Faces], card: int) -> str:
    """The rank of a card; empty: not certain."""
    ranks = {faces[card] for faces in possible}
    return rules.deck.ranks[ranks.pop()] if len(ranks) == 1 else ""
