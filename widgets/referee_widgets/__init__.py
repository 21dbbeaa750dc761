"""The front ends of Referee: thin anywidget adapters around the sessions of the core package.

In a notebook, who imports this has the magics ``%%referee``, ``%%quiz`` and ``%%house``, too (or
says ``%load_ext referee_widgets``). The widgets need anywidget, and are loaded when they are used;
:func:`still` and the web page (:mod:`referee.web`) do without.
"""

import sys

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)

MAGICS = {"referee": "line_cell", "quiz": "cell", "house": "cell"}


def _offer_magics() -> None:
    """A notebook's shell loads them when the first is used.

    IPython's own way to be lazy is not it: there a name that is only a cell's magic cannot be a
    variable at the end of a cell any more.
    """
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    if shell is None:
        return
    for name, kind in MAGICS.items():

        def first(line: str, cell: str | None = None, name: str = name) -> object:
            shell.run_line_magic("load_ext", __name__)
            if cell is None:
                return shell.run_line_magic(name, line)
            return shell.run_cell_magic(name, line, cell)

        shell.register_magic_function(first, kind, name)


_offer_magics()
