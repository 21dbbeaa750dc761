"""Records of games: read in several formats, judged move by move, and written at random."""
