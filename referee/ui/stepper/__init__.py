"""Sequences to step through: a table, the moves from it, branches, and what is said about each.

``story`` is the sequence as a value, ``text`` reads and writes it, ``judging`` goes through it
with the referee, ``face`` draws a step, ``session`` does what it is told.

Their names are loaded when they are used: a page begins with another face.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
