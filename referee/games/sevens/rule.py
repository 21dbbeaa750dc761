"""What a rule of the sevens family may declare."""

from __future__ import annotations

from typing import ClassVar

from referee.model.description import Description
from referee.rulebook.rule import Rule

from .position import SevensPosition


class SevensRule(Rule):
    """A rule of the family. What it does not declare it has nothing to say about."""

    # ---- a move

    def out_of_turn(self, position: SevensPosition, seat: int) -> str:
        """Why a seat may do nothing now: the ending of a sentence; empty: it may."""
        return ""

    def bars(self, position: SevensPosition, seat: int, card: int) -> bool:
        """Whether the seat cannot lay a card (a set of one), whatever the rows are."""
        return False

    def bars_pass(self, position: SevensPosition, seat: int, can_play: bool | None) -> bool | None:
        """Whether a pass is barred; ``can_play``: ``None`` where nobody knows, as is the answer."""
        return False

    # ---- the rows

    def starts(self) -> int:
        """The cards with which rows begin."""
        return 0

    def lays(self) -> int:
        """The cards that lie there before the first turn."""
        return 0

    def joins(self, rank: int) -> tuple[int, ...]:
        """The rank indices beside this one."""
        return ()

    joined: ClassVar[str] = ""
    """How a card that ``joins`` puts beside another fits there: the ending of a sentence."""

    def gaps(self) -> bool:
        """Whether a card beside any card fits, and not only one in a row from a start."""
        return False

    # ---- passes

    def allowed_passes(self) -> int | None:
        """How often one may pass, with one pass more one drops out; ``None``: as often as one
        likes."""
        return None

    def dropped_cards(self) -> str:
        """What becomes of the cards of who drops out: one of ``words.PLACED`` and ``REMOVED``;
        empty: not said."""
        return ""

    # ---- the beginning

    def first_card(self) -> str:
        """The card whose holder begins; empty: not said."""
        return ""

    def leader(self, described: Description) -> str:
        """The seat that begins; empty: it is not known."""
        return ""

    def deal(self, players: int) -> dict[str, int]:
        """``{"each", "left"}``; ``"more"``: how many get one more."""
        return {}
