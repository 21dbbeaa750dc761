"""Games in which a card matches the one before it: Crazy Eights, Page One."""
