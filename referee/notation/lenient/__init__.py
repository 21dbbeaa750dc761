"""Reads questions and moves as people type them. The words are data; no typed word is ignored.

The functions are imported when they are first used, because questions in table texts don't need
them.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
