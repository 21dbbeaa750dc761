"""Tables aimed at rules: what sets each off, found by small plays, and both put together."""
