"""Obligations: what a play still owes, which moves meet it, and what meeting it does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from msgspec.structs import replace

from referee.engine.conversion import card_set
from referee.games.climbing.position import (
    Position,
    PositionBuilder,
    cards_on,
    may_lie_discarded,
    unseen_cards,
)
from referee.games.climbing.rule_api.effects import (
    AddUnder,
    Discard,
    Draw,
    Effect,
    Expose,
    HandOver,
    Owe,
    PickUp,
    SetMark,
    SwapHands,
)
from referee.games.climbing.rule_api.mark_names import SHARES, WINDOW
from referee.games.climbing.rule_api.rule import MET_BY, ClimbingRule, Fulfilment
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import MANY, NOBODY, Mark, Obligation
from referee.model.moves import DECLINE, DRAW, Move
from referee.rulebook.binding import bind_rules
from referee.rulebook.rulebook import Rulebook

from .move_resolution import MoveResolution

COUNTED = (
    "give", "penalty", "discard", "add", "take", "draw", "pick_up", "take_field", "seize", "swap",
    "show_strongest", "show_weakest",
)  # fmt: skip
"""The kinds of obligations that ask for a number of cards."""
FILLING = ("draw", "pick_up", "take")
"""The kinds by which cards come into a player's own hand."""
PARTED = "parted"
"""The mark of the cards that a seat has parted with while others still have to."""


def open_debts(position: Position) -> list[Obligation]:
    """The obligations that can be met now: those that wait for no other."""
    debts = [owed for owed in position.owed if owed.kind in MET_BY] if position.owed else []
    if not any(owed.waits_for or owed.holds_up for owed in debts):
        return debts
    clauses = {owed.clause for owed in debts}
    held_up = {owed.holds_up for owed in debts if owed.holds_up}
    return [
        owed for owed in debts if clauses.isdisjoint(owed.waits_for) and owed.clause not in held_up
    ]


def debt_of(
    position: Position, seat: int, kind: str, other: int = NOBODY, count: int = 0
) -> Obligation | None:
    """The obligation of this seat that a move of this kind is about, with this many cards and this
    other player. Of several, the first that the move can meet."""
    own = [owed for owed in open_debts(position) if owed.seat == seat]
    if kind == DECLINE:
        return min(own, key=lambda owed: owed.least > 0, default=None)
    return min(
        (owed for owed in own if kind in MET_BY[owed.kind]),
        key=lambda owed: (owed.to not in (NOBODY, other), not owed.least <= count <= owed.count),
        default=None,
    )


def is_meeting(position: Position, move: Move) -> bool:
    """Whether the move is made to meet an obligation (an exchange and a window have their own)."""
    debts = open_debts(position)
    return any(move.kind == DECLINE or move.kind in MET_BY[owed.kind] for owed in debts)


def fulfilment_of(
    rules: ClimbingRules, names: Sequence[str], position: Position, move: Move
) -> Fulfilment | None:
    """The move as its obligation sees it, or ``None`` if the seat owes nothing of the kind."""
    seat = names.index(move.seat)
    other = names.index(move.other) if move.other else NOBODY
    owed = debt_of(position, seat, move.kind, other, len(move.cards))
    if owed is None:
        return None
    deck = rules.deck
    known = card_set(deck, move.cards)
    return Fulfilment(
        before=position,
        now=position,
        owed=owed,
        kind=move.kind,
        seat=seat,
        other=other,
        cards=known,
        hidden=sum(card.is_hidden for card in move.cards),
        back=card_set(deck, move.back),
        rank=deck.ranks.index(move.rank) if move.rank in deck.ranks else NOBODY,
    )


MAX_NAMED_CARDS = 8
"""How many cards may be met with that a reason still names one by one."""


def owing_rule(rules: ClimbingRules, owed: Obligation) -> ClimbingRule:
    """The rule from which an obligation comes. The debt remains if its clause has been suspended
    since."""
    key = (owed.clause, owed.offered)
    rule = rules.owing.get(key)
    if rule is None:
        rule = rules.owing[key] = _find_owing(rules, owed)
    return rule


def _find_owing(rules: ClimbingRules, owed: Obligation) -> ClimbingRule:
    hooks = (
        ("offers", "offers_any_time")
        if owed.offered
        else ("on_owe", "on_fulfilled", "forbids_fulfilment")
    )
    owing = [rule for rule in rules if rule.clause.id == owed.clause]
    if not owing:
        clause = rules.rulebook.book.clause(owed.clause)
        owing = _bound(rules.rulebook.replace(**{clause.name: True}), owed.clause)
    return next((rule for rule in owing if any(map(rule.has, hooks))), owing[0])


def _bound(rules: Rulebook, clause: str) -> list[ClimbingRule]:
    bound = (rule for rule in bind_rules(rules) if isinstance(rule, ClimbingRule))
    return [rule for rule in bound if rule.clause.id == clause]


# ---- judging


def breaches(rules: ClimbingRules, move: Fulfilment) -> list[str]:
    """The message keys that say why the move doesn't meet its obligation; empty if it does."""
    owed = move.owed
    if move.kind == DECLINE:
        return ["must"] if owed.least else []
    faults = []
    count = move.cards.bit_count() + move.hidden
    if owed.to not in (NOBODY, move.other) and move.other != NOBODY:
        faults.append("other")
    if move.other == move.seat or (move.other != NOBODY and move.before.is_out(move.other)):
        faults.append("other")
    is_part = owed.whole and count < owed.count
    if owed.kind in COUNTED and (is_part or not owed.least <= count <= owed.count):
        faults.append("count")
    strange = rules.deck.take(move.cards, owed.of) if owed.of else 0
    if owed.kind == "seize" and move.cards != owed.of and not strange:
        faults.append("together")
    if owed.kind == "swap" and move.back.bit_count() != count:
        faults.append("count")
    if owed.of and (move.hidden or strange):
        faults.insert(0, "of" if owed.of.bit_count() <= MAX_NAMED_CARDS else "bars")
    if _held(rules, move):
        return faults
    if move.kind != DRAW:
        faults.append("hold")
    elif not owed.of:
        faults.append("there")
    return faults


def missing_cards(rules: ClimbingRules, move: Fulfilment) -> int:
    """The cards of the move that aren't where they would come from."""
    position, deck = move.before, rules.deck
    if move.kind == DRAW:
        return deck.take(move.cards, move.owed.of or may_lie_discarded(deck, position)[0])
    holder = move.other if move.owed.kind == "take" else move.seat
    if holder == NOBODY or move.owed.kind == "penalty":
        return 0
    missing = deck.take(move.cards, position.known[holder])
    return deck.take(missing, unseen_cards(deck, position)) if position.unknown[holder] else missing


def _held(rules: ClimbingRules, move: Fulfilment) -> bool:
    """Whether everybody can hold the cards that they are to part with."""
    position, deck = move.before, rules.deck
    if move.owed.kind == "penalty":
        hidden = sum(laid.play.hidden for laid in position.field)
        return not deck.take(move.cards, cards_on(deck, position)) and move.hidden <= hidden
    if move.kind == DRAW:
        cards, most = may_lie_discarded(deck, position)
        there = move.owed.of or cards
        count = move.cards.bit_count() + move.hidden
        return not deck.take(move.cards, there) and (not move.hidden or count <= most)
    parted = [
        (move.other if move.owed.kind == "take" else move.seat, move.cards, move.hidden),
        (move.other, move.back, 0),
    ]
    for seat, cards, hidden in parted:
        if seat == NOBODY:
            continue
        missing = deck.take(cards, position.known[seat])
        count = missing.bit_count() + hidden
        if not count:
            continue
        room = position.unknown[seat]
        if room != MANY and room < count:
            return False
        if deck.take(missing, unseen_cards(deck, position)):
            return False
    return True


# ---- meeting


def meet(resolution: MoveResolution, names: Sequence[str], move: Move) -> None:
    """Strikes the obligation off and carries out what meeting it does."""
    rules = resolution.rules
    fulfilment = fulfilment_of(rules, names, resolution.before, move)
    if fulfilment is None:
        return
    rule = owing_rule(rules, fulfilment.owed)
    carry_out_fulfilment(resolution, fulfilment)
    if fulfilment.owed.offered and rule.has("on_offer_taken"):
        context = resolution.context(resolution.before.field)
        resolution.cause(rule, *rule.on_offer_taken(context))
    if resolution.cleared:
        leading = rules.declaring("on_fulfilled_clear")
        resolution.carry_out(
            [(rule, effect) for rule in leading for effect in rule.on_fulfilled_clear(fulfilment)]
        )
    if field := resolution.before.field:
        resolution.run_of_play("on_settle", resolution.context(field))
    if resolution.somebody_left:
        resolution.run_stage("on_demotion")
    empty_hands(resolution, rule, fulfilment)
    _go_on(resolution)


def carry_out_fulfilment(resolution: MoveResolution, move: Fulfilment) -> None:
    """Strikes an obligation off and carries out what meeting it does; nothing if it is declined."""
    rule = owing_rule(resolution.rules, move.owed)
    _strike(resolution, move)
    if move.kind != DECLINE:
        resolution.cause(rule, *_movement(move))
    if rule.has("on_fulfilled") and (move.kind != DECLINE or rule.fulfilled_by_decline):
        resolution.cause(rule, *rule.on_fulfilled(move))


def _strike(resolution: MoveResolution, move: Fulfilment) -> None:
    """Takes one obligation off the list; one that is owed several times is owed once less."""
    rest = list(resolution.draft.owed)
    rest.remove(move.owed)
    resolution.draft.owed = tuple(rest)


def _movement(move: Fulfilment) -> list[Effect]:
    match move.kind:
        case "give" if move.owed.kind != "penalty":
            return [HandOver(move.seat, move.other, move.cards, hidden=move.hidden)]
        case "take":
            return [HandOver(move.other, move.seat, move.cards, hidden=move.hidden)]
        case "discard" if move.owed.kind == "discard":
            return [Discard(move.seat, move.cards, move.hidden)]
        case "expose":
            return [Expose(move.seat, move.cards, move.owed.to)]
        case "draw" if move.owed.kind == "pick_up":
            return [PickUp(move.seat, move.cards)]
        case "draw" if move.owed.kind == "draw":
            return _drawn(move, move.seat if move.owed.to == NOBODY else move.owed.to)
        case "swap":
            return [
                HandOver(move.seat, move.other, move.cards),
                HandOver(move.other, move.seat, move.back),
            ]
        case "swap_hands":
            return [SwapHands(move.seat, move.other)]
    return []


def _drawn(move: Fulfilment, taker: int) -> list[Effect]:
    """Cards come from the discards, and from the plays of the field that also may be taken from."""
    below = [laid.play.mask for laid in move.before.field[:-1]] if move.owed.of else []
    picked = [move.cards & mask & ~move.before.discards for mask in below]
    rest = move.cards & ~reduce(or_, picked, 0)
    drawn: list[Effect] = [Draw(taker, rest, move.hidden)] if rest or move.hidden else []
    return drawn + [PickUp(taker, cards) for cards in picked if cards]


def empty_hands(resolution: MoveResolution, rule: ClimbingRule, move: Fulfilment) -> None:
    """Players with an empty hand go out, in turn order from the player who moved. If the clause
    lets them go out together, it is from the player who made the play, once its last debt is met.
    """
    draft = resolution.draft
    judging = rule.exit_by_obligation == "out_judged_by_cards"
    if rule.exits_together and any(owed.clause == move.owed.clause for owed in draft.owed):
        if judging:
            draft.set_mark(Mark(PARTED, _parted(resolution, move.seat), move.seat, WINDOW))
        return
    field = resolution.before.field
    start = field[-1].seat if rule.exits_together and field else move.seat
    empty = [
        seat
        for seat in draft.around(start)
        if draft.holds_nothing(seat) and not draft.is_out(seat) and not _awaits(draft, seat)
    ]
    exits = rule.order_of_exits(empty, move.owed, draft.direction)
    for seat in exits:
        resolution.go_out(seat, _parted(resolution, seat) if judging else 0, field)
    if rule.exits_share and len(exits) > 1:
        resolution.cause(rule, *(SetMark(Mark(SHARES.kind, None, seat)) for seat in exits))
    for mark in [mark for mark in draft.marks if mark.kind == PARTED]:
        draft.drop_mark(PARTED, mark.holder)


def _awaits(draft: PositionBuilder, seat: int) -> bool:
    """Whether this seat is still to get cards: then its hand is not empty for good."""
    for owed in draft.owed:
        filling = owed.kind in FILLING and not owed.for_others and owed.seat == seat
        if owed.least and (filling or (owed.kind in ("give", "draw") and owed.to == seat)):
            return True
    return False


def _parted(resolution: MoveResolution, seat: int) -> int:
    """The cards that this seat has discarded or handed over by the move, or before it where all
    who do so go out together."""
    kept = resolution.before.mark(PARTED, seat)
    deck, cards = resolution.rules.deck, kept.value if kept else 0
    for _, effect in resolution.happened:
        match effect:
            case Discard(by, parted) | AddUnder(by, parted) | HandOver(by, _, parted) if by == seat:
                cards = deck.add(cards, parted)
    return cards


def _come_due(resolution: MoveResolution) -> None:
    """Debts that waited for others come due: they are owed as the hands are by now."""
    draft = resolution.draft
    owing = {owed.clause for owed in draft.owed}
    due = [owed for owed in draft.owed if owed.waits_for and owing.isdisjoint(owed.waits_for)]
    for clause in dict.fromkeys(owed.clause for owed in due):
        rule = owing_rule(resolution.rules, next(owed for owed in due if owed.clause == clause))
        own = [owed for owed in due if owed.clause == clause]
        others = [owed for owed in draft.owed if owed not in own]
        draft.owed = (*others, *rule.remaining_obligations(own, draft))


def count_anew(resolution: MoveResolution) -> None:
    """Debts that were there before the move and are not met by it are owed as far as the cards are
    still there that they are about."""
    draft, before = resolution.draft, resolution.before
    if draft.owed:
        draft.owed = () if draft.over or resolution.closed else _of_those_playing(draft)
        _count_discarded(resolution)
    if not draft.owed or (draft.known, draft.unknown, draft.field, draft.out) == (
        before.known, before.unknown, before.field, before.out
    ):  # fmt: skip
        return
    kept = [owed for owed in draft.owed if owed in before.owed and _can_change(owed)]
    for clause in dict.fromkeys(owed.clause for owed in kept):
        own = [owed for owed in kept if owed.clause == clause]
        seats = {owed.seat for owed in own}
        due = owing_rule(resolution.rules, own[0]).remaining_obligations(own, draft)
        left = [owed for owed in due if owed.seat in seats]
        if left != own:
            draft.owed = (*(owed for owed in draft.owed if owed not in own), *left)
    _come_due(resolution)


def _count_discarded(resolution: MoveResolution) -> None:
    """Counts the cards that the move has discarded among those that a player has to draw, whether
    the debt or the clear came first."""
    draft = resolution.draft
    for owed in draft.owed:
        if owed.kind != "draw" or not owed.forced:
            continue
        discarded = draft.discards & owed.of if owed.of else draft.discards
        least = max(owed.least, min(owed.count, discarded.bit_count()))
        sure = replace(owed, least=least, forced=least < owed.count)
        draft.owed = tuple(sure if each == owed else each for each in draft.owed)
        resolution.happened[:] = [
            (rule, Owe(sure) if effect == Owe(owed) else effect)
            for rule, effect in resolution.happened
        ]


def _can_change(owed: Obligation) -> bool:
    """Whether a debt can be met now, and no play waits for it."""
    return owed.kind in MET_BY and not (owed.waits_for or owed.held)


def _of_those_playing(draft: PositionBuilder) -> tuple[Obligation, ...]:
    """The remaining debts. Debts to or from players who are out are dropped, unless they are about
    others, and so are gifts in the exchange from players without cards."""
    return tuple(
        owed
        for owed in draft.owed
        if not draft.lapses(owed)
        and not (owed.kind == "exchange" and draft.holds_nothing(owed.seat))
    )


def _go_on(resolution: MoveResolution) -> None:
    """Drops the debts to and from players who are out, and passes the turn on from them."""
    draft = resolution.draft
    if draft.leader != NOBODY:
        draft.turn = resolution.asked_from(draft.leader)
    _come_due(resolution)
    draft.owed = _of_those_playing(draft)
    if len(draft.playing) < 2 or resolution.closed:
        draft.owed = ()
    resolution.pass_over_those_out()
    resolution.miss_turns()
