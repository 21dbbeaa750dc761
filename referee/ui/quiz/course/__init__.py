"""Courses: many quizzes in levels, of which those that were missed are asked again later.

``course`` is the value, ``reading`` reads its file and says what is wrong with it, ``progress``
counts what was right and says what is asked next, ``session`` asks.

Their names are loaded when they are used: a page begins with another face.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
