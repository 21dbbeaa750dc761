"""Who sends a request, whatever it comes by."""

from __future__ import annotations

from msgspec import Struct


class Client(Struct, frozen=True):
    """Whoever sends a request. ``is_known``: the desk is this machine's alone, or they came by the
    link with the key."""

    address: str = ""
    is_known: bool = True
