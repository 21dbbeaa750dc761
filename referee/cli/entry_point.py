"""The program of the shell, in a process of its own."""

import gc
from importlib import import_module

LOADED = 200_000
"""More objects than loading makes."""


def run() -> int:
    """Runs the command that the process was started with and returns its exit status.

    Most of a short command's time goes into loading; looking for garbage among what was loaded, and
    once more when the process ends, was a quarter of it.
    """
    gc.set_threshold(LOADED)
    try:
        status: int = import_module("referee.cli.main").main()
    finally:
        gc.freeze()
    return status
