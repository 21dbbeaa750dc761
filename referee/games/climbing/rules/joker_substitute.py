"""ジョーカーの代用: in a set or run a joker may stand for another card."""

from __future__ import annotations

from ..rule import ClimbingRule


class JokerSubstitute(ClimbingRule):
    """Lets forms be filled up with jokers."""

    wild = True
