"""The rule picker (ルール選び): which rules a table plays by, and the house's book that keeps them.

A :class:`PickerSession` holds the choice; its state is what a page draws, its ``header`` what a
table says. Like all sessions it knows nothing of screens.
"""

from __future__ import annotations

from .session import PickerSession

__all__ = ["PickerSession"]
