"""A second opinion on switched rules: what plays they let and bar, what they clear, skip and turn.

Written from the wording of the clauses and from nothing else, on the cards and forms of
`tests.second.climbing`. A rule is one line or two; where the words do not say how two of them go
together the judge says so (`Open`), and nothing is compared.
"""
