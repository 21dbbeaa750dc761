"""While much is made that stays, nobody looks for garbage: there is none, and each search looks
through all that was made, in a notebook's kernel through all of that, too."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """No search for garbage inside, where one is made at all.

    >>> with undisturbed():
    ...     gc.isenabled()
    False
    >>> gc.isenabled()
    True
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
