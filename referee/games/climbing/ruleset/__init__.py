"""A rulebook's rules compiled: what they make of each situation."""
