"""How much of what there is a run goes through: a fixed share by default, all with ``THOROUGH=1``.

Where a test goes through all of something large, it says which share of it every run takes: the
same one each time, chosen so that each kind is met.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

THOROUGH = os.environ.get("THOROUGH", "0") not in ("", "0")


def is_taken(at: int, each: int = 5) -> bool:
    """Whether the item at this place is in the share; the first is."""
    return THOROUGH or at % each == 0


def share(items: Iterable[T], each: int = 5) -> list[T]:
    """Every ``each`` th item, the first among them; never none."""
    taken = [item for at, item in enumerate(items) if is_taken(at, each)]
    assert taken, "nothing to take a share of"
    return taken


def some(number: int, each: int = 5) -> int:
    """How many of so many random examples are tried."""
    return number if THOROUGH else -(-number // each)
