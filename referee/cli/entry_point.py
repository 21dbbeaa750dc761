"""The entry point of the ``referee`` program."""

import gc
from importlib import import_module

GC_THRESHOLD = 200_000
"""More objects than are allocated while modules are loaded."""


def run() -> int:
    """Runs the command of this process. Returns its exit status.

    A short command spends most of its time on loading modules. Garbage collection among them, and
    again when the process ends, took a quarter of it, so it is switched off.
    """
    gc.set_threshold(GC_THRESHOLD)
    try:
        status: int = import_module("referee.cli.main").main()
    finally:
        gc.freeze()
    return status
