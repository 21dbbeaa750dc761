"""A second opinion on what is owed and what may be answered: 7-pass, 10-discard, 4-stop.

Written from the wording of the clauses and from nothing else, on the cards and forms of
`tests.second.climbing`. Where the words do not say how two of them go together the judge says so
(`Open`), and the game ends there.
"""
