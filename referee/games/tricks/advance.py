"""What a move does: a card is laid, a full trick is taken, a seat leads the next one."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.cards.card import Card, union
from referee.engine.answer import Event, Step
from referee.engine.conversion import hands_without
from referee.model.marks import NOBODY, Mark, Obligation
from referee.model.moves import PLAY, Move

from .hands import with_shown_voids, without_revoked_void
from .position import CARRIED, FIRST_TRICK, Laid, TricksPosition
from .rule import TrickRule
from .ruleset import TrickGame, TrickRules, first_stated
from .trick import TrickResult, is_low, only_suit, trick_of, trick_result

Played = tuple[TricksPosition, TrickResult | None]
"""The position after a card, and the result of the trick if it was full."""


def advance(game: TrickGame, move: Move) -> Step:
    """The position after a move, legal or not. Raises ``OpenReading``."""
    rules = game.rules
    before = with_trick_taken(rules, game.position)
    seat = game.names.index(move.seat)
    plain = rules.plain(move)
    opening = next((rule for rule in rules.openings if plain.kind in rule.opens), None)
    is_named = move.suit in ("", *rules.deck.suits)
    if opening is not None and is_named and opening.understands(plain):
        after = _open(rules, opening, before, seat, move)
        acting = [opening] + ([rules.variants[move.kind]] if plain is not move else [])
        events = (rule.opening_event(move, after, game.names) for rule in acting)
        return Step(move, after, lambda: tuple(filter(None, events)))
    between = next((rule for rule in rules.betweens if plain.kind in rule.between), None)
    if between is not None and move.cards:
        after = between.open(before, seat, move)
        event = between.opening_event(move, after, game.names)
        return Step(move, after, lambda: (event,) if event else ())
    if move.kind == PLAY and move.cards:
        card = move.cards[0].plain()
        after, result = _play(rules, before, seat, card)
        laid = Laid(seat, card)
        return Step(move, after, lambda: tuple(_play_events(game.at(before), after, laid, result)))
    return Step(move, before, tuple)


def with_trick_taken(rules: TrickRules, position: TricksPosition) -> TricksPosition:
    """The position after a full trick has been taken. Raises ``OpenReading``."""
    return _take_trick(rules, position)[0] if position.is_full else position


def waited_for(rules: TrickRules, position: TricksPosition) -> tuple[int, ...]:
    """The seats that may move now; none if it is unknown whose turn it is."""
    if position.owed:
        opening = rules.opening(position)
        if opening is not None and opening.exchanges:
            return tuple(owed.seat for owed in position.owed)
    elif rules.at_once:
        return position.missing
    return (position.turn,) if position.turn != NOBODY else ()


# ---- before the first card


def _open(
    rules: TrickRules, opening: TrickRule, position: TricksPosition, seat: int, move: Move
) -> TricksPosition:
    """The position after a seat has made a move that seats owe before the first card."""
    after = opening.open(position, seat, rules.plain(move))
    if move.kind in rules.variants:
        after = rules.variants[move.kind].open(after, seat, move)
    for rule in rules.declaring("after_opening"):
        after = rule.after_opening(after)
    after = with_owed(rules, rules.of_deal(after))
    if rules.opening(position) is not opening or seat not in {o.seat for o in position.owed}:
        return after  # the seat owed nothing and moved anyway
    if after.is_over:
        return replace(after, turn=NOBODY)
    owing = {owed.seat for owed in after.owed}
    following = (*after.around(seat)[1:], seat)
    turn = next((s for s in following if s in owing), following[0])
    if not owing:
        turn = rules.first_turn(after, turn)
    return replace(after, turn=turn)


def with_owed(rules: TrickRules, position: TricksPosition) -> TricksPosition:
    """The position with what seats owe before the first card."""
    owed: tuple[Obligation, ...] = ()
    for rule in () if position.has_begun else rules.openings:
        owed = tuple(rule.obligation(position, seat) for seat in rule.owing(position))
        if owed:
            break
    return replace(position, owed=owed)


# ---- a card


def _play(rules: TrickRules, before: TricksPosition, seat: int, card: Card) -> Played:
    bit, position = 1 << rules.deck.bit(card), before
    if before.unknown[seat]:
        position = without_revoked_void(rules, position, seat, bit)
        position = with_shown_voids(rules, position, seat, bit)
    if bit & rules.first_card and not before.has_begun:
        position = position.with_mark(Mark(FIRST_TRICK.kind))
    for rule in rules.declaring("on_card"):
        mark = rule.on_card(before, card)
        if mark is not None:
            position = position.with_mark(mark)
    for rule in rules.declaring("on_laid"):
        mark = rule.on_laid(before, seat, card)
        if mark is not None:
            position = position.with_mark(mark)
    known, unknown = hands_without(rules.deck, position, seat, bit)
    field = (*position.field, Laid(seat, card))
    position = replace(position, known=known, unknown=unknown, field=field, last=None, holds=())
    if position.is_full:
        return _take_trick(rules, position)
    if not rules.at_once:
        position = replace(position, turn=position.after(seat))
    return position, None


# ---- a trick


def _take_trick(rules: TrickRules, position: TricksPosition) -> tuple[TricksPosition, TrickResult]:
    """The position after a full trick has been taken, and its result. Raises ``OpenReading``."""
    trick = trick_of(rules, position)
    result = trick_result(rules, trick)
    taker = result.taker
    for rule in rules.declaring("on_trick"):
        mark = rule.on_trick(trick)
        position = position if mark is None else position.with_mark(mark)
    if position.mark(FIRST_TRICK.kind):
        position = position.without_mark(FIRST_TRICK.kind)
    position = replace(position, field=(), last=trick, turn=NOBODY)
    cards = union(1 << rules.deck.bit(laid.card) for laid in trick.laid)
    if result.place == NOBODY and result.untaken == CARRIED:
        position = replace(position, carried=position.carried | cards)
    elif result.place == NOBODY:
        position = replace(position, discards=position.discards | cards)
    elif taker != NOBODY:
        position = _taken(position, taker, cards)
        for rule in rules.declaring("after_trick"):
            position = rule.after_trick(position, taker)
    if not rules.at_once and not position.is_over:
        size, leading = position.size, rules.declaring("leads_next")
        leader = first_stated(rule.leads_next(trick, taker, size) for rule in leading)
        can_lead = leader not in (None, NOBODY) and not position.holds_nothing(leader)
        position = replace(position, turn=leader if can_lead else NOBODY)
    return position, result


def _taken(position: TricksPosition, taker: int, cards: int) -> TricksPosition:
    taken, tricks = list(position.taken), list(position.tricks)
    taken[taker] |= cards | position.carried
    tricks[taker] += 1 + position.carried.bit_count() // position.players
    return replace(position, taken=tuple(taken), tricks=tuple(tricks), carried=0)


# ---- events


def _play_events(
    game: TrickGame, after: TricksPosition, laid: Laid, result: TrickResult | None
) -> Iterator[Event]:
    """What a card did: it broke a suit or showed a partner, it completed a trick, and who leads the
    next one."""
    rules, (seat, card) = game.rules, laid
    for rule in rules.declaring("on_laid"):
        if rule.on_laid(game.position, seat, card) is not None:
            args: dict[str, object] = {"seat": game.names[seat], "cards": [str(card)]}
            yield Event(rule.clause, "partner-shown", args)
    for rule in rules.declaring("on_card"):
        if rule.on_card(game.position, card) is not None:
            args = {"suit": card.suit}
            yield Event(rule.clause, "suit-broken", args, {"cards": [str(card)]})
    if not result or not after.last:
        return
    takes, cards = rules.role("takes").clause, [str(laid.card) for laid in after.last.laid]
    if result.place == NOBODY:
        barring = next(iter(result.barred.values()), None)
        clause = takes if result.equals or barring is None else barring.clause
        is_carried = result.untaken == CARRIED
        yield Event(clause, "trick-carried" if is_carried else "trick-discarded", {"cards": cards})
    elif result.taker != NOBODY:
        is_captured = result.by is not None
        args = {"seat": game.names[result.taker], "cards": cards, "captured": is_captured}
        best = {"of": only_suit(after.last, result), "low": is_low(rules)}
        best["barred"] = bool(result.barred)
        yield Event(takes, "trick-taken", args, {"winning": [cards[result.place]], **best})
        told = (
            r.trick_event(game.position, after, game.names) for r in rules.declaring("trick_event")
        )
        yield from filter(None, told)
    if after.is_over:
        yield Event(rules.tally.clause, "deal-over")
    elif after.turn != NOBODY:
        yield Event(rules.role("lead").clause, "leads-trick", {"seat": game.names[after.turn]})
