"""How a move is carried out: a loop over named stages that knows no rule by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import partial

from referee.engine.answer import Step
from referee.engine.hand_conversion import set_of
from referee.games.climbing.plays.joker_assignment import namings
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Laid, Pending, Position
from referee.games.climbing.rule_api.card_effects import take_cards, take_hidden
from referee.games.climbing.rule_api.context import Moment
from referee.games.climbing.rule_api.mark_names import UNDONE
from referee.games.climbing.rule_api.rule import STAGES
from referee.games.climbing.ruleset.overrides import Caused
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY
from referee.model.moves import (
    BEATS,
    CAUGHT,
    DECLINE,
    DOUBT,
    GIVE,
    LAST_CARD,
    LOSES,
    PASS,
    PLAY,
    REVEAL,
    SHOW,
    THROUGH,
    Move,
)

from . import hand_triggers as holding
from .counters import asked_to_counter, counter, let_act, open_counter
from .debts import carry_out_meeting, count_anew, is_meeting, meet, meeting
from .disambiguation import chosen
from .doubt_window import end_doubt, let_through, open_doubt, raise_doubt, show_cards
from .events import told_of
from .exchange import caught, give, janken, show
from .interception import await_seizing, is_seizing, settle_seizing
from .move_resolution import Course
from .obligation_order import may_owe, owe
from .optional_actions import taken_up
from .response_windows import (
    answer_cut,
    answering_rules,
    as_laid,
    besides_windows,
    decline_answer,
    is_window,
    lapse,
    open_window,
    stop_waiting,
    waits_for_answer,
)

CUT, OWE, END = STAGES.index("cut"), STAGES.index("owe"), len(STAGES)


def advance(rules: ClimbingRules, names: Sequence[str], position: Position, move: Move) -> Step:
    """The position after a move, whether the referee would allow it or not.

    Raises ``Ambiguous`` where the cards make several legal plays.
    """
    told = move
    position, move = taken_up(rules, names, position, move), as_laid(position, move)
    course = Course(rules, position, names.index(move.seat))
    rules = course.rules
    if is_meeting(position, move) and is_seizing(position):
        settle_seizing(course, names, move, _go_on, _pass)
    elif is_meeting(position, move) and not is_window(position):
        (_decide if position.pending else meet)(course, names, move)
    else:
        _KINDS.get(move.kind, _nothing)(course, names, move)
    after = _done(course)
    return Step(told, after, lambda: (*told_of(rules, names, course.happened, course.skipped),))


def lay(
    rules: ClimbingRules, position: Position, seat: int, play: Play
) -> tuple[Position, list[Caused]]:
    """The position after a play, with the effects and the rules that caused them."""
    course = Course(rules, position, seat)
    _lay(course, play)
    return _done(course), course.happened


def _done(course: Course) -> Position:
    draft = course.draft
    if course.rules.stages["held"]:
        holding.act(course)
    if draft.passed:
        _clear_unanswered(course)
    if draft.pending:
        lapse(course)
    if draft.owed:
        count_anew(course)
    if draft.out:
        _wait_for_players(course)
    return draft


def _wait_for_players(course: Course) -> None:
    """Nobody who is out is waited for, whoever has played on: neither for a choice nor to play."""
    draft = course.draft
    if draft.pending and besides_windows(draft.owed) == draft.owed:
        stop_waiting(draft)
    if draft.turn != NOBODY and draft.is_out(draft.turn):
        draft.turn = course.asked_from(draft.after(draft.turn))


# ---- plays


def _play(course: Course, _: Sequence[str], move: Move) -> None:
    if asked_to_counter(course.before.owed, course.seat):
        counter(course, _set_off)
        return
    if waits_for_answer(course.before):
        answer_cut(course, answering_play(course, move), run_changes, run_stages)
        return
    end_doubt(course)
    if course.draft.pending:  # a choice that its player has not made, and play has gone on
        stop_waiting(course.draft)
    _lay(course, chosen(course.rules, course.before, course.seat, move))


def answering_play(course: Course, move: Move) -> Play:
    """The reading of a move's cards that answers the cut; where none does, the nearest one."""
    rules = course.rules
    readings = rules.readings(move.cards)
    answers = (play for play in readings if answering_rules(rules, course.before, play))
    return next(answers, None) or chosen(rules, course.before, course.seat, move)


def _lay(course: Course, play: Play, *, countered: bool = True) -> None:
    """``countered``: others may undo what it sets off, where a clause lets them."""
    draft, before, seat, rules = course.draft, course.before, course.seat, course.rules
    take_cards(draft, rules.deck, seat, play.mask)
    if play.hidden:
        take_hidden(draft, seat, play.hidden)
    if course.turn_open:
        draft.drop_mark("turn open")
        course.turn_open = False
    named = namings(rules.store, play) if rules.by_names else ()
    course.laid = laid = Laid(seat, play, named if len(named) > 1 else ())
    draft.field = (*before.field, laid)
    if draft.passed and not rules.lasting_passes:
        draft.passed = 0
    if countered and rules.may_seize and await_seizing(course):
        return
    made = Pending(before, seat, draft.holds_nothing(seat) and not draft.is_out(seat))
    _go_on(course, made, countered=countered)


def _go_on(course: Course, made: Pending, *, countered: bool = True) -> None:
    """What follows from the play that has been laid."""
    play = course.laid.play
    if course.rules.doubting and open_doubt(course, made):
        return
    asking = countered and course.rules.countering
    if not (asking and open_counter(course, made, play, partial(_lay, countered=False))):
        _set_off(course, made)


def _set_off(course: Course, made: Pending) -> None:
    """Runs the stages of a play, unless others may first answer its cut."""
    run_changes(course, made)
    if made.goes_out and not course.draft.holds_nothing(made.seat):
        made = made._replace(goes_out=False)
    if not open_window(course, course.laid.play, made.goes_out):
        run_stages(course, made, "cut")


def run_changes(course: Course, made: Pending) -> None:
    """Runs the stages of a play before it may clear the field."""
    _run(course, made, 0, CUT)


def run_stages(course: Course, made: Pending, first: str, left_out: tuple[str, ...] = ()) -> None:
    """The stages of a play from this one on, without those left out, then the turn.

    What may happen by its player's choice alone (革命選択) belongs to the moment of the play, so
    all that follows from the play waits for that choice.
    """
    draft = course.draft
    if first == "cut" and draft.owed and any(owed.held for owed in draft.owed):
        draft.pending = made._replace(happened=(*course.earlier, *course.happened))
        draft.turn = made.seat
        return
    if "owe" not in left_out and may_owe(course, made):
        _run(course, made, STAGES.index(first), OWE, left_out)
        owe(course, made)
        _run(course, made, OWE + 1, END, left_out)
    else:
        _run(course, made, STAGES.index(first), END, left_out)
    draft.pending = None
    if course.whole.countering:
        draft.drop_mark(UNDONE)
    _turn_after_play(course, made.seat)


def _run(
    course: Course, made: Pending, first: int, end: int, left_out: tuple[str, ...] = ()
) -> None:
    """Runs the stages of a play from index ``first`` up to, not including, ``end``.

    Rules that the marks silence meanwhile are no longer asked.
    """
    whole, draft, play = course.whole, course.draft, course.laid.play
    before, seat, goes_out = made.before, made.seat, made.goes_out
    row = len(before.field) + 1
    marks, leaving = draft.marks, goes_out or course.somebody_left
    plan = whole.in_force(marks).plan(play, row)
    at = plan.next[leaving][first]
    if at >= end:
        return
    situation, field = course.rules.situation(before), (*before.field, course.laid)
    moment = Moment(before, draft, seat, situation, field, goes_out, course)
    while at < end:
        stage = STAGES[at]
        idle = stage == "settle" and not course.happened
        if not idle and stage not in left_out:
            cleared = course.cleared
            course.run(plan.handlers[leaving][at], stage, moment)
            if stage == "fall" and course.cleared and not cleared:
                course.run(course.rules.stages["swept"], "swept", moment)
            leaving = leaving or course.somebody_left
            if draft.marks is not marks:
                marks = draft.marks
                plan = whole.in_force(marks).plan(play, row)
        at = plan.next[leaving][at + 1]


def _decide(course: Course, names: Sequence[str], move: Move) -> None:
    """A player makes the choice that the play waits for, and what it sets off goes on."""
    made: Pending | None = course.before.pending
    found = meeting(course.rules, names, course.before, move)
    if made is None or found is None:
        return
    course.laid = course.before.field[-1]
    course.earlier = made.happened
    carry_out_meeting(course, found)
    _run(course, made, STAGES.index("settle"), CUT)
    run_stages(course, made, "cut")


def _turn_after_play(course: Course, seat: int) -> None:
    draft = course.draft
    if course.cleared and not draft.is_out(seat):
        course.pass_turn(seat)
        return
    following = draft.after(seat, 1 + draft.skips)
    if draft.skips:
        course.skipped = [draft.after(seat, step) for step in range(1, 1 + draft.skips)]
        if course.rules.stages["skipped"]:
            course.skip(course.skipped)
            following = draft.after(following) if draft.is_out(following) else following
    course.pass_turn(course.asked_from(following))


# ---- passes


def _pass(course: Course, *_: object) -> None:
    draft, stages = course.draft, course.rules.stages
    draft.passed |= 1 << course.seat
    asked = stages["passed"] if draft.unanswered else course.rules.passing
    if asked:
        moment = course.moment(course.before.field)
        course.run(asked, "passed", moment)
        _after_pass(course, moment)
    course.pass_turn(course.asked_from(course.draft.after(course.seat)))


def _after_pass(course: Course, moment: Moment) -> None:
    """What follows where a pass has cleared the field, or made somebody leave."""
    stages = course.rules.stages
    if course.cleared:
        course.run(stages["swept"], "swept", moment)
    if course.somebody_left:
        course.run(stages["fall"], "fall", moment)
    if course.cleared:
        course.run(stages["lead"], "lead", moment)


def _clear_unanswered(course: Course) -> None:
    """Where the move has left nobody who could answer the top of the field it is cleared at once,
    as it would be by the last pass."""
    draft = course.draft
    if not draft.unanswered or draft.pending or draft.over:
        return
    before, stages, left = copy(draft), course.rules.stages, draft.out
    situation = course.rules.situation(before)
    moment = Moment(before, draft, course.seat, situation, before.field, False, course)
    cleared, course.cleared = course.cleared, False
    course.run(stages["unanswered"], "unanswered", moment)
    if course.cleared:
        draft.leader = NOBODY
        course.run(stages["swept"], "swept", moment)
        if draft.out is not left:
            course.run(stages["fall"], "fall", moment)
        course.run(stages["lead"], "lead", moment)
        course.pass_turn(draft.turn)
    course.cleared = course.cleared or cleared


# ---- answers and doubts


def _decline(course: Course, _: Sequence[str], __: Move) -> None:
    if asked_to_counter(course.before.owed, course.seat):
        let_act(course, _set_off)
    elif waits_for_answer(course.before):
        decline_answer(course, run_stages)


def _doubt(course: Course, _: Sequence[str], __: Move) -> None:
    raise_doubt(course, run_changes)


def _through(course: Course, _: Sequence[str], __: Move) -> None:
    let_through(course, run_changes, run_stages)


def _say_last(course: Course, _: Sequence[str], __: Move) -> None:
    course.run(course.rules.stages["announced"], "announced", course.moment(course.before.field))


def _reveal(course: Course, _: Sequence[str], move: Move) -> None:
    show_cards(course, set_of(course.rules.deck, move.cards), run_changes)


def _nothing(course: Course, _: Sequence[str], __: Move) -> None:
    """A move that changes nothing on the table, such as a look at the discards."""


_KINDS: dict[str, Callable[[Course, Sequence[str], Move], None]] = {
    PLAY: _play,
    PASS: _pass,
    GIVE: give,
    SHOW: show,
    CAUGHT: caught,
    LAST_CARD: _say_last,
    DECLINE: _decline,
    BEATS: janken,
    LOSES: janken,
    DOUBT: _doubt,
    THROUGH: _through,
    REVEAL: _reveal,
}
