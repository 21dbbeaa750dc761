"""What a session and its page say to each other: Structs, a state and the actions of each face.

The page's types and ``docs/desk-protocol.md`` are made from them (``widgets/protocol/make.py``).
"""
