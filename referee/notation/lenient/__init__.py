"""What a person types, read as it is meant. The words are data; no word is passed over.

Its names are loaded when they are used: a question in a table's text is no such thing.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
