"""What is due in the exchange before a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from referee.engine.answer import Answer, UnknownFact
from referee.games.climbing.judge.gifts import chosen, gifts_due, gifts_open, strongest
from referee.games.climbing.rule_api.context import Gift
from referee.rulebook.rule import Reason

from .query import Asked


def what_to_give(asked: Asked) -> Answer:
    """``{"to", "count", "forced", "choices"}``.

    ``free`` is set where nothing is forced, ``show`` where the cards are shown, not given.
    """
    seat = asked.seat
    due = gifts_due(asked.rules, asked.position)
    mine = [gift for gift in due if gift.giver == seat]
    gift = next(iter(_in_order(asked, mine)), None)
    giving = asked.rules.giving
    asking = [r for r in giving if any(g.giver == seat for g in r.gifts(asked.position))] or giving
    reasons = tuple(asked.reason(rule, "asks") for rule in asking)
    reasons += tuple(
        asked.reason(rule, "alters", **rule.gift_details()) for rule in _altering(asked)
    )
    if gift is None:
        return Answer({"count": 0}, reasons)
    more = [
        rule
        for rule in asked.rules.declaring("extra_gift_cards")
        if rule.extra_gift_cards(asked.position, gift)
    ]
    reasons += tuple(asked.reason(rule, "asks", **rule.gift_details()) for rule in more)
    reasons += tuple(_others(asked, _in_order(asked, mine)[1:]))
    owed: dict[str, Any] = {"to": asked.names[gift.taker], "count": gift.count}
    if gift.shown:
        owed["show"] = True
    strict = [rule for rule in asked.rules.declaring("forbids_gift") if rule.limits_gifts]
    if not gift.strongest or gift.free or not strict:
        return _choice(asked, gift, owed, reasons)
    reasons += tuple(
        asked.reason(rule, "asks", seat=asked.question.seat, **rule.gift_details())
        for rule in strict
    )
    forced, choices, certain = strongest(asked.rules, asked.position, gift)
    owed |= {"forced": forced, "choices": choices}
    if certain:
        return Answer(owed, reasons)
    fact = UnknownFact("holds-nothing-stronger-hidden", {"seat": asked.question.seat}, owed, None)
    return Answer("depends", reasons, (fact,))


def _in_order(asked: Asked, gifts: Sequence[Gift]) -> list[Gift]:
    """What a seat gives: first what can be given now, then what is still owed; all of it where the
    exchange is not going on."""
    rules, position = asked.rules, asked.position
    now = [owed.to for owed in gifts_open(rules, position) if owed.seat == asked.seat]
    later = [owed.to for owed in position.owed if owed.seat == asked.seat]
    order = list(dict.fromkeys((*now, *later)))
    if not order:
        return [*gifts]
    by_taker = {gift.taker: gift for gift in gifts}
    return [by_taker[taker] for taker in order if taker in by_taker] or [*gifts]


def _others(asked: Asked, gifts: Sequence[Gift]) -> Iterator[Reason]:
    """What is to be given to others besides."""
    for gift in gifts:
        rule = next((r for r in asked.rules.giving if gift in r.gifts(asked.position)), None)
        if rule is not None and gift.count and not gift.shown:
            to, seat = asked.names[gift.taker], asked.question.seat
            args = {"seat": seat, "to": to, "count": gift.count}
            yield Reason(rule.clause, "causes", "gives-also", (), (seat, to), args)


def dues(asked: Asked) -> list[dict[str, Any]]:
    """What a seat has to give or show in the exchange now, as ``what must X do`` tells it."""
    gifts = {gift.taker: gift for gift in gifts_due(asked.rules, asked.position)
             if gift.giver == asked.seat}  # fmt: skip
    now = [owed for owed in gifts_open(asked.rules, asked.position) if owed.seat == asked.seat]
    return [_due(asked, gifts[owed.to]) for owed in now if owed.to in gifts]


def _due(asked: Asked, gift: Gift) -> dict[str, Any]:
    strict = any(rule.limits_gifts for rule in asked.rules.declaring("forbids_gift"))
    return {
        "do": "show_strongest" if gift.shown else "give",
        "count": gift.count,
        "least": gift.count,
        "strongest": gift.strongest and not gift.free and strict,
        "to": asked.names[gift.taker],
    }


def _choice(asked: Asked, gift: Gift, owed: dict[str, Any], reasons: tuple[Reason, ...]) -> Answer:
    """Of cards that the giver chooses."""
    forced, choices, narrowing = chosen(asked.rules, asked.position, gift)
    seat = asked.question.seat
    reasons += tuple(
        asked.reason(rule, "asks", seat=seat, **rule.gift_details()) for rule in narrowing
    )
    free = {} if forced or choices else {"free": True}
    return Answer({**owed, "forced": forced, "choices": choices, **free}, reasons)


def _altering(asked: Asked) -> list[Any]:
    """The rules that make another gift of one that this seat would owe."""
    rules, position = asked.rules, asked.position
    owed = [gift for rule in rules.giving for gift in rule.gifts(position)]
    return [
        rule
        for rule in rules.altering
        if any(
            gift.giver == asked.seat and rule.altered_gift(position, gift) != gift for gift in owed
        )
    ]
