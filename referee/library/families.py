"""Families of games in packages outside the referee's own."""

from __future__ import annotations

from .context import current


def add_family(name: str, package: str) -> None:
    """A game family in a package outside :mod:`referee.games`.

    The package has ``family.FAMILY`` and ``rules/``, and may bring ``books/NAME.toml`` and
    ``locale/LANG/*.ftl`` along.
    """
    current().add_family(name, package)


def remove_family(name: str) -> None:
    """Takes back :func:`add_family`."""
    current().remove_family(name)
