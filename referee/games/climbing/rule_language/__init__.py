"""Rules that a book states in sentences: their words, and the hooks that these become."""
