"""Windows: a play waits for other players.

A window opens before a play has any effect. Others may take the play away, or it goes back
(*interception*), doubt it (*doubt*), play a card that cancels its effects (*counter*), or answer
its cut or skip (*answer*). Meanwhile the position keeps the play as ``pending``, and all players
who are asked owe an answer or a refusal, in turn order. :mod:`.responses` carries out their
answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import (
    Pending,
    Position,
    PositionBuilder,
    PositionView,
    unseen_cards,
)
from referee.games.climbing.rule_api.effects import (
    AwaitAnswers,
    Clear,
    Effect,
    Lead,
    Owe,
    Skip,
    TakeTop,
)
from referee.games.climbing.rule_api.mark_names import CLOSED, DOUBTER, OPEN, UNDOABLE
from referee.games.climbing.rule_api.mark_names import WINDOW as UNTIL_WINDOW
from referee.games.climbing.rule_api.rule import ClimbingRule, MoveContext
from referee.games.climbing.ruleset.compiled import StagePlan
from referee.games.climbing.ruleset.overrides import CausedEffect, not_overridden
from referee.games.climbing.ruleset.ruleset import ClimbingRules, ForeseenPlay
from referee.model.marks import MANY, NOBODY, Mark, Obligation
from referee.model.moves import DISCARD, PLAY, Move
from referee.rulebook.clause import Clause

from .move_resolution import MoveResolution

ANSWER, STOP = "answer", "stop"
COUNTER = "counter"
ANSWERS = (ANSWER, STOP)
"""The obligations while a cut or a skip waits for answers."""
DOUBTING, REVEALING = "doubt", "reveal"
AWAITING = {ANSWER: "answers", STOP: STOP}
WINDOW = (*ANSWERS, COUNTER, DOUBTING, REVEALING)
"""The obligations while a play waits for others."""
SEIZE = "seize"
"""The obligations while a play can be taken away."""


# ---- what a position waits for


def answering(debts: tuple[Obligation, ...]) -> list[Obligation]:
    """The answers still owed, in the order in which they are asked for."""
    return [owed for owed in debts if owed.kind in WINDOW]


def is_window(position: Position) -> bool:
    """Whether a play waits for others; what else is pending waits for a choice of its player."""
    return position.pending is not None and bool(answering(position.owed))


def waits_for_doubt(position: Position) -> bool:
    """Whether a play waits for doubts, or for what was doubted to be shown."""
    return any(owed.kind in (DOUBTING, REVEALING) for owed in position.owed)


def waits_for_answer(position: Position) -> bool:
    """Whether a cut, or a skip, waits for answers."""
    return position.pending is not None and any(owed.kind in ANSWERS for owed in position.owed)


def waits_for_interception(position: Position) -> bool:
    """Whether a play waits to be taken away."""
    return position.pending is not None and any(owed.kind == SEIZE for owed in position.owed)


def asked_for_doubt(position: Position) -> list[Obligation]:
    """The players who may still doubt, in the order in which they are asked."""
    return [owed for owed in position.owed if owed.kind == DOUBTING]


def asked_to_counter(debts: Sequence[Obligation], seat: int) -> Obligation | None:
    """The obligation of a seat that may cancel the effects of a play."""
    return next((owed for owed in debts if owed.kind == COUNTER and owed.seat == seat), None)


def doubter_of(position: Position) -> int:
    """The seat that doubts the play, or ``NOBODY``."""
    return next((mark.holder for mark in position.marks if mark.kind == DOUBTER), NOBODY)


def as_laid(position: Position, move: Move) -> Move:
    """The move; a card that is discarded to undo what a play sets off is laid for that."""
    undoing = move.kind == DISCARD and any(owed.kind == COUNTER for owed in position.owed)
    return replace(move, kind=PLAY) if undoing else move


def besides_windows(debts: tuple[Obligation, ...]) -> tuple[Obligation, ...]:
    """The other obligations, without answers, doubts and choices for which a play waits."""
    return tuple(owed for owed in debts if owed.kind not in (*WINDOW, SEIZE) and not owed.held)


def around(now: PositionView, seat: int) -> list[int]:
    """The other players, in turn order from the one after this seat."""
    others: list[int] = []
    other = now.after(seat)
    while other not in (seat, NOBODY, *others):
        others.append(other)
        other = now.after(other)
    return others


def stop_waiting(draft: PositionBuilder) -> None:
    """The play on top of the field stops waiting, for others and for its player's choice. Other
    obligations remain."""
    draft.pending, draft.owed = None, besides_windows(draft.owed)
    draft.marks = tuple(mark for mark in draft.marks if mark.until != UNTIL_WINDOW)


def stop_waiting_for_doubt(resolution: MoveResolution) -> None:
    """Ends the window for doubts, also if an illegal next play was accepted."""
    if waits_for_doubt(resolution.before):
        stop_waiting(resolution.draft)
        resolution.draft.set_mark(Mark(CLOSED, until="clear"))


def stop_waiting_for_lost_play(resolution: MoveResolution) -> None:
    """Ends what waits for the top of the field once a move that stood has changed the field."""
    draft, before = resolution.draft, resolution.before
    waits = draft.pending is not None and draft.pending is before.pending
    if waits and len(draft.field) != len(before.field):
        stop_waiting(draft)


# ---- interception: a play may be taken away, or goes back


def intercept(resolution: MoveResolution) -> bool:
    """Asks the players who may take the play away, or returns it if it isn't allowed to stay.
    Returns whether the play waits or is gone."""
    draft = resolution.draft
    pending = Pending(resolution.before, resolution.seat, draft.holds_nothing(resolution.seat))
    context = resolution.context(draft.field, goes_out=pending.goes_out)
    seizure = resolution.rules.seizure(context)
    if _give_back(resolution):
        return True
    if seizure is None:
        return False
    rule, owed = seizure
    resolution.cause(rule, Owe(owed))
    draft.pending, draft.turn = pending, owed.seat
    return True


def _give_back(resolution: MoveResolution) -> bool:
    """Returns the play to its player and clears the field, if a clause says so."""
    draft, seat, below = resolution.draft, resolution.seat, resolution.before.field
    foreseen = ForeseenPlay(resolution.whole, resolution.before, seat, resolution.laid.play)
    returning = resolution.rules.returning
    rule = next(
        (rule for rule in returning if rule.takes_back(resolution.before, seat, foreseen)), None
    )
    if rule is None:
        return False
    resolution.cause(rule, TakeTop(seat, resolution.laid.play.mask, plays=1))
    resolution.cause(rule, Clear())
    if below:
        resolution.run_stage("on_cleared", resolution.context(below))
    resolution.cause(rule, Lead(draft.after(seat)))
    resolution.pass_turn(draft.after(seat))
    return True


# ---- doubt: a play with cards face down


def open_doubt(resolution: MoveResolution, pending: Pending) -> bool:
    """Asks the other players for doubts, if a clause allows them. Returns whether the play waits. A
    player who says ``through`` isn't asked again. After a ``doubt``, only players before the
    doubter are still asked.
    """
    draft, rule = resolution.draft, resolution.rules.doubting
    context = resolution.context(draft.field, goes_out=pending.goes_out)
    draft.drop_mark(CLOSED)
    if rule is None or not rule.opens_doubt(context):
        return False
    if _acts_before_doubt(resolution, pending):
        draft.set_mark(Mark(CLOSED, until="clear"))
        return False
    clause, seats = rule.clause, _in_turn(context, NOBODY)
    for order in resolution.rules.declaring("first_asked"):
        clause, seats = order.clause, _in_turn(context, order.first_asked(context))
    if not seats:
        return False
    asker = resolution.seat
    draft.owed = (
        *draft.owed,
        *(Obligation(DOUBTING, seat, asker, clause=clause.id) for seat in seats),
    )
    draft.pending = pending
    draft.set_mark(Mark(OPEN, until=UNTIL_WINDOW))
    draft.turn = seats[0]
    return True


def _in_turn(context: MoveContext, first: int) -> list[int]:
    """The other players in turn order, beginning with this one or the next to play."""
    seats = around(context.now, context.seat)
    start = seats.index(first) if first in seats else 0
    return seats[start:] + seats[:start]


def _acts_before_doubt(resolution: MoveResolution, pending: Pending) -> bool:
    """Whether a clause carries out its effect before anybody can doubt."""
    plan = resolution.rules.plan(resolution.laid.play, len(pending.before.field) + 1)
    early = [pair for pair in plan.of("on_clear") if pair[0].before_doubt]
    early += [pair for pair in plan.of("on_finish") if pair[0].before_doubt and pending.goes_out]
    context = resolution.context(resolution.draft.field, goes_out=pending.goes_out)
    return any(True for _, handler in early for _ in handler(context))


# ---- counter: a card of another hand undoes what a play sets off


def seats_to_counter(resolution: MoveResolution, play: Play) -> list[int]:
    """The players who may hold and play a card that cancels the effects of this play, in turn
    order."""
    rule, draft = resolution.rules.countering[0], resolution.draft
    card = rule.counter_card(play)
    seats = around(draft, resolution.seat)
    return [seat for seat in seats if _may_counter(resolution, rule, seat, card)]


def open_counter(
    resolution: MoveResolution,
    pending: Pending,
    seats: Sequence[int],
    undoable: Iterable[CausedEffect],
) -> bool:
    """Asks these seats, if one of the effects can be cancelled. Returns whether the play waits.
    ``undoable``: the effects of the play if it isn't countered."""
    rule, draft, play = resolution.rules.countering[0], resolution.draft, resolution.laid.play
    names = _undone_clauses(rule, play, undoable)
    if not names:
        return False
    clause, card = rule.clause.id, rule.counter_card(play)
    debts = [Obligation(COUNTER, seat, pending.seat, clause=clause, of=card) for seat in seats]
    draft.owed = (*draft.owed, *debts)
    draft.pending = pending
    draft.set_mark(Mark(UNDOABLE, names, until=UNTIL_WINDOW))
    draft.turn = seats[0]
    resolution.happened.append((rule, AwaitAnswers(tuple(seats), COUNTER)))
    return True


def _may_counter(resolution: MoveResolution, rule: ClimbingRule, seat: int, card: int) -> bool:
    """Whether a hand may hold the card, and may part with it."""
    draft, deck = resolution.draft, resolution.rules.deck
    unseen = unseen_cards(deck, draft) if draft.unknown[seat] else 0
    if not card & (draft.known[seat] | unseen):
        return False
    return rule.exit_by_obligation != "not_allowed" or draft.held(seat) != 1


def _undone_clauses(
    rule: ClimbingRule, play: Play, caused: Iterable[CausedEffect]
) -> tuple[str, ...]:
    """The names of the clauses of which the rule undoes what they do by the play."""
    effects: dict[str, list[Effect]] = {}
    clauses = {}
    for acting, effect in caused:
        clauses[acting.clause.id] = acting.clause
        effects.setdefault(acting.clause.id, []).append(effect)
    undone = (clauses[id_] for id_ in effects if rule.undoes(play, clauses[id_], effects[id_]))
    return tuple(sorted(clause.name for clause in undone))


# ---- answer: a cut, or a skip, happens only when nobody answers it


def open_answers(resolution: MoveResolution, play: Play, *, goes_out: bool) -> bool:
    """Asks for answers if a clause cuts or skips with this play and another clause lets these
    players answer. Returns whether the play waits. A player whose hand is known to have no answer
    isn't asked."""
    draft = resolution.draft
    plan = resolution.rules.plan(play, len(draft.field))
    cutting = plan.answerable
    if cutting and _answered_now(resolution, plan.answering):
        context = resolution.context(draft.field, goes_out=goes_out)
        if any(rule in plan.answerable for rule, _ in _clearing(resolution, plan, context)):
            seats = around(draft, resolution.seat)
            others = [seat for seat in seats if _may_answer(resolution, plan, seat)]
            return _ask(resolution, ANSWER, cutting[0], others, goes_out=goes_out)
    if plan.stopping and _answered_now(resolution, plan.stopping):
        skipping, skipped = _skipped(resolution, plan, goes_out=goes_out)
        others = [seat for seat in skipped if _may_answer(resolution, plan, seat)]
        return skipping is not None and _ask(resolution, STOP, skipping, others, goes_out=goes_out)
    return False


def _may_answer(resolution: MoveResolution, plan: StagePlan, seat: int) -> bool:
    """Whether a player doesn't miss this turn and may hold an answer; whether a lock bars it is
    judged when it is played."""
    rules, draft = resolution.rules, resolution.draft
    if resolution.sits_out(seat):
        return False
    known, unknown = draft.known[seat], draft.unknown[seat]
    hand = known | unseen_cards(rules.deck, draft) if unknown else known
    most = unknown if unknown != MANY else hand.bit_count()
    return any(
        (play.mask & ~known).bit_count() <= most and plan.answers(play)
        for count in range(1, min(known.bit_count() + most, hand.bit_count()) + 1)
        for play in rules.plays_of_count(hand, count)
    )


def _ask(
    resolution: MoveResolution,
    kind: str,
    waiting: ClimbingRule,
    seats: Sequence[int],
    *,
    goes_out: bool,
) -> bool:
    """Asks these seats for answers, if there are any."""
    if not seats:
        return False
    draft, clause, seat = resolution.draft, waiting.clause.id, resolution.seat
    draft.owed = (*draft.owed, *(Obligation(kind, other, seat, clause=clause) for other in seats))
    draft.pending = Pending(resolution.before, seat, goes_out, tuple(resolution.happened))
    draft.turn = seats[0]
    resolution.happened.append((waiting, AwaitAnswers(tuple(seats), AWAITING[kind])))
    return True


def _answered_now(resolution: MoveResolution, answering: Iterable[ClimbingRule]) -> bool:
    """Whether a clause lets others answer as the table stands, the play on top of the field."""
    situation = resolution.rules.situation(resolution.draft)
    return any(rule.is_answerable_at(situation) for rule in answering)


def _skipped(
    resolution: MoveResolution, plan: StagePlan, *, goes_out: bool
) -> tuple[ClimbingRule | None, list[int]]:
    """The players whom a play skips by clauses that they may answer, and these clauses; none if it
    clears the field for another reason."""
    rules, draft, seat = resolution.rules, resolution.draft, resolution.seat
    context = resolution.context(draft.field, goes_out=goes_out)
    if any(not clear.skipping for _, clear in _clearing(resolution, plan, context)):
        return None, []
    skips = [
        (rule, effect.count)
        for rule, turn in plan.of("on_turn")
        if any(rules.may_answer(stopping, [rule]) for stopping in plan.stopping)
        for effect in turn(context)
        if isinstance(effect, Skip)
    ]
    if not skips:
        return None, []
    steps = range(1, sum(count for _, count in skips) + 1)
    seats = dict.fromkeys(draft.after(seat, step) for step in steps)
    return skips[0][0], [other for other in seats if other not in (seat, NOBODY)]


def _clearing(
    resolution: MoveResolution, plan: StagePlan, context: MoveContext
) -> list[tuple[ClimbingRule, Clear]]:
    """The clauses by which the play clears the field as the table stands, and how."""
    caused = [(rule, effect) for rule, cut in plan.of("on_clear") for effect in cut(context)]
    standing = not_overridden(caused, resolution.rules.rulebook.overridden)
    return [(rule, effect) for rule, effect in standing if isinstance(effect, Clear)]


def answering_rules(rules: ClimbingRules, position: Position, play: Play) -> list[ClimbingRule]:
    """The rules by which this play answers the cut, or the skip, on top of the field."""
    situation, cut = rules.situation(position), position.field[-1].play
    return [rule for rule in rules.plan(cut, 1).answers(play) if rule.is_answerable_at(situation)]


def answer_clauses(rules: ClimbingRules, position: Position) -> list[Clause]:
    """The clauses by which the cut, or the skip, on top of the field may be answered."""
    plan, situation = rules.plan(position.field[-1].play, 1), rules.situation(position)
    asking = (
        rule for rule in (*plan.answering, *plan.stopping) if rule.is_answerable_at(situation)
    )
    return [*{rule.clause.id: rule.clause for rule in asking}.values()]


def cut_answers(rules: ClimbingRules, position: Position, play: Play) -> list[ClimbingRule]:
    """The rules by which this play answers a cut on top of the field, which a play on it that is
    no answer does not leave there."""
    return [rule for rule in answering_rules(rules, position, play) if not rule.answers_skip]
