"""What a rule of the sevens family may declare."""

from __future__ import annotations

from typing import ClassVar

from referee.model.description import Description
from referee.rulebook.rule import Rule

from .position import SevensPosition


class SevensRule(Rule):
    """A rule of the family. Hooks that it doesn't declare have no effect."""

    # ---- a move

    def forbids_turn(self, position: SevensPosition, seat: int) -> str:
        """Why a seat may not move now: the ending of a sentence; empty: it may."""
        return ""

    def forbids_card(self, position: SevensPosition, seat: int, card: int) -> bool:
        """Whether a seat can't lay a card (a set of one), whatever the rows are."""
        return False

    def forbids_pass(
        self, position: SevensPosition, seat: int, can_play: bool | None
    ) -> bool | None:
        """Whether a pass is barred. ``can_play`` and the result are ``None`` if unknown."""
        return False

    # ---- the rows

    def row_starts(self) -> int:
        """The cards that rows begin with."""
        return 0

    def laid_first(self) -> int:
        """The cards on the table before the first turn."""
        return 0

    def adjacent_ranks(self, rank: int) -> tuple[int, ...]:
        """The indices of the ranks next to this one."""
        return ()

    joined: ClassVar[str] = ""
    """How a card fits that ``adjacent_ranks`` puts next to another: the ending of a sentence."""

    def allows_gaps(self) -> bool:
        """Whether a card fits next to any card on the table, not only in a row from a start."""
        return False

    # ---- passes

    def allowed_passes(self) -> int | None:
        """How often a seat may pass before it drops out with the next pass; ``None``: no limit."""
        return None

    def dropped_cards(self) -> str:
        """What happens to the cards of a player who drops out: ``PLACED`` or ``REMOVED``; empty:
        not stated."""
        return ""

    # ---- the beginning

    def first_card(self) -> str:
        """The card whose holder begins; empty: not stated."""
        return ""

    def leader(self, described: Description) -> str:
        """The seat that begins; empty: unknown."""
        return ""

    def deal(self, players: int) -> dict[str, int]:
        """``{"each", "left"}``, and ``"more"`` if some players get one more card: how many."""
        return {}
