"""The course of play: a card is laid, a full trick is taken, somebody leads the next one."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.answer import Event, Step
from referee.engine.conversion import card_set, hands_without
from referee.model.marks import NOBODY, Mark
from referee.model.moves import PLACE, PLAY, Move

from .position import CARRIED, FIRST_TRICK, LACKS, MEEPLE, Laid, Trick, TricksPosition
from .rule import TrickRule
from .ruleset import TrickRules, first_said
from .trick import Weighed, trick_of, weigh

Told = list[Event]


def advance(rules: TrickRules, names: Sequence[str], position: TricksPosition, move: Move) -> Step:
    """The position after a move, legal or not. Raises ``OpenReading``."""
    position = ready(rules, position)
    seat = names.index(move.seat)
    told: Told = []
    if move.kind == PLACE and rules.opening is not None and move.suit in rules.deck.suits:
        position = _place(rules.opening, names, position, seat, move, told)
    elif move.kind == PLAY and move.cards:
        position = _lay(rules, names, position, seat, move, told)
    return Step(move, position, lambda: tuple(told))


def ready(rules: TrickRules, position: TricksPosition) -> TricksPosition:
    """The position with a full trick taken. Raises ``OpenReading``."""
    return settle(rules, position)[0] if position.full else position


def waited_for(rules: TrickRules, position: TricksPosition) -> tuple[int, ...]:
    """The seats that may move now; of a table that does not say whose turn it is, none."""
    if rules.at_once and not position.owed:
        return position.missing
    return (position.turn,) if position.turn != NOBODY else ()


# ---- before the first card


def _place(
    opening: TrickRule,
    names: Sequence[str],
    position: TricksPosition,
    seat: int,
    move: Move,
    told: Told,
) -> TricksPosition:
    area = 1 << opening.deck.suits.index(move.suit)
    owed = tuple(each for each in position.owed if each.seat != seat)
    around = [(seat + step) % position.size for step in range(1, position.size + 1)]
    owing = {each.seat for each in owed}
    turn = next((each for each in around if each in owing), around[0])
    if len(owed) == len(position.owed):  # it owed nothing, and moved its meeple all the same
        turn = position.turn
    placed = replace(position, owed=owed, turn=turn)
    args = {"seat": names[seat], "suit": move.suit}
    told.append(Event(opening.clause, "meeple-placed", args))
    return placed.with_mark(Mark(MEEPLE, area, seat))


# ---- a card


def _lay(
    rules: TrickRules,
    names: Sequence[str],
    position: TricksPosition,
    seat: int,
    move: Move,
    told: Told,
) -> TricksPosition:
    card = move.cards[0].plain()
    before = position
    if not move.stands:
        position = _with_lacks(rules, position, seat, card)
    known, unknown = hands_without(position, seat, rules.deck.mask([card]))
    position = replace(position, known=known, unknown=unknown, last=None)
    for rule in rules.declaring("breaks"):
        mark = rule.breaks(before, card)
        if mark is not None:
            position = position.with_mark(mark)
            told.append(Event(rule.clause, "suit-broken", {"suit": card.suit}))
    position = replace(position, field=(*position.field, Laid(seat, card)))
    if position.full:
        position, weighed = settle(rules, position)
        if position.last is not None:
            _tell_trick(rules, names, position, position.last, weighed, told)
    elif not rules.at_once:
        position = replace(position, turn=position.after(seat))
    return position


def _with_lacks(
    rules: TrickRules, position: TricksPosition, seat: int, card: Card
) -> TricksPosition:
    """What the card tells of the rest of the hand, where nobody knows all of it."""
    if position.unknown[seat] == 0:
        return position
    without = rules.deck.mask([card])
    for rule in rules.declaring("instead"):
        without |= rules.instead(rule, position, seat, card)
    suits = sum(1 << at for at, m in enumerate(rules.deck.suit_masks) if m & ~without == 0)
    known = position.mark(LACKS.kind, seat)
    if known:
        suits |= known.value
    return position.with_mark(Mark(LACKS.kind, suits, seat)) if suits else position


# ---- a trick


def settle(rules: TrickRules, position: TricksPosition) -> tuple[TricksPosition, Weighed]:
    """A full trick goes to who takes it, and that seat leads. Raises ``OpenReading``."""
    trick = trick_of(rules, position)
    weighed = weigh(rules, trick)
    taker = NOBODY if weighed.at == NOBODY else trick.laid[weighed.at].seat
    cards = card_set(rules.deck, [laid.card for laid in trick.laid])
    for mark in (rule.leaves(trick) for rule in rules.declaring("leaves")):
        position = position if mark is None else position.with_mark(mark)
    position = replace(position.without_mark(FIRST_TRICK.kind), field=(), last=trick, turn=NOBODY)
    if weighed.at == NOBODY:
        position = _untaken(position, cards, weighed.untaken)
    elif taker != NOBODY:
        position = _taken(position, taker, cards)
    if not rules.at_once and not position.over:
        said = (r.leads_next(trick, taker, position.size) for r in rules.declaring("leads_next"))
        leader = first_said(said)
        position = replace(position, turn=NOBODY if leader is None else leader)
    return position, weighed


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


def _tell_trick(
    rules: TrickRules,
    names: Sequence[str],
    position: TricksPosition,
    trick: Trick,
    weighed: Weighed,
    told: Told,
) -> None:
    takes = rules.role("takes").clause
    cards = [str(laid.card) for laid in trick.laid]
    if weighed.at == NOBODY:
        barring = next(iter(weighed.barred.values()), None)
        clause = takes if weighed.equals or barring is None else barring.clause
        carried = Event(clause, "trick-carried", {"cards": cards})
        discarded = Event(clause, "trick-discarded", {"cards": cards})
        told.append(carried if weighed.untaken == CARRIED else discarded)
    else:
        seat = trick.laid[weighed.at].seat
        if seat != NOBODY:
            best = str(trick.laid[weighed.at].card)
            args = {"seat": names[seat], "cards": cards}
            told.append(Event(takes, "trick-taken", args, {"winning": [best]}))
    if position.over:
        told.append(Event(rules.tally.clause, "deal-over", {}))
    elif position.turn != NOBODY:
        leads = rules.role("lead").clause
        told.append(Event(leads, "leads-trick", {"seat": names[position.turn]}))
