"""All play a card at the same moment (全員一斉)."""

from __future__ import annotations

from referee.games.tricks.rule import TrickRule


class AllAtOnce(TrickRule):
    says = ("waits", "no-leader")
    at_once = True
