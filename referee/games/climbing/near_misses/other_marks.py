"""Marks that would change an answer, though they don't hold: they have ended, or are another's.

A lock that a pass has ended, a ranking that is back to normal, a ban on somebody else: players may
still think of it. Such marks are put back one at a time, and the question is judged again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice

from referee.engine.answer import DEPENDS, NO, YES, Answer, NoSuchQuestion, Step
from referee.engine.interfaces import AmbiguousCards
from referee.errors import RefereeError
from referee.games.climbing.answers.query import ClimbingQuery
from referee.games.climbing.judge.judge import judge
from referee.games.climbing.position import Position
from referee.model import questions as q
from referee.model.marks import NOBODY, Mark
from referee.model.moves import PASS, PLAY, Move
from referee.rulebook.clause import UNSETTLED, Clause
from referee.rulebook.rule import Open, Reason

ASKED = {q.MAY_PLAY: PLAY, q.MAY_PASS: PASS}
"""The questions whether a move is legal -> its kind."""
REPLAYED = (q.WHAT_ORDER, q.IS_OUT, q.WHOSE_TURN, q.WHO_LEADS)
"""The questions whose answer may depend on what a mark did in the moves after it."""
MAX_TRIED = 20
"""How many marks are put back, at most, for one question."""
TITLE = "title"
ENDINGS = CLEARED, BY_PASS, BY_PLAY, BY_MOVE = "cleared", "pass", "play", "move"
"""What ended a mark: the field was cleared, a pass, a play, another move."""


def mark_reasons(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """Why a mark doesn't hold that would change the answer; nothing if there is none."""
    kind = query.question.kind
    is_open = answer.value in (DEPENDS, UNSETTLED, None) or query.case.opened
    special = any(reason.clause.switchable for reason in answer.because)
    is_barred = kind == q.MAY_PLAY and answer.value == NO and not special
    is_asked = is_barred or (kind in ASKED and answer.value == YES)
    if is_asked or (kind in REPLAYED and not is_open):
        yield from islice(MarkSearch(query, answer).reasons(), 1)


class MarkSearch:
    """Puts marks back and judges again."""

    def __init__(self, query: ClimbingQuery, answer: Answer) -> None:
        self.query, self.answer = query, answer

    def reasons(self) -> Iterator[Reason]:
        """The marks that have ended, those of the last moves first; then those of other players."""
        is_barred = self.answer.value == NO and self.query.question.kind in ASKED
        for mark, at, step in islice(self._ended(), MAX_TRIED):
            if is_barred and _ending(step) in (CLEARED, BY_PLAY):
                continue  # an earlier field is no matter, and the play has to be beaten
            changes = (
                self._changes(self._position.with_marks((*self._position.marks, mark)))
                if self.query.question.kind in (*ASKED, q.WHAT_ORDER)
                else self._changes_later(mark, at, step)
            )
            for clause in self._rules_with(mark)[:1] if changes else ():
                yield Reason(clause, "misses", f"ended-{_ending(step)}", args=_args_of(step))
        if self.query.question.kind in ASKED:
            for mark in islice(self._of_others(), MAX_TRIED):
                others = tuple(other for other in self._position.marks if other != mark)
                own = Mark(mark.kind, mark.value, self.query.seat, mark.until)
                changes = self._changes(self._position.with_marks((*others, own)))
                for clause in self._rules_with(mark)[:1] if changes else ():
                    args = {"holder": self.query.names[mark.holder]}
                    yield Reason(clause, "misses", "other-holder", args=args)

    @property
    def _position(self) -> Position:
        return self.query.position

    def _ended(self) -> Iterator[tuple[Mark, int, Step]]:
        """The marks of earlier positions that don't hold any more, each with the move that ended
        it and its index."""
        steps, now = self.query.case.steps, {(m.kind, m.holder) for m in self._position.marks}
        before = [self.query.case.setup, *(step.position for step in steps)]
        moves = [*enumerate(zip(before, steps, strict=False))]
        for at, (position, step) in reversed(moves):
            after = {(mark.kind, mark.holder) for mark in step.position.marks}
            for mark in position.marks:
                if (mark.kind, mark.holder) not in now | after and self._rules_with(mark):
                    now.add((mark.kind, mark.holder))
                    yield mark, at, step

    def _of_others(self) -> Iterator[Mark]:
        """Marks on other players, also such that have ended."""
        seat = self.query.seat
        for mark in (*self._position.marks, *(mark for mark, _, _ in self._ended())):
            is_others = mark.holder not in (NOBODY, seat) and mark.kind != TITLE
            if is_others and self._rules_with(mark):
                yield mark

    def _rules_with(self, mark: Mark) -> list[Clause]:
        """The clauses of special rules that make such marks."""
        return [
            rule.clause
            for rule in self.query.rules
            if rule.clause.switchable and any(word.kind == mark.kind for word in rule.words)
        ]

    def _changes(self, other: Position) -> bool:
        query = self.query
        with suppress(Open):
            if query.question.kind == q.WHAT_ORDER:
                positions = (other, query.position)
                one, two = (query.rules.situation(each).order for each in positions)
                return bool(one != two)
            move = Move(query.question.seat, ASKED[query.question.kind], query.question.cards)
            opposite = YES if self.answer.value == NO else NO
            return bool(judge(query.at(other), move).value == opposite)
        return False

    def _changes_later(self, mark: Mark, at: int, step: Step) -> bool:
        """Whether the answer would be another if the mark had not ended with this move. That a play
        has used a mark up doesn't explain whose turn it is."""
        if self.query.question.kind != q.IS_OUT and _ending(step) == BY_PLAY:
            return False
        dropping = (event for event in step.events if event.key.startswith("mark-dropped"))
        if any(event.clause not in self._rules_with(mark) for event in dropping):
            return False  # the rule that dropped it is the reason
        case, position = self.query.case, step.position
        with suppress(Open, AmbiguousCards, NoSuchQuestion, RefereeError):
            after = position.with_marks((*position.marks, mark))
            other = case.replayed(at + 1, after)
            if other is not None and not other.opened:
                value = other.answer(self.query.question).value
                return value not in (DEPENDS, UNSETTLED, None) and bool(value != self.answer.value)
        return False


def _ending(step: Step) -> str:
    """By what a mark ended with this move."""
    if any(event.key.startswith("cleared") for event in step.events):
        return CLEARED
    return {PASS: BY_PASS, PLAY: BY_PLAY}.get(step.move.kind, BY_MOVE)


def _args_of(step: Step) -> dict[str, object]:
    return {"seat": step.move.seat, "cards": [*map(str, step.move.cards)]}
