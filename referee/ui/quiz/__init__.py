"""Quizzes: a table, a question, the reader's answer, and only then the referee's.

``quiz`` is the value, ``text`` reads and writes several of them, ``forms`` says how each kind of
question is answered, ``judging`` whether an answer is right, ``session`` does what it is told.

Their names are loaded when they are used: a page begins with another face.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
