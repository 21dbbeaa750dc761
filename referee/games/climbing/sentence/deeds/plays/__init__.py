"""Deeds about plays: adding to one, taking one away, what it sets off."""
