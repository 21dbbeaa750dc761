"""House-rule files: read, changed, and embedded in the text of a table.

Most tables embed no house, so the code that extracts one is loaded when used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
