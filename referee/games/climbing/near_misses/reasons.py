"""The near misses that a question is about, as reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from referee.engine.answer import Answer
from referee.games.climbing.answers.query import ClimbingQuery
from referee.games.climbing.judge.judge import judge
from referee.games.climbing.plays.play import NO_FORM
from referee.games.climbing.position import LaidPlay, Position, PositionBuilder
from referee.games.climbing.resolution.disambiguation import change_by, chosen
from referee.games.climbing.resolution.events import to_event
from referee.games.climbing.resolution.joker_meanings import lasting
from referee.games.climbing.resolution.windows import (
    COUNTER,
    answering,
    answering_rules,
    is_window,
    waits_for_doubt,
)
from referee.games.climbing.rule_api.effects import DropMark, SetMark
from referee.model import questions as q
from referee.model.marks import MANY, Mark
from referee.model.moves import PLAY, THROUGH, Move
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open, Reason

from .alternatives import alternatives
from .answered_finish import answered_finishes, exempt_fouls
from .misses import Miss, face_down, misses, unanswered
from .near_runs import near_runs
from .skipped_turn import skipped_by_the_top

LEADING = (
    "cleared", "leads", "turn-to", "skips", "owes-", "awaits-answers", "mark-set-direction",
    "mark-dropped-direction",
)  # fmt: skip
LEAVING = ("leaves-", "sinks", "game-over", "game-equal")
ABOUT: dict[str, tuple[str, ...]] = {
    q.WHAT_HAPPENS: ("",),
    q.WHOSE_TURN: LEADING,
    q.WHO_LEADS: LEADING,
    q.MUST_DO: ("owes-",),
    q.IS_OUT: LEAVING,
    q.RANKS: LEAVING,
    q.RANK_OF: LEAVING,
}
"""By kind of question: how the keys of the events begin that it is about."""


def near_miss_reasons(query: ClimbingQuery, answer: Answer) -> tuple[Reason, ...]:
    """Reasons beside an answer: near misses that bear on it, and what else the seat may do."""
    kind = query.question.kind
    if kind == q.MAY_PLAY and is_window(query.position):
        near = _of_the_answer(query)
    elif kind == q.MAY_PLAY:
        on_the_field = _on_the_field(query, lambda miss: _changes_answer(query, answer, miss))
        near = chain(_of_the_form(query), on_the_field)
    elif kind == q.WHAT_ORDER:
        near = _on_the_field(query, lambda miss: _changes_order(query, miss))
    elif kind in ABOUT:
        near = _of_the_last_move(query, ABOUT[kind])
    else:
        near = iter(())
    reasons: list[Reason] = [*answered_finishes(query)] if kind in OUT else []
    reasons += exempt_fouls(query) if kind == q.IS_OUT else ()
    more = (_reason(query, miss) for miss in near)
    for reason in chain(more, skipped_by_the_top(query), alternatives(query, answer)):
        if reason not in reasons:
            reasons.append(reason)
    return tuple(reasons)


OUT = (q.IS_OUT, q.RANKS, q.RANK_OF)


def _of_the_last_move(query: ClimbingQuery, beginnings: tuple[str, ...]) -> Iterator[Miss]:
    steps = query.case.steps
    if steps and steps[-1].move.kind == THROUGH:
        yield from _let_through(query, beginnings)
    if not steps or steps[-1].move.kind != PLAY:
        return
    before: Position = steps[-2].position if len(steps) > 1 else query.case.setup
    move: Move = steps[-1].move
    seat = query.names.index(move.seat)
    if before.owed:
        return
    play = chosen(query.rules.in_force(before.marks), before, seat, move)
    for miss in misses(query.rules, before, LaidPlay(seat, play)):
        if any(key.startswith(beginnings) for key in _keys(query, miss)):
            yield miss


def _let_through(query: ClimbingQuery, beginnings: tuple[str, ...]) -> Iterator[Miss]:
    """The near misses of cards face down that everybody has let through."""
    steps = query.case.steps
    before: Position = steps[-2].position if len(steps) > 1 else query.case.setup
    if not before.pending or not before.field or waits_for_doubt(query.position):
        return
    acted = {event.clause.id for event in steps[-1].events}
    for miss in face_down(query.rules, before.waiting.before, before.field[-1], acted):
        if any(key.startswith(beginnings) for key in _keys(query, miss)):
            yield miss


def _of_the_answer(query: ClimbingQuery) -> Iterator[Miss]:
    """The near misses of cards that do not answer the cut that waits."""
    cut = query.position.field[-1].play
    if answering(query.position.owed)[0].kind == COUNTER:
        return
    plays = query.rules.readings(query.question.cards)
    if not waits_for_doubt(query.position):
        if any(answering_rules(query.rules, query.position, play) for play in plays):
            return
        yield from unanswered(query.rules, cut, plays[0])


def _of_the_form(query: ClimbingQuery) -> Iterator[Miss]:
    """The near misses of cards that make no form."""
    plays = query.rules.readings(query.question.cards)
    if plays[0].form == NO_FORM:
        yield from near_runs(query.rules, plays[0])


def _on_the_field(query: ClimbingQuery, bears: Callable[[Miss], bool]) -> Iterator[Miss]:
    """The near misses of the plays on the field, which are laid again one by one.

    ``bears``: whether a near miss matters for the question.
    """
    size = query.position.size
    before = Position((0,) * size, (MANY,) * size, marks=lasting(query.position))
    for laid in query.position.field:
        yield from filter(bears, misses(query.rules, before, laid))
        before = change_by(query.rules, before, laid)


def _with_marks_of(position: Position, miss: Miss) -> Position | None:
    """The position with the marks that the rule would have set or dropped; ``None`` if there are
    none."""
    draft = PositionBuilder(position)
    for effect in miss.effects:
        if isinstance(effect, SetMark):
            draft.set_mark(effect.mark)
        elif isinstance(effect, DropMark):
            draft.drop_mark(effect.kind, effect.holder)
    return None if draft.marks == position.marks else draft


def _changes_answer(query: ClimbingQuery, answer: Answer, miss: Miss) -> bool:
    other = _with_marks_of(query.position, miss)
    if other is None:
        return False
    move = Move(query.question.seat, PLAY, query.question.cards)
    try:
        judged = judge(query.rules, query.names, other, move)
    except Open:
        return False
    return bool(judged.value != answer.value)


def _changes_order(query: ClimbingQuery, miss: Miss) -> bool:
    other = _with_marks_of(query.position, miss)
    if other is None:
        return False
    before, after = (query.rules.situation(p).order for p in (query.position, other))
    return bool(before != after)


def _keys(query: ClimbingQuery, miss: Miss) -> list[str]:
    clause = miss.rule.clause
    return [to_event(query.rules, query.names, clause, effect).key for effect in miss.effects]


def _reason(query: ClimbingQuery, miss: Miss) -> Reason:
    args = dict(miss.args)
    if "holder" in args:
        args["seat"] = query.names[args.pop("holder")]
    if "mark" in args:
        args["by"] = _silencer(query, args.pop("mark"))
    did = next(iter(_keys(query, miss)), "answers")
    return Reason(miss.rule.clause, "misses", f"near-{miss.why}", args={**args, "not": did})


def _silencer(query: ClimbingQuery, mark: Mark) -> Clause:
    """The clause that puts rules out of force by this mark."""
    return next(rule for rule in query.rules.silencing if any(rule.suspended_rules((mark,)))).clause
