"""The front ends of Referee: thin anywidget adapters around the sessions of the core package."""

from __future__ import annotations

from .desk import Desk

__all__ = ["Desk"]
