"""What a move does: a card is laid, a seat passes, drops out or plays its last card."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.engine.answer import Event, Step
from referee.engine.conversion import card_set, hands_without
from referee.errors import UnknownName
from referee.model.marks import NOBODY, Exit
from referee.model.moves import PASS, PLAY, Move
from referee.rulebook.rule import explain_open_reading

from .position import CLEAN, DROPPED, PLACED, REMOVED, SevensPosition, total
from .rule import SevensRule
from .ruleset import SevensRules


def advance(rules: SevensRules, names: Sequence[str], position: SevensPosition, move: Move) -> Step:
    """The position after a move. Raises ``OpenReading``."""
    if move.kind not in (PLAY, PASS):
        raise UnknownName("move", move.kind, [PLAY, PASS])
    seat = names.index(move.seat)
    if position.is_out(seat):
        after = position
    elif move.kind == PASS:
        after = _passed(rules, position if move.stands else _shown(rules, position, seat), seat)
    else:
        after = _laid(rules, position, seat, move)
    after = replace(after, turn=NOBODY if after.is_over else after.after(seat))
    return Step(move, after, lambda: _events(rules, names, position, after, move))


def _laid(rules: SevensRules, position: SevensPosition, seat: int, move: Move) -> SevensPosition:
    card = card_set(rules.deck, move.cards)
    known, unknown = hands_without(position, seat, card, sum(c.is_hidden for c in move.cards))
    after = replace(position, known=known, unknown=unknown, laid=position.laid | card)
    if after.holds_nothing(seat):
        after = replace(after, out=(*after.out, Exit(seat, CLEAN)))
    return after


def _shown(rules: SevensRules, position: SevensPosition, seat: int) -> SevensPosition:
    """The position with what a pass shows: no fitting card, if it is barred with one."""
    fits = rules.fitting(position.laid) & position.possible(rules.deck, seat)
    barred = any(rule.bars_pass(position, seat, True) for rule in rules.declaring("bars_pass"))
    return position.without_cards(seat, fits) if fits and barred else position


def _passed(rules: SevensRules, position: SevensPosition, seat: int) -> SevensPosition:
    after = position.with_pass(seat)
    limits = [rule.allowed_passes() for rule in rules.declaring("allowed_passes")]
    if all(limit is None or after.passes(seat) <= limit for limit in limits):
        return after
    return _dropped(rules, after, seat)


def _dropped(rules: SevensRules, position: SevensPosition, seat: int) -> SevensPosition:
    held, unseen = position.known[seat], position.unknown[seat]
    known = (*position.known[:seat], 0, *position.known[seat + 1 :])
    unknown = (*position.unknown[:seat], 0, *position.unknown[seat + 1 :])
    gone = replace(position, known=known, unknown=unknown, out=(*position.out, Exit(seat, DROPPED)))
    for rule in rules.declaring("dropped_cards"):
        where = _fate_of_cards(rules, rule, seat, held)
        if where == PLACED:
            return replace(gone, laid=gone.laid | held, hidden=total(gone.hidden, unseen))
        if where == REMOVED:
            return replace(gone, removed=gone.removed | held)
    return gone


def _fate_of_cards(rules: SevensRules, rule: SevensRule, seat: int, held: int) -> str:
    cards = [str(card) for card in rules.deck.cards(held)]
    with explain_open_reading(
        lambda names: rule.reason("open", players=[names[seat]], cards=cards)
    ):
        return rule.dropped_cards()


# ---- events


def _events(
    rules: SevensRules,
    names: Sequence[str],
    before: SevensPosition,
    after: SevensPosition,
    move: Move,
) -> tuple[Event, ...]:
    seat, events = names.index(move.seat), list[Event]()
    for rule in rules.declaring("allowed_passes"):
        if move.kind == PASS and not before.is_out(seat):
            events += _pass_events(rules, rule, before, after, names[seat], seat)
    if after.is_over and not before.is_over:
        events.append(_end_event(rules.role("win"), names, after))
    return tuple(events)


def _pass_events(
    rules: SevensRules,
    rule: SevensRule,
    before: SevensPosition,
    after: SevensPosition,
    name: str,
    seat: int,
) -> list[Event]:
    limit = rule.allowed_passes()
    args = {"seat": name, "count": after.passes(seat)}
    if not after.is_out(seat):
        left = -1 if limit is None else limit - after.passes(seat)
        return [Event(rule.clause, "sevens-pass", {**args, "left": left})]
    events = [Event(rule.clause, "drops-out", args, {"allowed": limit})]
    cards = [str(card) for card in rules.deck.cards(before.known[seat])]
    for other in rules.declaring("dropped_cards"):
        where = _fate_of_cards(rules, other, seat, before.known[seat])
        if where == PLACED:
            events.append(Event(other.clause, "dropped-placed", {"seat": name, "cards": cards}))
        if where == REMOVED:
            events.append(Event(other.clause, "dropped-removed", {"seat": name}))
    return events


def _end_event(rule: SevensRule, names: Sequence[str], after: SevensPosition) -> Event:
    if after.gone_out:
        return Event(rule.clause, "first-out", {"seat": names[after.gone_out[0]]})
    left = [names[seat] for seat in after.playing]
    return Event(rule.clause, "last-left", {"seat": left[0] if left else ""})
