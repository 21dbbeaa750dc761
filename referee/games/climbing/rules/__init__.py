"""One rule a file, named by its file. Only rules that are on are imported."""

from referee.games.climbing.rule_language.vocabulary import VOCABULARY

__all__ = ["NEEDS", "VOCABULARY"]

NEEDS = ("turn", "going out", "clear")
"""The roles that the procedure cites: a book has a clause for each."""
