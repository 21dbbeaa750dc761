"""The one way to make a move: :func:`advance`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy

from referee.cards.card import bits
from referee.engine.answer import Step
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.mark_names import FIRST_TRICK
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY
from referee.model.moves import (
    BEATS,
    BID,
    CAUGHT,
    DECLINE,
    DISCARD,
    DOUBT,
    GIVE,
    LAST_CARD,
    LOSES,
    PASS,
    PLAY,
    REVEAL,
    SHOW,
    TAKE,
    THROUGH,
    Move,
)
from referee.rulebook.rule import Open

from .debts import debt_of, is_meeting, meet
from .disambiguation import chosen
from .events import events_of, occasion_of
from .exchange import caught, give, janken, show
from .joker_meanings import may_be, merged
from .move_resolution import MoveResolution
from .optional_actions import taken_up
from .responses import (
    answer_cut,
    choose,
    counter,
    decline_answer,
    decline_counter,
    let_through,
    raise_doubt,
    settle_interception,
    show_cards,
)
from .stages import finish_move, lay, pass_by
from .windows import (
    as_laid,
    asked_to_counter,
    is_window,
    stop_waiting,
    stop_waiting_for_doubt,
    waits_for_answer,
    waits_for_interception,
)


def advance(rules: ClimbingRules, names: Sequence[str], position: Position, move: Move) -> Step:
    """The position after a move, legal or not.

    If jokers on the field leave open which position it is, those remain in which the move is legal,
    if there are any. Raises ``AmbiguousCards`` if the cards make several legal plays.
    """
    if not position.is_open:
        return _advance(rules, names, position, move)
    worlds = worlds_allowing(rules, names, position, move)
    steps = [_advance(rules, names, world, move) for world in worlds]
    first, after = steps[0], copy(steps[0].position)
    size = len(position.field)
    if len(after.field) >= size:
        after.field = (*position.field, *after.field[size:])
        after.marks = merged([step.position.marks for step in steps])
    return Step(move, after, lambda: first.events)


def worlds_allowing(
    rules: ClimbingRules, names: Sequence[str], position: Position, move: Move
) -> list[Position]:
    """The possible positions in which a play is legal; if there are none, all."""
    worlds = may_be(rules, position)
    if move.kind != PLAY:
        return worlds
    seat, readings = names.index(move.seat), rules.readings(move.cards)
    allowing = [
        world for world in worlds if any(rules.may(world, seat, play).allowed for play in readings)
    ]
    return allowing or worlds


def _advance(rules: ClimbingRules, names: Sequence[str], position: Position, move: Move) -> Step:
    given = move
    if move.kind not in (PLAY, PASS):
        position, move = taken_up(rules, names, position, move), as_laid(position, move)
    resolution = MoveResolution(rules, position, names.index(move.seat))
    rules = resolution.rules
    if not (position.owed and is_meeting(position, move)):
        _KINDS.get(move.kind, _nothing)(resolution, names, move)
    elif waits_for_interception(position):
        settle_interception(resolution, names, move)
    elif is_window(position):
        _KINDS.get(move.kind, _nothing)(resolution, names, move)
    elif position.pending:
        choose(resolution, names, move)
    else:
        meet(resolution, names, move)
    after = finish_move(resolution)
    perhaps_out = position.perhaps_out & ~(1 << resolution.seat)
    parted = parted_by(position, names, given)
    kept = _is_never_last(resolution, position, given) or _has_hardly_begun(rules, position, given)
    if parted != NOBODY and not kept:
        perhaps_out |= 1 << parted
    after.perhaps_out = sum(1 << s for s in bits(perhaps_out) if after.nothing_known(s))
    happened, skipped = resolution.happened, resolution.skipped
    occasion = occasion_of(resolution.laid, position.field)
    return Step(
        given, after, lambda: (*events_of(rules, names, happened, skipped, position, occasion),)
    )


def _is_never_last(resolution: MoveResolution, position: Position, move: Move) -> bool:
    """Whether a play may not be the last of a hand, so that its player has more cards."""
    play = resolution.laid.play
    if move.kind != PLAY or move.stands or play is None:
        return False
    return bool(resolution.rules.barring_if_last(position, resolution.seat, play))


def _has_hardly_begun(rules: ClimbingRules, position: Position, move: Move) -> bool:
    """Whether a play of the first trick can't be the last of a hand. For each card played, another
    may have left the hand by a rule."""
    if move.kind != PLAY or position.mark(FIRST_TRICK.kind) is None or position.discards:
        return False
    gone = len(move.cards) + sum(laid.play.count for laid in position.field)
    try:
        return bool(2 * gone < rules.share(position))
    except Open:  # how the cards are dealt
        return False


def parted_by(before: Position, names: Sequence[str], move: Move) -> int:
    """The seat whose hand loses cards by a move, outside the exchange; else ``NOBODY``. If nothing
    else is known of the hand, the seat may be out, until its next move or a card that comes to it.
    """
    if before.exchanging or move.kind not in (PLAY, GIVE, DISCARD, TAKE) or not move.cards:
        return NOBODY
    seat = names.index(move.seat)
    if move.kind == GIVE and before.owed:
        owed = debt_of(before, seat, GIVE, names.index(move.other), len(move.cards))
        if owed is not None and owed.kind == "penalty":
            return NOBODY  # the cards come from the field
    return names.index(move.other) if move.kind == TAKE else seat


# ---- the kinds of moves


def _play(resolution: MoveResolution, _: Sequence[str], move: Move) -> None:
    before, seat = resolution.before, resolution.seat
    if before.owed and asked_to_counter(before.owed, seat):
        counter(resolution)
        return
    if before.owed or before.pending:
        if waits_for_answer(before):
            answer_cut(resolution, move)
            return
        stop_waiting_for_doubt(resolution)
        if resolution.draft.pending:  # a choice that was not made, and play has gone on
            stop_waiting(resolution.draft)
    lay(resolution, chosen(resolution.rules, before, seat, move))


def _decline(resolution: MoveResolution, _: Sequence[str], __: Move) -> None:
    if asked_to_counter(resolution.before.owed, resolution.seat):
        decline_counter(resolution)
    elif waits_for_answer(resolution.before):
        decline_answer(resolution)


def _bid(resolution: MoveResolution, _: Sequence[str], move: Move) -> None:
    """Carries out a bid before the first card."""
    if not move.number.isdecimal():
        return
    context = resolution.context(resolution.before.field)
    for rule in resolution.rules.declaring("on_bid"):
        resolution.cause(rule, *rule.on_bid(context, int(move.number)))
    resolution.pass_turn(resolution.draft.after(resolution.seat))


def _nothing(resolution: MoveResolution, _: Sequence[str], __: Move) -> None:
    """A move that changes nothing on the table, such as a look at the discards."""


_KINDS: dict[str, Callable[[MoveResolution, Sequence[str], Move], None]] = {
    PLAY: _play,
    PASS: lambda resolution, _, __: pass_by(resolution),
    BID: _bid,
    GIVE: give,
    SHOW: show,
    CAUGHT: caught,
    LAST_CARD: lambda resolution, _, __: resolution.run_stage("on_announcement"),
    DECLINE: _decline,
    BEATS: janken,
    LOSES: janken,
    DOUBT: lambda resolution, _, __: raise_doubt(resolution),
    THROUGH: lambda resolution, _, __: let_through(resolution),
    REVEAL: lambda resolution, _, move: show_cards(resolution, move.cards),
}
