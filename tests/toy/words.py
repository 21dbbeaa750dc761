"""What rules and procedure of the family both name."""

from __future__ import annotations

CURSE = "curse"
"""The mark of a seat that takes nothing."""
