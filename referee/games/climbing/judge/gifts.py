"""What somebody owes in the exchange (カード交換): how many cards, and which of them are forced."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb

from referee.games.climbing.plays.card_strength import strengths
from referee.games.climbing.plays.play import card_ranks
from referee.games.climbing.position import Position, unseen_cards
from referee.games.climbing.resolution.exchange import gifts_due
from referee.games.climbing.rule_api.rule import ClimbingRule, Gift
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY, Obligation
from referee.rulebook.rule import Reason


def gifts_open(rules: ClimbingRules, position: Position) -> list[Obligation]:
    """What is owed in the exchange and can be given now."""
    gifts = {(gift.giver, gift.taker): gift for gift in gifts_due(rules, position)}
    waiting = {
        pair
        for pair, gift in gifts.items()
        if any(rule.gift_must_wait(position, gift) for rule in rules.declaring("gift_must_wait"))
    }
    return [owed for owed in position.owed if (owed.seat, owed.to) not in waiting]


def exchange_over(
    rules: ClimbingRules,
    position: Position,
    giver: int,
    name: str,
    taker: int = NOBODY,
    *,
    shown: bool | None = None,
) -> tuple[Reason, ...]:
    """The reason that a seat, ``name``, gives no more; none if it hadn't to give anything.

    ``taker``, ``shown``: only about the gift to this seat, or about cards that are given or shown.
    """
    takers = [
        gift.taker
        for gift in rules.gifts(position)
        if gift.giver == giver and shown in (None, gift.shown)
    ]
    asking = [
        rule
        for rule in rules.giving
        for gift in rule.gifts(position)
        if gift.giver == giver and gift.taker in takers and taker in (NOBODY, gift.taker)
    ]
    args = {"seat": name, "begun": not position.unplayed}
    return tuple(
        Reason(rule.clause, "bars", "gifts-over", (), (name,), args) for rule in asking[:1]
    )


MAX_WAYS = 5000
"""So many choices are tried of a gift that its giver chooses."""


def chosen(
    rules: ClimbingRules, position: Position, gift: Gift
) -> tuple[list[str], list[str], list[ClimbingRule]]:
    """Of a gift that its giver chooses from a known hand: the cards that must be among it, those of
    which the rest is chosen, and the rules that narrow the choice; nothing where none does.

    The rules alone where the choice is no choice among such cards.
    """
    cards = list(rules.deck.cards(position.known[gift.giver]))
    if position.unknown[gift.giver] or comb(len(cards), gift.count) > MAX_WAYS:
        return [], [], []
    ways, narrowing = [], dict[ClimbingRule, None]()
    for way in combinations(range(len(cards)), gift.count):
        mask = rules.deck.mask(cards[index] for index in way)
        against = dict.fromkeys(_against(rules, position, gift, mask))
        narrowing |= against
        ways += [] if against else [frozenset(way)]
    if not ways or not narrowing:
        return [], [], []
    forced, usable = frozenset.intersection(*ways), frozenset.union(*ways)
    rest = usable - forced
    if len(ways) != comb(len(rest), gift.count - len(forced)):
        return [], [], [*narrowing]
    texts = [[str(cards[index]) for index in sorted(chosen)] for chosen in (forced, rest)]
    return texts[0], texts[1], [*narrowing]


def _against(
    rules: ClimbingRules, position: Position, gift: Gift, cards: int
) -> Iterator[ClimbingRule]:
    """The rules by which these cards may not be given; none that would have to know more."""
    for rule in rules.declaring("forbids_gift"):
        if rule.forbids_gift(position, gift, cards) is True:
            yield rule


def strongest(
    rules: ClimbingRules, position: Position, gift: Gift
) -> tuple[list[str], list[str], bool]:
    """Cards that must go, cards of equal strength among which the rest is chosen, and whether the
    unknown part of the hand cannot change that."""
    deck = rules.deck
    order = strengths(deck, False)
    held = position.known[gift.giver] & ~gift.never
    strengths_held = (order[rank] for rank in card_ranks(deck, held))
    cards = sorted(zip(strengths_held, deck.cards(held), strict=True), key=lambda pair: -pair[0])
    if len(cards) < gift.count:
        known = position.unknown[gift.giver] == 0
        return [str(card) for _, card in cards] if known else [], [], known
    edge = cards[gift.count - 1][0]
    forced = [str(card) for strength, card in cards if strength > edge]
    equal = [str(card) for strength, card in cards if strength == edge]
    if len(forced) + len(equal) == gift.count:
        forced, equal = forced + equal, []
    hidden = position.unknown[gift.giver] != 0 and unseen_cards(deck, position) & ~gift.never
    rivals = [order[rank] for rank in card_ranks(deck, hidden)] if hidden else []
    return forced, equal, not any(strength >= edge for strength in rivals)
