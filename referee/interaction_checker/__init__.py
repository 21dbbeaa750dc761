"""Where rules meet: every pair of a book's rules tried against each other on tables aimed at both.

Nothing here knows a rule by its name, nor a family. What tries the tables is loaded when used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
