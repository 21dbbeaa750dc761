"""What sentences may do, each by itself; in the order in which a rule tells them."""

from __future__ import annotations

from .base import Bound, Deed
from .field import AllSkipped, Clearing, Skipping
from .letting import Allowing, Forbidding, Locking
from .parting import Discarding, Giving
from .seats import Falling, Marking, Winning
from .taking import SwappingHands, Taking
from .turning import Direction, Order

__all__ = ["DEEDS", "Bound", "Deed"]

DEEDS: tuple[type[Deed], ...] = (
    Allowing, Forbidding, Order, Direction, Locking, Marking, Clearing, AllSkipped, Winning,
    Falling, Giving, Discarding, Taking, SwappingHands, Skipping,
)  # fmt: skip
