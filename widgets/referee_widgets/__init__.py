"""The front ends of Referee: thin anywidget adapters around the sessions of the core package.

In a notebook, who imports this has the magics ``%%referee``, ``%%quiz`` and ``%%house``, too (or
says ``%load_ext referee_widgets``). The widgets need anywidget, and are loaded when they are used;
:func:`still` and the web page (:mod:`referee.web`) do without.
"""

import sys

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)

MAGICS = ("referee", "quiz", "house")


def _offer_magics() -> None:
    """A notebook's shell loads them when the first is used."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    if shell is not None:
        for name in MAGICS:
            shell.magics_manager.register_lazy(name, __name__)


_offer_magics()
