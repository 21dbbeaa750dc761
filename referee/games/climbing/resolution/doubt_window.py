"""Doubt and through (ダウト・スルー): a play with cards face down waits until all have spoken.

While the window is open the position keeps what is pending, as it does where a cut may be answered
(:mod:`.windows`), and every other player owes a word. Whoever says ``through`` is asked no more;
after a ``doubt`` only those are still asked who come before the doubter. A doubt is settled by the
cards; where nobody knows them their owner has to show them.
"""

from __future__ import annotations

from collections.abc import Callable

from referee.games.climbing.plays.face_down import LaidCards, covered_play
from referee.games.climbing.position import Pending, Position
from referee.games.climbing.rule_api.context import Moment
from referee.games.climbing.rule_api.effects import Owe
from referee.games.climbing.rule_api.mark_names import CLOSED, DOUBTER, OPEN, SAID, WINDOW
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.ruleset.face_down_truth import is_legal
from referee.model.marks import NOBODY, Mark, Obligation

from .move_resolution import Course
from .response_windows import (
    DOUBTING,
    REVEALING,
    Resume,
    around,
    besides_windows,
    stop_waiting,
    waits_for_doubt,
)

Changes = Callable[[Course, Pending], None]
"""Runs the stages of a play before it may clear the field."""


def open_doubt(course: Course, made: Pending) -> bool:
    """Asks the other players where a clause lets them doubt the play."""
    draft, rule = course.draft, course.rules.doubting
    moment = course.moment(draft.field, goes_out=made.goes_out)
    draft.drop_mark(CLOSED)
    if rule is None or not rule.opens_doubt(moment):
        return False
    if _too_late(course, made):
        draft.set_mark(Mark(CLOSED, until="clear"))
        return False
    clause, seats = rule.clause, _in_turn(moment, NOBODY)
    for order in course.rules.declaring("asked_first"):
        clause, seats = order.clause, _in_turn(moment, order.asked_first(moment))
    asked = [Obligation(DOUBTING, seat, course.seat, clause=clause.id) for seat in seats]
    if not asked:
        return False
    draft.owed = (*draft.owed, *asked)
    draft.pending = made
    draft.set_mark(Mark(OPEN, until=WINDOW))
    draft.turn = asked[0].seat
    return True


def _in_turn(moment: Moment, first: int) -> list[int]:
    """The other players in turn order, beginning with this one or the next to play."""
    seats = around(moment.now, moment.seat)
    start = seats.index(first) if first in seats else 0
    return seats[start:] + seats[:start]


def _too_late(course: Course, made: Pending) -> bool:
    """Whether a clause carries out its effect before anybody can doubt."""
    plan = course.rules.plan(course.laid.play, len(made.before.field) + 1)
    early = [pair for pair in plan.of("cut") if pair[0].before_doubt]
    early += [pair for pair in plan.of("finish") if pair[0].before_doubt and made.goes_out]
    moment = course.moment(course.draft.field, goes_out=made.goes_out)
    return any(True for _, handler in early for _ in handler(moment))


def asked_for_doubt(position: Position) -> list[Obligation]:
    """Who may still doubt, in the order in which they are asked."""
    return [owed for owed in position.owed if owed.kind == DOUBTING]


def let_through(course: Course, changes: Changes, resume: Resume) -> None:
    """One player does not doubt; when nobody is left the play takes effect, or the doubt does."""
    before, draft, rule = course.before, course.draft, course.rules.doubting
    if not any(owed.seat == course.seat for owed in asked_for_doubt(before)):
        return
    said = [owed for owed in asked_for_doubt(before) if owed.seat == course.seat]
    draft.owed = tuple(owed for owed in draft.owed if owed not in said)
    draft.set_mark(Mark(SAID, holder=course.seat, until=WINDOW))
    if left := asked_for_doubt(draft):
        draft.turn = left[0].seat
    elif rule is not None and doubter_of(draft) != NOBODY:
        _settle(course, rule, changes)
    elif before.pending:
        course.laid = before.field[-1]
        end_doubt(course)
        resume(course, before.pending, "change")


def raise_doubt(course: Course, changes: Changes) -> None:
    """One player doubts. Those who come before may still do so too, and then go before."""
    rule, draft = course.rules.doubting, course.draft
    asked = asked_for_doubt(course.before)
    seats = [owed.seat for owed in asked]
    if course.seat not in seats or rule is None:
        return
    for mark in [mark for mark in draft.marks if mark.kind == DOUBTER]:
        draft.drop_mark(DOUBTER, mark.holder)
    draft.set_mark(Mark(DOUBTER, holder=course.seat, until=WINDOW))
    first = rule.answer_order == "first_called"
    left = [] if first else asked[: seats.index(course.seat)]
    draft.owed = (*besides_windows(draft.owed), *left)
    if left:
        draft.turn = left[0].seat
    else:
        _settle(course, rule, changes)


def show_cards(course: Course, cards: int, changes: Changes) -> None:
    """The doubted player shows what lies face down."""
    draft, rules, rule = course.draft, course.rules, course.rules.doubting
    owed = next((owed for owed in course.before.owed if owed.kind == REVEALING), None)
    if owed is None or owed.seat != course.seat or rule is None:
        return
    top = course.before.field[-1]
    laid: LaidCards = top.play.laid
    deck, new = rules.deck, rules.deck.take(cards, laid.down)
    shown = LaidCards(laid.up, deck.add(laid.down, new), max(0, laid.hidden - new.bit_count()))
    play = covered_play(rules.store, shown)
    draft.field = (*course.before.field[:-1], top._replace(play=play))
    draft.owed = besides_windows(draft.owed)
    _settle(course, rule, changes)


def doubter_of(position: Position) -> int:
    """The seat that doubts the play, or ``NOBODY``."""
    return next((mark.holder for mark in position.marks if mark.kind == DOUBTER), NOBODY)


def _settle(course: Course, rule: ClimbingRule, changes: Changes) -> None:
    """Settles a doubt by the cards, or has them shown."""
    draft, top = course.draft, course.draft.field[-1]
    legal = is_legal(course.rules, course.before.waiting.before, top.seat, top.play)
    if legal is not None:
        settle_as(course, legal, changes)
        return
    count = top.play.hidden
    draft.turn, draft.owed = top.seat, besides_windows(draft.owed)
    owed = Obligation(REVEALING, top.seat, doubter_of(draft), count, rule.clause.id, count)
    course.carry_out([(rule, Owe(owed))])


def settle_as(course: Course, legal: bool, changes: Changes) -> None:
    """What follows from a doubt where the play was legal, or was not."""
    draft, pending, doubter = course.draft, course.before.waiting, doubter_of(course.draft)
    course.laid = draft.field[-1]
    end_doubt(course)
    draft.turn = pending.seat if legal else doubter
    field, seat = draft.field, pending.seat
    moment = course.moment(field, before=pending.before, seat=seat, goes_out=pending.goes_out)
    course.carry_out(
        [
            (rule, effect)
            for rule in course.rules.declaring("doubted")
            for effect in rule.doubted(moment, doubter, legal)
        ]
    )
    if legal:
        changes(course, pending)


def end_doubt(course: Course) -> None:
    """Nobody is asked any more (also where somebody has played on, and that stood)."""
    draft = course.draft
    if waits_for_doubt(course.before):
        stop_waiting(draft)
        draft.set_mark(Mark(CLOSED, until="clear"))
