"""The end of a round: who is eliminated, who has won how many games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from referee.engine.answer import Happening

from .position import PointingPosition
from .worlds import Faces, weigh

if TYPE_CHECKING:
    from .ruleset import PointingEngine


def loser(engine: PointingEngine, position: PointingPosition, faces: Faces) -> int:
    """The seat that this round eliminates."""
    rule = engine.having("loser")
    if rule is None:
        raise LookupError("no rule says whom a round eliminates")
    shown = {seat: faces[position.card_at(seat)] for seat in position.players}
    return rule.loser(shown, faces[position.card_at(position.middle)])


def decided(engine: PointingEngine, position: PointingPosition) -> bool:
    """Whether it is certain whom the round eliminates, as far as cards are known."""
    return len({loser(engine, position, faces) for faces in engine.worlds(position)}) == 1


def turned(engine: PointingEngine, position: PointingPosition, faces: Faces) -> bool:
    """Whether the victim makes the highest card lose."""
    rule = engine.having("loser")
    return rule is not None and rule.turned(faces[position.card_at(position.middle)])


def wins(position: PointingPosition) -> dict[int, int]:
    """How many games each seat has won before this one."""
    won = dict.fromkeys(range(position.size), 0)
    won |= {mark.holder: mark.value for mark in position.marks if mark.kind == "wins"}
    return won


def wins_with(position: PointingPosition, lost: int) -> dict[int, int]:
    """The games won, with this one where its last round is over."""
    won = wins(position)
    left = [seat for seat in position.players if seat != lost]
    if len(left) == 1:
        won[left[0]] += 1
    return won


def round_told(
    engine: PointingEngine, names: Sequence[str], position: PointingPosition
) -> list[Happening]:
    """Who is eliminated and who wins the game, where that is certain."""
    possible = engine.worlds(position)
    seat, facts = weigh(possible, lambda faces: loser(engine, position, faces), ())
    way, unsure = weigh(possible, lambda faces: turned(engine, position, faces), ())
    rule = engine.having("loser")
    if facts or seat == "depends" or rule is None:
        return []
    which = "either" if unsure or way == "depends" else "highest" if way else "lowest"
    told = [Happening(rule.clause, "eliminated", {"seat": names[seat], "card": which})]
    return told + _game_told(engine, names, position, seat)


def _game_told(
    engine: PointingEngine, names: Sequence[str], position: PointingPosition, lost: int
) -> list[Happening]:
    left = [seat for seat in position.players if seat != lost]
    rule = engine.having("wins_needed")
    if len(left) != 1 or rule is None:
        return []
    won = wins_with(position, lost)[left[0]]
    args = {"seat": names[left[0]], "count": won, "needed": rule.wins_needed()}
    return [Happening(rule.clause, "game-won", args)]
