"""What a move does: pointing, the outcome of a duel, passing a card, showing one."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.engine.answer import Event, Step
from referee.errors import UnknownName
from referee.model.moves import BEATS, GIVE, LOSES, POINT, REVEAL, VICTIM, Move

from . import exchange
from .position import DUELS, PASSING, POINTING, SHOWING, UNSEEN, PointingPosition, Taken
from .ruleset import PointingGame
from .scoring import over, round_events


def advance(game: PointingGame, move: Move) -> Step:
    """The position after a move. Raises ``OpenReading``."""
    makers = {POINT: _point, BEATS: _ranks, LOSES: _ranks, GIVE: _give, REVEAL: _reveal}
    if move.kind not in makers:
        raise UnknownName("move", move.kind, list(makers))
    before = game.at(replace(game.position, lately=()))
    after = makers[move.kind](before, move) if _is_possible(game, move) else before.position
    if after.stage == DUELS:
        after = _after_exchange(game.at(after))
    return Step(move, after, lambda: tuple(_events(game, after)))


def _is_possible(game: PointingGame, move: Move) -> bool:
    """Whether a move is possible at all, legal or not; an impossible one changes nothing."""
    names, position, seat = game.names, game.position, game.names.index(move.seat)
    if seat not in position.playing or not position.at(seat):
        return False
    if move.kind in (POINT, GIVE) and move.other not in (*names, VICTIM):
        return False
    if move.kind == POINT:
        return position.stage == POINTING
    if move.kind in (BEATS, LOSES):
        return move.other in names and bool(position.at(names.index(move.other)))
    if move.kind == GIVE:
        is_free = not position.at(position.place(names, move.other))
        can_give = position.stage == PASSING and len(position.at(seat)) > 1
        return can_give and is_free and len(move.cards) == 1
    return len(move.cards) == 1 and not move.cards[0].is_hidden


def _point(game: PointingGame, move: Move) -> PointingPosition:
    pointed = list(game.position.pointed)
    pointed[game.names.index(move.seat)] = game.position.place(game.names, move.other)
    return replace(game.position, pointed=tuple(pointed))


def _ranks(game: PointingGame, move: Move) -> PointingPosition:
    position, pair = game.position, (move.seat, move.other)
    high, low = (position.card_at(game.names.index(name)) for name in pair)
    order = (high, low) if move.kind == BEATS else (low, high)
    return replace(position, above=tuple(sorted({*position.above, order})))


def _give(game: PointingGame, move: Move) -> PointingPosition:
    rules, names, position = game.rules, game.names, game.position
    if rules.passing is None:  # no rule lets a card be passed
        return position
    place, held = position.place(names, move.other), position.at(names.index(move.seat))
    rank = rules.deck.ranks.index(move.cards[0].rank) if not move.cards[0].is_hidden else UNSEEN
    faces = [position.faces[card] for card in held]
    shown = next((face for face in (rank, UNSEEN) if face in faces), faces[0])
    card = held[faces.index(shown)]
    if rank != UNSEEN:
        position = position.faced(card, rank)
    args = (("seat", move.seat), ("to", move.other), ("rest", "given"))
    given = Taken(card, place, rules.passing.clause.id, "card-passed", args)
    places = exchange.moved(position.places, [given])
    after = replace(position, places=places, lately=(given,))
    return after if after.stage == PASSING else exchange.next_exchange(after)


def _reveal(game: PointingGame, move: Move) -> PointingPosition:
    card = game.position.card_at(game.names.index(move.seat))
    return game.position.faced(card, game.rules.deck.ranks.index(move.cards[0].rank))


def _after_exchange(game: PointingGame) -> PointingPosition:
    """The position after the exchange, unless its result depends on unknown cards."""
    results = {exchange.settle(game, faces) for faces in game.rules.worlds(game.position)}
    return exchange.after(game.position, results.pop()) if len(results) == 1 else game.position


def _events(game: PointingGame, after: PointingPosition) -> Iterator[Event]:
    rules = game.rules
    for taken in after.lately:
        yield event(game, taken)
    if after.stage == PASSING and after.lately and rules.passing:
        yield Event(rules.passing.clause, "pass-open", {"seats": game.names_of(after.waited_for)})
    if after.stage == SHOWING and not over(rules, game.position):
        yield from round_events(game.at(after))


def event(game: PointingGame, taken: Taken) -> Event:
    """The event of a card that moved in an exchange."""
    clause = game.rules.rulebook.book.clause(taken.by)
    return Event(clause, taken.key, dict(taken.args), dict(taken.why))
