"""The ``__init__`` of every value of the package as a module, which its build adds to it.

To compile those of a first verdict takes a browser's Python 25 ms.
"""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Collection, Iterator
from contextlib import suppress
from importlib import import_module
from textwrap import indent

from . import frozen
from .package import PACKAGE

LEFT_OUT = ("cli", "site", "built", "__main__")
"""What is no part of a verdict."""


def modules() -> Iterator[tuple[str, str]]:
    """The name of the file in :data:`referee.basis.built.FOLDER`, and its text.

    >>> name, text = next(modules())
    >>> name, "def __init__(self, suit, rank" in text
    ('inits.py', True)
    """
    texts = dict(filter(None, map(frozen.init_text, _classes())))
    makers = [_maker(number, *each) for number, each in enumerate(texts.items())]
    listed = "".join(f"    {text!r}: _{number},\n" for number, text in enumerate(texts))
    yield "inits.py", "\n".join([*makers, f"MADE = {{\n{listed}}}\n"])


def _maker(number: int, text: str, given: Collection[str]) -> str:
    inside = indent(f"{text}\nreturn __init__\n", "    ")
    return f"def _{number}({', '.join(given)}):\n{inside}"


def _classes() -> Iterator[type]:
    """Those of all modules, always in the same order."""
    top = PACKAGE.name
    for each in pkgutil.walk_packages([str(PACKAGE)], f"{top}.", onerror=lambda _: None):
        if each.name.split(".")[1] not in LEFT_OUT:
            with suppress(ImportError):  # what it wants is not installed
                import_module(each.name)
    for name in sorted(name for name in sys.modules if name.startswith(f"{top}.")):
        module = sys.modules[name]
        if name.split(".")[1] not in LEFT_OUT:
            yield from (
                each
                for each in vars(module).values()
                if isinstance(each, type) and each.__module__ == name
            )
