"""A round has two exchanges, then all show their cards."""

from __future__ import annotations

from referee.games.pointing.rule import PointingRule
from referee.games.pointing.words import EXCHANGE, SHOWING
from referee.model.mark_spelling import MarkWord


class TwoExchanges(PointingRule):
    words = (
        MarkWord(EXCHANGE, "second exchange", fixed=2),
        MarkWord(SHOWING, "reveal"),
    )
