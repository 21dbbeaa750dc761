"""The map of how the rules of a book interact, as the checker has found it."""
