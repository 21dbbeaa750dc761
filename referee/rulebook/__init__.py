"""Clauses, options, rules and their parameters, and a choice among options."""
