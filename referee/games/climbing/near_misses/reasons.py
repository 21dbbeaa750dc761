"""The near misses that a question is about, as reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from referee.engine.answer import Answer
from referee.games.climbing.answers.query import Asked
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


def nearly(asked: Asked, answer: Answer) -> tuple[Reason, ...]:
    """The near misses of the moves so far that bear on the answer, and what else may be done."""
    if asked.question.kind == q.MAY_PLAY and is_window(asked.position):
        found = _of_the_answer(asked)
    elif asked.question.kind == q.MAY_PLAY:
        on_the_field = _on_the_field(asked, lambda miss: _judged_otherwise(asked, answer, miss))
        found = chain(_of_the_form(asked), on_the_field)
    elif asked.question.kind == q.WHAT_ORDER:
        found = _on_the_field(asked, lambda miss: _ordered_otherwise(asked, miss))
    elif asked.question.kind in ABOUT:
        found = _of_the_last_move(asked, ABOUT[asked.question.kind])
    else:
        found = iter(())
    told: list[Reason] = [*finishes_answered(asked)] if asked.question.kind in OUT else []
    told += fouls_spared(asked) if asked.question.kind == q.IS_OUT else ()
    near = (_reason(asked, miss) for miss in found)
    for reason in chain(near, skipped_by_the_top(asked), besides(asked, answer)):
        if reason not in told:
            told.append(reason)
    return tuple(told)


OUT = (q.IS_OUT, q.RANKS, q.RANK_OF)


def _of_the_last_move(asked: Asked, beginnings: tuple[str, ...]) -> Iterator[Miss]:
    steps = asked.case.steps
    if steps and steps[-1].move.kind == THROUGH:
        yield from _let_through(asked, beginnings)
    if not steps or steps[-1].move.kind != PLAY:
        return
    before: Position = steps[-2].position if len(steps) > 1 else asked.case.setup
    move: Move = steps[-1].move
    seat = asked.names.index(move.seat)
    if before.owed:
        return
    play = chosen(asked.rules.in_force(before.marks), before, seat, move)
    for miss in misses(asked.rules, before, LaidPlay(seat, play)):
        if any(key.startswith(beginnings) for key in _keys(asked, miss)):
            yield miss


def _let_through(asked: Asked, beginnings: tuple[str, ...]) -> Iterator[Miss]:
    """Of cards face down that everybody has let through."""
    steps = asked.case.steps
    before: Position = steps[-2].position if len(steps) > 1 else asked.case.setup
    if not before.pending or not before.field or waits_for_doubt(asked.position):
        return
    acted = {each.clause.id for each in steps[-1].events}
    for miss in face_down(asked.rules, before.waiting.before, before.field[-1], acted):
        if any(key.startswith(beginnings) for key in _keys(asked, miss)):
            yield miss


def _of_the_answer(asked: Asked) -> Iterator[Miss]:
    """Of cards that do not answer the cut that waits."""
    cut = asked.position.field[-1].play
    if answering(asked.position.owed)[0].kind == COUNTER:
        return
    plays = asked.rules.readings(asked.question.cards)
    if not waits_for_doubt(asked.position):
        if any(answering_rules(asked.rules, asked.position, play) for play in plays):
            return
        yield from unanswered(asked.rules, cut, plays[0])


def _of_the_form(asked: Asked) -> Iterator[Miss]:
    """Of cards that make no form."""
    plays = asked.rules.readings(asked.question.cards)
    if plays[0].form == NO_FORM:
        yield from nearly_runs(asked.rules, plays[0])


def _on_the_field(asked: Asked, bears: Callable[[Miss], bool]) -> Iterator[Miss]:
    """Of the plays on the field, laid again one by one."""
    size = asked.position.size
    before = Position((0,) * size, (MANY,) * size, marks=lasting(asked.position))
    for laid in asked.position.field:
        yield from filter(bears, misses(asked.rules, before, laid))
        before = change_by(asked.rules, before, laid)


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


def _judged_otherwise(asked: Asked, answer: Answer, miss: Miss) -> bool:
    other = _marked(asked.position, miss)
    if other is None:
        return False
    move = Move(asked.question.seat, PLAY, asked.question.cards)
    try:
        judged = judge(asked.rules, asked.names, other, move)
    except Open:
        return False
    return bool(judged.value != answer.value)


def _ordered_otherwise(asked: Asked, miss: Miss) -> bool:
    other = _marked(asked.position, miss)
    if other is None:
        return False
    before, after = (asked.rules.situation(at).order for at in (asked.position, other))
    return bool(before != after)


def _keys(asked: Asked, miss: Miss) -> list[str]:
    clause = miss.rule.clause
    return [to_event(asked.rules, asked.names, clause, effect).key for effect in miss.effects]


def _reason(asked: Asked, miss: Miss) -> Reason:
    args = dict(miss.args)
    if "holder" in args:
        args["seat"] = asked.names[args.pop("holder")]
    if "mark" in args:
        args["by"] = _silencer(asked, args.pop("mark"))
    did = next(iter(_keys(asked, miss)), "answers")
    return Reason(miss.rule.clause, "misses", f"near-{miss.why}", args={**args, "not": did})


def _silencer(asked: Asked, mark: Mark) -> Clause:
    """What puts rules out of force by this mark."""
    return next(rule for rule in asked.rules.silencing if any(rule.suspended_rules((mark,)))).clause
