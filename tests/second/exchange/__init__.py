"""A second opinion on the exchange of cards before a game, of daifugo and of offkai.

Written from the wording of the clauses and from nothing else. ``python -m tests.second.exchange
--games 5000`` compares as many exchanges as wanted.
"""
