"""How a move is carried out: a loop over named stages that knows no rule by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from referee.family import Ambiguous, Step
from referee.moves import BEATS, CAUGHT, DECLINE, GIVE, LOSES, PASS, PLAY, SHOW, Move
from referee.position import NOBODY, Laid, Mark, Obligation, Pending, Position

from . import holding
from .course import Caused, Course
from .debts import is_meeting, meet
from .effects import Clear, HandOver, take_cards
from .happenings import tell
from .play import HEAP, Play
from .rule import PASS_STAGES, STAGES
from .windows import answer_cut, answering_rules, decline_answer, open_window

if TYPE_CHECKING:
    from .engine import ClimbingEngine


def advance(engine: ClimbingEngine, names: Sequence[str], position: Position, move: Move) -> Step:
    """The position after a move, whether the referee would allow it or not.

    Raises ``Ambiguous`` where the cards make several legal plays.
    """
    engine = engine.in_force(position.marks)
    course = Course(engine, position, names.index(move.seat))
    if not position.pending and is_meeting(position, move):
        meet(course, names, move)
    else:
        _KINDS.get(move.kind, _nothing)(course, names, move)
    holding.act(course)
    happenings = tuple(tell(engine, names, rule.clause, effect) for rule, effect in course.happened)
    return Step(move, happenings, course.draft.done())


def lay(
    engine: ClimbingEngine, position: Position, seat: int, play: Play
) -> tuple[Position, list[Caused]]:
    """The position after a play, with the effects and the rules that caused them."""
    course = Course(engine.in_force(position.marks), position, seat)
    _lay(course, play)
    return course.draft.done(), course.happened


def change_by(engine: ClimbingEngine, position: Position, laid: Laid) -> Position:
    """The position with a play on the field and only its first stage carried out."""
    course = Course(engine.in_force(position.marks), position, laid.seat)
    course.draft.field = field = (*position.field, laid)
    if laid.play.form != HEAP:
        course.run(course.engine.concerned("change", laid.play), "change", course.moment(field))
    return course.draft.done()


def clears(engine: ClimbingEngine, position: Position, laid: Laid) -> bool:
    """Whether a play clears the field as it is made."""
    course = Course(engine.in_force(position.marks), position, laid.seat)
    moment = course.moment((*position.field, laid))
    cutting = course.engine.concerned("cut", laid.play) if laid.play.form != HEAP else []
    return any(isinstance(effect, Clear) for rule in cutting for effect in rule.cut(moment))


# ---- plays


def _play(course: Course, _: Sequence[str], move: Move) -> None:
    if course.before.pending:
        answer_cut(course, answering_play(course, move), run_stages)
    else:
        _lay(course, chosen(course.engine, course.before, course.seat, move))


def answering_play(course: Course, move: Move) -> Play:
    """The reading of a move's cards that answers the cut; where none does, the nearest one."""
    engine, cut = course.engine, course.before.field[-1].play
    readings = engine.readings(move.cards)
    answers = (play for play in readings if any(answering_rules(engine, cut, play)))
    return next(answers, None) or chosen(engine, course.before, course.seat, move)


def chosen(engine: ClimbingEngine, position: Position, seat: int, move: Move) -> Play:
    """The one reading of a move's cards: the legal one, or the one with the fewest bars.

    Of several legal ones it is the one spelled just so: jokers that are said to stand for nothing
    fill up a set. Raises ``Ambiguous`` where none is.
    """
    readings = engine.readings(move.cards)
    judged = [(play, engine.may(position, seat, play)) for play in readings]
    legal = [play for play, judgement in judged if judgement.allowed]
    written = " ".join(map(str, engine.deck.sorted(move.cards)))
    spelled = [play for play in legal if str(play) == written] or legal
    if len(spelled) > 1:
        raise Ambiguous([str(play) for play in legal])
    if spelled:
        return spelled[0]
    return min(judged, key=lambda pair: pair[1].bar_count)[0]


def _lay(course: Course, play: Play) -> None:
    draft = course.draft
    take_cards(draft, course.engine.deck, course.seat, play.mask)
    draft.drop_mark("turn open")
    course.laid = Laid(course.seat, play)
    draft.field = (*course.before.field, course.laid)
    if not course.engine.lasting_passes:
        draft.passed = 0
    goes_out = draft.holds_nothing(course.seat)
    for stage in ("change", "settle"):
        _stage(course, stage, Pending(course.before, course.seat, goes_out))
    goes_out = draft.holds_nothing(course.seat)
    if not open_window(course, play, goes_out):
        run_stages(course, Pending(course.before, course.seat, goes_out), "cut")


def run_stages(course: Course, made: Pending, first: str, left_out: tuple[str, ...] = ()) -> None:
    """The stages of a play from this one on, without those left out, then the turn."""
    for stage in STAGES[STAGES.index(first) :]:
        if stage not in left_out:
            _stage(course, stage, made)
    course.draft.pending = None
    _turn_after_play(course, made.seat)


def _stage(course: Course, stage: str, made: Pending) -> None:
    field = (*made.before.field, course.laid)
    play: Play = course.laid.play
    if play.form == HEAP and stage in ("change", "settle", "cut", "owe"):
        return
    if stage == "owe" and len(course.draft.playing) < 2:
        return
    rules = course.engine.in_force(course.draft.marks).concerned(stage, play)
    if not rules:
        return
    moment = course.moment(field, before=made.before, seat=made.seat, goes_out=made.goes_out)
    if stage == "owe":
        moment = replace(moment, beside=frozenset(rule.clause.id for rule in rules))
    course.run(rules, stage, moment)


def _turn_after_play(course: Course, seat: int) -> None:
    draft = course.draft
    if course.cleared and not draft.is_out(seat):
        course.pass_turn(seat)
    else:
        course.pass_turn(next_to_play(course, seat, 1 + draft.skips))


def next_to_play(course: Course, seat: int, steps: int = 1) -> int:
    """The seat that comes to play; where passes last, those who passed are left out."""
    draft = course.draft
    following = draft.after(seat, steps)
    if following == NOBODY or not course.engine.lasting_passes:
        return following
    for _ in range(draft.size):
        if not draft.passed >> following & 1:
            return following
        following = draft.after(following)
    return following


# ---- passes


def _pass(course: Course, _: Sequence[str], __: Move) -> None:
    course.draft.passed |= 1 << course.seat
    field = course.before.field
    stages = course.engine.stages
    for stage in PASS_STAGES:
        if stage == "lead" and course.draft.out is not course.before.out:
            course.run(stages["fall"], "fall", course.moment(field))
        course.run(stages[stage], stage, course.moment(field))
    course.pass_turn(next_to_play(course, course.seat))


# ---- before and between games


def _give(course: Course, names: Sequence[str], move: Move) -> None:
    """Hands cards over in the exchange: at once, or kept aside until both sides have given."""
    engine, draft = course.engine, course.draft
    taker = names.index(move.other)
    cards = engine.deck.mask(card.plain() for card in move.cards)
    rule = next((rule for rule in engine.rules if rule.simultaneous), None)
    offered = draft.mark("offered", taker)
    gifts = engine.gifts(course.before)
    back = any(gift.giver == taker and gift.taker == course.seat for gift in gifts)
    if rule is not None and back and offered is None:
        take_cards(draft, engine.deck, course.seat, cards)
        draft.set_mark(Mark("offered", cards, course.seat))
    else:
        _deliver(course, HandOver(course.seat, taker, cards))
        if offered is not None:
            draft.drop_mark("offered", taker)
            _deliver(course, HandOver(taker, course.seat, offered.value, aside=True))
    _strike(course, taker)
    _exchanged(course)


def _exchanged(course: Course) -> None:
    """What follows once nobody owes anything in the exchange."""
    if not course.draft.owed:
        moment = course.moment(course.before.field)
        course.run(course.engine.stages["exchanged"], "exchanged", moment)


def _deliver(course: Course, effect: HandOver) -> None:
    course.carry_out([(rule, effect) for rule in course.engine.declaring("gifts")[:1]])


def _strike(course: Course, taker: int) -> None:
    """Takes what has been done off the list of what is owed."""
    draft = course.draft
    done = (course.seat, taker)
    draft.owed = tuple(owed for owed in draft.owed if (owed.seat, owed.to) != done)


def _show(course: Course, names: Sequence[str], move: Move) -> None:
    _strike(course, names.index(move.other))


def _caught(course: Course, _: Sequence[str], __: Move) -> None:
    draft = course.draft
    course.run(course.engine.stages["caught"], "caught", course.moment(course.before.field))
    if len(draft.playing) < 2:
        draft.turn = NOBODY
    elif draft.turn != NOBODY and draft.is_out(draft.turn):
        draft.turn = draft.after(draft.turn)


def _janken(course: Course, names: Sequence[str], move: Move) -> None:
    """A newcomer's result against a player; marks by opponent, so each keeps its own."""
    result = (names.index(move.other), move.kind == BEATS)
    course.draft.marks = (*course.draft.marks, Mark("janken", result, course.seat, "set"))


def _decline(course: Course, _: Sequence[str], __: Move) -> None:
    if course.before.pending:
        decline_answer(course, run_stages)


def _nothing(course: Course, _: Sequence[str], __: Move) -> None:
    """A move that changes nothing on the table, such as a look at the discards."""


def owed_gifts(engine: ClimbingEngine, position: Position) -> tuple[Obligation, ...]:
    """The exchange as obligations."""
    return tuple(
        Obligation("exchange", gift.giver, gift.taker, gift.count)
        for gift in engine.gifts(position)
    )


_KINDS: dict[str, Callable[[Course, Sequence[str], Move], None]] = {
    PLAY: _play,
    PASS: _pass,
    GIVE: _give,
    SHOW: _show,
    CAUGHT: _caught,
    DECLINE: _decline,
    BEATS: _janken,
    LOSES: _janken,
}
