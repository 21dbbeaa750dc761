"""Answers at a table at which a player may be out: the last cards to leave an unknown hand may have
been the whole of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from referee.cards.card import bits
from referee.engine.answer import DEPENDS, Answer, UnknownFact
from referee.engine.conversion import card_set
from referee.engine.hidden_cards import common_reasons
from referee.engine.interfaces import Case
from referee.engine.query import event_reason
from referee.engine.told_facts import told_fact_text
from referee.errors import RefereeError
from referee.games.climbing.position import PositionBuilder
from referee.games.climbing.resolution.advance import parted_by
from referee.games.climbing.resolution.events import to_event
from referee.games.climbing.resolution.last_cards import gone
from referee.games.climbing.rule_api.effects import Clear
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.games.climbing.setup.setup import states_exit
from referee.model.questions import IS_OUT, WHAT_HAPPENS, Question
from referee.rulebook.clause import UNSETTLED
from referee.rulebook.rule import Open, Reason

from .query import each_once

Answering = Callable[[Case, Question], Answer]
"""Answers a question as if every player who may be out were in."""


def answer_with_exits(
    rules: ClimbingRules, answering: Answering, case: Case, question: Question
) -> Answer:
    """The answer with and without each exit that the description leaves open, and with and without
    that of a seat if the question is whether it is out."""
    seats = [s for s in _in_order(case) if _is_stated(case, s) or _asks_exit(case, question, s)]
    return _weighed(rules, answering, case, question, seats)


def assumed_facts(
    rules: ClimbingRules, answering: Answering, case: Case, question: Question, answer: Answer
) -> tuple[UnknownFact, ...]:
    """The exits that would change an answer, of players who were taken to be in."""
    facts = []
    for seat in _in_order(case):
        name = case.seats[seat]
        if question.seat == name or _is_stated(case, seat):
            continue
        if_out = _answer_if_out(rules, answering, case, question, seat, ())
        if if_out and if_out.value is not None and _differ(case, seat, question, answer, if_out):
            facts.append(_exit_fact(name, if_out.value, answer.value))
    return tuple(facts)


def _in_order(case: Case) -> list[int]:
    """The seats that may be out, those whose last play lies lowest first."""
    last = {laid.seat: index for index, laid in enumerate(case.setup.field)}
    return sorted(bits(case.position.perhaps_out), key=lambda seat: last.get(seat, -1))


def _asks_exit(case: Case, question: Question, seat: int) -> bool:
    return question.kind == IS_OUT and question.seat == case.seats[seat]


def _is_stated(case: Case, seat: int) -> bool:
    """Whether the description says that the seat may be out, or whether it is."""
    if _told(case, seat) is not None:
        return True
    return states_exit(case.description, case.seats[seat]) and _parted_at(case, seat) is None


def _told(case: Case, seat: int) -> bool | None:
    """Whether the seat is out by what the description states; ``None`` if it doesn't say."""
    described, fact = case.description, _exit_fact(case.seats[seat])
    for holds in (True, False):
        if told_fact_text(fact, holds, len(described.play)) in described.state:
            return holds
    return None


def _parted_at(case: Case, seat: int) -> int | None:
    """The index of the last move by which cards left the hand of a seat."""
    before = [case.setup, *(step.position for step in case.steps)]
    for index in range(len(case.steps) - 1, -1, -1):
        if parted_by(before[index], case.seats, case.steps[index].move) == seat:
            return index
    return None


def _exit_fact(name: str, if_true: Any = None, if_false: Any = None) -> UnknownFact:
    return UnknownFact("holds-no-more", {"seat": name}, if_true, if_false, "table")


def _weighed(
    rules: ClimbingRules,
    answering: Answering,
    case: Case,
    question: Question,
    seats: Sequence[int],
) -> Answer:
    """The answer with and without the exit of each of these seats. A player of whom the question
    says that they play a card is in."""
    if not seats:
        return answering(case, question)
    seat, rest = seats[0], seats[1:]
    name, told = case.seats[seat], _told(case, seat)
    held = _weighed(rules, answering, case, question, rest)
    if told is False or (question.seat == name and question.cards):
        return held
    if_out = _answer_if_out(rules, answering, case, question, seat, rest)
    if if_out is None:
        why = tuple(_why_in(rules, case, seat)) if _asks_exit(case, question, seat) else ()
        return replace(held, because=why or held.because)
    if not _differ(case, seat, question, held, if_out):
        return if_out if _asks_exit(case, question, seat) else held
    if told:
        return if_out
    fact = _exit_fact(name, if_out.value, held.value)
    if _asks_exit(case, question, seat) and _is_play_unknown(case, seat):
        fact = UnknownFact("perhaps-out", fact.args, None, held.value, "table")
    leaving = (r for r in if_out.because if r.key.startswith("happens-leaves-"))
    because = each_once((*common_reasons((held, if_out)), *leaving))
    facts = {(f.key, repr(f.args)): f for f in (*if_out.unknown, *held.unknown)}
    return Answer(DEPENDS, because, (fact, *facts.values()))


def _is_play_unknown(case: Case, seat: int) -> bool:
    """Whether it isn't known by which play, or under which marks, a seat went out."""
    field = case.setup.field
    return _parted_at(case, seat) is None and (not field or field[-1].seat != seat)


def _answer_if_out(
    rules: ClimbingRules,
    answering: Answering,
    case: Case,
    question: Question,
    seat: int,
    others: Sequence[int],
) -> Answer | None:
    """The answer if a seat is out, with and without the exits of ``others``.

    ``None`` if it can't be out, because a move since would have been illegal. The value is ``None``
    if no answer follows.
    """
    try:
        start, position, reasons = _before_exit(rules, case, question, seat)
        other = case.replayed(start, position) if position else None
        if position and other is None:
            return Answer(None)
        if other is None or case.diverges_from(other, start):
            return None
        left = [seat for seat in others if other.position.perhaps_out >> seat & 1]
        answer = _weighed(rules, answering, other, question, left)
        return replace(answer, because=(*answer.because, *reasons))
    except Open:
        return Answer(UNSETTLED)
    except RefereeError:  # a question that can't be answered there
        return Answer(None)


def _before_exit(
    rules: ClimbingRules, case: Case, question: Question, seat: int
) -> tuple[int, Any, Sequence[Reason]]:
    """The index of the move by which a seat goes out, and the position before it, in which the seat
    holds no other card; of an exit before the described position, that position with the seat out
    and why the seat in question is, or ``None`` if what lies on the field can't have been played
    then."""
    index = _parted_at(case, seat)
    if index is None:
        position, happened = gone(rules, case.setup, seat)
        asked = question.seat if question.kind == IS_OUT else ""
        events = (to_event(rules, case.seats, rule, effect) for rule, effect in happened)
        leaving = (e for e in events if asked and e.key.startswith("leaves-"))
        reasons = [event_reason(event) for event in leaving if event.args.get("seat") == asked]
        return 0, position, reasons
    cards = case.steps[index].move.cards
    draft = PositionBuilder(case.steps[index - 1].position if index else case.setup)
    hidden = sum(card.is_hidden for card in cards)
    draft.hold(seat, card_set(rules.deck, cards), hidden)
    return index, draft, ()


def _why_in(rules: ClimbingRules, case: Case, seat: int) -> Iterator[Reason]:
    """Why a seat wasn't out at the described position: that would have cleared the field."""
    name = case.seats[seat]
    for rule, effect in gone(rules, case.setup, seat)[1] if _parted_at(case, seat) is None else ():
        if isinstance(effect, Clear):
            yield Reason(rule.clause, "causes", "out-clears", (), (name,), {"seat": name})


def _differ(case: Case, seat: int, question: Question, held: Answer, if_out: Answer) -> bool:
    """Whether the exit of a seat changes what else is answered."""
    values = [held.value, if_out.value]
    if question.kind == WHAT_HAPPENS:
        values = [_of_others(case, seat, value) for value in values]
    return values[0] != values[1] or (held.value == DEPENDS and held.unknown != if_out.unknown)


NEXT = ("leads", "turn-to")
"""The effects that only say who is next."""


def _of_others(case: Case, seat: int, effects: Any) -> Any:
    """The effects of the last move on others than a seat; without who is next, if that seat made
    it. ``effects`` as they are if they are open."""
    if not isinstance(effects, list):
        return effects
    name, mover = case.seats[seat], case.steps[-1].move.seat
    others = [effect for effect in effects if effect.get("seat") != name]
    return [e for e in others if mover != name or e["effect"] not in NEXT]
