"""Who wins by the hands that are there, as far as they are known."""

from __future__ import annotations

from collections.abc import Sequence

from .position import PokerPosition
from .ruleset import PokerRules

Spread = dict[int, Sequence[int]]
"""How strong each seat's hand is or may be, weakest first."""


def spread(rules: PokerRules, position: PokerPosition) -> Spread:
    """The seats that have or may have a hand."""
    found = {seat: rules.strengths(position, seat) for seat in range(position.size)}
    return {seat: strengths for seat, strengths in found.items() if strengths}


def winners(found: Spread) -> list[int] | None:
    """Who wins whatever the unknown cards are; ``None``: that depends on them."""
    if not found:
        return []
    lead = max(strengths[0] for strengths in found.values())
    best = [seat for seat, strengths in found.items() if strengths[-1] >= lead]
    if len(best) == 1 or all(len(found[seat]) == 1 for seat in best):
        return best
    return None
