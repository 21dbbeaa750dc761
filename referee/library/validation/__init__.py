"""Validation of a rulebook's file.

Its modules are loaded when they are used: the package's own books are checked by its tests.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
