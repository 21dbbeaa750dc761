"""The front ends of Referee: thin anywidget adapters around the sessions of the core package.

``%load_ext referee_widgets`` gives a notebook the cell magics ``%%referee`` and ``%%quiz``.
"""

from __future__ import annotations

from typing import Any

from .card import VerdictCard
from .desk import Desk
from .quiz import Quiz
from .stepper import Stepper

__all__ = ["Desk", "Quiz", "Stepper", "VerdictCard"]


def load_ipython_extension(shell: Any) -> None:
    """Called by ``%load_ext referee_widgets``."""
    from .magic import RefereeMagics

    shell.register_magics(RefereeMagics)
