"""How rules interact: every pair of a book's rules, tried on tables made for both.

Nothing here names a rule or a family. What tries the tables is loaded when used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
