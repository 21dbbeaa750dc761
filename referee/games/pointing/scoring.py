"""The end of a round: who is eliminated, who has won how many games."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.answer import Event

from .position import SHOWING, WINS, PointingPosition
from .possible_worlds import Faces, weigh
from .ruleset import PointingRules


def loser(rules: PointingRules, position: PointingPosition, faces: Faces) -> int:
    """The seat that this round eliminates."""
    shown = {seat: faces[position.card_at(seat)] for seat in position.playing}
    return rules.role("loser").loser(shown, faces[position.card_at(position.middle)])


def decided(rules: PointingRules, position: PointingPosition) -> bool:
    """Whether the known cards decide whom the round eliminates."""
    return len({loser(rules, position, faces) for faces in rules.worlds(position)}) == 1


def over(rules: PointingRules, position: PointingPosition) -> bool:
    """Whether the round is over: it is certain whom it eliminates, or all cards are shown."""
    return position.stage == SHOWING and (decided(rules, position) or not position.waited_for)


def turned(rules: PointingRules, position: PointingPosition, faces: Faces) -> bool:
    """Whether the victim makes the highest card lose."""
    return rules.role("loser").turned(faces[position.card_at(position.middle)])


def wins(position: PointingPosition) -> dict[int, int]:
    """How many games each seat has won before this one."""
    won = dict.fromkeys(range(position.size), 0)
    won |= {mark.holder: mark.value for mark in position.marks if mark.kind == WINS}
    return won


def wins_with(position: PointingPosition, lost: int) -> dict[int, int]:
    """The games won, with this one if its last round is over."""
    won = wins(position)
    left = [seat for seat in position.playing if seat != lost]
    if len(left) == 1:
        won[left[0]] += 1
    return won


def round_events(
    rules: PointingRules, names: Sequence[str], position: PointingPosition
) -> list[Event]:
    """The events at the end of a round: who is eliminated and who wins the game, if certain."""
    possible = rules.worlds(position)
    seat, facts = weigh(possible, lambda faces: loser(rules, position, faces), ())
    way, unsure = weigh(possible, lambda faces: turned(rules, position, faces), ())
    if facts or seat == "depends":
        return []
    which = "either" if unsure or way == "depends" else "highest" if way else "lowest"
    clause, middle = rules.role("loser").clause, position.card_at(position.middle)
    ranks = {
        "victim": _rank(rules, possible, middle),
        "rank": _rank(rules, possible, position.card_at(seat)),
    }
    events = [Event(clause, "eliminated", {"seat": names[seat], "card": which}, ranks)]
    return events + _game_events(rules, names, position, seat)


def _rank(rules: PointingRules, possible: Sequence[Faces], card: int) -> str:
    """The rank of a card; empty: not certain."""
    ranks = {faces[card] for faces in possible}
    return rules.deck.ranks[ranks.pop()] if len(ranks) == 1 else ""


def _game_events(
    rules: PointingRules, names: Sequence[str], position: PointingPosition, lost: int
) -> list[Event]:
    left = [seat for seat in position.playing if seat != lost]
    rule = rules.declared_by("wins_needed")
    if len(left) != 1 or rule is None:
        return []
    won = wins_with(position, lost)[left[0]]
    args = {"seat": names[left[0]], "count": won, "needed": rule.wins_needed()}
    return [Event(rule.clause, "game-won", args)]
