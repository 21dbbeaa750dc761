"""The rules of the sevens family, one a file."""

NEEDS: tuple[str, ...] = ("turn", "rows", "win")
"""The roles that the procedure cannot do without: who may lay a card when, where it fits, how the
game is won."""
