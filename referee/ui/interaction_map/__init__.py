"""The map of where the rules of a book meet, as the checker has found it."""
