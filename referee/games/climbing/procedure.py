"""How a move is carried out: a loop over named stages that knows no rule by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from referee.family import Ambiguous, Step
from referee.moves import BEATS, CAUGHT, GIVE, LOSES, PASS, PLAY, SHOW, Move
from referee.position import MANY, NOBODY, Draft, Laid, Mark, Obligation, Position

from .effects import Effect, HandOver, Prevent
from .happenings import tell
from .play import HEAP, Play
from .rule import STAGES, ClimbingRule, Moment

if TYPE_CHECKING:
    from .engine import ClimbingEngine

Caused = tuple[ClimbingRule, Effect]


@dataclass(slots=True)
class _Course:
    """A move under way: the draft, and what has happened so far."""

    engine: ClimbingEngine
    before: Position
    draft: Draft
    seat: int
    happened: list[Caused]
    cleared: bool = False

    def run(self, rules: Sequence[ClimbingRule], stage: str, moment: Moment) -> None:
        """One stage: every rule sees the same moment; then the effects are carried out."""
        caused = [(rule, effect) for rule in rules for effect in getattr(rule, stage)(moment)]
        for rule, effect in _unbeaten(caused, self.engine.rulebook.overridden):
            self.cleared = self.cleared or effect.key == "cleared"
            effect.apply(self.draft, self.engine.deck)
            self.happened.append((rule, effect))


def _unbeaten(caused: list[Caused], overridden: Mapping[str, frozenset[str]]) -> list[Caused]:
    """The effects without those that an overriding clause speaks about too, and without
    preventions that had nothing to prevent."""
    speaking = {(rule.clause.id, effect.subject) for rule, effect in caused}
    left = []
    for rule, effect in caused:
        winners = overridden.get(rule.clause.id, frozenset())
        beaten = any((winner, effect.subject) in speaking for winner in winners)
        idle = isinstance(effect, Prevent) and not any(
            other.subject == effect.subject and other is not effect for _, other in caused
        )
        if not beaten and not idle:
            left.append((rule, effect))
    return left


def advance(engine: ClimbingEngine, names: Sequence[str], position: Position, move: Move) -> Step:
    """The position after a move, whether the referee would allow it or not.

    Raises ``Ambiguous`` where the cards make several legal plays.
    """
    seat = names.index(move.seat)
    course = _Course(engine, position, Draft(position), seat, [])
    _KINDS.get(move.kind, _nothing)(course, names, move)
    happenings = tuple(tell(engine, names, rule.clause, effect) for rule, effect in course.happened)
    return Step(move, happenings, course.draft.done())


def lay(
    engine: ClimbingEngine, position: Position, seat: int, play: Play
) -> tuple[Position, list[Caused]]:
    """The position after a play, with the effects and the rules that caused them."""
    course = _Course(engine, position, Draft(position), seat, [])
    _lay(course, play)
    return course.draft.done(), course.happened


def change_by(engine: ClimbingEngine, position: Position, laid: Laid) -> Position:
    """The position with a play on the field and only its first stage carried out."""
    course = _Course(engine, position, Draft(position), laid.seat, [])
    course.draft.field = field = (*position.field, laid)
    if laid.play.form != HEAP:
        moment = Moment(position, course.draft, laid.seat, engine.situation(position), field)
        course.run(engine.concerned("change", laid.play), "change", moment)
    return course.draft.done()


# ---- plays


def _play(course: _Course, names: Sequence[str], move: Move) -> None:
    _lay(course, chosen(course.engine, course.before, course.seat, move))


def chosen(engine: ClimbingEngine, position: Position, seat: int, move: Move) -> Play:
    """The one reading of a move's cards: the legal one, or the one with the fewest bars.

    Raises ``Ambiguous`` where several are legal.
    """
    readings = engine.readings(move.cards)
    judged = [(play, engine.may(position, seat, play)) for play in readings]
    legal = [play for play, judgement in judged if judgement.allowed]
    if len(legal) > 1:
        raise Ambiguous([str(play) for play in legal])
    if legal:
        return legal[0]
    return min(judged, key=lambda pair: pair[1].bar_count)[0]


def _lay(course: _Course, play: Play) -> None:
    engine, draft, before = course.engine, course.draft, course.before
    situation = engine.situation(before)
    goes_out = _take_from_hand(course, play.mask)
    draft.field = field = (*before.field, Laid(course.seat, play))
    draft.passed = 0
    for stage in STAGES:
        rules = engine.concerned(stage, play)
        if rules and (play.form != HEAP or stage not in ("change", "cut")):
            moment = Moment(before, draft, course.seat, situation, field, goes_out, course.cleared)
            course.run(rules, stage, moment)
    _pass_turn(course)


def _take_from_hand(course: _Course, cards: int) -> bool:
    """Takes cards from the hand of the mover, known ones first; whether the hand is now empty."""
    deck, draft, seat = course.engine.deck, course.draft, course.seat
    known = draft.known[seat]
    hidden = deck.take(cards, known).bit_count()
    draft.known[seat] = deck.take(known, cards)
    if draft.unknown[seat] != MANY:
        draft.unknown[seat] = max(0, draft.unknown[seat] - hidden)
    return draft.holds_nothing(seat)


def _pass_turn(course: _Course) -> None:
    draft = course.draft
    if len(draft.playing) < 2:
        draft.turn = NOBODY
    elif draft.leader != NOBODY:
        draft.turn = draft.leader
    elif course.cleared and not draft.is_out(course.seat):
        draft.turn = course.seat
    else:
        draft.turn = draft.after(course.seat, 1 + draft.skips)


def _pass(course: _Course, names: Sequence[str], move: Move) -> None:
    course.draft.passed |= 1 << course.seat
    _run_passed(course)
    draft = course.draft
    draft.turn = draft.leader if draft.leader != NOBODY else draft.after(course.seat)


def _run_passed(course: _Course) -> None:
    """The pass stage; who leads is asked after the field has been cleared."""
    engine, before, draft = course.engine, course.before, course.draft
    situation = engine.situation(before)
    for rule in engine.stages["passed"]:
        moment = Moment(before, draft, course.seat, situation, before.field, cleared=course.cleared)
        course.run([rule], "passed", moment)


# ---- before and between games


def _give(course: _Course, names: Sequence[str], move: Move) -> None:
    """Hands cards over: at once, or kept aside until the other side has given too."""
    engine, draft = course.engine, course.draft
    taker = names.index(move.other)
    cards = engine.deck.mask(card.plain() for card in move.cards)
    _take_from_hand(course, cards)
    rule = next((rule for rule in engine.rules if rule.simultaneous), None)
    offered = draft.mark("offered", taker)
    back = any(
        gift.giver == taker for gift in engine.gifts(course.before) if gift.taker == course.seat
    )
    if rule is not None and back and offered is None:
        draft.set_mark(Mark("offered", cards, course.seat))
    else:
        _deliver(course, HandOver(course.seat, taker, cards))
        if offered is not None:
            draft.drop_mark("offered", taker)
            _deliver(course, HandOver(taker, course.seat, offered.value))
    draft.owed = tuple(owed for owed in draft.owed if (owed.seat, owed.to) != (course.seat, taker))


def _deliver(course: _Course, effect: HandOver) -> None:
    effect.apply(course.draft, course.engine.deck)
    giving = course.engine.declaring("gifts")
    course.happened.extend((rule, effect) for rule in giving[:1])


def _show(course: _Course, names: Sequence[str], move: Move) -> None:
    taker = names.index(move.other)
    course.draft.owed = tuple(
        owed for owed in course.draft.owed if (owed.seat, owed.to) != (course.seat, taker)
    )


def _caught(course: _Course, names: Sequence[str], move: Move) -> None:
    engine, draft = course.engine, course.draft
    before = course.before
    moment = Moment(before, draft, course.seat, engine.situation(before), before.field)
    course.run(engine.stages["caught"], "caught", moment)
    if len(draft.playing) < 2:
        draft.turn = NOBODY
    elif draft.turn != NOBODY and draft.is_out(draft.turn):
        draft.turn = draft.after(draft.turn)


def _janken(course: _Course, names: Sequence[str], move: Move) -> None:
    """A newcomer's result against a player; marks by opponent, so each keeps its own."""
    result = (names.index(move.other), move.kind == BEATS)
    course.draft.marks = (*course.draft.marks, Mark("janken", result, course.seat, "set"))


def _nothing(course: _Course, names: Sequence[str], move: Move) -> None:
    """A move that changes nothing on the table, such as a look at the discards."""


def owed_gifts(engine: ClimbingEngine, position: Position) -> tuple[Obligation, ...]:
    """The exchange as obligations."""
    return tuple(
        Obligation("exchange", gift.giver, gift.taker, gift.count)
        for gift in engine.gifts(position)
    )


_KINDS: dict[str, Callable[[_Course, Sequence[str], Move], None]] = {
    PLAY: _play,
    PASS: _pass,
    GIVE: _give,
    SHOW: _show,
    CAUGHT: _caught,
    BEATS: _janken,
    LOSES: _janken,
}
