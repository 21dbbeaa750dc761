"""What a move does: a card is laid, somebody passes, drops out, goes out."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.engine.answer import Event, Step
from referee.engine.conversion import card_set, hands_without
from referee.errors import UnknownName
from referee.model.marks import NOBODY, Exit
from referee.model.moves import PASS, PLAY, Move
from referee.rulebook.rule import explain_open_reading

from .position import CLEAN, DROPPED, PLACED, REMOVED, SevensPosition, more
from .rule import SevensRule
from .ruleset import SevensRules


def advance(rules: SevensRules, names: Sequence[str], position: SevensPosition, move: Move) -> Step:
    """The position after a move. Raises ``OpenReading`` where it rests on a reading."""
    if move.kind not in (PLAY, PASS):
        raise UnknownName("move", move.kind, [PLAY, PASS])
    seat = names.index(move.seat)
    if position.is_out(seat):
        after = position
    elif move.kind == PASS:
        after = _passed(rules, position if move.stands else _shown(rules, position, seat), seat)
    else:
        after = _laid(rules, position, seat, move)
    after = replace(after, turn=NOBODY if after.over else after.after(seat))
    return Step(move, after, lambda: _told(rules, names, position, after, move))


def _laid(rules: SevensRules, position: SevensPosition, seat: int, move: Move) -> SevensPosition:
    card = card_set(rules.deck, move.cards)
    known, unknown = hands_without(position, seat, card, sum(each.is_hidden for each in move.cards))
    done = replace(position, known=known, unknown=unknown, laid=position.laid | card)
    if done.holds_nothing(seat):
        done = replace(done, out=(*done.out, Exit(seat, CLEAN)))
    return done


def _shown(rules: SevensRules, position: SevensPosition, seat: int) -> SevensPosition:
    """What a pass tells of the hand, where nobody may pass who has a card that fits."""
    fits = rules.fitting(position.laid) & position.possible(rules.deck, seat)
    barred = any(rule.bars_pass(position, seat, True) for rule in rules.declaring("bars_pass"))
    return position.without_cards(seat, fits) if fits and barred else position


def _passed(rules: SevensRules, position: SevensPosition, seat: int) -> SevensPosition:
    done = position.with_pass(seat)
    limits = [rule.allowed_passes() for rule in rules.declaring("allowed_passes")]
    if all(limit is None or done.passes(seat) <= limit for limit in limits):
        return done
    return _dropped(rules, done, seat)


def _dropped(rules: SevensRules, position: SevensPosition, seat: int) -> SevensPosition:
    held, unseen = position.known[seat], position.unknown[seat]
    known = (*position.known[:seat], 0, *position.known[seat + 1 :])
    unknown = (*position.unknown[:seat], 0, *position.unknown[seat + 1 :])
    gone = replace(position, known=known, unknown=unknown, out=(*position.out, Exit(seat, DROPPED)))
    for rule in rules.declaring("dropped_cards"):
        where = _where_dropped(rules, rule, seat, held)
        if where == PLACED:
            return replace(gone, laid=gone.laid | held, hidden=more(gone.hidden, unseen))
        if where == REMOVED:
            return replace(gone, removed=gone.removed | held)
    return gone


def _where_dropped(rules: SevensRules, rule: SevensRule, seat: int, held: int) -> str:
    cards = [str(card) for card in rules.deck.cards(held)]
    with explain_open_reading(
        lambda names: rule.reason("open", players=[names[seat]], cards=cards)
    ):
        return rule.dropped_cards()


# ---- what it set off


def _told(
    rules: SevensRules,
    names: Sequence[str],
    before: SevensPosition,
    after: SevensPosition,
    move: Move,
) -> tuple[Event, ...]:
    seat, told = names.index(move.seat), list[Event]()
    for rule in rules.declaring("allowed_passes"):
        if move.kind == PASS and not before.is_out(seat):
            told += _pass_told(rules, rule, before, after, names[seat], seat)
    if after.over and not before.over:
        told.append(_end_told(rules.role("win"), names, after))
    return tuple(told)


def _pass_told(
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
    told = [Event(rule.clause, "drops-out", args, {"allowed": limit})]
    cards = [str(card) for card in rules.deck.cards(before.known[seat])]
    for each in rules.declaring("dropped_cards"):
        where = _where_dropped(rules, each, seat, before.known[seat])
        if where == PLACED:
            told.append(Event(each.clause, "dropped-placed", {"seat": name, "cards": cards}))
        if where == REMOVED:
            told.append(Event(each.clause, "dropped-removed", {"seat": name}))
    return told


def _end_told(rule: SevensRule, names: Sequence[str], after: SevensPosition) -> Event:
    if after.gone_out:
        return Event(rule.clause, "first-out", {"seat": names[after.gone_out[0]]})
    left = [names[seat] for seat in after.playing]
    return Event(rule.clause, "last-left", {"seat": left[0] if left else ""})
