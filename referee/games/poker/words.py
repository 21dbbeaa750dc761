"""What rules and procedure of the family both name."""

from __future__ import annotations

FIVE = 5
"""How many cards make a hand."""

NO, LOW, ACE_STYLE, ROUND = "no", "low", "ace_style", "yes"
"""How the two ends of the ranks join in a straight: not; the top rank also below the lowest; the
lowest also above the top; all the way round."""
