"""What everybody has, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.answer import Answer, UnknownFact
from referee.model.marks import MANY
from referee.rulebook.rule import Open, Reason

from .position import TricksPosition
from .ruleset import TrickRules


def score(rules: TrickRules, names: Sequence[str], position: TricksPosition) -> Answer:
    """Seat -> tricks or points, as far as play has come."""
    counts, told, facts = _counts(rules, names, position)
    if facts:
        return Answer("depends", (rules.tally.reason("counts"),), tuple(facts))
    told += [
        rules.tally.reason("counted", players=[name], **args)
        for seat, name in enumerate(names)
        if (args := rules.tally.counted(position, seat))
    ]
    told.append(rules.tally.reason("counts"))
    return Answer(dict(zip(names, counts, strict=True)), tuple(told))


def _counts(
    rules: TrickRules, names: Sequence[str], position: TricksPosition
) -> tuple[list[int], list[Reason], list[UnknownFact]]:
    """What each seat has, why, and what of it nobody knows."""
    counts = [rules.tally.tally(position, seat) for seat in range(position.size)]
    facts = [
        UnknownFact("tally", {"seat": names[seat]}, None, None)
        for seat, count in enumerate(counts)
        if count is None
    ]
    known = [count for count in counts if count is not None]
    told: list[Reason] = []
    for rule in rules.declaring("adjusts") if position.over and not facts else ():
        changed = rule.adjusts(known)
        if changed is not None:
            shot, points = names[changed.index(0)], max(changed)
            others = [name for name in names if name != shot]
            told.append(rule.reason("adjusts", players=[shot], others=others, points=points))
            known = list(changed)
    return known, told, facts


def who_wins(rules: TrickRules, names: Sequence[str], position: TricksPosition) -> Answer:
    """The seats that win; none while the deal goes on. Raises ``OpenReading`` at a tie."""
    if position.over:
        return _winners(rules, names, position)
    holding = [seat for seat in range(position.size) if position.count(seat) != MANY]
    holding += [seat for seat in range(position.size) if position.known[seat]]
    if holding or position.field or position.owed:
        return Answer([], (rules.tally.reason("going-on"),))
    try:
        if_over = _winners(rules, names, position).value
    except Open:
        if_over = "unsettled"
    fact = UnknownFact("hands-empty", {}, if_over, [])
    return Answer("depends", (), (fact,))


def _winners(rules: TrickRules, names: Sequence[str], position: TricksPosition) -> Answer:
    counts, told, facts = _counts(rules, names, position)
    if facts:
        return Answer("depends", (rules.tally.reason("counts"),), tuple(facts))
    seats = rules.tally.winners(counts)
    best = [names[seat] for seat in seats]
    ending = "tied" if len(seats) > 1 else "wins"
    told.append(rules.tally.reason(ending, players=best, seats=best, count=counts[seats[0]]))
    told.append(rules.tally.reason("counts"))
    return Answer(best, tuple(told))
