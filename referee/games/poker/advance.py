"""What a move does: five cards are shown."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.engine.answer import Event, Step
from referee.engine.conversion import card_set, hands_without
from referee.errors import UnknownName
from referee.model.moves import PLAY, REVEAL, Move

from .position import FIVE, PokerPosition
from .ruleset import PokerRules, winners


def advance(rules: PokerRules, names: Sequence[str], position: PokerPosition, move: Move) -> Step:
    """The position after a move."""
    if move.kind not in (PLAY, REVEAL):
        raise UnknownName("move", move.kind, [PLAY, REVEAL])
    seat, cards = names.index(move.seat), card_set(rules.deck, move.cards)
    if cards.bit_count() != FIVE or position.shown[seat]:  # an illegal move that stood
        return Step(move, position, lambda: ())
    known, unknown = hands_without(position, seat, cards)
    shown = (*position.shown[:seat], cards, *position.shown[seat + 1 :])
    after = replace(position, known=known, unknown=unknown, shown=shown)
    return Step(move, after, lambda: _events(rules, names, after, seat))


def _events(
    rules: PokerRules, names: Sequence[str], position: PokerPosition, seat: int
) -> tuple[Event, ...]:
    clause, (strength,) = rules.role("hands").clause, rules.strengths(position, seat)
    hand = {"seat": names[seat], "hand": rules.ranking.hand(strength)}
    events = [Event(clause, "hand-shown", hand)]
    if not position.waiting:
        spread = rules.spread(position)
        seats = [names[winner] for winner in winners(spread) or ()]
        best = max(strengths[-1] for strengths in spread.values())
        why = {"hand": rules.ranking.hand(best)}
        events.append(Event(clause, "hand-wins", {"seats": seats}, why))
    return tuple(events)
