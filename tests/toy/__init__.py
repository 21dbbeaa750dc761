"""A throwaway family, one trick of coloured cards: what a family needs, and no more. Copy it."""
