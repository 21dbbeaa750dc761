"""What a seat owes in the exchange before a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from referee.cards.card import parse_card
from referee.engine.answer import Answer, UnknownFact
from referee.games.climbing.judge.gifts import chosen, exchange_over, gifts_open, strongest
from referee.games.climbing.resolution.exchange import gifts_due
from referee.games.climbing.rule_api.rule import ClimbingRule, Gift
from referee.games.climbing.rule_api.titles import standing, title_of
from referee.i18n.messages import LANGS, is_title, title
from referee.rulebook.rule import Reason

from .query import ClimbingQuery


def what_to_give(query: ClimbingQuery) -> Answer:
    """``{"to", "count", "forced", "choices"}``.

    ``free`` is set if no card is forced, ``show`` if the cards are shown, not given.
    """
    seat = query.seat
    due = gifts_due(query.rules, query.position)
    mine = [gift for gift in due if gift.giver == seat]
    gift = next(iter(_in_order(query, mine)), None)
    giving = query.rules.giving
    asking = [r for r in giving if any(g.giver == seat for g in r.gifts(query.position))] or giving
    reasons = tuple(query.reason(rule, "asks", **_due_by(query, rule, due)) for rule in asking)
    reasons += tuple(
        query.reason(rule, "alters", **rule.gift_details()) for rule in _altering(query)
    )
    if gift is None:
        over = exchange_over(query.rules, query.position, seat, query.question.seat)
        altered = tuple(reason for reason in reasons if reason.key.endswith("-alters"))
        return Answer({"count": 0}, (*over, *altered) if over else reasons)
    for rule in query.rules.declaring("extra_gift_cards"):
        if more := rule.extra_gift_cards(query.position, gift):
            reasons += (query.reason(rule, "asks", plus=more, **rule.gift_details()),)
    owed: dict[str, Any] = {"to": query.names[gift.taker], "count": gift.count}
    if gift.shown:
        owed["show"] = True
    strict = [rule for rule in query.rules.declaring("forbids_gift") if rule.limits_gifts]
    others = _in_order(query, mine)[1:]
    if not gift.strongest or gift.free or not strict:
        return _choice(query, gift, owed, (*reasons, *_others(query, others)))
    reasons += tuple(
        query.reason(rule, "asks", seat=query.question.seat, **rule.gift_details())
        for rule in strict
    )
    forced, choices, certain = strongest(query.rules, query.position, gift)
    owed |= {"forced": forced, "choices": choices}
    reasons += tuple(_others(query, others, forced if certain and not choices else ()))
    if certain:
        return Answer(owed, reasons)
    who: dict[str, object] = {"seat": query.question.seat}
    fact = UnknownFact("holds-nothing-stronger-hidden", who, owed, None)
    if not (forced or choices):  # none of them is known
        fact = UnknownFact("own-strongest", {**who, "count": gift.count}, about="cards")
    return Answer("depends", reasons, (fact,))


def _due_by(query: ClimbingQuery, rule: ClimbingRule, due: Iterable[Gift]) -> dict[str, Any]:
    """What the seat has to give by a rule, if it is one gift: ``{"seat", "to", "count", …}``."""
    gifts = [gift for gift in rule.gifts(query.position) if gift.giver == query.seat]
    if len(gifts) != 1 or not gifts[0].count or gifts[0].shown:
        if not standing(query.position, query.rules.rulebook.titled_book.titles):
            return {"untitled": True}
        own = None if gifts else title_of(query.position, query.seat)
        told = {lang: title(lang, own) for lang in LANGS} if own and is_title(own) else ""
        return {"seat": query.question.seat, "own": told}
    as_due = next((gift for gift in due if gift.taker == gifts[0].taker), gifts[0])
    seat, strongest = query.question.seat, _due(query, as_due)["strongest"]
    to, count, held = query.names[gifts[0].taker], gifts[0].count, query.position.held(query.seat)
    few = {} if held is None or held >= count else {"few": held}
    return {"seat": seat, "to": to, "count": count, "strongest": strongest, **few}


def _in_order(query: ClimbingQuery, gifts: Sequence[Gift]) -> list[Gift]:
    """The gifts of a seat: first those that can be given now, then those still owed; all of them if
    no exchange is going on."""
    rules, position = query.rules, query.position
    now = [owed.to for owed in gifts_open(rules, position) if owed.seat == query.seat]
    later = [owed.to for owed in position.owed if owed.seat == query.seat]
    order = list(dict.fromkeys((*now, *later)))
    if not order:
        return [*gifts]
    by_taker = {gift.taker: gift for gift in gifts}
    return [by_taker[taker] for taker in order if taker in by_taker] or [*gifts]


def _others(
    query: ClimbingQuery, gifts: Sequence[Gift], given: Sequence[str] = ()
) -> Iterator[Reason]:
    """The reasons that cards are given to other seats, too; which they are if only one gift comes
    after the strongest cards that are ``given``."""
    deck = query.rules.deck
    gone = deck.mask([parse_card(card, deck) for card in given])
    for gift in gifts:
        rule = next((r for r in query.rules.giving if gift in r.gifts(query.position)), None)
        if rule is not None and gift.count and not gift.shown:
            to, seat = query.names[gift.taker], query.question.seat
            args: dict[str, object] = {"seat": seat, "to": to, "count": gift.count, "cards": []}
            if given and gift.strongest and not gift.free and len(gifts) == 1:
                left = replace(gift, never=gift.never | gone)
                forced, choices, certain = strongest(query.rules, query.position, left)
                args |= {"cards": forced} if certain and not choices else {}
            yield Reason(rule.clause, "causes", "gives-also", (), (seat, to), args)


def dues(query: ClimbingQuery) -> list[dict[str, Any]]:
    """What a seat has to give or show in the exchange now, as in the answer ``what must X do``."""
    due = gifts_due(query.rules, query.position)
    gifts = {gift.taker: gift for gift in due if gift.giver == query.seat}
    now = [owed for owed in gifts_open(query.rules, query.position) if owed.seat == query.seat]
    return [_due(query, gifts[owed.to]) for owed in now if owed.to in gifts]


def _due(query: ClimbingQuery, gift: Gift) -> dict[str, Any]:
    strict = any(rule.limits_gifts for rule in query.rules.declaring("forbids_gift"))
    return {
        "do": "show_strongest" if gift.shown else "give",
        "count": gift.count,
        "least": gift.count,
        "strongest": gift.strongest and not gift.free and strict,
        "to": query.names[gift.taker],
    }


def _choice(
    query: ClimbingQuery, gift: Gift, owed: dict[str, Any], reasons: tuple[Reason, ...]
) -> Answer:
    """The answer for cards that the giver chooses."""
    forced, choices, narrowing = chosen(query.rules, query.position, gift)
    seat = query.question.seat
    reasons += tuple(
        query.reason(rule, "asks", seat=seat, **rule.gift_details()) for rule in narrowing
    )
    free = {} if forced or choices else {"free": True}
    if free and any(reason.args.get("unseen") for reason in reasons):
        free["unseen"] = True
    return Answer({**owed, "forced": forced, "choices": choices, **free}, reasons)


def _altering(query: ClimbingQuery) -> list[Any]:
    """The rules that change a gift that this seat would owe."""
    rules, position = query.rules, query.position
    gifts = [gift for rule in rules.giving for gift in rule.gifts(position)]
    own = [gift for gift in gifts if gift.giver == query.seat]
    return [
        rule for rule in rules.altering if any(rule.altered_gift(position, g) != g for g in own)
    ]
