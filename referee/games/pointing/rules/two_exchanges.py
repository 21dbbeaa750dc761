"""A round has two exchanges, then all show their cards."""

from __future__ import annotations

from referee.games.pointing.rule import PointingRule
from referee.model.markword import MarkWord


class TwoExchanges(PointingRule):
    words = (
        MarkWord("exchange", "second exchange", fixed=2),
        MarkWord("reveal", "reveal"),
    )
