"""The game families. Each turns a rulebook into an engine; none knows a rule by name."""
