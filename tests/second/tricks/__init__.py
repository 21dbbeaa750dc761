"""A second opinion on trick-taking: a slow judge written from the clauses' words alone.

It shares nothing with the engine but the table text. ``python -m tests.second.tricks --help``
compares as many positions as wanted.
"""
