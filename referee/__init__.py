"""Referee settles disputes at the card table: give it a table, get a verdict with its clauses.

>>> import referee
>>> table = referee.read('''
... rules: offkai
... seats: Aki, Ben, Chie, Dan
... field: D4, D7, D9
... ''')
>>> table.ask("may Chie play C10").answer
'no'

Importing this package is cheap: a module is loaded when one of its names is used.
``__init__.pyi`` lists the names and the module of each.
"""

from importlib import import_module

import lazy_loader

from . import display
from ._internal.gc import gc_paused

_load, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    with gc_paused():
        value: object = _load(name)
    return value


def _render(value: object) -> dict[str, str]:
    bundle: dict[str, str] = import_module(".ui.static", __name__).shown_by_notebooks(value)
    return bundle


display.set_renderer(_render)
