"""What rules and procedure of the family both name."""

from __future__ import annotations

EXCHANGE, SHOWING, WINS = "exchange", "reveal", "wins"
"""Marks: that the second exchange has come; that all show their cards; how many games a seat has
won."""

HIGHER, NO_ONE = "higher", "no one"
"""How a contested card is settled."""

MISSED = FEW, MANY = "few", "many"
"""Why a contest is not settled by rank: too few players, or too many who point."""
