"""Cards and decks, and how they are spelled."""
