"""A house's own book: its file kept, changed and made portable.

Most tables bring no house along; what reads one is loaded when used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
