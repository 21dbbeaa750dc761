"""One after the other: what reaches a widget from several threads.

JupyterLab has a kernel hear the taps of each page in a thread of its own (a subshell), beside the
cells, which run in the main one. Neither traitlets nor a session bears two at once: while one
bundles its changes, what the other sets would not even be looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Any

import anywidget

TURN = RLock()
"""Whoever has it may change widgets. All share one: those that are linked change each other."""


class SynchronizedWidget(anywidget.AnyWidget):
    """A widget at which one thread at a time does something, and sends what comes of it."""

    def __setattr__(self, name: str, value: Any) -> None:
        with TURN:
            super().__setattr__(name, value)

    def set_trait(self, name: str, value: Any) -> None:
        with TURN:
            super().set_trait(name, value)

    @contextmanager
    def hold_trait_notifications(self) -> Iterator[None]:
        with TURN, super().hold_trait_notifications():
            yield

    @contextmanager
    def hold_sync(self) -> Iterator[None]:
        with TURN, super().hold_sync():
            yield

    def set_state(self, sync_data: dict[str, Any]) -> None:
        with TURN:
            super().set_state(sync_data)

    def send_state(self, key: Any = None) -> None:
        with TURN:
            super().send_state(key)
