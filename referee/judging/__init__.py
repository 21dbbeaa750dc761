"""Verdicts: the answer at a table, what is behind it, what would flip it, in words."""
