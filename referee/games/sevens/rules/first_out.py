"""The first to have no card left wins (あがり)."""

from __future__ import annotations

from referee.games.sevens.rule import SevensRule


class FirstOut(SevensRule):
    roles = ("win",)
    says = ("won", "last", "none")
