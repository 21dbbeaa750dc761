"""Verdicts: the answer to a question at a table, what would change it, what it depends on."""
