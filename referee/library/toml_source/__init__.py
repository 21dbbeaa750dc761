"""TOML texts: where things stand, what no book says, the forms that a part can have.

The package's own books are read from what was built; of these nothing is loaded for them.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
