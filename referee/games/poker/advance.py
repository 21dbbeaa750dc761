"""What a move does: five cards are shown."""

from __future__ import annotations

from msgspec.structs import replace

from referee.engine.answer import Event, Step
from referee.engine.conversion import card_set, hands_without
from referee.errors import UnknownName
from referee.model.moves import PLAY, REVEAL, Move

from .ruleset import PokerGame, winners


def advance(game: PokerGame, move: Move) -> Step:
    """The position after a move."""
    position = game.position
    if move.kind not in (PLAY, REVEAL):
        raise UnknownName("move", move.kind, [PLAY, REVEAL])
    seat, cards = game.names.index(move.seat), card_set(game.rules.deck, move.cards)
    if cards.bit_count() != position.showing or position.shown[seat]:  # an illegal move that stood
        return Step(move, position, tuple)
    known, unknown = hands_without(game.rules.deck, position, seat, cards)
    shown = (*position.shown[:seat], cards, *position.shown[seat + 1 :])
    after = replace(position, known=known, unknown=unknown, shown=shown)
    return Step(move, after, lambda: _events(game.at(after), seat))


def _events(game: PokerGame, seat: int) -> tuple[Event, ...]:
    """What showing its cards by a seat did. ``game``: after that."""
    rules, clause = game.rules, game.rules.role("hands").clause
    strengths = rules.strengths(game.position, seat)
    if len(strengths) != 1:  # the board isn't known yet
        return ()
    hand = {"seat": game.names[seat], "hand": rules.ranking.hand(strengths[0])}
    events = [Event(clause, "hand-shown", hand)]
    if not game.position.waiting:
        spread = rules.spread(game.position)
        best = max(strengths[-1] for strengths in spread.values())
        seats = game.names_of(winners(spread) or ())
        why = {"hand": rules.ranking.hand(best)}
        events.append(Event(clause, "hand-wins", {"seats": seats}, why))
    return tuple(events)
