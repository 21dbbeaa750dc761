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

from .alternatives import besides
from .answered_finish import finishes_answered, fouls_spared
from .misses import Miss, face_down, misses, unanswered
from .near_runs import nearly_runs
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
"""Kind of question -> how the effects begin that it is about."""


def nearly(query: ClimbingQuery, answer: Answer) -> tuple[Reason, ...]:
    """The near misses of the moves so far that bear on the answer, and what else may be done."""
    if query.question.kind == q.MAY_PLAY and is_window(query.position):
        found = _of_the_answer(query)
    elif query.question.kind == q.MAY_PLAY:
        on_the_field = _on_the_field(query, lambda miss: _judged_otherwise(query, answer, miss))
        found = chain(_of_the_form(query), on_the_field)
    elif query.question.kind == q.WHAT_ORDER:
        found = _on_the_field(query, lambda miss: _ordered_otherwise(query, miss))
    elif query.question.kind in ABOUT:
        found = _of_the_last_move(query, ABOUT[query.question.kind])
    else:
        found = iter(())
    told: list[Reason] = [*finishes_answered(query)] if query.question.kind in OUT else []
    told += fouls_spared(query) if query.question.kind == q.IS_OUT else ()
    near = (_reason(query, miss) for miss in found)
    for reason in chain(near, skipped_by_the_top(query), besides(query, answer)):
        if reason not in told:
            told.append(reason)
    return tuple(told)


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
    """Of cards face down that everybody has let through."""
    steps = query.case.steps
    before: Position = steps[-2].position if len(steps) > 1 else query.case.setup
    if not before.pending or not before.field or waits_for_doubt(query.position):
        return
    acted = {each.clause.id for each in steps[-1].events}
    for miss in face_down(query.rules, before.waiting.before, before.field[-1], acted):
        if any(key.startswith(beginnings) for key in _keys(query, miss)):
            yield miss


def _of_the_answer(query: ClimbingQuery) -> Iterator[Miss]:
    """Of cards that do not answer the cut that waits."""
    cut = query.position.field[-1].play
    if answering(query.position.owed)[0].kind == COUNTER:
        return
    plays = query.rules.readings(query.question.cards)
    if not waits_for_doubt(query.position):
        if any(answering_rules(query.rules, query.position, play) for play in plays):
            return
        yield from unanswered(query.rules, cut, plays[0])


def _of_the_form(query: ClimbingQuery) -> Iterator[Miss]:
    """Of cards that make no form."""
    plays = query.rules.readings(query.question.cards)
    if plays[0].form == NO_FORM:
        yield from nearly_runs(query.rules, plays[0])


def _on_the_field(query: ClimbingQuery, bears: Callable[[Miss], bool]) -> Iterator[Miss]:
    """Of the plays on the field, laid again one by one."""
    size = query.position.size
    before = Position((0,) * size, (MANY,) * size, marks=lasting(query.position))
    for laid in query.position.field:
        yield from filter(bears, misses(query.rules, before, laid))
        before = change_by(query.rules, before, laid)


def _marked(position: Position, miss: Miss) -> Position | None:
    """The position with the marks that the rule would have laid or taken; ``None``: there are
    none."""
    draft = PositionBuilder(position)
    for effect in miss.effects:
        if isinstance(effect, SetMark):
            draft.set_mark(effect.mark)
        elif isinstance(effect, DropMark):
            draft.drop_mark(effect.kind, effect.holder)
    return None if draft.marks == position.marks else draft


def _judged_otherwise(query: ClimbingQuery, answer: Answer, miss: Miss) -> bool:
    other = _marked(query.position, miss)
    if other is None:
        return False
    move = Move(query.question.seat, PLAY, query.question.cards)
    try:
        judged = judge(query.rules, query.names, other, move)
    except Open:
        return False
    return bool(judged.value != answer.value)


def _ordered_otherwise(query: ClimbingQuery, miss: Miss) -> bool:
    other = _marked(query.position, miss)
    if other is None:
        return False
    before, after = (query.rules.situation(at).order for at in (query.position, other))
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
    """What puts rules out of force by this mark."""
    return next(rule for rule in query.rules.silencing if any(rule.suspended_rules((mark,)))).clause
