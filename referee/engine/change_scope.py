"""How far a change of the rules reaches into a table: which of its moves it has to do with."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from referee.model.types import Value

Key = tuple[str, Value]
"""A change: the name of an option, and its other value."""


class ChangeScope(Struct, frozen=True):
    """Where the rules of a change say something else than those that they replace.

    All other moves lead from an equal position to an equal one, under the change as without it.
    """

    setup: frozenset[Key]
    """The changes that say something else of the described position."""
    made: Mapping[Key, frozenset[int]]
    """The moves, from 0, of which a change says something else; of changes that are not here none
    is known."""
    reread: frozenset[Key] = frozenset()
    """The changes under which moves are read otherwise, which may tell only later."""
    beside: frozenset[Key] = frozenset()
    """The changes that make something another thing at which nobody looks: they may tell beside a
    change by which somebody does."""

    def has(self, key: Key) -> bool:
        """Whether the change has to do with the setup or with any move."""
        return key in self.setup or bool(self.made.get(key))

    def tells_moves(self, key: Key) -> bool:
        """Whether it is known which moves are the same under the change, from the first on."""
        return key in self.made and key not in self.setup and key not in self.reread
