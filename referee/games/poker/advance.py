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
    if cards.bit_count() != FIVE or position.shown[seat]:  # it stood, and shows no hand
        return Step(move, position, lambda: ())
    known, unknown = hands_without(position, seat, cards)
    shown = (*position.shown[:seat], cards, *position.shown[seat + 1 :])
    after = replace(position, known=known, unknown=unknown, shown=shown)
    return Step(move, after, lambda: _told(rules, names, after, seat))


def _told(
    rules: PokerRules, names: Sequence[str], position: PokerPosition, seat: int
) -> tuple[Event, ...]:
    clause, (strength,) = rules.role("hands").clause, rules.strengths(position, seat)
    hand = {"seat": names[seat], "hand": rules.ranking.hand(strength)}
    told = [Event(clause, "hand-shown", hand)]
    if not position.waiting:
        found = rules.spread(position)
        seats = [names[each] for each in winners(found) or ()]
        best = max(strengths[-1] for strengths in found.values())
        why = {"hand": rules.ranking.hand(best)}
        told.append(Event(clause, "hand-wins", {"seats": seats}, why))
    return tuple(told)
