"""What a play does by itself, worked out once for all moves that are alike.

The stages of the play are gone through on a table of which the rules see no more than the marks,
the last plays and, where they ask, who plays. The first stage in which a rule looks further ends
what is known; from there on the move is carried out as any other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from functools import partial
from typing import Any, cast

from referee.games.climbing.plays.order import Powers
from referee.games.climbing.plays.play import HEAP, Play, Shape
from referee.games.climbing.position import Draft, Laid, Position
from referee.games.climbing.rule.effects import (
    Clear,
    DropMark,
    HoldUp,
    KeepLead,
    Lead,
    Prevent,
    SetMark,
    Skip,
)
from referee.games.climbing.rule.effects_turn import TurnRound
from referee.games.climbing.rule.moment import Handlers, Moment
from referee.games.climbing.rule.rule import STAGES
from referee.games.climbing.rule.view import SituationView
from referee.games.climbing.ruleset.plan import Plan
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.games.climbing.ruleset.situation import Situation
from referee.games.climbing.ruleset.spot import (
    AKIN,
    APART,
    BELOW,
    BY_SEAT,
    DEEPER,
    MET,
    Known,
    Spot,
    Step,
    lies,
)
from referee.games.climbing.ruleset.standing import Caused
from referee.model.marks import NOBODY, Mark, Marks, find_mark
from referee.rulebook.rule import Open

from .course import Course

PLAIN = frozenset({SetMark, DropMark, TurnRound, Prevent, HoldUp, Clear, KeepLead, Lead, Skip})
"""Effects that do the same to all tables of which the rules see the same."""
CHANGE, SETTLE, CUT, OWE, END = 0, *map(STAGES.index, ("settle", "cut", "owe")), len(STAGES)
FALL = STAGES.index("fall")
NO_HANDS = (0, 0)
SWEPT = Clear()


class Beyond(Exception):
    """A rule looks further than is shown."""


class Looks:
    """How far the rules have looked at a move: at the play below, further below, at who plays."""

    __slots__ = ("below", "deeper", "seat")

    def __init__(self) -> None:
        self.below = self.deeper = self.seat = False


class Shown:
    """A play on the field; not who made it."""

    __slots__ = ("play",)

    def __init__(self, play: Play) -> None:
        self.play = play


class Row:
    """The last plays of the field, as many as are given: nothing tells how many more there are."""

    __slots__ = ("_looks", "_most", "_shown")

    def __init__(self, plays: Sequence[Play], most: int, looks: Looks) -> None:
        self._shown = tuple(map(Shown, plays))
        self._most = most
        self._looks = looks

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        raise Beyond

    def __iter__(self) -> Iterator[Shown]:
        raise Beyond

    def __getitem__(self, at: int | slice) -> Any:
        first = at.start or 0 if isinstance(at, slice) else at
        to_the_top = not isinstance(at, slice) or (at.stop is None and at.step is None)
        if not (-self._most <= first < 0 and to_the_top):
            raise Beyond
        self._looks.below |= first < -1
        self._looks.deeper |= first < -2
        return self._shown[at]


class Facing(SituationView):
    """What a move has to reckon with, noting who looks at what lies below."""

    __slots__ = (
        "_at", "deck", "lifted", "looks", "marks", "order", "powers", "reversed", "rules"
    )  # fmt: skip

    def __init__(self, at: Situation) -> None:
        self._at, self.looks, self.rules = at, Looks(), at.rules
        self.deck, self.marks, self.powers, self.lifted = at.deck, at.marks, at.powers, at.lifted
        self.order, self.reversed = at.order, at.reversed

    @property
    def top(self) -> Shape | None:  # type: ignore[override]
        self.looks.below = True
        return self._at.top

    @property
    def top_power(self) -> int | None:  # type: ignore[override]
        self.looks.below = True
        return self._at.top_power


class Marked:
    """A table of which only the marks show that judgements weigh, and that who plays is not out."""

    __slots__ = ("_glance", "_now")

    def __init__(self, glance: Glance, *, now: bool) -> None:
        self._glance = glance
        self._now = now

    def mark(self, kind: str, holder: int = NOBODY) -> Mark | None:
        at = self._glance
        if kind not in at.situation.rules.weighed:
            raise Beyond
        return find_mark(at.marks if self._now else at.situation.marks, kind, holder)

    def is_out(self, seat: int) -> bool:
        if seat != self._glance.seat:
            raise Beyond
        return False


class Glance:
    """A play, as far as it is the same as others. It has no ``course`` as long as it does
    nothing."""

    __slots__ = ("_begin", "_seat", "before", "course", "field", "looks", "now", "play",
                 "situation")  # fmt: skip
    goes_out = False

    def __init__(
        self, facing: Facing, plays: Sequence[Play], seat: int, most: int,
        begin: Callable[[], Course],
    ) -> None:  # fmt: skip
        self.looks = facing.looks
        self.situation = facing
        self.course: Course | None = None
        self._begin = begin
        self._seat = seat
        self.before, self.now = Marked(self, now=False), Marked(self, now=True)
        self.play = plays[-1]
        self.field = Row(plays, most, self.looks)

    @property
    def seat(self) -> int:
        self.looks.seat = True
        return self._seat

    @property
    def marks(self) -> Marks:
        return self.course.draft.marks if self.course else self.situation.marks

    @property
    def cleared(self) -> bool:
        return self.course is not None and self.course.cleared

    @property
    def happened(self) -> Sequence[Caused]:
        return self.course.happened if self.course else ()

    @property
    def powers(self) -> Powers:
        return self.course.powers if self.course else self.situation.powers

    @property
    def caused(self) -> set[str]:
        return {rule.clause.id for rule, _ in self.happened}

    def more(self, rank: str) -> int:
        return self.situation.rules.counted_more(self.play, rank)

    def carry_out(self, caused: list[Caused], stage: str) -> bool:
        """Carries out effects that are the same at all tables; whether they were."""
        if not caused:
            return True
        if self.course is None:
            self.course = self._begin()
        return carried_out(self.course, caused, stage)


def known_of(rules: ClimbingRules, position: Position, seat: int, play: Play) -> Known:
    """What a play does at a position, as far as it is known; its player keeps cards.

    Where no move is made at once what has never been met is not worked out: most of it never
    comes again.
    """
    spot, field = position.spot, position.field
    if spot is None or spot.whole is not rules:
        spot = rules.spot(position)
    lying = lies(play, spot.top, field, rules.deep if rules.linked else 2)
    found = spot.ground.plays[lying]
    key: Any = play if rules.linked else (play, _below(rules, field))
    known: Known | None = found.get(key)
    if known is BELOW:
        found = spot.plays[lying]
        known = found.get(key)
    if known is DEEPER:
        key = (play, _below(rules, field))
        known = found.get(key)
    if known is BY_SEAT:
        key = (key, seat)
        known = found.get(key)
    if known is None and not rules.swift:
        rules.know(found, key, MET)
        return MET
    if known is None or known is MET:
        known = _find_out(rules, position, spot, play, seat, lying)
    return known


def _below(rules: ClimbingRules, field: tuple[Laid, ...]) -> tuple[Play, ...]:
    """The plays that rules may look at, below the top of the field."""
    return tuple([laid.play for laid in field[1 - rules.row : -1]]) if rules.row > 2 else ()


def _find_out(
    rules: ClimbingRules, position: Position, spot: Spot, play: Play, seat: int, lying: int
) -> Known:
    """What is known of a play, found out and kept by all that the rules have looked at."""
    below = _below(rules, position.field)
    plays = (*below, spot.top, play) if spot.top else (play,)
    facing, known = Facing(rules.situation(position)), Known()
    looks, begin = facing.looks, partial(_begun, rules, facing.marks, plays, seat)
    glance = Glance(facing, plays, seat, max(rules.row, 2), begin)
    _go_through(rules, known, glance, len(plays), lying, spot.ground.woken)
    found = spot.ground.plays[lying]
    key: Any = play if rules.linked else (play, below)
    if looks.below:
        rules.know(found, key, BELOW)
        found = spot.plays[lying]
        if looks.deeper and rules.linked:
            rules.know(found, key, DEEPER)
            key = (play, below)
    if looks.seat:
        rules.know(found, key, BY_SEAT)
        key = (key, seat)
    rules.know(found, key, known)
    return known


def _begun(rules: ClimbingRules, marks: Marks, plays: Sequence[Play], seat: int) -> Course:
    """The move on a table that has nothing but marks and a field."""
    field = tuple(Laid(NOBODY, play) for play in plays)
    before = Position(NO_HANDS, NO_HANDS, field[:-1], turn=0, marks=marks)
    course = Course(rules, before, seat)
    course.laid = field[-1]
    course.draft.field = field
    return course


def planned(
    rules: ClimbingRules, play: Play, row: int, marks: Marks, woken: frozenset[str]
) -> Plan:
    """What a play may set off where these marks hold; ``woken``: the kinds of those that held
    before it and have rules look at it."""
    return rules.in_force(marks).plan(play, row, rules.awake(woken, marks))


def _go_through(
    rules: ClimbingRules,
    known: Known,
    glance: Glance,
    row: int,
    lying: int,
    woken: frozenset[str],
) -> None:
    """The stages of the play, as far as no rule looks further."""
    play, moment = glance.play, cast(Moment, glance)
    marks = glance.marks
    plan = planned(rules, play, row, marks, woken)
    at, end = plan.next[False][0], _end(rules, plan, play, row)
    while at < end and at != FALL:
        asked = plan.handlers[False][at]
        if at == CHANGE:
            asked = _speaking(asked, lying)
        elif at == SETTLE and not glance.happened:
            asked = ()
        caused = told(asked, moment)
        if caused is None or not glance.carry_out(caused, STAGES[at]):
            break
        if caused and glance.course:
            note(known, glance.course)
        if glance.marks is not marks:
            marks = glance.marks
            plan = planned(rules, play, row, marks, woken)
            end = min(end, _end(rules, plan, play, row))
        at = plan.next[False][at + 1]
    known.at = min(at, end)


def _end(rules: ClimbingRules, plan: Plan, play: Play, row: int) -> int:
    """The first stage that nothing can be known of: others may answer, or something is owed."""
    if play.form == HEAP:
        return CHANGE
    if plan.answerable or plan.stopping:
        return CUT
    return OWE if rules.plan(play, row).of("owe") or plan.of("owe") else END


def _speaking(handlers: Handlers, lying: int) -> Handlers:
    """Without the rules that say something only of plays that may have a suit in common."""
    longest = {APART: 1, AKIN: 2}.get(lying)
    if longest is None:
        return handlers
    return tuple(pair for pair in handlers if not (pair[0].linked and pair[0].row > longest))


def told(handlers: Handlers, moment: Moment) -> list[Caused] | None:
    """What these rules do, if they see no more than is shown; ``None``: they look further."""
    try:
        return [(rule, effect) for rule, handler in handlers for effect in handler(moment)]
    except (Beyond, AttributeError, IndexError, Open):
        return None


def carried_out(course: Course, caused: list[Caused], stage: str) -> bool:
    """Carries out effects that are the same at all tables; whether they were."""
    for _, effect in caused:
        turns = isinstance(effect, TurnRound) and effect.mark.kind not in course.whole.weighed
        if turns or type(effect) not in PLAIN:
            return False
    try:
        course.accept(caused, stage)
    except Open:
        return False
    return not course.draft.owed


def note(known: Known, course: Course) -> None:
    """What is known so far."""
    known.happened, known.cleared = tuple(course.happened), course.cleared
    known.leader, known.skips = course.draft.leader, course.draft.skips


def take_over(
    rules: ClimbingRules, draft: Draft, known: Known, spot: Spot, play: Play | None
) -> Spot | None:
    """Does what is known of a move; ``play``: the one laid, of which alone this is known. Where the
    table stands then, if nothing else follows."""
    if not known.happened and known.at != END:
        return None
    step = spot.steps.get(known)
    if step is None:
        step = spot.steps[known] = _step(rules, draft, known, play or spot.top)
    if step.same_way:
        out, marks, following = draft.ring
        if out is draft.out and marks is draft.marks:
            draft.ring = (out, step.marks, following)
    if known.cleared:
        SWEPT.apply(draft, rules.deck)
    draft.marks = step.marks
    draft.leader, draft.skips = known.leader, known.skips
    return step.spot


def _step(rules: ClimbingRules, before: Draft, known: Known, top: Play | None) -> Step:
    after = copy(before)
    for _, effect in known.happened:
        effect.apply(after, rules.deck)
    seated = before.mark("seated") is after.mark("seated")
    same_way = seated and before.direction == after.direction
    if known.at != END:
        return Step(after.marks, same_way, None)
    return Step(after.marks, same_way, rules.spot_at(after.marks, None if known.cleared else top))
