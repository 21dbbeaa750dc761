"""Who takes a trick, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from referee.model.marks import NOBODY
from referee.rulebook.rule import Reason

from .position import Laid, Trick, TricksPosition
from .rule import TrickRule
from .ruleset import TrickRules, first_said
from .words import DISCARDED, LAST


@dataclass(frozen=True, slots=True)
class Weighed:
    """What became of a trick: the place of the card that takes it, or ``NOBODY``.

    ``barred``: the places that cannot take it, each with the rule that says so; ``equals``: those
    that were equally strong; ``untaken``: where the cards go that nobody takes.
    """

    at: int
    barred: dict[int, TrickRule]
    equals: tuple[int, ...] = ()
    untaken: str = ""


def weigh(rules: TrickRules, trick: Trick) -> Weighed:
    """Who is ahead in a trick of at least one card. Raises ``OpenReading``."""
    barred = _barred(rules, trick)
    left = [at for at in range(len(trick.laid)) if at not in barred]
    if not left:
        return Weighed(NOBODY, barred, untaken=_untaken(barred, trick))
    best = max(rules.strength(trick.laid[at].card) for at in left)
    equals = [at for at in left if rules.strength(trick.laid[at].card) == best]
    taker: int | None = equals[0]
    if len(equals) > 1:
        taker = first_said(rule.of_equals(equals) for rule in rules.declaring("of_equals"))
    at = NOBODY if taker is None else taker
    return Weighed(at, barred, tuple(equals), "" if at != NOBODY else DISCARDED)


def _barred(rules: TrickRules, trick: Trick) -> dict[int, TrickRule]:
    """The places that cannot take the trick, but those of clauses that go before."""
    overridden = rules.rulebook.overridden
    barred: dict[int, TrickRule] = {}
    for rule in rules.declaring("cannot_win"):
        winners = overridden.get(rule.clause.id, frozenset())
        beating = [each for each in rules.declaring("can_win") if each.clause.id in winners]
        freed = {at for each in beating for at in each.can_win(trick)}
        for at in rule.cannot_win(trick) - freed:
            barred.setdefault(at, rule)
    return barred


def _untaken(barred: dict[int, TrickRule], trick: Trick) -> str:
    said = (rule.untaken(trick) for rule in dict.fromkeys(barred.values()))
    return next((each for each in said if each), DISCARDED)


def trick_of(rules: TrickRules, position: TricksPosition) -> Trick:
    """The trick that lies on the field."""
    mark = position.mark(LAST)
    suits = rules.deck.suits
    return Trick(position.field, suits[mark.value.bit_length() - 1] if mark else "")


def may_change(rules: TrickRules, position: TricksPosition, trick: Trick, now: int) -> bool:
    """Whether a card that may still come to the trick can change who takes it.

    To look at single cards is enough, also after one of each suit from the player before: who beats
    the best of two others beats both, and what makes a number void is one more card of it.
    """
    laid = {each.seat for each in trick.laid}
    around = [(max(position.turn, 0) + step) % position.size for step in range(position.size)]
    seats = [seat for seat in around if seat not in laid]
    between: list[tuple[Laid, ...]] = [()]
    for seat in seats[: position.size - len(trick.laid)]:
        cards = rules.deck.cards(position.known[seat] | rules.possible(position, seat))
        for card, before in product(cards, between):
            more = Trick((*trick.laid, *before, Laid(seat, card)), trick.before)
            twice = any(each.card == card for each in before)
            if not twice and weigh(rules, more).at != now:
                return True
        of_suit = {card.suit: card for card in cards}
        between = [(), *((Laid(seat, card),) for card in of_suit.values())]
    return False


def reasons(
    rules: TrickRules, names: Sequence[str], trick: Trick, weighed: Weighed, ending: str
) -> tuple[Reason, ...]:
    """Why this card takes the trick: that it is the strongest, and what could not win."""
    cards = [str(laid.card) for laid in trick.laid]
    base = rules.role("takes")
    told: list[Reason] = []
    if weighed.at != NOBODY:
        seat = trick.laid[weighed.at].seat
        who = [names[seat]] if seat != NOBODY else []
        told.append(base.reason(ending, cards=[cards[weighed.at]], players=who))
        told += [
            rule.reason("beats", cards=[cards[weighed.at]], suit=_suit(trick, weighed.at))
            for rule in rules.rules
            if rule.tier(trick.laid[weighed.at].card) and trick.led != _suit(trick, weighed.at)
        ]
    elif not weighed.equals:
        told.append(base.reason("nobody"))
    if len(weighed.equals) > 1:
        told.append(base.reason("equal", cards=[cards[at] for at in weighed.equals]))
    for rule in dict.fromkeys(weighed.barred.values()):
        mine = [cards[at] for at in sorted(weighed.barred) if weighed.barred[at] is rule]
        told.append(rule.reason("cannot-win", "bars", cards=mine))
    ordered = (rule.order() for rule in rules.declaring("power") if weighed.at != NOBODY)
    told += filter(None, ordered)
    return tuple(told)


def _suit(trick: Trick, at: int) -> str:
    return trick.laid[at].card.suit
