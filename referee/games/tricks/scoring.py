"""The tricks or points of each seat, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.answer import Answer, UnknownFact
from referee.model.marks import MANY
from referee.rulebook.rule import Open, Reason

from .position import TricksPosition
from .ruleset import TrickRules


def score(rules: TrickRules, names: Sequence[str], position: TricksPosition) -> Answer:
    """Seat -> tricks or points, as of now."""
    counts, because, facts = _counts(rules, names, position)
    if facts:
        return Answer("depends", (rules.tally.reason("counts"),), tuple(facts))
    because += [
        rules.tally.reason("counted", players=[name], **args)
        for seat, name in enumerate(names)
        if (args := rules.tally.tally_args(position, seat))
    ]
    because.append(rules.tally.reason("counts"))
    return Answer(dict(zip(names, counts, strict=True)), tuple(because))


def _counts(
    rules: TrickRules, names: Sequence[str], position: TricksPosition
) -> tuple[list[int], list[Reason], list[UnknownFact]]:
    """The tricks or points of each seat, the reasons for adjusted points, and unknown facts."""
    counts = [rules.tally.tally(position, seat) for seat in range(position.size)]
    facts = [
        UnknownFact("tally", {"seat": names[seat]}, None, None)
        for seat, count in enumerate(counts)
        if count is None
    ]
    known = [count for count in counts if count is not None]
    because: list[Reason] = []
    for rule in rules.declaring("adjusts") if position.is_over and not facts else ():
        adjusted = rule.adjusts(known)
        if adjusted is not None:
            shooter, points = names[adjusted.index(0)], max(adjusted)
            others = [name for name in names if name != shooter]
            because.append(rule.reason("adjusts", players=[shooter], others=others, points=points))
            known = list(adjusted)
    return known, because, facts


def who_wins(rules: TrickRules, names: Sequence[str], position: TricksPosition) -> Answer:
    """The seats that win; none while the deal goes on. Raises ``OpenReading`` at a tie."""
    if position.is_over:
        return _winners(rules, names, position)
    goes_on = any(position.count(seat) != MANY for seat in range(position.size))
    if goes_on or any(position.known) or position.field or position.owed:
        return Answer([], (rules.tally.reason("going-on"),))
    try:
        if_over = _winners(rules, names, position).value
    except Open:
        if_over = "unsettled"
    return Answer("depends", (), (UnknownFact("hands-empty", {}, if_over, []),))


def _winners(rules: TrickRules, names: Sequence[str], position: TricksPosition) -> Answer:
    counts, because, facts = _counts(rules, names, position)
    if facts:
        return Answer("depends", (rules.tally.reason("counts"),), tuple(facts))
    winners = rules.tally.winners(counts)
    best = [names[seat] for seat in winners]
    ending = "tied" if len(winners) > 1 else "wins"
    because.append(rules.tally.reason(ending, players=best, seats=best, count=counts[winners[0]]))
    because.append(rules.tally.reason("counts"))
    return Answer(best, tuple(because))
