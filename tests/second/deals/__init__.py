"""A second opinion on games with bids: judges written from rule texts, without the books in sight.

They share nothing with the engine but the table text. ``python -m tests.second.deals --help``
compares as many deals as wanted.
"""
