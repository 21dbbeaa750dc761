"""The dispute desk without a screen: actions in, state out, as ``docs/desk-protocol.md`` says.

``board`` is what lies on the desk, ``edits`` changes it, ``face`` draws it (``judged`` the
verdict), ``session`` does what it is told.
"""

from __future__ import annotations

from .session import DeskSession

__all__ = ["DeskSession"]
