"""The rules of the pointing family, one a file."""

NEEDS: tuple[str, ...] = ("point", "loser")
"""The roles that the procedure cannot do without: who points when, whom a round eliminates."""
JOKERS = False
"""No rule says what a joker would be."""
