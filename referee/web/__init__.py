"""The desk without Jupyter: still pages and a small server.

Its names are loaded when they are used: who asks in the shell for a verdict needs no server.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
