"""The desk without Jupyter: static pages and a small server.

Names are imported when they are used: a verdict in the shell needs no server.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
