"""Where rules meet: every pair of a book's rules tried against each other on tables aimed at both.

Nothing here knows a rule by its name, nor a family.
"""
