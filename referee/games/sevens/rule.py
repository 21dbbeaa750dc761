"""What a rule of the sevens family may declare."""

from __future__ import annotations

from referee.model.description import Description
from referee.rulebook.rule import Rule

from .position import SevensPosition

PLACED, REMOVED = "placed_on_table", "removed"
"""What becomes of the cards of somebody who drops out."""


class SevensRule(Rule):
    """The hooks; a rule has those that it needs."""

    def bars(self, position: SevensPosition, seat: int, card: int) -> bool:
        """Whether the rule itself bars a card (a set of one), whatever the rows are."""
        return False

    def bars_pass(self, position: SevensPosition, seat: int, can_play: bool | None) -> bool | None:
        """Whether a pass is barred; ``can_play``: ``None`` where nobody knows, as is the answer."""
        return False

    def starts(self) -> int:
        """The cards with which rows begin."""
        return 0

    def lays(self) -> int:
        """The cards that lie there before the first turn."""
        return 0

    def joins(self, rank: int) -> tuple[int, ...]:
        """The rank indices beside this one."""
        return ()

    def gaps(self) -> bool | None:
        """Whether a card beside any card fits; ``None``: the rule does not say."""
        return None

    def allowed_passes(self) -> int | None:
        """How often one may pass; with one pass more one drops out."""
        return None

    def dropped_cards(self) -> str:
        """``PLACED``, ``REMOVED``, or empty: the rule does not say."""
        return ""

    def leader(self, described: Description) -> str | None:
        """The seat that begins, where the rule says so and it is known; empty: not known."""
        return None
