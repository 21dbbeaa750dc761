"""Jupyter widgets: thin anywidget adapters around the sessions of the core package.

Importing this in a notebook also provides the magics ``%%referee``, ``%%quiz`` and ``%%house`` (as
does ``%load_ext referee_widgets``). The widgets need anywidget and are loaded on first use;
:func:`still` and the web page (:mod:`referee.web`) work without it.
"""

import sys

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)

MAGICS = {"referee": "line_cell", "quiz": "cell", "house": "cell"}


def _offer_magics() -> None:
    """Registers magics that are loaded on first use.

    IPython's own lazy magics don't do: with them, the name of a cell magic can no longer be a
    variable at the end of a cell.
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
