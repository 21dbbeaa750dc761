"""What a page may ask its session for: Structs, by which sessions check actions.

The Structs of the states are in ``widgets/page_protocol``. Its ``make.py`` generates the page's
types and ``docs/desk-protocol.md`` from both.
"""
