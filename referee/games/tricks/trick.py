"""Who takes a trick, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from referee.model.marks import NOBODY
from referee.rulebook.rule import Reason, open_here

from .position import DISCARDED, LAST, Laid, Trick, TricksPosition
from .rule import TrickRule
from .ruleset import TrickRules, first_said


class Weighed(Struct, frozen=True):
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
        with open_here(lambda names: _equals_open(rules, names, trick, equals)):
            taker = first_said(rule.of_equals(equals) for rule in rules.declaring("of_equals"))
    at = NOBODY if taker is None else taker
    return Weighed(at, barred, tuple(equals), "" if at != NOBODY else DISCARDED)


def _equals_open(
    rules: TrickRules, names: Sequence[str], trick: Trick, equals: Sequence[int]
) -> Reason:
    cards = [trick.laid[at].card for at in equals]
    seats = [trick.laid[at].seat for at in equals]
    return rules.role("takes").reason(
        "open",
        cards=[str(card) for card in cards],
        players=[names[seat] for seat in seats if seat != NOBODY],
        seats=[names[seat] for seat in seats if seat != NOBODY],
        number=cards[0].rank,
    )


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
    for seat in seats[: position.size - trick.players]:
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
    rules: TrickRules,
    names: Sequence[str],
    trick: Trick,
    weighed: Weighed,
    waiting: Sequence[str] | None = None,
) -> tuple[Reason, ...]:
    """Why this card takes the trick, or is ahead while some are waited for: what decides first."""
    told = [*deciding(rules, trick, weighed)]
    weaker = [] if told else _cannot_win(rules, trick, weighed, stronger=False)
    told += [_best(rules, names, trick, weighed, waiting), *weaker]
    ordered = (rule.order() for rule in rules.declaring("power") if weighed.at != NOBODY)
    return (*told, *filter(None, ordered))


def deciding(rules: TrickRules, trick: Trick, weighed: Weighed) -> Iterator[Reason]:
    """The stronger cards that cannot take the trick, and that the strongest is of another tier."""
    yield from _cannot_win(rules, trick, weighed, stronger=True)
    card = trick.laid[weighed.at].card
    if weighed.at != NOBODY and card.suit != trick.led:
        for rule in rules.rules:
            if rule.tier(card):
                yield rule.reason("beats", cards=[str(card)], suit=card.suit)


def _cannot_win(
    rules: TrickRules, trick: Trick, weighed: Weighed, *, stronger: bool
) -> Iterator[Reason]:
    """The cards that cannot take the trick, of those that otherwise would or of the others."""
    cards = [laid.card for laid in trick.laid]
    best = None if weighed.at == NOBODY else rules.strength(cards[weighed.at])
    for rule in dict.fromkeys(weighed.barred.values()):
        mine = [at for at in sorted(weighed.barred) if weighed.barred[at] is rule]
        mine = [
            at for at in mine if (best is None or rules.strength(cards[at]) >= best) == stronger
        ]
        for places, args in rule.why_not(trick, mine) if mine else ():
            told = {"stronger": stronger and best is not None, **args}
            yield rule.reason("cannot-win", "bars", cards=[str(cards[at]) for at in places], **told)


def _best(
    rules: TrickRules,
    names: Sequence[str],
    trick: Trick,
    weighed: Weighed,
    waiting: Sequence[str] | None,
) -> Reason:
    """Whose card is the strongest of those that can take the trick."""
    base, equals = rules.role("takes"), weighed.equals
    cards = [str(trick.laid[at].card) for at in equals]
    if len(equals) > 1 and waiting is not None:
        return base.reason("level", cards=cards, seats=list(waiting))
    if len(equals) > 1:
        which = {equals[0]: "first", equals[-1]: "last"}.get(weighed.at, "none")
        taker = trick.laid[weighed.at].seat if weighed.at != NOBODY else NOBODY
        who = [names[taker]] if taker != NOBODY else []
        return base.reason("equal", cards=cards, players=who, which=which)
    if weighed.at == NOBODY:
        return base.reason("nobody")
    seat = trick.laid[weighed.at].seat
    who = [names[seat]] if seat != NOBODY else []
    if waiting is not None:
        return base.reason("ahead", cards=cards, players=who, seats=list(waiting))
    return base.reason("takes", cards=cards, players=who, barred=bool(weighed.barred))
