"""The rules of the poker family, one a file."""

NEEDS: tuple[str, ...] = ("show", "hands")
"""The roles that the procedure cannot do without: what everybody shows, which hand is stronger."""
