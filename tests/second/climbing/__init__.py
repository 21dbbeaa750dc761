"""A second opinion on the climbing base games: a slow, plain judge of its own.

Written from the wording of the clauses in `referee/books`
and from nothing else: it shares no code and no design with `referee.games`. It enumerates what the
jokers of a play may stand for, filters by predicates that quote their clause, and works out the
state of a game from the list of its events, from the start, each time it is asked.

`python -m tests.second.climbing --positions 500000 --games 2000 --seed 7` compares more than the
tests do.
"""
