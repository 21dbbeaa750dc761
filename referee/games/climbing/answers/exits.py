"""Whether a seat is out, how, and why not."""

from __future__ import annotations

from msgspec.structs import replace

from referee.engine.answer import Answer, Event
from referee.engine.query import event_reason
from referee.games.climbing.judge.doubts import waits_args, waits_key
from referee.games.climbing.resolution.debts import open_debts
from referee.games.climbing.resolution.disambiguation import chosen
from referee.games.climbing.resolution.events import to_event
from referee.games.climbing.resolution.stages import as_dealt
from referee.games.climbing.resolution.windows import waits_for_doubt
from referee.games.climbing.rule_api.rule import MET_BY
from referee.games.climbing.setup.setup import set_up
from referee.model.marks import Obligation
from referee.model.moves import DRAW, PLAY, TAKE
from referee.rulebook.rule import Reason

from .query import ClimbingQuery


def is_out(query: ClimbingQuery) -> Answer:
    """Whether a seat is out, and how."""
    seat, position = query.seat, query.position
    for leaver in position.out:
        if leaver.seat == seat:
            return Answer(
                leaver.how, _why_out(query) or query.ever_happened("game-over", "game-equal")
            )
    filled = _filled_up(query)
    empty = not position.known[seat] and position.unknown[seat] == 0
    back = (each for each in query.ever_happened("rejoins") if query.question.seat in each.players)
    because = (*(replace(each, key="rejoined") for each in back), *filled)
    if filled and empty:
        return Answer("no", because)
    return Answer("no", (*because, *(_never_last(query) or [_still_in(query)])))


FILLED = ("field-taken", "picked-up", "drawn")
"""The keys of events that bring cards to a hand begin with these."""


def _filled_up(query: ClimbingQuery) -> tuple[Reason, ...]:
    """Why a seat has cards again, or will have, although it played its whole hand."""
    steps, name = query.case.steps, query.question.seat
    own_steps = [index for index, step in enumerate(steps) if step.move.seat == name]
    if not own_steps or steps[own_steps[-1]].move.kind != PLAY:
        return ()
    last = own_steps[-1]
    before = steps[last - 1].position if last else query.case.setup
    if before.held(query.seat) != len(steps[last].move.cards):
        return ()
    debts = [owed for owed in open_debts(query.position) if {DRAW, TAKE} & {*MET_BY[owed.kind]}]
    due = tuple(_waits(query, owed) for owed in debts if owed.seat == query.seat and owed.clause)
    filling = (event for event in steps[last].events if event.key.startswith(FILLED))
    return due + tuple(event_reason(event) for event in filling if event.args.get("seat") == name)


def _waits(query: ClimbingQuery, owed: Obligation) -> Reason:
    """The reason that a seat has cards to take, or something to decide."""
    clause = query.rules.rulebook.book.clause(owed.clause)
    args = waits_args(owed, query.question.seat)
    return Reason(clause, "causes", waits_key(owed), args=args)


def _never_last(query: ClimbingQuery) -> list[Reason]:
    """The reasons that the last play of a seat of whose hand nothing is known can't have been the
    whole of it."""
    seat, name, steps = query.seat, query.question.seat, query.case.steps
    own = [index for index, step in enumerate(steps) if step.move.seat == name]
    if not own or not query.position.nothing_known(seat):
        return []
    move, before = steps[own[-1]].move, steps[own[-1] - 1].position if own[-1] else query.case.setup
    if move.kind != PLAY or move.stands:
        return []
    play = chosen(query.rules.in_force(before.marks), before, seat, move)
    args: dict[str, object] = {"seat": name, "cards": [*map(str, move.cards)]}
    barring = query.rules.barring_if_last(before, seat, play)
    return [Reason(rule.clause, "causes", "never-last", (), (name,), args) for rule in barring]


def _still_in(query: ClimbingQuery) -> Reason:
    """Why a seat isn't out: it has cards, or its last play waits for others."""
    seat, position, name = query.seat, query.position, query.question.seat
    if position.pending and position.pending.seat == seat and position.pending.goes_out:
        if waits_for_doubt(position):
            return query.reason_of("going out", "doubtable", seat=name)
        if choosing := [owed for owed in position.owed if owed.seat == seat]:
            return _waits(query, choosing[0])
        return query.reason_of("going out", "answerable", seat=name)
    if position.known[seat] or position.unknown[seat] > 0:
        return query.reason_of("going out", "holds", seat=name, left=position.held(seat) or 0)
    own = [owed for owed in position.owed if owed.seat == seat]
    if position.unknown[seat] == 0 and own:
        return _waits(query, own[0])
    if position.unknown[seat] == 0 and position.owed:
        waiting = query.reason_of("going out", "waiting", seat=name)
        clause = query.rules.rulebook.book.clause(position.owed[0].clause)
        return replace(waiting, clause=clause) if clause.switchable else waiting
    nobody = not (position.out or position.perhaps_out)
    return query.reason_of("going out", "untold", seat=name, nobody=nobody)


def _why_out(query: ClimbingQuery) -> tuple[Reason, ...]:
    name = query.question.seat
    events = [event for step in query.case.steps for event in step.events]
    return tuple(
        event_reason(event)
        for event in (*events_as_dealt(query), *events)
        if event.key.startswith("leaves") and event.args.get("seat") == name
    )


def events_as_dealt(query: ClimbingQuery) -> list[Event]:
    """The events that the described hands set off by themselves."""
    described = query.case.description
    start, _ = set_up(query.rules, described, acting=False)
    caused = as_dealt(query.rules, start)[1]
    return [to_event(query.rules, query.names, rule, effect) for rule, effect in caused]


def exits_as_dealt(query: ClimbingQuery) -> list[Event]:
    """The events of players who leave the game because of the hands they were dealt."""
    return [event for event in events_as_dealt(query) if event.key.startswith("leaves")]


def ended_as_dealt(query: ClimbingQuery) -> tuple[Reason, ...]:
    """Why a table was over as described: by the seats that were out, or by a mark."""
    keys = ("game-over", "game-equal", "closed")
    reasons = tuple(event_reason(event) for event in events_as_dealt(query) if event.key in keys)
    ending = query.rules.leaving("over") if query.position.mark("over") else []
    return reasons or tuple(query.reason(rule, "bars") for rule in ending)
