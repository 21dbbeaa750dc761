"""Near misses: rules that a play nearly set off, and why they did not act."""
