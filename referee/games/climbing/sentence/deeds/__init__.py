"""What sentences may do, each by itself; in the order in which a rule tells them."""

from __future__ import annotations

from .base import Bound, Deed
from .field import AllSkipped, Cancelling, Clearing, Leading, NothingElse, Skipping
from .letting import Allowing, Forbidding, Locking
from .parting import Discarding, Giving
from .seats import Falling, Marking, Winning
from .turning import Direction, Order, Preventing

__all__ = ["DEEDS", "Bound", "Deed"]

DEEDS: tuple[type[Deed], ...] = (
    Allowing, Forbidding, Order, Direction, Preventing, Locking, Marking, Cancelling, Clearing,
    Leading, NothingElse, AllSkipped, Winning, Falling, Giving, Discarding, Skipping,
)  # fmt: skip
