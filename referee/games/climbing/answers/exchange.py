"""What is due in the exchange before a game."""

from __future__ import annotations

from typing import Any

from referee.engine.answer import Answer, Fact
from referee.games.climbing.judge.exchange import gifts_due, strongest

from .question_at import Asked


def what_to_give(asked: Asked) -> Answer:
    """``{"to", "count", "forced", "choices"}``.

    ``free`` is set where nothing is forced, ``show`` where the cards are shown, not given.
    """
    seat = asked.seat
    due = gifts_due(asked.rules, asked.position)
    gift = next((gift for gift in due if gift.giver == seat), None)
    reasons = tuple(asked.reason(rule, "asks") for rule in asked.rules.declaring("gifts"))
    if gift is None:
        return Answer({"count": 0}, reasons)
    more = [
        rule for rule in asked.rules.declaring("enlarges") if rule.enlarges(asked.position, gift)
    ]
    reasons += tuple(asked.reason(rule, "asks") for rule in more)
    owed: dict[str, Any] = {"to": asked.names[gift.taker], "count": gift.count}
    if gift.shown:
        owed["show"] = True
    strict = [rule for rule in asked.rules.declaring("forbids_gift") if rule.limits_gifts]
    if not gift.strongest or not strict:
        return Answer({**owed, "forced": [], "choices": [], "free": True}, reasons)
    reasons += tuple(asked.reason(rule, "asks", seat=asked.question.seat) for rule in strict)
    forced, choices, certain = strongest(asked.rules, asked.position, gift)
    owed |= {"forced": forced, "choices": choices}
    if certain:
        return Answer(owed, reasons)
    fact = Fact("holds-nothing-stronger-hidden", {"seat": asked.question.seat}, owed, None)
    return Answer("depends", reasons, (fact,))
