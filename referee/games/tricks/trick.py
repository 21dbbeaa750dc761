"""Who takes a trick, and why."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import product

from msgspec import Struct

from referee.cards.card import Card
from referee.model.marks import NOBODY
from referee.rulebook.rule import Reason, explain_open_reading

from .position import (
    DISCARDED,
    FIRST_TRICK,
    LAST,
    Laid,
    Moved,
    Trick,
    TricksPosition,
    suit_in,
    suit_of,
)
from .rule import Args, TrickRule
from .ruleset import TrickGame, TrickRules, first_stated


class TrickResult(Struct, frozen=True):
    """Which card of a trick takes it; a *place* is the index of a card in the trick."""

    place: int
    """The place of the card that takes the trick, or ``NOBODY``."""
    taker: int
    """The seat that takes the trick, or ``NOBODY`` if nobody does or it is unknown."""
    barred: dict[int, TrickRule]
    """The places that cannot take it, each with the rule that says so."""
    equals: tuple[int, ...] = ()
    """The places of the strongest cards."""
    untaken: str = ""
    """What happens to the cards if nobody takes them."""
    by: TrickRule | None = None
    """The rule by which it is taken, whatever the strength of its cards."""


def trick_of(rules: TrickRules, position: TricksPosition) -> Trick:
    """The trick on the field."""
    last = suit_of(rules.deck, position.mark(LAST))
    is_first = position.mark(FIRST_TRICK.kind) is not None
    trump = rules.trump(position)
    return Trick(position.field, last, trump, position.moved, is_first, position.is_full)


def trick_result(rules: TrickRules, trick: Trick) -> TrickResult:
    """Who takes a trick of at least one card as it is now. Raises ``OpenReading``."""
    for rule in rules.declaring("captures"):
        place = rule.captures(trick)
        if place is not None:
            return TrickResult(place, trick.laid[place].seat, {}, (place,), by=rule)
    barred = _barred(rules, trick)
    equals = _strongest(rules, trick, barred)
    if not equals:
        stated = (rule.untaken(trick) for rule in dict.fromkeys(barred.values()))
        return TrickResult(NOBODY, NOBODY, barred, (), next(filter(None, stated), DISCARDED))
    place = equals[0]
    if len(equals) > 1:
        with explain_open_reading(lambda names: _equals_open(rules, names, trick, equals)):
            deciding = rules.declaring("taker_of_equals")
            place = first_stated(rule.taker_of_equals(equals) for rule in deciding)
    if place is None or place == NOBODY:
        return TrickResult(NOBODY, NOBODY, barred, equals, DISCARDED)
    return TrickResult(place, trick.laid[place].seat, barred, equals)


def _strongest(
    rules: TrickRules, trick: Trick, barred: Container[int], without: TrickRule | None = None
) -> tuple[int, ...]:
    """The places of the strongest cards that can take the trick, as they are ``without`` a rule."""
    strengths: dict[int, tuple[int, int]] = {}
    for place, (laid, suit) in enumerate(zip(trick.laid, trick.suits, strict=True)):
        if place not in barred:
            tier, power = rules.strength(laid.card, trick.trump)
            tier -= without.tier(laid.card, suit, trick.trump) if without else 0
            strengths[place] = (tier, power)
    best = max(strengths.values(), default=None)
    return tuple([place for place, strength in strengths.items() if strength == best])


def _barred(
    rules: TrickRules, trick: Trick, without: TrickRule | None = None
) -> dict[int, TrickRule]:
    """The places that cannot take the trick, unless an overriding clause other than ``without``
    lets them."""
    overridden = rules.rulebook.overridden
    barred: dict[int, TrickRule] = {}
    for rule in rules.declaring("cannot_win"):
        places = rule.cannot_win(trick)
        if not places:
            continue
        winners = overridden.get(rule.clause.id, frozenset())
        for other in rules.declaring("can_win"):
            if other.clause.id in winners and other is not without:
                places -= other.can_win(trick)
        for place in places:
            barred.setdefault(place, rule)
    return barred


def _equals_open(
    rules: TrickRules, names: Sequence[str], trick: Trick, equals: Sequence[int]
) -> Reason:
    """The reason that the rules don't say which of equally strong cards takes the trick."""
    laid = [trick.laid[place] for place in equals]
    seats = [names[seat] for seat, _ in laid if seat != NOBODY]
    cards = [card for _, card in laid]
    return rules.role("takes").reason(
        "open", cards=cards, players=seats, seats=seats, number=cards[0].rank
    )


def _coming(rules: TrickRules, position: TricksPosition, trick: Trick) -> dict[int, int]:
    """The seats still to play to a trick, in turn order, and the cards that each may hold."""
    played = {laid.seat for laid in trick.laid} | set(position.idle)
    seats = [seat for seat in position.around(max(position.turn, 0)) if seat not in played]
    seats = seats[: position.players - trick.players]
    return {seat: position.known[seat] | rules.possible(position, seat) for seat in seats}


def may_change(rules: TrickRules, position: TricksPosition, trick: Trick, place: int) -> bool:
    """Whether a card still to come can change which place takes the trick.

    It is enough to try single cards, alone and after one card of each suit from the seat before: a
    card that beats the better of two others beats both, and one more card of its rank is what makes
    a rank void.
    """
    coming = _coming(rules, position, trick)
    seats, hands = [*coming], [*coming.values()]
    if any(rule.may_capture(trick, hands) for rule in rules.declaring("may_capture")):
        return True
    earlier: list[tuple[Laid, ...]] = [()]
    for seat, hand in zip(seats, hands, strict=True):
        cards = rules.deck.cards(hand)
        for card, before in product(cards, earlier):
            longer = trick._replace(laid=(*trick.laid, *before, Laid(seat, card)))
            is_twice = any(laid.card == card for laid in before)
            if not is_twice and trick_result(rules, longer).place != place:
                return True
        of_suit = {position.suit(card): card for card in cards}
        earlier = [(), *((Laid(seat, card),) for card in of_suit.values())]
    return False


# ---- reasons


def _overtaking(
    rules: TrickRules, position: TricksPosition, trick: Trick
) -> dict[Card, TrickRule | None]:
    """The cards of which each, as the next one, would take a trick that isn't full, or would keep
    the best card from taking it; and the rule by which it would, whatever its strength."""
    best = trick_result(rules, trick).place
    cards: dict[Card, TrickRule | None] = {}
    for seat, hand in _coming(rules, position, trick).items():
        for card in rules.deck.cards(hand):
            longer = trick._replace(laid=(*trick.laid, Laid(seat, card)))
            result = trick_result(rules, longer)
            if result.place == len(trick.laid):
                cards[card] = result.by
            elif result.place != best and best in result.barred:
                cards[card] = result.barred[best]
    return cards


def _could_take(game: TrickGame, trick: Trick, result: TrickResult) -> Iterator[Reason]:
    """Which cards still to come would take the trick from the one that is ahead."""
    rules = game.rules
    cards = _overtaking(rules, game.position, trick)
    best = trick.laid[result.place].card
    for rule in dict.fromkeys(by for by in cards.values() if by is not None and "comes" in by.says):
        own = [card for card, by in cards.items() if by is rule]
        yield rule.reason("comes", cards=own, near=str(best), number=best.rank)
    of_strength = [card for card, by in cards.items() if by is None]
    if len(of_strength) in (1, 2):
        lead, near = str(of_strength[0]), "".join(map(str, of_strength[1:]))
        yield rules.role("takes").reason("few-beat", lead=lead, near=near)
    elif of_strength and (args := _kinds(rules, trick, result, of_strength)):
        yield rules.role("takes").reason("beat", **args)


def _kinds(rules: TrickRules, trick: Trick, result: TrickResult, cards: Sequence[Card]) -> Args:
    """Which kinds of cards these are beside the best: higher ones of its suit, and trumps; empty if
    that doesn't say it."""
    best, suit, trump = trick.laid[result.place].card, trick.suits[result.place], trick.trump
    tier = rules.strength(best, trump)[0]
    trumping = [rule for rule in rules.declaring("tier") if rule.unsaid == "trump"]
    own = {card: suit_in(card, trick.moved) for card in cards}
    suits = {own[card] for card in cards if rules.strength(card, trump)[0] == tier}
    is_trump = any(rule.tier(best, suit, trump) for rule in trumping)
    trumps = not is_trump and any(
        rule.tier(card, own[card], trump) for rule in trumping for card in cards
    )
    if not (trumps or suits):
        return {}
    of = ("trump" if is_trump else suit) if suits == {suit} else ""
    return {"trumps": trumps, "of": of, "higher": bool(suits), "low": _is_low(rules)}


def reasons(
    game: TrickGame, trick: Trick, result: TrickResult, waiting: Sequence[str] | None = None
) -> tuple[Reason, ...]:
    """Why a card takes the trick, or is ahead, the deciding reasons first.

    ``waiting``: the seats that are still to play; ``None``: the result is final.
    """
    decisive = list(deciding(game.rules, trick, result))
    if result.by is not None:
        ahead = [_best(game, trick, result, waiting)] if waiting is not None else []
        return (*decisive, *ahead)
    decisive += filter(None, (r.why_not(trick) for r in game.rules.declaring("why_not")))
    weaker = [] if decisive else _cannot_win(game.rules, trick, result, stronger=False)
    best = _best(game, trick, result, waiting)
    could = _could_take(game, trick, result) if waiting and result.place != NOBODY else ()
    ranking = _ranking(game.rules, trick, result, is_final=waiting is None)
    orders = (rule.order(trick.trump) for rule in ranking)
    idle = _idle(game) if waiting is None else ()
    moved = counting(game.rules, trick.moved, [laid.card for laid in trick.laid])
    return (*decisive, best, *could, *moved, *weaker, *idle, *filter(None, orders))


def _idle(game: TrickGame) -> Iterator[Reason]:
    """The reasons that seats play no cards in this deal."""
    names = game.names_of(game.position.idle)
    for rule in game.rules.declaring("plays_alone") if names else ():
        lone = game.names_of(rule.plays_alone(game.position))
        yield rule.reason("idle", "causes", players=names, lone=lone)


def _ranking(
    rules: TrickRules, trick: Trick, result: TrickResult, *, is_final: bool
) -> Iterator[TrickRule]:
    """The rules that rank the card that takes the trick: among those of its suit, and among those
    of its tier that can take it, if there are others. Before the last card only those that rank
    otherwise than usual: else what would take it says more."""
    place = result.place
    if place == NOBODY:
        return
    cards = [
        laid.card
        for laid, suit in zip(trick.laid, trick.suits, strict=True)
        if suit == trick.suits[place]
    ]
    for rule in rules.declaring("tier"):
        if len({rule.tier(card, trick.suits[place], trick.trump) for card in cards}) > 1:
            yield rule
    able = [laid.card for index, laid in enumerate(trick.laid) if index not in result.barred]
    tiers = [rules.strength(card, trick.trump)[0] for card in able]
    for rule in rules.declaring("power") if tiers.count(max(tiers)) > 1 else ():
        if is_final or rule.low:
            yield rule


def counting(rules: TrickRules, moved: Moved, cards: Container[Card]) -> Iterator[Reason]:
    """The reasons that some of these cards belong to another suit than their own."""
    for rule in rules.declaring("counts_as") if moved else ():
        for suit in dict.fromkeys(suit for _, suit in moved):
            if own := [card for card, to in moved if to == suit and card in cards]:
                yield rule.reason("belongs", "causes", cards=own, suit=suit)


def deciding(rules: TrickRules, trick: Trick, result: TrickResult) -> Iterator[Reason]:
    """The reasons that stronger cards can't take the trick, and that the strongest one is of a
    higher tier, or that it is taken whatever the strength of its cards."""
    if result.by is not None:
        laid = trick.laid[result.place]
        yield result.by.reason("captures", cards=[laid.card], **result.by.capture_args(trick))
        return
    yield from _cannot_win(rules, trick, result, stronger=True)
    if result.place == NOBODY:
        return
    card, suit = trick.laid[result.place].card, trick.suits[result.place]
    near = next(iter(_next_best(rules, trick, result)), result.place)
    below, of_below = trick.laid[near].card, trick.suits[near]
    beating = (rule for rule in rules.declaring("tier") if "beats" in rule.says)
    ranking = [rule for rule in beating if rule.tier(card, suit, trick.trump)]
    both = [r for r in ranking if of_below != suit and r.tier(below, of_below, trick.trump)]
    raising = both or [r for r in ranking if _decides(rules, trick, result, r)]
    if not raising and suit != trick.led:  # several rules, each of which is enough
        raising = [rule for rule in ranking if rule.has("can_win")]
    for rule in raising:
        args = rule.beat_args(trick, card, below if near != result.place else None)
        yield rule.reason("beats", cards=[card], suit=suit, **args)


def _decides(rules: TrickRules, trick: Trick, result: TrickResult, rule: TrickRule) -> bool:
    """Whether other cards, too, would be the strongest if this rule didn't rank them."""
    barred = _barred(rules, trick, without=rule)
    return _strongest(rules, trick, barred, without=rule) != result.equals


def _next_best(rules: TrickRules, trick: Trick, result: TrickResult) -> tuple[int, ...]:
    """The places of the strongest of the other cards that can take the trick."""
    return _strongest(rules, trick, {*result.barred, *result.equals})


def _cannot_win(
    rules: TrickRules, trick: Trick, result: TrickResult, *, stronger: bool
) -> Iterator[Reason]:
    """The reasons why cards can't take the trick: those that would take it otherwise, or the
    others."""
    cards = [laid.card for laid in trick.laid]
    best = None if result.place == NOBODY else rules.strength(cards[result.place], trick.trump)
    for rule in dict.fromkeys(result.barred.values()):
        places = [
            place
            for place in sorted(result.barred)
            if result.barred[place] is rule
            and (best is None or rules.strength(cards[place], trick.trump) >= best) == stronger
        ]
        for group, args in rule.why_cannot_win(trick, places) if places else ():
            args = {"stronger": stronger and best is not None, "low": _is_low(rules), **args}
            losing = [cards[place] for place in group]
            yield rule.reason("cannot-win", "bars", cards=losing, **args)


def _is_low(rules: TrickRules) -> bool:
    """Whether the lowest card takes the trick."""
    return any(ordering.low for ordering in rules.declaring("power"))


def _best(
    game: TrickGame, trick: Trick, result: TrickResult, waiting: Sequence[str] | None
) -> Reason:
    """Whose card is the strongest of those that can take the trick."""
    rule, equals = game.rules.role("takes"), result.equals
    cards = [trick.laid[place].card for place in equals]
    if len(equals) > 1 and waiting is not None:
        return rule.reason("level", cards=cards, seats=list(waiting))
    players = [game.names[result.taker]] if result.taker != NOBODY else []
    if len(equals) > 1:
        which = {equals[0]: "first", equals[-1]: "last"}.get(result.place, "none")
        return rule.reason("equal", cards=cards, players=players, which=which)
    if result.place == NOBODY:
        return rule.reason("nobody")
    if waiting is not None:
        return rule.reason("ahead", cards=cards, players=players, seats=list(waiting))
    low = any(ordering.low for ordering in game.rules.declaring("power"))
    alone = not _next_best(game.rules, trick, result)
    return rule.reason(
        "takes", cards=cards, players=players, barred=bool(result.barred), low=low, alone=alone,
        of=_only_suit(trick, result),
    )  # fmt: skip


def _only_suit(trick: Trick, result: TrickResult) -> str:
    """The suit of all cards that can take the trick if others can't, or ``trump``."""
    able = {suit for place, suit in enumerate(trick.suits) if place not in result.barred}
    if not result.barred or len(able) > 1:
        return ""
    (suit,) = able
    return "trump" if suit == trick.trump else suit
