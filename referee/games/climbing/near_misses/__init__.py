"""What nearly happened: the rules that a play all but set off, and why they did not act."""
