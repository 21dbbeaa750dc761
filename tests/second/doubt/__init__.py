"""A second opinion on cards face down: a slow judge written from the clauses' words alone.

It shares nothing with the engine but the table text. ``python -m tests.second.doubt --help``
compares as many positions as wanted.
"""
