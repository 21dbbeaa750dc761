"""What a play sets off may be undone by a card of another hand, before anything has happened.

While the others are asked the position keeps the play as pending, as in every window. Who may hold
the card is asked, in turn order; where nobody lays it, or once it has been laid, the play goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.games.climbing.plays.play import Play
from referee.games.climbing.plays.unseen_cards import unseen_cards
from referee.games.climbing.position import Draft, Laid, Pending
from referee.games.climbing.rule_api.card_effects import Undo
from referee.games.climbing.rule_api.effects import AwaitAnswers, Effect
from referee.games.climbing.rule_api.mark_names import UNDOABLE, UNDONE, WINDOW
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.model.marks import Mark, Obligation

from .move_resolution import Course
from .response_windows import COUNTER, around, besides_windows

GoOn = Callable[[Course, Pending], None]
"""Carries out what a play sets off, from its first stage on."""


def open_counter(
    course: Course, made: Pending, play: Play, lay: Callable[[Course, Play], None]
) -> bool:
    """Asks the others, where the play sets something off that one of them may undo. ``lay``: makes
    the play as it goes on if nobody does."""
    rule, draft = course.rules.countering[0], course.draft
    card = rule.undone_by(play)
    seats = [seat for seat in around(draft, made.seat) if _may_lay(course, rule, seat, card)]
    if not seats:
        return False
    trial = Course(course.whole, made.before, made.seat)
    lay(trial, play)
    names = _undoable(rule, play, trial)
    if not names:
        return False
    asked = [Obligation(COUNTER, seat, made.seat, clause=rule.clause.id, of=card) for seat in seats]
    draft.owed = (*draft.owed, *asked)
    draft.pending = made
    draft.set_mark(Mark(UNDOABLE, names, until=WINDOW))
    draft.turn = seats[0]
    course.happened.append((rule, AwaitAnswers(tuple(seats), COUNTER)))
    return True


def _may_lay(course: Course, rule: ClimbingRule, seat: int, card: int) -> bool:
    """Whether a hand may hold the card, and may part with it."""
    draft, deck = course.draft, course.rules.deck
    unseen = unseen_cards(deck, draft) if draft.unknown[seat] else 0
    if not card & (draft.known[seat] | unseen):
        return False
    return rule.emptying != "not_allowed" or draft.held(seat) != 1


def _undoable(rule: ClimbingRule, play: Play, trial: Course) -> tuple[str, ...]:
    """The names of the clauses that do something by the play that may be undone."""
    did: dict[str, list[Effect]] = {}
    clauses = {acting.clause.id: acting.clause for acting, _ in trial.happened}
    for acting, effect in trial.happened:
        did.setdefault(acting.clause.id, []).append(effect)
    found = (
        clauses[id_] for id_, effects in did.items() if rule.undoes(play, clauses[id_], effects)
    )
    return tuple(sorted(clause.name for clause in found))


def asked_to_counter(owed: Sequence[Obligation], seat: int) -> Obligation | None:
    """What this seat is asked for, where somebody may undo what a play sets off."""
    return next((each for each in owed if each.kind == COUNTER and each.seat == seat), None)


def let_act(course: Course, go_on: GoOn) -> None:
    """One player lets the play act; when all have, it does."""
    draft = course.draft
    said = asked_to_counter(draft.owed, course.seat)
    draft.owed = tuple(owed for owed in draft.owed if owed is not said)
    left = [owed for owed in draft.owed if owed.kind == COUNTER]
    if not left:
        _go_on(course, course.before.waiting, go_on)
        return
    draft.turn = left[0].seat
    seats = tuple(owed.seat for owed in left)
    course.happened.append((course.rules.countering[0], AwaitAnswers(seats, COUNTER)))


def counter(course: Course, go_on: GoOn) -> None:
    """One player lays the card: the play goes on without what it undoes, as if that had been so
    before."""
    rule, seat, before = course.rules.countering[0], course.seat, course.before
    owed, named = asked_to_counter(before.owed, seat), before.mark(UNDOABLE)
    if owed is None or named is None:
        return
    deck, draft, made = course.rules.deck, course.draft, before.waiting
    start = Draft(made.before)
    Undo(seat, owed.of, named.value).apply(start, deck)
    undoing = Undo(seat, owed.of, named.value, rule.counter_joins)
    undoing.apply(draft, deck)
    _go_on(course, made._replace(before=start), go_on)
    course.happened.insert(0, (rule, undoing))
    if draft.pending is None:
        draft.drop_mark(UNDONE)
    if draft.holds_nothing(seat) and not draft.is_out(seat) and not draft.over:
        _go_out(course, rule, seat, owed.of)


def _go_on(course: Course, made: Pending, go_on: GoOn) -> None:
    draft = course.draft
    draft.pending, draft.owed = None, besides_windows(draft.owed)
    draft.drop_mark(UNDOABLE)
    course.laid = course.before.field[-1]
    course.rules = course.whole.in_force(draft.marks)
    course.before, course.seat = made.before, made.seat
    go_on(course, made)


def _go_out(course: Course, rule: ClimbingRule, seat: int, card: int) -> None:
    """Who has laid the last card of the hand by it goes out."""
    rules, draft = course.rules, course.draft
    laid = Laid(seat, rules.store.heap(card if rule.emptying == "out_judged_by_cards" else 0))
    field, left = (*draft.field, laid), len(draft.out)
    moment = course.moment(field, seat=seat, goes_out=True)
    course.run(rules.plan(laid.play, len(field)).of("finish"), "finish", moment)
    if len(draft.out) > left:
        course.run(rules.stages["fall"], "fall", course.moment(field, seat=seat))
