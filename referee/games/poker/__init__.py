"""The poker family: five cards make a hand, the strongest hand wins."""
