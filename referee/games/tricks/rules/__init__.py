"""The rules of the trick-taking family, one a file."""

NEEDS: tuple[str, ...] = ("card", "turn", "takes", "lead", "tally")
"""The roles that the procedure cannot do without: what a play is, who plays after whom, who takes
a trick, who leads after it, how the game is won."""
JOKERS = False
"""No rule says what a joker would be."""
