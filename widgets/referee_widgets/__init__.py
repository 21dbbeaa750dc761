"""The front ends of Referee: thin anywidget adapters around the sessions of the core package.

``%load_ext referee_widgets`` gives a notebook the cell magics ``%%referee`` and ``%%quiz``. The
widgets need anywidget; :func:`still` and the web page (:mod:`referee.web`) do without.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from referee.web.still_page import still

if TYPE_CHECKING:
    from .card import VerdictCard
    from .desk import Desk
    from .picker import RulePicker
    from .quiz import Quiz
    from .stepper import Stepper

__all__ = ["Desk", "Quiz", "RulePicker", "Stepper", "VerdictCard", "still"]

HOMES = {
    "Desk": "desk",
    "Quiz": "quiz",
    "RulePicker": "picker",
    "Stepper": "stepper",
    "VerdictCard": "card",
}
"""Widget -> its module, read when somebody uses it."""


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{HOMES[name]}", __name__), name)


def load_ipython_extension(shell: Any) -> None:
    """Called by ``%load_ext referee_widgets``."""
    from .magic import RefereeMagics

    shell.register_magics(RefereeMagics)
