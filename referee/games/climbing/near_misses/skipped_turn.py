"""Whose turn it would be if the play on top came last, at a table that does not say."""

from __future__ import annotations

from collections.abc import Iterator

from referee.games.climbing.answers.query import ClimbingQuery
from referee.games.climbing.position import LaidPlay, Position, PositionBuilder
from referee.games.climbing.resolution.stages import position_after_play
from referee.games.climbing.rule_api.effects import Skip
from referee.games.climbing.ruleset.overrides import CausedEffect
from referee.model import questions as q
from referee.model.marks import MANY, NOBODY
from referee.rulebook.rule import Open, Reason


def skipped_by_the_top(query: ClimbingQuery) -> Iterator[Reason]:
    """A warning that the play on top skips players, if it has just been made.

    It goes with whose turn it is, and with a play of a skipped player: that cannot be refused for
    want of the turn, because the table does not say whose turn it is.
    """
    kind, position = query.question.kind, query.position
    if kind not in (q.MAY_PLAY, q.WHOSE_TURN) or not _may_have_just_been_laid(query):
        return
    top = position.field[-1]
    after, caused = _laid_again(query, top)
    skips = [(rule, effect) for rule, effect in caused if isinstance(effect, Skip)]
    if after.owed or after.turn == NOBODY:
        return
    count = sum(effect.count for _, effect in skips)
    skipped = dict.fromkeys(after.after(top.seat, step) for step in range(1, 1 + count))
    if kind == q.WHOSE_TURN or query.seat in skipped.keys() - {after.turn}:
        names = query.names
        args: dict[str, object] = {
            "by": names[top.seat],
            "top": str(top.play),
            "next": names[after.turn],
        }
        args |= {"seats": [names[seat] for seat in skipped], "count": len(skipped)}
        for clause in {rule.clause.id: rule.clause for rule, _ in skips}.values():
            yield Reason(clause, "warns", "turn-just-laid", args=args)


def _may_have_just_been_laid(query: ClimbingQuery) -> bool:
    """Whether nothing that the table says has happened since the play on top."""
    position = query.position
    if query.case.steps or position.turn != NOBODY or position.passed or position.owed:
        return False
    seat = position.field[-1].seat if position.field else NOBODY
    return seat != NOBODY and not position.is_out(seat)


def _laid_again(query: ClimbingQuery, top: LaidPlay) -> tuple[Position, list[CausedEffect]]:
    """The position after the play on top, and its effects, if its player keeps cards."""
    draft = PositionBuilder(query.position)
    draft.field, draft.turn = draft.field[:-1], top.seat
    known, unknown = draft.known[top.seat], draft.unknown[top.seat]
    draft.hold(top.seat, known | top.play.mask, unknown if unknown == MANY else unknown + 1)
    try:
        return position_after_play(query.rules, draft, top.seat, top.play)
    except Open:
        return draft, []
