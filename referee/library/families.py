"""Families of games in packages outside the referee's own."""

from __future__ import annotations

from importlib import resources

from referee.language import messages as wording
from referee.rulebook.catalogue import PACKAGES

from .library import add_books, remove_books


def add_family(name: str, package: str) -> None:
    """A game family in a package outside :mod:`referee.games`.

    The package has ``compile_rulebook`` and ``rules/``, and may bring ``books/NAME.toml`` and
    ``locale/LANG/*.ftl`` along.
    """
    PACKAGES[name] = package
    add_books(resources.files(package) / "books")
    wording.add_messages(resources.files(package) / "locale")


def remove_family(name: str) -> None:
    """Takes back :func:`add_family`."""
    package = resources.files(PACKAGES.pop(name))
    remove_books(package / "books")
    wording.remove_messages(package / "locale")
