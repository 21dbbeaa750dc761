"""What a move does: a card is laid, a full trick is taken, a seat leads the next one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.answer import Event, Step
from referee.engine.conversion import hands_without
from referee.model.marks import NOBODY, Mark
from referee.model.moves import PLACE, PLAY, Move

from .position import CARRIED, FIRST_TRICK, LACKS, MEEPLE, Laid, Trick, TricksPosition
from .ruleset import TrickRules, first_stated
from .trick import TrickResult, trick_of, trick_result


def advance(rules: TrickRules, names: Sequence[str], position: TricksPosition, move: Move) -> Step:
    """The position after a move, legal or not. Raises ``OpenReading``."""
    before = with_trick_taken(rules, position)
    seat = names.index(move.seat)
    if move.kind == PLACE and rules.opening is not None and move.suit in rules.deck.suits:
        after = _place(rules, before, seat, move.suit)
        event = Event(rules.opening.clause, "meeple-placed", {"seat": move.seat, "suit": move.suit})
        return Step(move, after, lambda: (event,))
    if move.kind == PLAY and move.cards:
        card = move.cards[0].plain()
        after, result = _play(rules, before, seat, card, stands=move.stands)
        return Step(move, after, partial(_play_events, rules, names, before, after, card, result))
    return Step(move, before, tuple)


def with_trick_taken(rules: TrickRules, position: TricksPosition) -> TricksPosition:
    """The position after a full trick has been taken. Raises ``OpenReading``."""
    return _take_trick(rules, position)[0] if position.is_full else position


def waited_for(rules: TrickRules, position: TricksPosition) -> tuple[int, ...]:
    """The seats that may move now; none if it is unknown whose turn it is."""
    if rules.at_once and not position.owed:
        return position.missing
    return (position.turn,) if position.turn != NOBODY else ()


# ---- before the first card


def _place(rules: TrickRules, position: TricksPosition, seat: int, suit: str) -> TricksPosition:
    """The position after a seat has placed its meeple on a suit."""
    owed = tuple(owed for owed in position.owed if owed.seat != seat)
    around = [(seat + step) % position.size for step in range(1, position.size + 1)]
    owing = {owed.seat for owed in owed}
    turn = next((other for other in around if other in owing), around[0])
    if len(owed) == len(position.owed):  # the seat owed nothing and moved its meeple anyway
        turn = position.turn
    placed = replace(position, owed=owed, turn=turn)
    return placed.with_mark(Mark(MEEPLE, 1 << rules.deck.suits.index(suit), seat))


# ---- a card


def _play(
    rules: TrickRules, before: TricksPosition, seat: int, card: Card, *, stands: bool
) -> tuple[TricksPosition, TrickResult | None]:
    """The position after a card, and the result of the trick if it is full."""
    position = before
    if before.unknown[seat] and not stands:
        position = _with_lacks(rules, position, seat, card)
    for rule in rules.declaring("on_card"):
        mark = rule.on_card(before, card)
        if mark is not None:
            position = position.with_mark(mark)
    known, unknown = hands_without(position, seat, 1 << rules.deck.bit(card))
    field = (*position.field, Laid(seat, card))
    position = replace(position, known=known, unknown=unknown, field=field, last=None)
    if position.is_full:
        return _take_trick(rules, position)
    if not rules.at_once:
        position = replace(position, turn=position.after(seat))
    return position, None


def _with_lacks(
    rules: TrickRules, position: TricksPosition, seat: int, card: Card
) -> TricksPosition:
    """The position with the suits that a seat is known to lack because it plays this card."""
    bit = 1 << rules.deck.bit(card)
    absent = bit
    for rule in rules.declaring("restriction"):
        absent |= rules.barring(rule, position, seat, bit)
    suits = sum(1 << at for at, m in enumerate(rules.deck.suit_masks) if m & ~absent == 0)
    mark = position.mark(LACKS.kind, seat)
    if mark:
        suits |= mark.value
    return position.with_mark(Mark(LACKS.kind, suits, seat)) if suits else position


# ---- a trick


def _take_trick(rules: TrickRules, position: TricksPosition) -> tuple[TricksPosition, TrickResult]:
    """The position after a full trick has been taken, and its result. Raises ``OpenReading``."""
    trick = trick_of(rules, position)
    result = trick_result(rules, trick)
    taker = NOBODY if result.place == NOBODY else trick.laid[result.place].seat
    cards = 0
    for laid in trick.laid:
        cards |= 1 << rules.deck.bit(laid.card)
    for rule in rules.declaring("on_trick"):
        mark = rule.on_trick(trick)
        position = position if mark is None else position.with_mark(mark)
    if position.mark(FIRST_TRICK.kind):
        position = position.without_mark(FIRST_TRICK.kind)
    position = replace(position, field=(), last=trick, turn=NOBODY)
    if result.place == NOBODY:
        position = _untaken(position, cards, result.untaken)
    elif taker != NOBODY:
        position = _taken(position, taker, cards)
    if not rules.at_once and not position.is_over:
        leaders = (
            rule.leads_next(trick, taker, position.size) for rule in rules.declaring("leads_next")
        )
        leader = first_stated(leaders)
        position = replace(position, turn=NOBODY if leader is None else leader)
    return position, result


def _untaken(position: TricksPosition, cards: int, where: str) -> TricksPosition:
    if where == CARRIED:
        return replace(position, carried=position.carried | cards)
    return replace(position, discards=position.discards | cards)


def _taken(position: TricksPosition, taker: int, cards: int) -> TricksPosition:
    more = 1 + position.carried.bit_count() // position.size
    taken, tricks = list(position.taken), list(position.tricks)
    taken[taker] |= cards | position.carried
    tricks[taker] += more
    return replace(position, taken=tuple(taken), tricks=tuple(tricks), carried=0)


# ---- events


def _play_events(
    rules: TrickRules,
    names: Sequence[str],
    before: TricksPosition,
    after: TricksPosition,
    card: Card,
    result: TrickResult | None,
) -> tuple[Event, ...]:
    """What a card did."""
    events = [
        Event(rule.clause, "suit-broken", {"suit": card.suit})
        for rule in rules.declaring("on_card")
        if rule.on_card(before, card) is not None
    ]
    if result and after.last:
        events += _trick_events(rules, names, after, after.last, result)
    return tuple(events)


def _trick_events(
    rules: TrickRules,
    names: Sequence[str],
    after: TricksPosition,
    trick: Trick,
    result: TrickResult,
) -> Iterator[Event]:
    """Who took a trick, and who leads the next one."""
    takes = rules.role("takes").clause
    cards = [str(laid.card) for laid in trick.laid]
    if result.place == NOBODY:
        barring = next(iter(result.barred.values()), None)
        clause = takes if result.equals or barring is None else barring.clause
        if result.untaken == CARRIED:
            yield Event(clause, "trick-carried", {"cards": cards})
        else:
            yield Event(clause, "trick-discarded", {"cards": cards})
    else:
        seat, best = trick.laid[result.place]
        if seat != NOBODY:
            args = {"seat": names[seat], "cards": cards}
            yield Event(takes, "trick-taken", args, {"winning": [str(best)]})
    if after.is_over:
        yield Event(rules.tally.clause, "deal-over", {})
    elif after.turn != NOBODY:
        leads = rules.role("lead").clause
        yield Event(leads, "leads-trick", {"seat": names[after.turn]})
