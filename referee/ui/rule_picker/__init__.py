"""The rule picker (ルール選び): which rules a table plays by, and the house's book that keeps them.

The name is loaded when it is used: a desk shows what is played without a picker.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
