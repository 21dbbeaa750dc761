"""Whether a move may be made, and why."""
