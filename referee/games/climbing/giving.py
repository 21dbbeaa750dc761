"""What somebody owes in the exchange (カード交換): how many cards, and which of them are forced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from referee.family import Answer, Fact
from referee.position import Position

from .order import card_ranks, strengths
from .rule import Gift
from .unseen import unseen_cards

if TYPE_CHECKING:
    from .asked import Asked
    from .engine import ClimbingEngine


def gifts_due(engine: ClimbingEngine, position: Position) -> list[Gift]:
    """The gifts that last game's titles ask for; none once cards have been played."""
    begun = position.field or position.discards
    goes_on = any(owed.kind == "exchange" for owed in position.owed)
    return [] if begun and not goes_on else engine.gifts(position)


def what_to_give(asked: Asked) -> Answer:
    """``{"to", "count", "forced", "choices"}``.

    ``free`` is set where nothing is forced, ``show`` where the cards are shown, not given.
    """
    seat = asked.seat
    due = gifts_due(asked.engine, asked.position)
    gift = next((gift for gift in due if gift.giver == seat), None)
    reasons = tuple(asked.reason(rule, "asks") for rule in asked.engine.declaring("gifts"))
    if gift is None:
        return Answer({"count": 0}, reasons)
    more = [
        rule for rule in asked.engine.declaring("enlarges") if rule.enlarges(asked.position, gift)
    ]
    reasons += tuple(asked.reason(rule, "asks") for rule in more)
    owed: dict[str, Any] = {"to": asked.names[gift.taker], "count": gift.count}
    if gift.shown:
        owed["show"] = True
    strict = [rule for rule in asked.engine.declaring("forbids_gift") if rule.limits_gifts]
    if not gift.strongest or not strict:
        return Answer({**owed, "forced": [], "choices": [], "free": True}, reasons)
    reasons += tuple(asked.reason(rule, "asks", seat=asked.question.seat) for rule in strict)
    forced, choices, certain = strongest(asked.engine, asked.position, gift)
    owed |= {"forced": forced, "choices": choices}
    if certain:
        return Answer(owed, reasons)
    fact = Fact("holds-nothing-stronger-hidden", {"seat": asked.question.seat}, owed, None)
    return Answer("depends", reasons, (fact,))


def strongest(
    engine: ClimbingEngine, position: Position, gift: Gift
) -> tuple[list[str], list[str], bool]:
    """Cards that must go, cards of equal strength among which the rest is chosen, and whether the
    unknown part of the hand cannot change that."""
    deck = engine.deck
    order = strengths(deck, False)
    held = position.known[gift.giver]
    strengths_held = (order[rank] for rank in card_ranks(deck, held))
    cards = sorted(zip(strengths_held, deck.cards(held), strict=True), key=lambda each: -each[0])
    if len(cards) < gift.count:
        known = position.unknown[gift.giver] == 0
        return [str(card) for _, card in cards] if known else [], [], known
    edge = cards[gift.count - 1][0]
    forced = [str(card) for strength, card in cards if strength > edge]
    equal = [str(card) for strength, card in cards if strength == edge]
    if len(forced) + len(equal) == gift.count:
        forced, equal = forced + equal, []
    hidden = position.unknown[gift.giver] != 0 and unseen_cards(deck, position)
    rivals = [order[rank] for rank in card_ranks(deck, hidden)] if hidden else []
    return forced, equal, not any(strength >= edge for strength in rivals)
