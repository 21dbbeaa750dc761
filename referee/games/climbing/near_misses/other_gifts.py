"""Rules of the exchange that a gift meets: cards that it might have been, and that they forbid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.cards.card import bits, union
from referee.engine.answer import YES, Answer
from referee.engine.conversion import card_set
from referee.games.climbing.answers.query import ClimbingQuery
from referee.games.climbing.resolution.exchange import gifts_due
from referee.games.climbing.rule_api.rule import Gift
from referee.model import questions as q
from referee.rulebook.rule import Reason


def gift_reasons(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """The added rule that allows these cards to be given, but not others of the hand."""
    asked, added = query.question, query.case.rulebook.choices
    if asked.kind != q.MAY_GIVE or answer.value != YES or not query.position.exchanging:
        return
    cards = card_set(query.rules.deck, asked.cards)
    for gift in gifts_due(query.rules, query.position):
        if query.names[gift.giver] != asked.seat or query.names[gift.taker] != asked.other:
            continue
        for rule in query.rules.declaring("forbids_gift"):
            if rule.clause.switchable and added.get(rule.clause.name):
                for other in _forbidden(query, gift, cards, rule)[:1]:
                    args = {"cards": [*map(str, asked.cards)], "top": other}
                    args |= {"limit": _limit(query, cards, rule)}
                    yield Reason(rule.clause, "misses", "near-gift", args=args)
                    return


def _limit(query: ClimbingQuery, cards: int, rule: Any) -> str:
    """The highest rank that the rule lets go, if these cards are within it; else empty."""
    highest, deck = rule.params.get("then.gift.most", ""), query.rules.deck
    if highest not in deck.ranks:
        return ""
    low = union(deck.rank_masks[: deck.ranks.index(highest) + 1])
    return "" if cards & ~low else str(highest)


def _forbidden(query: ClimbingQuery, gift: Gift, cards: int, rule: Any) -> list[str]:
    """The cards of the known hand that the rule would forbid in place of any of these."""
    hand = query.position.known[gift.giver] & ~cards
    return [
        query.rules.deck.texts(1 << other)[0]
        for other in bits(hand)
        if all(
            rule.forbids_gift(query.position, gift, cards ^ 1 << one | 1 << other) is True
            for one in bits(cards)
        )
    ]
