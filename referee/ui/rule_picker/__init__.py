"""The rule picker (ルール選び): which rules a table plays by, and the house's book that keeps them.

A :class:`PickerSession` holds the choice; its state is what a page draws, its ``header`` what a
table says. Like all sessions it knows nothing of screens.

Its name is loaded when it is used: a desk tells what is played without a picker.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
