"""What rules and procedure of the family both name."""

from __future__ import annotations

PASSES = "passes"
"""The mark of how often a seat has passed."""

LACKS = "lacks"
"""What ``state:`` says of cards that a pass has shown somebody not to hold."""

BEGAN = "began"
"""What ``state:`` says of who began, where the hands do not tell it any more."""

PLACED, REMOVED = "placed_on_table", "removed"
"""What becomes of the cards of somebody who drops out."""
