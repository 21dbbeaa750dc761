"""Places (順位): clean exits from the top, sunk ones from the bottom, as they came."""

from __future__ import annotations

from referee.games.climbing.position import Position
from referee.games.climbing.ruleset.ruleset import ClimbingRules


def places(rules: ClimbingRules, position: Position) -> list[int | None]:
    """The seat in each place, best first; ``None`` where the game has not decided it yet."""
    ranking = position.mark("ranking")
    if ranking is not None:
        return list(ranking.value)
    sunk = [mark.holder for mark in position.marks if mark.kind == "sunk"]
    sinking = rules.declaring("sinks") if position.out else []
    depths = {how: depth for rule in sinking for how, depth in rule.sinks().items()}
    above = [leaver.seat for leaver in position.out if leaver.how not in depths]
    above = [seat for seat in above if seat not in sunk]
    below = [
        leaver.seat
        for depth in sorted(set(depths.values()), reverse=True)
        for leaver in position.out
        if depths.get(leaver.how) == depth and leaver.seat not in sunk
    ]
    still_playing = [seat for seat in position.playing if seat not in sunk]
    between: list[int | None] = [None] * len(still_playing)
    if len(still_playing) == 1:
        between = [still_playing[0]]
    return [*above, *between, *reversed(below), *sunk]
