"""Answer windows: a cut, or a skip, that others may answer is carried out only when nobody does.

While the window is open the position keeps what is pending: the play, the position before it, and
who made it. Every other player, of a skip every player who is skipped, owes an answer or a refusal,
in turn order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec.structs import replace

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Draft, Laid, Pending, Position, Standing
from referee.games.climbing.rule_api.card_effects import take_cards
from referee.games.climbing.rule_api.context import Moment
from referee.games.climbing.rule_api.effects import AwaitAnswers, Clear, Skip
from referee.games.climbing.rule_api.mark_names import WINDOW as UNTIL_WINDOW
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.ruleset.compiled import handlers
from referee.games.climbing.ruleset.overrides import unbeaten
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.games.climbing.ruleset.stage_plan import Plan
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import DISCARD, PLAY, Move

from .move_resolution import Course

ANSWER, STOP = "answer", "stop"
COUNTER = "counter"
ANSWERS = (ANSWER, STOP)
"""What is owed while a cut, or a skip, waits for answers."""
DOUBTING, REVEALING = "doubt", "reveal"
AWAITING = {ANSWER: "answers", STOP: STOP}
WINDOW = (*ANSWERS, COUNTER, DOUBTING, REVEALING)
"""What is owed while a play waits for others."""
SEIZE = "seize"
"""What is owed while a play waits to be taken away."""


class Resume(Protocol):
    """Runs the stages of a play from the one named on."""

    def __call__(
        self, course: Course, made: Pending, first: str, left_out: tuple[str, ...] = ()
    ) -> None: ...


class Changing(Protocol):
    """Runs the stages of a play before it may clear the field."""

    def __call__(self, course: Course, made: Pending) -> None: ...


def open_window(course: Course, play: Play, goes_out: bool) -> bool:
    """Opens a window where a clause cuts, or skips others, by this play and another clause lets
    these answer."""
    draft = course.draft
    plan = course.rules.plan(play, len(draft.field))
    cutting = plan.answerable
    if cutting and _answered_now(course, plan.answering) and _clears(course, plan, goes_out):
        others = [seat for seat in around(draft, course.seat) if not course.sits_out(seat)]
        return _ask(course, ANSWER, cutting[0], others, goes_out)
    if plan.stopping and _answered_now(course, plan.stopping):
        skipping, others = _skipped(course, plan, goes_out)
        return skipping is not None and _ask(course, STOP, skipping, others, goes_out)
    return False


def _ask(
    course: Course, kind: str, waiting: ClimbingRule, others: Sequence[int], goes_out: bool
) -> bool:
    """Asks these seats for answers, where there are any."""
    if not others:
        return False
    draft, clause = course.draft, waiting.clause.id
    asked = [Obligation(kind, other, course.seat, clause=clause) for other in others]
    draft.owed = (*draft.owed, *asked)
    draft.pending = Pending(course.before, course.seat, goes_out, tuple(course.happened))
    draft.turn = others[0]
    course.happened.append((waiting, AwaitAnswers(tuple(others), AWAITING[kind])))
    return True


def _answered_now(course: Course, answering: Iterable[ClimbingRule]) -> bool:
    """Whether a clause lets others answer as the table stands, the play on top of the field."""
    at = course.rules.situation(course.draft.with_marks(course.draft.marks))
    return any(rule.answers_at(at) for rule in answering)


def _skipped(course: Course, plan: Plan, goes_out: bool) -> tuple[ClimbingRule | None, list[int]]:
    """Whom a play skips by clauses that these others may answer, and by which of them: nobody,
    where it clears the field for another reason than that all are skipped."""
    rules, draft = course.rules, course.draft
    moment = course.moment(draft.field, goes_out=goes_out)
    if any(not clear.skipping for _, clear in _clearing(course, plan, moment)):
        return None, []
    found = [
        (rule, effect.count)
        for rule, turn in plan.of("turn")
        if any(rules.may_answer(stopping, [rule]) for stopping in plan.stopping)
        for effect in turn(moment)
        if isinstance(effect, Skip)
    ]
    if not found:
        return None, []
    steps = range(1, sum(count for _, count in found) + 1)
    seats = dict.fromkeys(draft.after(course.seat, step) for step in steps)
    left = [seat for seat in seats if seat not in (course.seat, NOBODY)]
    return found[0][0], [seat for seat in left if not course.sits_out(seat)]


def around(now: Standing, seat: int) -> list[int]:
    """The other players, in turn order from the one after this seat."""
    others: list[int] = []
    other = now.after(seat)
    while other not in (seat, NOBODY, *others):
        others.append(other)
        other = now.after(other)
    return others


def _clears(course: Course, plan: Plan, goes_out: bool) -> bool:
    """Whether a clause whose cut may be answered clears the field, and no other speaks against."""
    moment = course.moment(course.draft.field, goes_out=goes_out)
    return any(rule in plan.answerable for rule, _ in _clearing(course, plan, moment))


def _clearing(course: Course, plan: Plan, moment: Moment) -> list[tuple[ClimbingRule, Clear]]:
    """The clauses by which the play clears the field as the table stands, and how."""
    said = [(rule, effect) for rule, cut in plan.of("cut") for effect in cut(moment)]
    standing = unbeaten(said, course.rules.rulebook.overridden)
    return [(rule, effect) for rule, effect in standing if isinstance(effect, Clear)]


def answering(debts: tuple[Obligation, ...]) -> list[Obligation]:
    """The answers still owed, in the order in which they are asked for."""
    return [owed for owed in debts if owed.kind in WINDOW]


def is_window(position: Position) -> bool:
    """Whether a play waits for others; what else is pending waits for a choice of its player."""
    return position.pending is not None and bool(answering(position.owed))


def as_laid(position: Position, move: Move) -> Move:
    """The move; a card that is discarded to undo what a play sets off is laid for that."""
    undoing = move.kind == DISCARD and any(owed.kind == COUNTER for owed in position.owed)
    return replace(move, kind=PLAY) if undoing else move


def waits_for_doubt(position: Position) -> bool:
    """Whether a play waits for doubts, or for what was doubted to be shown."""
    return any(owed.kind in (DOUBTING, REVEALING) for owed in position.owed)


def waits_for_answer(position: Position) -> bool:
    """Whether a cut, or a skip, waits for answers."""
    return position.pending is not None and any(owed.kind in ANSWERS for owed in position.owed)


def stop_waiting(draft: Draft) -> None:
    """The play on top of the field waits no more: neither for others nor for its player's choice.
    What is owed besides stays owed."""
    draft.pending, draft.owed = None, besides_windows(draft.owed)
    draft.marks = tuple(mark for mark in draft.marks if mark.until != UNTIL_WINDOW)


def besides_windows(debts: tuple[Obligation, ...]) -> tuple[Obligation, ...]:
    """What is owed besides answers, words on a doubt, and choices that a play waits for."""
    return tuple(owed for owed in debts if owed.kind not in (*WINDOW, SEIZE) and not owed.held)


def lapse(course: Course) -> None:
    """What waits for the top of the field waits no more once a move that stood has changed the
    field under it."""
    draft, before = course.draft, course.before
    waits = draft.pending is not None and draft.pending is before.pending
    if waits and len(draft.field) != len(before.field):
        stop_waiting(draft)


def decline_answer(course: Course, resume: Resume) -> None:
    """One player lets the cut stand; when all have, it is carried out."""
    draft = course.draft
    draft.owed = tuple(
        owed for owed in draft.owed if not (owed.kind in ANSWERS and owed.seat == course.seat)
    )
    left = answering(draft.owed)
    if left:
        draft.turn = left[0].seat
        cutting = next(r for r in course.rules if r.clause.id == left[0].clause)
        seats, to = tuple(owed.seat for owed in left), AWAITING[left[0].kind]
        course.happened.append((cutting, AwaitAnswers(seats, to)))
    elif course.before.pending:
        course.laid = course.before.field[-1]
        course.earlier = course.before.pending.happened
        resume(course, course.before.pending, "cut")


def answering_rules(rules: ClimbingRules, position: Position, play: Play) -> list[ClimbingRule]:
    """The rules by which this play answers the cut, or the skip, on top of the field."""
    at, cut = rules.situation(position), position.field[-1].play
    return [rule for rule in rules.plan(cut, 1).answers(play) if rule.answers_at(at)]


def cut_answers(rules: ClimbingRules, position: Position, play: Play) -> list[ClimbingRule]:
    """The rules by which this play answers a cut on top of the field, which a play on it that is
    no answer does not leave there."""
    return [rule for rule in answering_rules(rules, position, play) if not rule.answers_skip]


def answer_cut(course: Course, play: Play, changing: Changing, resume: Resume) -> None:
    """A play that answers the cut: the cut does not happen, the answer's own effects do."""
    rules, draft, pending = course.rules, course.draft, course.before.waiting
    take_cards(draft, rules.deck, course.seat, play.mask)
    draft.owed = tuple(owed for owed in draft.owed if owed.kind not in ANSWERS)
    course.laid = Laid(course.seat, play)
    draft.field = field = (*course.before.field, course.laid)
    draft.pending = None
    goes_out = draft.holds_nothing(course.seat) and not draft.is_out(course.seat)
    moment = course.moment(field, goes_out=goes_out)
    answering = answering_rules(rules, course.before, play)
    if any(rule.takes_over for rule in answering):
        _take_over(course, play, changing, resume)
        return
    changes = any(rule.changes for rule in answering)
    if changes:
        course.run(rules.plan(play, len(field)).of("change"), "change", moment)
    course.run(handlers(answering, "answered"), "answered", moment)
    _finish(course, pending, goes_out, field)
    made = Pending(course.before, course.seat, goes_out)
    resume(course, made, "fall", () if changes else ("owe",))


def _take_over(course: Course, play: Play, changing: Changing, resume: Resume) -> None:
    """The answer is a play in the place of the cut, which others may answer in their turn."""
    pending, field = course.before.waiting, course.draft.field
    _finish(course, pending, False, field)
    before = Draft(course.before)
    stop_waiting(before)
    course.before = before
    seat = course.seat
    goes_out = course.draft.holds_nothing(seat) and not course.draft.is_out(seat)
    made = Pending(before, seat, goes_out)
    changing(course, made)
    if not open_window(course, play, goes_out):
        resume(course, made, "cut")


def _finish(course: Course, pending: Pending, goes_out: bool, field: tuple[Laid, ...]) -> None:
    """First the player of the answered cut goes out, then the one who answered."""
    if pending.goes_out:
        course_caused = course.happened
        course.happened = []
        finishing = course.rules.plan(field[-2].play, len(field) - 1).of("finish")
        course.run(finishing, "finish", course.moment(
            field[:-1], before=pending.before, seat=pending.seat, goes_out=True))  # fmt: skip
        course.happened = course_caused + course.happened
    if goes_out:
        finishing = course.rules.plan(field[-1].play, len(field)).of("finish")
        course.run(finishing, "finish", course.moment(field, goes_out=True))
