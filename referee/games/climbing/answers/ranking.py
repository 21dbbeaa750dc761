"""Places (順位): clean exits from the top, sunk ones from the bottom, in order."""

from __future__ import annotations

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.mark_names import EQUAL, SUNK
from referee.games.climbing.rule_api.rule import ABOVE_FOULS, BELOW_FOULS, ClimbingRule
from referee.games.climbing.ruleset.ruleset import ClimbingRules

USUAL_DEPTHS = {"fallen": ABOVE_FOULS, "liar": BELOW_FOULS}
"""How deep players sink who left the game with cards, if no rule in use says it."""


def places(rules: ClimbingRules, position: Position) -> list[int | None]:
    """The seat in each place, best first; ``None``: not decided yet, or no seat has it."""
    ranking = position.mark("ranking")
    if ranking is not None:
        return [*ranking.value, *[None] * (position.size - len(ranking.value))]
    placed, sunk = _by_exits(rules, position)
    for rule in rules.declaring("regraded_places"):
        placed = [*rule.regraded_places(position, placed, sunk)]
    return placed


def moving(rules: ClimbingRules, position: Position) -> list[ClimbingRule]:
    """The rules that give seats other places than their exits do."""
    if position.mark("ranking") is not None:
        return []
    placed, sunk = _by_exits(rules, position)
    regrading = rules.declaring("regraded_places")
    return [rule for rule in regrading if [*rule.regraded_places(position, placed, sunk)] != placed]


def _by_exits(rules: ClimbingRules, position: Position) -> tuple[list[int | None], list[int]]:
    """The seats by place, in the order of their exits, and those that have sunk to the lowest."""
    alike = equals(position)
    sunk = [m.holder for m in position.marks if m.kind == SUNK and m.holder not in alike]
    depths = exit_depths(rules, position)
    above = [leaver.seat for leaver in position.out if leaver.how not in (*depths, EQUAL)]
    above = [seat for seat in above if seat not in sunk]
    below = [
        leaver.seat
        for depth in sorted(set(depths.values()), reverse=True)
        for leaver in position.out
        if depths.get(leaver.how) == depth and leaver.seat not in sunk
    ]
    still_playing = [seat for seat in position.playing if seat not in sunk]
    between: list[int | None] = [None] * len(still_playing + alike)
    if len(still_playing) == len(between) == 1:
        between = [still_playing[0]]
    elif position.over and not alike:
        left = [seat for shared in left_places(rules, position) for seat in shared]
        between = [seat for seat in left if seat not in sunk] or between
    return [*above, *between, *reversed(below), *sunk], [*below, *sunk]


def exit_depths(rules: ClimbingRules, position: Position) -> dict[str, int]:
    """Way of leaving the game that ends at the bottom -> how deep."""
    sinking = rules.declaring("bottom_exits") if position.out else []
    declared = {how: depth for rule in sinking for how, depth in rule.bottom_exits().items()}
    return USUAL_DEPTHS | declared


def equals(position: Position) -> list[int]:
    """The seats that ended the game equal, without a place."""
    return [leaver.seat for leaver in position.out if leaver.how == EQUAL]


def left_places(rules: ClimbingRules, position: Position) -> list[list[int]]:
    """The seats that still had cards when the game ended, by place; those that share one together.

    Empty if no rule places them, or it is unknown.
    """
    rule = rules.answering("left_places") if position.over else None
    return (rule.answer("left_places", position, ()) or []) if rule else []
