"""Whether somebody is out, how, and why not."""

from __future__ import annotations

from referee.engine.answer import Answer, Event, UnknownFact
from referee.engine.conversion import card_set
from referee.engine.query import event_reason
from referee.games.climbing.judge.doubts import waits_key
from referee.games.climbing.position import PositionBuilder
from referee.games.climbing.resolution.debts import open_debts
from referee.games.climbing.resolution.events import to_event
from referee.games.climbing.resolution.stages import as_dealt
from referee.games.climbing.resolution.windows import waits_for_doubt
from referee.games.climbing.rule_api.obligations import MET_BY
from referee.games.climbing.setup.setup import set_up
from referee.model.marks import Obligation
from referee.model.moves import DRAW, PLAY
from referee.rulebook.rule import Reason

from .query import Asked


def is_out(asked: Asked) -> Answer:
    """Whether a seat is out, and how."""
    seat, position = asked.seat, asked.position
    for leaver in position.out:
        if leaver.seat == seat:
            return Answer(leaver.how, _why_out(asked) or asked.ever_happened("game-equal"))
    if position.unknown[seat] < 0 and not position.known[seat] and _played_last(asked):
        return _out_if_last(asked)
    filled = _filled_up(asked)
    empty = not position.known[seat] and position.unknown[seat] == 0
    return Answer("no", filled if filled and empty else (*filled, _still_in(asked)))


FILLED = ("field-taken", "picked-up", "drawn")
"""How effects begin that bring cards to a hand by the play that emptied it."""


def _filled_up(asked: Asked) -> tuple[Reason, ...]:
    """By what a seat has cards again, or is to have them, whose last play was all of its hand."""
    steps, name = asked.case.steps, asked.question.seat
    at = max((at for at, step in enumerate(steps) if step.move.seat == name), default=-1)
    if at < 0 or steps[at].move.kind != PLAY:
        return ()
    before = steps[at - 1].position if at else asked.case.setup
    if before.held(asked.seat) != len(steps[at].move.cards):
        return ()
    drawing = [owed for owed in open_debts(asked.position) if DRAW in MET_BY[owed.kind]]
    due = tuple(_waits(asked, owed) for owed in drawing if owed.seat == asked.seat and owed.clause)
    brought = (each for each in steps[at].events if each.key.startswith(FILLED))
    return due + tuple(event_reason(each) for each in brought if each.args.get("seat") == name)


def _waits(asked: Asked, owed: Obligation) -> Reason:
    """That a seat has cards to take."""
    clause = asked.rules.rulebook.book.clause(owed.clause)
    args = {"seat": asked.question.seat, "count": owed.count}
    return Reason(clause, "causes", waits_key(owed), args=args)


def _still_in(asked: Asked) -> Reason:
    """Why a seat is not out: cards in the hand, or the last play waits for others."""
    seat, position, name = asked.seat, asked.position, asked.question.seat
    if position.pending and position.pending.seat == seat and position.pending.goes_out:
        if waits_for_doubt(position):
            return asked.reason_of("going out", "doubtable", seat=name)
        if any(owed.seat == seat for owed in position.owed):
            return asked.reason_of("going out", "choosing", seat=name)
        return asked.reason_of("going out", "answerable", seat=name)
    if position.known[seat] or position.unknown[seat] > 0:
        return asked.reason_of("going out", "holds", seat=name)
    return asked.reason_of("going out", "untold", seat=name)


def _why_out(asked: Asked) -> tuple[Reason, ...]:
    name = asked.question.seat
    happened = [happening for step in asked.case.steps for happening in step.events]
    return tuple(
        event_reason(happening)
        for happening in (*_dealt(asked), *happened)
        if happening.key.startswith("leaves") and happening.args.get("seat") == name
    )


def _dealt(asked: Asked) -> list[Event]:
    """What the hands set off as they were described."""
    described = asked.case.description
    start, _ = set_up(asked.rules, described, acting=False)
    caused = as_dealt(asked.rules, start)[1]
    return [to_event(asked.rules, asked.names, rule.clause, effect) for rule, effect in caused]


def ended_as_dealt(asked: Asked) -> tuple[Reason, ...]:
    """Why a table was over as it was described: by who was out, or because that was said."""
    ended = ("game-over", "game-equal", "closed")
    found = tuple(event_reason(each) for each in _dealt(asked) if each.key in ended)
    said = asked.rules.leaving("over") if asked.position.mark("over") else []
    return found or tuple(asked.reason(rule, "bars") for rule in said)


def _played_last(asked: Asked) -> bool:
    moves = [step.move for step in asked.case.steps if step.move.seat == asked.question.seat]
    return bool(moves) and moves[-1].kind == PLAY


def _out_if_last(asked: Asked) -> Answer:
    """Nobody knows how many cards the seat has left: the answer if these were its last, so that it
    held nothing else before it played them."""
    case, name, deck = asked.case, asked.question.seat, asked.rules.deck
    at = max(at for at, step in enumerate(case.steps) if step.move.seat == name)
    cards = case.steps[at].move.cards
    draft = PositionBuilder(case.steps[at - 1].position if at else case.setup)
    draft.hold(asked.seat, card_set(deck, cards), sum(card.is_hidden for card in cards))
    ended = case.replayed(at, draft)
    last = ended.answer(asked.question) if ended else Answer(None)
    else_ = "no" if ended else None
    fact = UnknownFact("holds-no-more", {"seat": name}, last.value, else_, "table")
    return Answer("depends", last.because, (fact,))
