"""The commands, each in the module of its name. A module is loaded when its command is used."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
