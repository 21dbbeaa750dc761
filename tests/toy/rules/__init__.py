"""The rules of the toy family, one a file."""

from __future__ import annotations

NEEDS: tuple[str, ...] = ("strength",)
"""The roles that the procedure cannot do without: which card is the stronger."""
