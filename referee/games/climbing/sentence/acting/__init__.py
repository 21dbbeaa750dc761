"""A sentence at work: what it offers, what several deeds say as one, what has come of a move."""
