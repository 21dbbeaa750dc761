"""How a play or a pass is carried out: a loop over named stages that knows no rule by name."""

from __future__ import annotations

from copy import copy
from itertools import product

from msgspec.structs import replace

from referee.games.climbing.plays.joker_assignment import namings
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import EXCHANGE, LaidPlay, Pending, Position
from referee.games.climbing.rule_api.effects import (
    Clear,
    Lead,
    Skip,
    take_cards,
    take_hidden,
)
from referee.games.climbing.rule_api.mark_names import (
    DIRECTION,
    EXCHANGED,
    MISSES,
    NEXT_PLAY,
    NEXT_TURN,
    PASSED_AGAIN,
    ROUND_FOR_NOW,
    UNDONE,
)
from referee.games.climbing.rule_api.rule import STAGES, MoveContext
from referee.games.climbing.ruleset.overrides import CausedEffect
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY, Mark
from referee.rulebook.rule import OpenOrder

from .debts import count_anew
from .exchange import end_exchange, leader_at
from .move_resolution import MoveResolution
from .obligation_order import may_owe, owe
from .windows import (
    besides_windows,
    intercept,
    open_answers,
    open_counter,
    open_doubt,
    seats_to_counter,
    stop_waiting,
    stop_waiting_for_lost_play,
)

WAYS_ROUND = (DIRECTION.kind, ROUND_FOR_NOW.kind)
"""The marks that turn the direction of play around."""

SETTLE, CUT, OWE, END = *map(STAGES.index, ("on_settle", "on_clear", "on_owe")), len(STAGES)


def position_after_play(
    rules: ClimbingRules, position: Position, seat: int, play: Play
) -> tuple[Position, list[CausedEffect]]:
    """The position after a play, and its effects with the rules that caused them."""
    resolution = MoveResolution(rules, position, seat)
    lay(resolution, play)
    return finish_move(resolution), resolution.happened


# ---- plays


def lay(resolution: MoveResolution, play: Play, *, may_counter: bool = True) -> None:
    """Puts a play on the field and carries out its effects, unless it waits for others.
    ``may_counter``: others may cancel the effects, if a clause lets them."""
    draft, before, seat = resolution.draft, resolution.before, resolution.seat
    rules = resolution.rules
    take_cards(draft, rules.deck, seat, play.mask)
    if play.hidden:
        take_hidden(draft, seat, play.hidden)
    if resolution.turn_open:
        draft.drop_mark("turn open")
        resolution.turn_open = False
    resolution.laid = LaidPlay(seat, play)
    if rules.by_joker_suits:
        named = namings(rules.store, play)
        named = tuple([n for n in named if rules.judged(before, n).allowed]) or named
        several = len(named) > 1
        resolution.laid = LaidPlay(seat, play if several else named[0], named * several)
    draft.field = (*before.field, resolution.laid)
    _end_marks(resolution, NEXT_PLAY, NEXT_TURN)
    if draft.passed and not rules.lasting_passes:
        draft.passed = 0
        for passer in range(draft.size):
            draft.drop_mark(PASSED_AGAIN.kind, passer)
    if may_counter and rules.may_seize and intercept(resolution):
        return
    pending = Pending(before, seat, draft.holds_nothing(seat) and not draft.is_out(seat))
    go_on(resolution, pending, may_counter=may_counter)


def _end_marks(resolution: MoveResolution, *ends: str) -> None:
    """Removes the marks that last until this player's move, and that have such an end."""
    draft, here = resolution.draft, (NOBODY, resolution.seat)
    over = [mark for mark in draft.marks if mark.until in ends and mark.holder in here]
    if over:
        draft.marks = tuple(mark for mark in draft.marks if mark not in over)


def go_on(resolution: MoveResolution, pending: Pending, *, may_counter: bool = True) -> None:
    """Carries out what follows from the play that has been laid and not been taken away."""
    rules = resolution.rules
    if rules.doubting and open_doubt(resolution, pending):
        return
    if may_counter and rules.countering and _waits_for_counter(resolution, pending):
        return
    set_off(resolution, pending)


def _waits_for_counter(resolution: MoveResolution, pending: Pending) -> bool:
    """Whether others are asked to undo what the play sets off: a trial shows what that is."""
    play = resolution.laid.play
    seats = seats_to_counter(resolution, play)
    if not seats:
        return False
    trial = MoveResolution(resolution.whole, pending.before, pending.seat)
    lay(trial, play, may_counter=False)
    return open_counter(resolution, pending, seats, trial.happened)


def set_off(resolution: MoveResolution, pending: Pending) -> None:
    """Runs the stages of a play, unless others may first answer its cut or its skip."""
    rules, draft = resolution.whole, resolution.draft
    may_act = rules.silencing or pending.goes_out or draft.owed or resolution.somebody_left
    if not may_act and rules.plan(resolution.laid.play, len(draft.field)).idle:
        _end_play(resolution, pending.seat)
        return
    run_changes(resolution, pending)
    if pending.goes_out and not resolution.draft.holds_nothing(pending.seat):
        pending = replace(pending, goes_out=False)
    if not open_answers(resolution, resolution.laid.play, goes_out=pending.goes_out):
        run_stages(resolution, pending, CUT)


def run_changes(resolution: MoveResolution, pending: Pending) -> None:
    """Runs the stages of a play before it may clear the field."""
    run_between(resolution, pending, 0, CUT)


def run_stages(
    resolution: MoveResolution, pending: Pending, first: int, *, owing: bool = True
) -> None:
    """Runs the stages of a play from index ``first`` on, then passes the turn.

    ``owing``: the stage ``owe`` is included. If the player has to make a choice (革命選択), it is
    part of the play, so everything else waits for it.
    """
    draft = resolution.draft
    if first == CUT and draft.owed and any(owed.held for owed in draft.owed):
        happened = (*resolution.earlier, *resolution.happened)
        draft.pending, draft.turn = replace(pending, happened=happened), pending.seat
        return
    if may_owe(resolution, pending):
        run_between(resolution, pending, first, OWE)
        if owing:
            owe(resolution, pending)
        first = OWE + 1
    run_between(resolution, pending, first, END)
    _end_play(resolution, pending.seat)


def run_between(resolution: MoveResolution, pending: Pending, first: int, end: int) -> None:
    """Runs the stages of a play from index ``first`` up to, but not including, ``end``. Rules that
    marks suspend in between aren't asked any more."""
    whole, draft, play = resolution.whole, resolution.draft, resolution.laid.play
    before, seat, goes_out = pending.before, pending.seat, pending.goes_out
    row = len(before.field) + 1
    marks, leaving = draft.marks, goes_out or resolution.somebody_left
    plan = (whole.in_force(marks) if whole.silencing else whole).plan(play, row)
    index = plan.next[leaving][first]
    if index >= end:
        return
    situation, field = resolution.rules.situation(before), (*before.field, resolution.laid)
    context = MoveContext(before, draft, seat, situation, field, goes_out, resolution)
    while index < end:
        stage = STAGES[index]
        if index != SETTLE or resolution.happened:
            cleared = resolution.cleared
            resolution.run(plan.handlers[leaving][index], stage, context)
            if stage == "on_demotion" and resolution.cleared and not cleared:
                resolution.run_stage("on_cleared", context)
            leaving = leaving or resolution.somebody_left
            if draft.marks is not marks:
                marks = draft.marks
                plan = whole.in_force(marks).plan(play, row)
        index = plan.next[leaving][index + 1]


def _end_play(resolution: MoveResolution, seat: int) -> None:
    """Passes the turn after the stages of a play."""
    draft = resolution.draft
    draft.pending = None
    if resolution.whole.countering:
        draft.drop_mark(UNDONE)
    if resolution.cleared and not draft.is_out(seat):
        _settle_miss(resolution, seat if draft.leader == NOBODY else draft.leader)
        resolution.pass_turn(seat)
        return
    following = draft.after(seat, 1 + draft.skips)
    if draft.skips:
        resolution.skipped = [draft.after(seat, step) for step in range(1, 1 + draft.skips)]
        if not resolution.cleared and draft.direction != resolution.before.direction:
            following = _skip_or_turn(resolution, seat, following)
        if resolution.rules.stages["on_skip"]:
            resolution.skip(resolution.skipped)
            following = draft.after(following) if draft.is_out(following) else following
    resolution.pass_turn(resolution.asked_from(following))


def _skip_or_turn(resolution: MoveResolution, seat: int, following: int) -> int:
    """Whose turn comes after a play that skips players and turns the direction of play around.
    Raises ``OpenOrder`` if it matters which comes first, and nothing says so."""
    draft, rulebook = resolution.draft, resolution.whole.rulebook
    way = resolution.before.direction
    skipped = [other for other in draft.around(seat, way)[1:] if not draft.is_out(other)]
    skipped = skipped[: draft.skips]
    turned = [*(other for other in draft.around(seat)[1:] if not draft.is_out(other)), seat]
    before = next(other for other in turned if other not in skipped)
    if before == following:
        return following
    happened = (*resolution.earlier, *resolution.happened)
    turning = [rule.clause.id for rule, e in happened if e.subject[0] in WAYS_ROUND]
    skipping = [rule.clause.id for rule, e in happened if isinstance(e, Skip)]
    pairs = [pair for pair in product(skipping, turning) if pair[0] != pair[1]]
    firsts = {rulebook.goes_first(*pair) for pair in pairs}
    if None in firsts or len(firsts) > 1:
        raise OpenOrder(rulebook.clauses_of({*skipping, *turning}))
    if True in firsts:
        resolution.skipped = skipped
        return before
    return following


def _settle_miss(resolution: MoveResolution, leader: int) -> None:
    """Whether a player who gets the lead by a clause of a play and misses a turn by another one
    misses this one: if the lead comes first, the play hasn't been missed yet. Raises ``OpenOrder``
    if nothing says which comes first."""
    rulebook = resolution.whole.rulebook
    happened = (*resolution.earlier, *resolution.happened)
    missing = [rule.clause.id for rule, e in happened if e.subject == (MISSES.kind, leader)]
    if not missing:
        return
    leading = [rule.clause.id for rule, e in happened if isinstance(e, (Clear, Lead))]
    pairs = [pair for pair in product(leading, missing) if pair[0] != pair[1]]
    if any(rulebook.goes_first(*pair) is None for pair in pairs):
        raise OpenOrder(rulebook.clauses_of({*leading, *missing}))
    resolution.misses_later = any(rulebook.goes_first(*pair) for pair in pairs)


# ---- passes


def pass_by(resolution: MoveResolution) -> None:
    """Carries out a pass."""
    draft = resolution.draft
    _end_marks(resolution, NEXT_TURN)
    if draft.passed >> resolution.seat & 1 and draft.field:
        _pass_again(resolution)
    draft.passed |= 1 << resolution.seat
    handlers = resolution.rules.stages["on_pass"] if draft.unanswered else resolution.rules.passing
    if handlers:
        context = resolution.context(resolution.before.field)
        resolution.run(handlers, "on_pass", context)
        if resolution.cleared:
            resolution.run_stage("on_cleared", context)
        if resolution.somebody_left:
            resolution.run_stage("on_demotion", context)
        if resolution.cleared:
            resolution.run_stage("on_lead", context)
    resolution.pass_turn(resolution.asked_from(draft.after(resolution.seat)))


def _pass_again(resolution: MoveResolution) -> None:
    """A third pass since the last play: the turn goes round without reaching the other players. So
    all of them count as having passed."""
    draft, seat = resolution.draft, resolution.seat
    if draft.mark(PASSED_AGAIN.kind, seat):
        draft.passed = (1 << draft.size) - 1
    else:
        draft.set_mark(Mark(PASSED_AGAIN.kind, holder=seat, until=PASSED_AGAIN.until))


# ---- what follows any move


def finish_move(resolution: MoveResolution) -> Position:
    """Carries out what follows any move, and returns the position after it."""
    draft = resolution.draft
    if resolution.rules.stages["on_hand"]:
        act_by_hands(resolution)
    if draft.passed:
        _clear_unanswered(resolution)
    if draft.pending:
        stop_waiting_for_lost_play(resolution)
    if draft.owed:
        count_anew(resolution)
    if resolution.before.exchanging and not (draft.exchanging or draft.over):
        end_exchange(resolution)
    if draft.turn == NOBODY and draft.mark(EXCHANGED.kind):
        draft.turn = leader_at(resolution.rules, draft)
    if draft.out:
        _wait_for_players(resolution)
    return draft


def act_by_hands(resolution: MoveResolution) -> None:
    """Runs the stage ``held``: cards in a hand can have effects. A player who leaves the game by
    them owes nothing more and has no turn."""
    draft = resolution.draft
    out = len(draft.out)
    _look_at_hands(resolution)
    if len(draft.out) > out:
        resolution.run_stage("on_demotion")
        draft.owed = tuple(owed for owed in draft.owed if not draft.lapses(owed))
    if resolution.closed:
        draft.owed = ()
    resolution.pass_over_those_out()


def _look_at_hands(resolution: MoveResolution) -> None:
    """Runs the stage ``on_hand``. Raises ``OpenOrder`` if one rule looks at the hands after the
    exchange, another one changes them then, and nothing says which comes first."""
    rulebook, context = resolution.rules.rulebook, resolution.context(resolution.before.field)
    before, now = {*resolution.before.owed}, {*resolution.draft.owed}
    changing = {owed.clause for owed in before ^ now if owed.kind != EXCHANGE and owed.clause}
    caused: list[CausedEffect] = []
    for rule, handler in resolution.rules.stages["on_hand"]:
        effects = [(rule, effect) for effect in handler(context)]
        firsts = {
            rulebook.goes_first(rule.clause.id, other)
            for other in changing - {rule.clause.id}
            if effects and rule.sees_deal
        }
        if None in firsts:
            raise OpenOrder(rulebook.clauses_of({rule.clause.id, *changing}))
        waits = False in firsts and bool(now - before)
        comes_late = True in firsts and bool(before - now)
        caused += [] if waits or comes_late else effects
    resolution.accept(caused, "on_hand")


def as_dealt(rules: ClimbingRules, position: Position) -> tuple[Position, list[CausedEffect]]:
    """The position after what the described hands set off by themselves, and the effects."""
    resolution = MoveResolution(rules, position, NOBODY)
    if resolution.rules.stages["on_hand"]:
        act_by_hands(resolution)
    return (resolution.draft, resolution.happened) if resolution.happened else (position, [])


def _clear_unanswered(resolution: MoveResolution) -> None:
    """Clears the field, as after a last pass, if the move has left no one who could answer the top
    play."""
    draft = resolution.draft
    if not draft.unanswered or draft.pending or draft.over:
        return
    before, out = copy(draft), draft.out
    situation = resolution.rules.situation(before)
    context = MoveContext(
        before, draft, resolution.seat, situation, before.field, False, resolution
    )
    cleared, resolution.cleared = resolution.cleared, False
    resolution.run_stage("on_unanswered", context)
    if resolution.cleared:
        draft.leader = NOBODY
        resolution.run_stage("on_cleared", context)
        if draft.out is not out:
            resolution.run_stage("on_demotion", context)
        resolution.run_stage("on_lead", context)
        resolution.pass_turn(draft.turn)
    resolution.cleared = resolution.cleared or cleared


def _wait_for_players(resolution: MoveResolution) -> None:
    """Drops the choices of players who are out, and passes the turn on from them."""
    draft = resolution.draft
    if draft.pending and besides_windows(draft.owed) == draft.owed:
        stop_waiting(draft)
    if draft.turn != NOBODY and draft.is_out(draft.turn):
        draft.turn = resolution.asked_from(draft.after(draft.turn))
