"""What a move does: pointing, the outcome of a duel, passing a card, showing one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from referee.engine.answer import Event, Step
from referee.errors import UnknownName
from referee.model.moves import BEATS, GIVE, LOSES, POINT, REVEAL, VICTIM, Move

from . import exchange
from .position import DUELS, PASSING, POINTING, SHOWING, UNSEEN, PointingPosition, Taken
from .ruleset import PointingRules
from .scoring import over, round_events


def advance(
    rules: PointingRules, names: Sequence[str], position: PointingPosition, move: Move
) -> Step:
    """The position after a move. Raises ``OpenReading``."""
    makers = {POINT: _point, BEATS: _ranks, LOSES: _ranks, GIVE: _give, REVEAL: _reveal}
    if move.kind not in makers:
        raise UnknownName("move", move.kind, list(makers))
    before = replace(position, lately=())
    is_possible = _is_possible(names, position, move)
    after = makers[move.kind](rules, names, before, move) if is_possible else before
    if after.stage == DUELS:
        after = _after_exchange(rules, names, after)
    return Step(move, after, partial(_events, rules, names, position, after))


def _is_possible(names: Sequence[str], position: PointingPosition, move: Move) -> bool:
    """Whether a move is possible at all, legal or not; an impossible one changes nothing."""
    seat = names.index(move.seat)
    if seat not in position.playing or not position.at(seat):
        return False
    if move.kind in (POINT, GIVE) and move.other not in (*names, VICTIM):
        return False
    if move.kind == POINT:
        return position.stage == POINTING
    if move.kind in (BEATS, LOSES):
        return move.other in names and bool(position.at(names.index(move.other)))
    if move.kind == GIVE:
        aim = names.index(move.other) if move.other in names else position.middle
        free = not position.at(aim) and len(position.at(seat)) > 1
        return position.stage == PASSING and free and len(move.cards) == 1
    return len(move.cards) == 1 and not move.cards[0].is_hidden


def _point(
    rules: PointingRules, names: Sequence[str], position: PointingPosition, move: Move
) -> PointingPosition:
    seat, place = names.index(move.seat), position.place(names, move.other)
    pointed = (*position.pointed[:seat], place, *position.pointed[seat + 1 :])
    return replace(position, pointed=pointed)


def _ranks(
    rules: PointingRules, names: Sequence[str], position: PointingPosition, move: Move
) -> PointingPosition:
    pair = names.index(move.seat), names.index(move.other)
    high, low = pair if move.kind == BEATS else pair[::-1]
    known = (position.card_at(high), position.card_at(low))
    return replace(position, above=tuple(sorted({*position.above, known})))


def _give(
    rules: PointingRules, names: Sequence[str], position: PointingPosition, move: Move
) -> PointingPosition:
    if rules.passing is None:  # no rule lets a card be passed
        return position
    seat, place = names.index(move.seat), position.place(names, move.other)
    held = position.at(seat)
    rank = rules.deck.ranks.index(move.cards[0].rank) if not move.cards[0].is_hidden else UNSEEN
    faces = [position.faces[other] for other in held]
    shown = next((face for face in (rank, UNSEEN) if face in faces), faces[0])
    card = held[faces.index(shown)]
    if rank != UNSEEN:
        position = position.faced(card, rank)
    args = (("seat", names[seat]), ("to", move.other), ("rest", "given"))
    given = Taken(card, place, rules.passing.clause.id, "card-passed", args)
    places = (*position.places[:card], place, *position.places[card + 1 :])
    after = replace(position, places=places, lately=(given,))
    return after if after.stage == PASSING else exchange.next_exchange(after)


def _reveal(
    rules: PointingRules, names: Sequence[str], position: PointingPosition, move: Move
) -> PointingPosition:
    card = position.card_at(names.index(move.seat))
    return position.faced(card, rules.deck.ranks.index(move.cards[0].rank))


def _after_exchange(
    rules: PointingRules, names: Sequence[str], position: PointingPosition
) -> PointingPosition:
    """The position after the exchange, unless its result depends on unknown cards."""
    worlds = rules.worlds(position)
    results = {exchange.settle(rules, position, faces, names) for faces in worlds}
    return exchange.after(position, results.pop()) if len(results) == 1 else position


def _events(
    rules: PointingRules,
    names: Sequence[str],
    before: PointingPosition,
    position: PointingPosition,
) -> tuple[Event, ...]:
    events = [event(rules, taken) for taken in position.lately]
    if position.stage == PASSING and position.lately and rules.passing:
        seats = [names[seat] for seat in position.waited_for]
        events.append(Event(rules.passing.clause, "pass-open", {"seats": seats}))
    if position.stage == SHOWING and not over(rules, before):
        events += round_events(rules, names, position)
    return tuple(events)


def event(rules: PointingRules, taken: Taken) -> Event:
    """The event of a card that moved in an exchange."""
    clause = rules.rulebook.book.clause(taken.by)
    return Event(clause, taken.key, dict(taken.args), dict(taken.why))
